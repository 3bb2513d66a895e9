/** What people say of what others said, of whose things are, and in words that are not quite English. */
import { describe, expect, it } from "vitest";
import { readIntent, saysOtherwise } from "../../src/desk/remarks/intent.js";
import { plainWords } from "../../src/desk/remarks/plain-words.js";
import { openDesk } from "./desk-scenario.js";

const which = {
  need: { func: "which", adjective: "Ana's", noun: "mug" },
  candidates: ["mug 1", "mug 3"],
} as const;
const where = { need: { func: "where", adjective: "Ana's", noun: "mug" } } as const;

/** What stands after two people spoke, one after the other. */
async function afterTwo(
  need: typeof which | typeof where | { need: { func: "where"; noun: string } },
  first: readonly [string, string],
  second: readonly [string, string],
): Promise<readonly string[]> {
  const desk = await openDesk();
  await desk.pose(need);
  await desk.say(...first);
  await desk.clock.turn(1000);
  await desk.say(...second);
  return (await desk.told()).filter((fact) => fact.endsWith(": valid"));
}

describe("words are read in full", () => {
  it.each([
    ["thats anas 🙄", "that is Ana's"],
    ["mines the red one", "mine is the red one"],
    ["the red one's mine", "the red one is mine"],
    ["Ana thats yours", "Ana that is Ana's"],
    ["the white one belongs to me", "the white one is mine"],
    ["it is always upstairs", "it is always upstairs"],
    ["blue is mias and red is kims", "blue is Mia's and red is Kim's"],
    ["the second is drawers", "the second is drawers"],
    ["that is cups", "that is cups"],
    ["this glass is gorgeous", "this glass is gorgeous"],
  ])("%s", (said, full) => {
    expect(plainWords(said)).toBe(full);
  });
});

it.each(["*_~`|", "👍", "..."])(
  "%s is an answer to what is asked, and is asked back",
  async (said) => {
    const desk = await openDesk();
    const question = await desk.pose(where);
    await desk.say("Zed", said);
    expect(await desk.ballots(question)).toMatchObject([{ understood: "unclear" }]);
    expect((await desk.question(question.id)).followUp).not.toBeNull();
  },
);

describe("an intent", () => {
  it.each([
    ["cancel that pls", "stop"],
    ["stop, stop, stop!", "stop"],
    ["ok you can stop now", "stop"],
    ["could you wait a minute?", "wait"],
    ["give me a minute", "wait"],
    ["czekaj", "wait"],
    ["espera", "wait"],
    ["no need any more, I have it", "found"],
    ["no need to stop, just saying hi", "go-on"],
    ["the bus stop is far", null],
    ["wait, is it safe?", "question"],
    ["which one do you mean, i have like three", "question"],
    ["what he said", "agree"],
    ["you already have the right one", "agree"],
    ["that's not my mug!", "denial"],
    ["haha the ugly one", null],
  ])("%s: %s", (said, intent) => {
    expect(readIntent(said)).toBe(intent);
  });

  it("puts right what was said before", () => {
    expect(saysOtherwise("nope bottom drawer, i moved it yesterday")).toBe(true);
    expect(saysOtherwise("oh wait no, the sink")).toBe(true);
    expect(saysOtherwise("no idea, the sink")).toBe(false);
    expect(saysOtherwise("in the sink")).toBe(false);
  });
});

