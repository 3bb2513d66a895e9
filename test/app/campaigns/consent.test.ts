import { describe, expect, it } from "vitest";
import { shapeFor } from "../../../src/app/campaigns/design.js";
import type { Sous } from "../../../src/app/wire.js";
import type { IncomingKind } from "../../../src/core/bot.js";
import { findSource } from "../../../src/datasets/release/select.js";
import { buildCard } from "../../../src/desk/deliver/card.js";
import { nextQuestion, SilentPeople } from "../../build/sous.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { allRead, type CallerChange, callerOf, settled } from "../product.js";
import { beginCampaign, clock, closed, consent, memberOf, pilot, startedSous } from "./scenario.js";

async function ask(change: Parameters<typeof pilot>[0] = {}) {
  const people = new SilentPeople();
  const sous = await startedSous(newFile(), { bots: [people.bot] });
  const usual = { tasks: ["kitchen"], copies: 1, atOnce: 1, answersPerQuestion: 2 };
  await beginCampaign(sous, { ...usual, ...change });
  const question = await nextQuestion(sous);
  const press = { kind: "press", question: question.id, choice: "dk" } as const;
  const reply = { kind: "reply", episode: question.episode, message: "m1" } as const;
  const ballots = () => sous.memory.questions.ballots(question.id);
  const card = async () => (await buildCard(sous.memory, question.episode))?.question;
  return { people, sous, question, press, reply, ballots, card };
}

async function notes({ memory }: Sous): Promise<readonly string[]> {
  const notes = (await memory.outbox.list()).map(({ note }) => note);
  return notes.flatMap((note) => (note && !note.announced ? [note.text] : []));
}

describe("consent", () => {
  it("is asked for first: until then nothing is written, and then people are let in", async () => {
    const { people, sous, question, press, reply, ballots } = await ask({ answersPerQuestion: 1 });
    const before = clock.now();
    for (const what of [press, { kind: "words", question: question.id, text: "no" } as const])
      expect(await people.hear(what)).toBe("consent-needed");
    expect(await sous.memory.people.list()).toEqual([]);
    expect(await ballots()).toEqual([]);
    expect(await sous.control.consentFor(press)).toMatchObject({
      campaign: "pilot",
      title: "A pilot",
      text: "We keep what you answer.",
      minimumAge: 18,
    });
    expect(await consent(sous, "Ana", null)).toContain("We keep what you answer.");
    expect(await people.hear(press)).toBe("consent-needed");

    expect(await consent(sous, "Ana")).toContain("Say where things are.");
    const early = { ...reply, text: "in the fridge" };
    expect(await people.hear(early, "Ana", "ana", before)).toBe("consent-needed");
    expect(await people.hear(press, "Ben")).toBe("consent-needed");
    expect(await people.hear(press, "Ana", "ana", before)).toBe("accepted");
    expect((await ballots())[0]?.at).toBeGreaterThanOrEqual(before);
    expect((await settled(sous, question)).state).toBe("declined");
    expect((await sous.memory.people.list()).map(({ name }) => name)).toEqual(["Ana"]);
  });

  it("can be withdrawn, and is to one campaign", async () => {
    const { people, sous, question, press, ballots } = await ask();
    await consent(sous, "Ana");
    await people.opens(question);
    expect(await people.hear(press)).toBe("accepted");
    expect((await ballots())[0]?.openedAt, "their time is counted from there").toBeGreaterThan(0);
    expect(await consent(sous, "Ana", false)).toContain("is not published");
    expect(await people.hear(press)).toBe("consent-needed");
    const other = { verb: "consent", campaign: "other", agree: true } as const;
    expect(await sous.control.perform(other, memberOf("Ana"))).toBe(
      'There is no campaign "other".',
    );
  });

  it("is asked of nobody who does not belong to the campaign's place: to them there is none", async () => {
    const { sous } = await ask();
    const strangers: CallerChange[] = [
      { belongs: async () => "no" },
      { channel: "cellar", homeChannel: "cellar" },
    ];
    for (const who of strangers)
      for (const agree of [null, true, false])
        expect(await consent(sous, "Mallory", agree, who)).toBe('There is no campaign "pilot".');
    expect(await sous.memory.people.list()).toEqual([]);
  });

  it("does not open the door further than the design says: so many questions a day", async () => {
    const { people, sous, question, press } = await ask({
      dailyQuestions: 1,
      answersPerQuestion: 1,
    });
    await consent(sous, "Ana");
    await people.hear(press);
    await settled(sous, question);
    const next = await nextQuestion(sous, question);
    expect(await people.press(next, "dk")).toBe("enough-today");
    expect(await people.press(question, "bad")).toBe("accepted");
    expect(await sous.memory.questions.ballots(next.id)).toEqual([]);
  });
});

