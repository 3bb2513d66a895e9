import { describe, expect, it } from "vitest";
import { createJournal } from "../../src/agent/journal.js";
import { perceive } from "../../src/agent/perceive.js";
import { takeSnapshot } from "../../src/app/operating/snapshot.js";
import { reservedChoices } from "../../src/core/bot.js";
import { answerTimeoutMs, type DeskScenario, minute, openDesk } from "../build/desk.js";
import { lookStep } from "../memory/samples.js";

const signal = new AbortController().signal;
const anasMug = { func: "where", noun: "mug", adjective: "Ana's" } as const;
const inFridge = "Ana's mug: fridge 1";
const inSink = "Ana's mug: sinkbasin 1";
const which =
  "I was told two things about Ana's mug: in the sink, and in the fridge. Which is right?";

async function disputed({ memory }: DeskScenario) {
  const all = await memory.facts.list({ household: "kitchen", disputed: true });
  return all.filter(({ dispute }) => dispute !== null);
}

/** With a quorum of two it is a tie, otherwise Cleo is late. */
async function contradicted(quorum = 1) {
  const desk = await openDesk({ rules: { quorum } });
  const question = await desk.pose({ need: anasMug });
  await desk.say("Ben", "in the sink");
  await desk.say("Cleo", "in the fridge");
  return { desk, question, second: await desk.adjudicationOf(question) };
}

const tie = () => contradicted(2);

describe("a tie", () => {
  it("is asked once more, without names, and nothing of it is used", async () => {
    const { desk, question, second } = await tie();
    expect(await desk.question(question.id)).toMatchObject({ state: "answered", reason: "tied" });
    const shape = { state: "open", adjudicates: question.id, quorum: 1, need: anasMug };
    expect(second).toMatchObject({ ...shape, text: which });
    expect(second.choices.map(({ label, value }) => [label, value])).toEqual([
      ["In the sink", "sinkbasin 1"],
      ["In the fridge", "fridge 1"],
    ]);
    expect(await desk.used()).toEqual([]);
    expect(await disputed(desk)).toHaveLength(2);
    const card = await desk.card();
    expect(card?.question?.id).toBe(second.id);
    expect(card?.heard).toBeNull();
    expect((await desk.notes()).at(-1)).toBe(
      "news: 2 answered: 1 says in the sink, 1 says in the fridge. They cannot all be right, so I ask once more.",
    );
  });

  it("names what was said, also where the question was yes or no", async () => {
    const desk = await openDesk({ rules: { quorum: 2 } });
    const whose = { func: "which", noun: "mug", adjective: "Ana's", thing: "mug 1" } as const;
    const question = await desk.pose({ need: whose });
    await desk.say("Ben", "yes");
    await desk.say("Cleo", "no");
    const { text, choices } = await desk.adjudicationOf(question);
    expect(text).toMatch(/^I was told two things about Ana's mug: the (.+), and not the \1\./);
    expect(choices.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^The /),
      expect.stringMatching(/^Not the /),
    ]);
    await desk.press("Dan", await desk.adjudicationOf(question), choices[1]?.label ?? "");
    expect(await desk.told()).toEqual([
      "Ana's mug is mug 1: contradicted",
      "Ana's mug not is mug 1: valid",
      "Ana's mug not is mug 1: valid",
    ]);
  });

  it("keeps those who wait until it is settled", async () => {
    const desk = await openDesk({ rules: { quorum: 2 } });
    const question = await desk.pose({ need: anasMug });
    const ended: (string | null)[] = [];
    const wait = async (to: AbortSignal) => {
      ended.push(await desk.desk.settled(question.id, to).catch(({ message }) => message));
    };
    const stopping = new AbortController();
    const waits = [wait(signal), wait(stopping.signal)];
    await desk.say("Ben", "in the sink");
    await desk.say("Cleo", "in the fridge");
    const second = await desk.adjudicationOf(question);
    waits.push(wait(signal));
    await desk.settle();
    expect([ended, await desk.outcomes()]).toEqual([[], [null]]);
    stopping.abort(new Error("stopped"));
    await desk.settle();
    expect(ended).toEqual(["stopped"]);
    await desk.press("Dan", second, "In the fridge");
    await Promise.all(waits);
    expect(ended).toEqual(["stopped", "answered", "answered"]);
    expect(await desk.outcomes()).toEqual(["answered"]);
    expect(await desk.used()).toEqual([inFridge, inFridge]);
    expect(await desk.told()).toEqual([
      "Ana's mug at sinkbasin 1: contradicted",
      "Ana's mug at fridge 1: valid",
      "Ana's mug at fridge 1: valid",
    ]);
    const heard = { answer: "in the fridge", by: "Dan" };
    expect((await desk.card())?.heard).toMatchObject(heard);
  });

  it("that nobody settles stays unused, and those who wait go on", async () => {
    const { desk, question, second } = await tie();
    const outcome = desk.desk.settled(question.id, signal);
    await desk.pass(answerTimeoutMs + minute);
    expect(await outcome).toBe("expired");
    expect(await desk.state(second)).toBe("expired");
    expect(await desk.used()).toEqual([]);
    expect(await disputed(desk)).toHaveLength(2);
  });

  it.each([
    ["one takes their answer back", [inFridge], "resolved"],
    ["one corrects their answer", [inFridge, inFridge], "resolved"],
    ["something else is said instead", ["Ana's mug: shelf 1"], null],
  ])("is over when %s", async (what, used, reason) => {
    const { desk, question, second } = await tie();
    if (what.includes("takes")) await desk.takeBack("Ben", question);
    else if (what.includes("corrects")) await desk.fix("Ben", question, "in the fridge");
    else await desk.say("Dan", "neither, it is on the shelf");
    expect(await desk.used()).toEqual(used);
    expect(await disputed(desk)).toEqual([]);
    expect(await desk.question(second.id)).toMatchObject({ state: "answered", reason });
    expect(await desk.desk.settled(question.id, signal)).toBe("answered");
  });
});