describe("what somebody puts right", () => {
  const potato = { need: { func: "where" as const, noun: "potato" } };

  it.each([
    ["no, I put it in the bottom drawer", "potato at drawer 2: valid"],
    ["nope, I just saw it in the bottom drawer", "potato at drawer 2: valid"],
    ["it is in the bottom drawer now", "potato at drawer 2: valid"],
  ])("replaces what another said, if they saw or did it: %s", async (words, stands) => {
    expect(await afterTwo(potato, ["Ana", "top drawer"], ["Ben", words])).toEqual([stands]);
  });

  it.each(["no, it's in the bottom drawer", "nope, bottom drawer", "Ana, bottom drawer"])(
    "is asked about, if nothing says who knows better: %s",
    async (words) => {
      const desk = await openDesk();
      const question = await desk.pose(potato);
      await desk.say("Ana", "top drawer");
      await desk.clock.turn(1000);
      await desk.say("Ben", words);
      const household = question.household;
      expect((await desk.memory.facts.list({ household })).map(({ objects }) => objects)).toEqual([
        ["drawer 2"],
      ]);
      const asked = (await desk.memory.questions.list({ episode: question.episode })).at(-1);
      expect(asked).toMatchObject({ state: "open" });
      expect(asked?.choices.map(({ label }) => label)).toEqual([
        "In the top drawer",
        "Not in the top drawer",
      ]);
    },
  );

  it("takes back one's own word", async () => {
    const told = await afterTwo(potato, ["Ana", "top drawer"], ["Ana", "no, the bottom drawer"]);
    expect(told).toEqual(["potato at drawer 2: valid"]);
  });

  it("asks who is right about a third person's thing", async () => {
    const told = await afterTwo(which, ["Ben", "the red one"], ["Mia", "Ben, the blue one"]);
    expect(told).toEqual(["Ana's mug is mug 3: valid", "Ana's mug is mug 1: valid"]);
  });

  it("only contests what people say of their own things", async () => {
    const told = await afterTwo(which, ["Ana", "the red one"], ["Ben", "no, the blue one"]);
    expect(told).toEqual(["Ana's mug is mug 3: valid", "Ana's mug is mug 1: valid"]);
  });

  it("follows what owners say of where theirs is", async () => {
    const desk = await openDesk();
    await desk.learn({ subject: "cabinet 2", relation: "holds", objects: ["mug 1"] });
    await desk.pose(which);
    await desk.say("Ben", "the red one");
    await desk.say("Ana", "lol ben. mine is in the corner cabinet");
    expect((await desk.told()).filter((fact) => fact.endsWith(": valid"))).toEqual([
      "Ana's mug at cabinet 2: valid",
    ]);
  });
});

describe("whose things are", () => {
  it.each([
    ["Mia", "blue is Ana's, red is mine", ["Ana's mug is mug 1", "Mia's mug is mug 3"]],
    ["Ana", "red?? mine is blue. red is mias", ["Ana's mug is mug 1", "Mia's mug is mug 3"]],
    ["Mia", "hey that's my mug", ["Mia's mug is mug 3"]],
    ["Ben", "the red one isn't Ana's", ["Ana's mug is mug 3", "Ana's mug not is mug 3"]],
    ["Ana", "that's not my mug!", []],
  ])("%s: %s", async (who, words, stands) => {
    const told = await afterTwo(which, ["Leo", "the red one"], [who, words]);
    expect(told).toEqual(stands.map((fact) => `${fact}: valid`));
  });

  it("is kept apart where a place is asked for", async () => {
    const desk = await openDesk();
    await desk.pose(where);
    await desk.say("Ben", "my mug is on the shelf, hers is in the corner cabinet");
    expect(await desk.told()).toEqual([
      "Ana's mug at cabinet 2: valid",
      "Ben's mug at shelf 1: valid",
    ]);
  });

  it("may be said before anything is asked, in another language too", async () => {
    const desk = await openDesk();
    await desk.say("Mia", "ciao! la tazza di Ben è sullo scaffale");
    expect(await desk.told()).toEqual(["Ben's mug at shelf 1: valid"]);
  });
});

describe("what somebody else said", () => {
  it("is not said again by those who agree", async () => {
    const told = await afterTwo(which, ["Ana", "the red one"], ["Ben", "+1 what Ana said"]);
    expect(told).toEqual(["Ana's mug is mug 3: valid"]);
  });
});