describe("practice", () => {
  const practice = [
    { text: "The mug is in the sink. Where is it?", choices: ["fridge", "sink"], answer: "sink" },
    { text: "You do not know. What now?", choices: ["guess", "say so"], answer: "say so" },
  ];

  it("comes after consent; a wrong answer is told and asked again, and only then is one heard", async () => {
    const { people, sous, press } = await ask({ answersPerQuestion: 1, practice });
    const { control } = sous;
    const answer = (choice: number, at: number | null = null) =>
      control.perform(
        { verb: "consent", campaign: "pilot", agree: null, practice: { at, choice } },
        memberOf("Ana"),
      );
    const left = () => control.practiceFor("pilot", memberOf("Ana"));
    expect(await left()).toBeNull();
    expect(await answer(1)).toContain("We keep what you answer.");
    const began = await consent(sous, "Ana");
    expect(began).toMatch(/Say where things are\.\nPractice 1 of 2: .*\n1\. fridge\n2\. sink/);
    expect(await people.hear(press)).toBe("consent-needed");
    expect(await answer(0)).toMatch(/^"fridge" is not right, "sink" is. Practice 1 of 2/);
    expect(await answer(5)).toMatch(/^Practice 1 of 2/);
    expect(await answer(1, 0)).toMatch(/^That is right. Practice 2 of 2/);
    expect(await answer(1, 0), "a press on the one before").toMatch(/^Practice 2 of 2/);
    expect(await left()).toMatchObject({ at: 1, of: 2 });
    expect(await answer(1)).toContain("from now on it counts");
    expect(await left()).toBeNull();
    expect(await people.hear(press, "Ben")).toBe("consent-needed");
    expect(await people.hear(press)).toBe("accepted");
  });

  it("is what simulated people do, too", async () => {
    const sous = await startedSous(newFile());
    await beginCampaign(sous, { tasks: ["kitchen"], copies: 1, rounds: 1, practice });
    await closed(sous);
    const enrolled = await sous.memory.campaigns.enrolments("pilot");
    expect(enrolled.length).toBeGreaterThan(0);
    expect(enrolled.every(({ practisedAt }) => practisedAt !== null)).toBe(true);
    expect((await sous.memory.campaigns.counts("pilot")).answers).toBeGreaterThan(0);
  });
});

it("from a chat everybody is told how far it is; those who may manage pause and close it", async () => {
  const { sous } = await ask();
  const { memory, control } = sous;
  const say = (
    move: "status" | "pause" | "close",
    who = callerOf(),
    campaign: string | null = null,
  ) => control.perform({ verb: "campaign", campaign, move }, who);
  expect(await say("status", memberOf("Ana"))).toMatch(
    /^pilot: A pilot\n {2}running, .*\n.*\n {2}questions 1 /,
  );
  expect(await say("pause", memberOf("Ana"))).toBe("not here");
  expect(await say("close", callerOf(), "other")).toContain('There is no campaign "other"');
  const command = { verb: "play", home: "pilot:1", rounds: 1 } as const;
  expect(await control.perform(command, callerOf())).toContain("for the campaign pilot only");
  expect(await say("pause")).toContain("paused (by hand)");
  await until(async () => (await memory.runs.list()).every(({ pausedAt }) => pausedAt));
  expect(await say("close")).toContain("closed (by hand)");
  await until(async () => (await memory.runs.list()).length === 0);
});

it("an arm that asks for words first offers choices only once words were not understood", async () => {
  const { people, sous, question, card } = await ask({
    answersPerQuestion: 1,
    arms: [{ name: "words", ask: "missing", reuse: true, first: "text", share: 1 }],
  });
  expect(question.choices.length).toBeGreaterThan(1);
  expect(await card()).toMatchObject({ choices: [], followUp: false });
  await consent(sous, "Ana");
  await people.say(question, "la la la");
  await until(async () => (await card())?.followUp);
  expect((await card())?.choices.length).toBeGreaterThan(0);
});