describe("a later answer that contradicts", () => {
  it("puts both aside, shows them as disputed and asks", async () => {
    const { desk, question, second } = await contradicted();
    expect(await desk.question(question.id)).toMatchObject({ state: "answered", reason: null });
    expect(second.text).toBe(which);
    expect(await desk.used()).toEqual([]);
    expect((await desk.notes()).at(-1)).toBe(
      "late: Thank you. Ben had answered before. Noted: Ana's mug is in the fridge. " +
        "Somebody told me otherwise, so I use neither until that is settled.",
    );
    expect(await desk.ask({ need: anasMug })).toMatchObject({
      handling: "joined",
      question: second.id,
    });
    const home = { id: "kitchen", title: "Kitchen" };
    const owner = desk.view.owner;
    const page = await takeSnapshot(desk.memory, { home, owner, mode: "owner" });
    expect(page?.facts.map(({ status }) => status)).toEqual(["disputed", "disputed"]);
    await desk.end();
    expect((await desk.card())?.done?.facts).toEqual([]);
  });

  it("is joined by a third one, and settled for all of them", async () => {
    const { desk, question, second } = await contradicted();
    await desk.hear("Dan", { kind: "words", question: question.id, text: "on the shelf" });
    expect(await desk.adjudicationOf(question)).toMatchObject({ id: second.id });
    expect(await disputed(desk)).toHaveLength(3);
    await desk.takeBack("Ben", question);
    expect(await disputed(desk)).toHaveLength(2);
    await desk.press("Eva", second, "In the fridge");
    expect(await desk.used()).toEqual([inFridge, inFridge]);
  });

  it("after the task is asked when somebody needs to know again", async () => {
    const desk = await openDesk();
    const question = await desk.pose({ need: anasMug });
    await desk.say("Ben", "in the sink");
    await desk.end();
    await desk.clock.turn(1000);
    await desk.say("Cleo", "in the fridge");
    const waiting = await desk.adjudicationOf(question);
    expect(waiting.state).toBe("cancelled");
    expect((await desk.card())?.done?.questions).toBe(1);
    expect(await desk.used()).toEqual([]);
    await desk.begin();
    const asked = await desk.pose({ need: anasMug });
    expect(asked).toMatchObject({ text: waiting.text, adjudicates: question.id, episode: "e2" });
    await desk.press("Dan", asked, "In the sink");
    expect(await desk.used()).toEqual([inSink, inSink]);
    expect(await desk.ask({ need: anasMug })).toMatchObject({ handling: "notebook" });
  });

  it("is settled by what the robot sees", async () => {
    const desk = await openDesk();
    const question = await desk.pose({ need: anasMug });
    await desk.say("Ben", "mug 1 is in the sink");
    await desk.say("Cleo", "mug 1 is in the fridge");
    const second = await desk.adjudicationOf(question);
    const wrong = (await disputed(desk)).find(({ objects }) => objects.join() === "sinkbasin 1");
    await desk.see({
      facts: [{ subject: "fridge 1", relation: "holds", objects: ["mug 1"] }],
      disproved: [wrong?.id ?? ""],
    });
    expect(await desk.used()).toEqual(["mug 1: fridge 1", "fridge 1: mug 1"]);
    expect(await desk.question(second.id)).toMatchObject({ reason: "resolved" });
    expect((await desk.card())?.question).toBeNull();
  });

  it("is among the claims that a look at their places ends, though nothing of it is used", async () => {
    const desk = await openDesk();
    const question = await desk.pose({ need: anasMug });
    await desk.say("Ben", "mug 1 is in the sink");
    await desk.say("Cleo", "mug 1 is in the fridge");
    const second = await desk.adjudicationOf(question);
    const journal = createJournal({ ...desk.memory, clock: desk.clock }, desk.episode);
    expect(await journal.facts()).toEqual([]);
    const claims = await journal.claims();
    const observer = { sightings: () => [{ place: "sinkbasin 1", things: ["egg 1"] }] };
    const perception = perceive(observer, [], claims, "e1");
    await journal.record({ record: lookStep(5), ...perception, notes: [] });
    expect(await desk.used()).toEqual(["mug 1: fridge 1", "sinkbasin 1: egg 1"]);
    expect(await desk.question(second.id)).toMatchObject({ reason: "resolved" });
  });

  it("that denies what somebody claimed is a contradiction, also of a class", async () => {
    const desk = await openDesk();
    const question = await desk.pose();
    await desk.say("Ben", "in the sink");
    await desk.say("Cleo", "not in the sink");
    const second = await desk.adjudicationOf(question);
    expect(second.choices.map(({ label }) => label)).toEqual(["In the sink", "Not in the sink"]);
    await desk.press("Dan", second, "Not in the sink");
    expect([...new Set(await desk.told())].toSorted()).toEqual([
      "apple at sinkbasin 1: contradicted",
      "apple not at sinkbasin 1: superseded",
      "apple not at sinkbasin 1: valid",
    ]);
  });

  it.each([1, 2])("within one answer of one person is no dispute (quorum %i)", async (quorum) => {
    const shape = { thing: "mug 1", polarity: true, certainty: "unsure" } as const;
    const claims = ["sinkbasin 1", "fridge 1"].map((place) => ({ ...shape, places: [place] }));
    const grounder = { ground: async () => ({ kind: "location" as const, claims }) };
    const desk = await openDesk({ rules: { quorum }, grounder });
    const question = await desk.pose({ need: anasMug });
    await desk.say("Ben", "in the sink. Or no, the fridge?");
    if (quorum > 1) await desk.press("Cleo", question, reservedChoices.dontKnow);
    expect(await desk.state(question)).toBe("answered");
    expect(await desk.used()).toEqual(["mug 1: sinkbasin 1", "mug 1: fridge 1"]);
    expect(await disputed(desk)).toEqual([]);
    expect(await desk.memory.questions.list({ adjudicates: question.id })).toEqual([]);
  });

  it.each([
    ["what things mean", "Ana's", 1],
    ["what people like", "preferred", 0],
  ])("about %s: %s", async (_, adjective, adjudications) => {
    const desk = await openDesk();
    const need = { func: "which", noun: "mug", adjective } as const;
    const { id, choices } = await desk.pose({ need, candidates: ["mug 1", "mug 2"] });
    for (const [at, who] of ["Ben", "Cleo"].entries())
      await desk.hear(who, { kind: "press", question: id, choice: choices[at]?.id ?? "" });
    const asked = await desk.memory.questions.list({ adjudicates: id });
    expect(asked).toHaveLength(adjudications);
  });
});
