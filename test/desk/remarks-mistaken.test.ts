/** What people say of others' claims without saying what is right, and of things that are not somebody's. */
import { describe, expect, it } from "vitest";
import { openDesk } from "./desk-scenario.js";

const which = {
  need: { func: "which", adjective: "Ana's", noun: "mug" },
  candidates: ["mug 1", "mug 3"],
} as const;
const where = { need: { func: "where", adjective: "Ana's", noun: "mug" } } as const;
const potato = { need: { func: "where", noun: "potato" } } as const;

type Need = typeof which | typeof where | typeof potato;

/** What stands after each of them spoke, one after the other. */
async function standsAfter(
  need: Need,
  ...said: readonly (readonly [string, string])[]
): Promise<readonly string[]> {
  const desk = await openDesk();
  await desk.pose(need);
  for (const [who, words] of said) {
    await desk.say(who, words);
    await desk.clock.turn(1000);
  }
  const told = (await desk.told()).filter((fact) => fact.endsWith(": valid"));
  return told.map((fact) => fact.replace(": valid", ""));
}

describe("another thing was meant than was claimed", () => {
  it.each([
    ["Ben", "that's the one for the garden"],
    ["Ben", "no Ana, that is a stone"],
    ["Ben", "Ana is thinking of the sweet ones"],
    ["Ben", "Ana's mistaken"],
    ["Ben", "what Ana said was about last week"],
    ["Ben", "you won't find it there"],
    ["Ben", "can't be, I painted the shelf today"],
    ["Ben", "that's where the onions are, not the potato"],
    ["Ana", "no sorry, that was the other one"],
    ["Ana", "oh, I was talking about the sweet ones"],
    ["Ana", "please delete my answer"],
    ["Ana", "sorry was joking"],
    ["Ben", "that potato is for the neighbours"],
    ["Ben", "das stimmt nicht"],
    ["Ben", "no está allí"],
  ])("%s: %s", async (who, words) => {
    expect(await standsAfter(potato, ["Ana", "on the shelf"], [who, words])).toEqual([]);
  });

  it.each([
    ["Mia", "Ben means mine", ["Mia's mug at cabinet 2"]],
    ["Ben", "sorry, I meant my own mug", ["Ben's mug at cabinet 2"]],
    ["Mia", "those are Mia's", ["Mia's mug at cabinet 2"]],
    ["Mia", "the one in the corner cabinet is mine", ["Mia's mug at cabinet 2"]],
    ["Ana", "that is mine indeed", ["Ana's mug at cabinet 2"]],
  ])("whose it is, they may tell: %s: %s", async (who, words, stands) => {
    expect(await standsAfter(where, ["Ben", "in the corner cabinet"], [who, words])).toEqual(
      stands,
    );
  });

  it("is a clarification, where a place is named", async () => {
    const told = await standsAfter(
      potato,
      ["Ana", "top drawer"],
      ["Ben", "Ana means the top drawer"],
    );
    expect(told).toEqual(["potato at drawer 1"]);
  });

  it.each([
    "that's funny",
    "that's a good idea",
    "that's the one",
    "Ana said so",
    "that is great, Ana",
  ])("praise denies nothing: %s", async (words) => {
    expect(await standsAfter(potato, ["Ana", "on the shelf"], ["Ben", words])).toEqual([
      "potato at shelf 1",
    ]);
  });

  it("ends a dispute, when the owner says who is right", async () => {
    const told = await standsAfter(
      where,
      ["Ben", "on the counter"],
      ["Mia", "no, on the shelf"],
      ["Ana", "Mia is right"],
    );
    expect(told).toContain("Ana's mug at shelf 1");
    expect(told).not.toContain("Ana's mug at countertop 1");
  });
});

describe("what is not somebody's", () => {
  it.each([
    ["Ana", "the red one isn't mine", ["Ana's mug not is mug 3"]],
    ["Mia", "not the red one", ["Ana's mug not is mug 3"]],
    [
      "Mia",
      "the blue one is hers and the red one is mine",
      ["Ana's mug is mug 1", "Mia's mug is mug 3"],
    ],
    ["Mia", "she hates red", ["Ana's mug not is mug 3"]],
    ["Mia", "die rote ist meine", ["Mia's mug is mug 3"]],
    ["Mia", "hey! the red one's mine", ["Mia's mug is mug 3"]],
    ["Mia", "red is granny's", ["Ana's mug not is mug 3"]],
    ["Mia", "the red one isn't mine", ["Mia's mug not is mug 3"]],
  ])("%s: %s", async (who, words, stands) => {
    expect((await standsAfter(which, [who, words])).toSorted()).toEqual(stands);
  });

  it("stays asked, without what was ruled out", async () => {
    const desk = await openDesk();
    const { id } = await desk.pose(which);
    await desk.say("Ben", "not the red one");
    const question = await desk.question(id);
    expect(question.state).toBe("open");
    expect(question.followUp?.choices.map(({ value }) => value)).toEqual(["mug 1"]);
  });

  it("adds up", async () => {
    const told = await standsAfter(which, ["Ben", "not the red one"], ["Ben", "not the blue one"]);
    expect(told).toEqual(["Ana's mug not is mug 3", "Ana's mug not is mug 1"]);
  });

  it.each([
    ["Ana", "that's not mine"],
    ["Mia", "that isn't Ana's"],
  ])("corrects what was told: %s: %s", async (who, words) => {
    const told = await standsAfter(which, ["Ben", "the red one"], [who, words]);
    expect(told).toEqual(["Ana's mug not is mug 3"]);
  });
});