describe("several answers", () => {
  it("are given unseen: what others could read is kept, marked, and does not count", async () => {
    const { people, sous, question, reply, ballots, card } = await ask();
    expect(question).toMatchObject({ quorum: 2, fallback: "explore" });
    expect(question.deadline - question.askedAt).toBe(24 * 3_600_000);
    for (const name of ["Ana", "Ben", "Chloe"]) await consent(sous, name);
    const [first = "", second = ""] = question.choices.map(({ label }) => label);
    expect(await people.hear({ ...reply, text: first }, "Chloe")).toBe("accepted");
    await allRead(sous);
    expect((await card())?.answers).toEqual({ given: 0, wanted: 2 });
    expect(await notes(sous)).toEqual([expect.stringContaining("does not count")]);

    await people.press(question, first, "Ana");
    await until(async () => (await card())?.answers?.given === 1);
    expect((await notes(sous)).at(-1)).toBe("Thank you, your answer is in (1 of 2).");
    await people.press(question, second, "Chloe");
    expect((await settled(sous, question)).state).toBe("answered");
    const seen = (await ballots()).map(({ personName, sawOthers = false, afterOthers = false }) => [
      personName,
      sawOthers,
      afterOthers,
    ]);
    expect(seen).toEqual([
      ["Chloe", true, false],
      ["Ana", false, true],
      ["Chloe", false, false],
    ]);
  });
});

const baseline = {
  tasks: ["kitchen"],
  copies: 1,
  rounds: 1,
  atOnce: 1,
  answersPerQuestion: 1,
  bot: "x-team",
  channel: "team",
  arms: [{ name: "people", player: "human" as const }],
};

it("keeps and releases only moves of those who agreed, and no move as an answer", async () => {
  const people = new SilentPeople();
  const sous = await startedSous(newFile(), { bots: [{ ...people.bot, platform: "x-team" }] });
  const { memory } = sous;
  await beginCampaign(sous, baseline);
  const { id, policy, arm } = await until(async () => (await memory.episodes.list("pilot:1"))[0]);
  expect({ policy, arm }).toMatchObject({ policy: "human", arm: { player: "human" } });
  const pressOf = async (label: string): Promise<IncomingKind> => {
    const turn = await until(() => memory.turns.current(id));
    const choice = turn.options.find((option) => option.label === label)?.id ?? "";
    return { kind: "press", question: turn.id, choice };
  };
  const agree = (name: string, yes: boolean) =>
    consent(sous, name, yes, { channel: "team", wasAsked: true });

  const ask = await pressOf("Ask: Where is Ana's mug?");
  expect(await people.hear(ask)).toBe("consent-needed");
  expect(await sous.control.consentFor(ask)).toMatchObject({ campaign: "pilot" });
  expect(await memory.people.list()).toEqual([]);

  await agree("Ana", true);
  expect(await people.hear(ask)).toBe("accepted");
  const question = await nextQuestion(sous);
  expect(await people.press(question, "Corner cabinet")).toBe("own-question");
  await agree("Ben", true);
  expect(await people.press(question, "Corner cabinet", "Ben")).toBe("accepted");
  expect(await people.hear(await pressOf("go to cabinet 2"))).toBe("accepted");
  await until(async () => (await memory.episodes.steps(id)).length === 3);
  expect(await people.hear(await pressOf("Give up"))).toBe("accepted");
  await until(async () => (await memory.episodes.get(id))?.end);

  const source = () => findSource(memory, { campaign: "pilot", includeSimulated: true });
  const [released] = (await source()).households.flatMap(({ episodes }) => episodes);
  expect(released?.questions.map((one) => one.ballots.length)).toEqual([1]);
  expect(released?.steps.map(({ step }) => step.kind)).toEqual(["begin", "ask", "act"]);
  await agree("Ana", false);
  expect((await source()).leftOut).toMatchObject({ consent: 1 });
  const ana = await memory.people.find("simulated", "local", "ana");
  await memory.people.forget(ana?.id ?? "", "person", clock.now());
  expect((await source()).leftOut).toMatchObject({ deleted: 1 });
});

it.each([
  [{}, undefined],
  [{ tasks: ["bathroom"] }, undefined],
  [{ bot: "simulated" }, /they do not play/],
  [{ tasks: ["cooking:take1"] }, /^is no home: .*play in homes only$/],
  [{ tasks: ["shop"] }, /^is no home/],
  [{ tasks: ["bathroom"], rounds: 9 }, /^orders in the shop/],
])("is for homes, and for bots with people: %j", async (change, why) => {
  const design = pilot({ ...baseline, ...change });
  const { error } = (await shapeFor(null, design)).safeParse(design);
  const refused = error?.issues.map(({ message }) => message).join();
  if (why) expect(refused).toMatch(why);
  else expect(refused).toBeUndefined();
});
