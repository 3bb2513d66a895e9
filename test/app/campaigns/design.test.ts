import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDesign, hashDesign, readDesign } from "../../../src/app/campaigns/design.js";
import { drawArm } from "../../../src/app/campaigns/households.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import type { Sous } from "../../../src/app/wire.js";
import type { IncomingKind } from "../../../src/core/bot.js";
import { armPropensities } from "../../../src/crowdwork/quality/propensities.js";
import { findSource } from "../../../src/datasets/release/select.js";
import { buildCard } from "../../../src/desk/deliver/card.js";
import { nextQuestion, openRows, SilentPeople } from "../../build/sous.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { allRead, type CallerChange, callerOf, settled } from "../product.js";
import { beginCampaign, clock, closed, consent, memberOf, pilot, startedSous } from "./scenario.js";

const text = `# a pilot
id: pilot
title: A pilot
tasks: [kitchen]
bot: web
channel: web
arms:
  - name: with
  - name: without
    reuse: false
consent:
  version: "1"
  text: We keep what you answer.
instructions: Say where things are.
debrief: Thank you.
pay: none
ethics: none
`;

const reading = async (changed: string): Promise<string> => {
  try {
    await readDesign(changed, "pilot.yaml", null);
    return "read";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe("a design", () => {
  it("that the documentation shows is in order", async () => {
    const page = new URL("../../../docs/collecting-data.md", import.meta.url);
    const [, shown = ""] = readFileSync(page, "utf8").split(/^```(?:yaml)?$/m);
    expect(await reading(shown)).toBe("read");
    expect(shown).toContain("id: pilot");
  });

  it("is read from YAML or JSON, with what it does not say filled in", async () => {
    const design = await readDesign(text, "pilot.yaml", null);
    expect(design).toMatchObject({ copies: 1, answersPerQuestion: 1, minimumAge: 18, seed: 1 });
    expect(design.arms.map(({ ask, reuse }) => [ask, reuse])).toEqual([
      ["missing", true],
      ["missing", false],
    ]);
    expect(await readDesign(JSON.stringify(design), "pilot.json", null)).toEqual(design);
  });

  it.each([
    ["title: A pilot", "title: ''", "3: title: is missing"],
    ["tasks: [kitchen]", "tasks: [kitchen, ktichen]", "4: tasks\\.1: .*ktichen"],
    ["bot: web", "bot: telegraph", "5: bot: is none of web, "],
    ["    reuse: false", "    ask: sometimes", "10: arms\\.1\\.ask: .*sometimes"],
    [
      "    reuse: false",
      "    ask: missing+explore:0.5\nexplore: 0.2",
      "10: arms\\.1\\.ask: explores, and so does the design: say it once",
    ],
    ["  - name: without", "  - name: with", "9: arms\\.1\\.name: is another arm's name"],
    ["debrief: Thank you.\n", "", " debrief: "],
    ["tasks: [", "tasks: [[", "\\d+: "],
  ])("that is wrong at %s is refused with file, line, key and reason", async (from, to, why) => {
    expect(text).toContain(from);
    expect(await reading(text.replace(from, to))).toMatch(new RegExp(`^pilot\\.yaml:${why}`));
  });

  it.each([
    ["pya: 3", "17: pya: Unrecognized key"],
    ["pay: 3", "17: Map keys must be unique"],
    ["timeZone: Mars", "17: timeZone: is not a time zone"],
    ["quietHours: late", "17: quietHours: is not a time span"],
    ["propensityFloor: 0.6", "17: propensityFloor: is too much for 2 arms: at most 1/2"],
    ["completionCode: C1\ncompletionUrl: http://example.org", "18: completionUrl: is no https"],
    ["fromOutside: false", "17: fromOutside: "],
    ["completionCode: C1\ncompletionUrl: https://example.org/c?cc=C1", null],
    ["answersPerParticipant: 20\ncompletionUrl: https://example.org/{code}", null],
    ["fromOutside: true", null],
  ])("with %j more is refused, or read", async (more, why) => {
    const said = await reading(text.replace("pay: none", `pay: none\n${more}`));
    expect(said).toMatch(why === null ? /^read$/ : new RegExp(`^pilot\\.yaml:${why}`));
  });

  it.each([
    "copies",
    "rounds",
    "maxSteps",
    "atOnce",
    "answersPerQuestion",
    "answerWithinHours",
    "dailyQuestions",
    "minimumAge",
    "answersPerParticipant",
  ])("has no number without end: %s", async (field) => {
    for (const huge of [Number.MAX_SAFE_INTEGER, 1e300, 1e9])
      expect(await reading(`${text}${field}: ${huge}\n`)).toMatch(
        new RegExp(`^pilot\\.yaml:18: ${field}: (is more than \\d+|is no whole number)`),
      );
  });

  it.each([
    ["stop:\n  answers: 9007199254740991", /stop\.answers: is more than/],
    ["payRate: { amount: 1e300, currency: EUR, per: hour }", /payRate\.amount: is more than/],
    ["copies: 5000\nrounds: 100", /rounds: makes 500000 episodes: at most 50000/],
    [
      `practice: [${Array(60).fill("{ text: a, choices: [b, c], answer: b }").join()}]`,
      /practice: /,
    ],
  ])("has no size without end: %s", async (more, message) => {
    expect(await reading(`${text}${more}\n`)).toMatch(message);
    expect(await reading(`${text.replace("[kitchen]", "[kitchen, flat]")}copies: 5000\n`)).toMatch(
      /copies: makes 10000 households: at most 5000/,
    );
  });

  it("is told all its faults at once, also those between fields beside missing ones", async () => {
    const memory = await openRows();
    const check = (given: unknown) => checkDesign(given, memory);
    const given = { ...pilot(), title: undefined, timeZone: "Mars", copies: "many" };
    const arms = [{ name: "with", ask: "sometimes" }];
    const { design, faults } = await check({ ...given, arms });
    expect(design).toBeNull();
    expect(Object.fromEntries(faults.map(({ path, message }) => [path, message]))).toEqual({
      title: "is missing",
      copies: "is no number",
      timeZone: expect.stringContaining("is not a time zone"),
      "arms.0.ask": expect.stringContaining("sometimes"),
    });
    expect((await check(null)).faults.length).toBeGreaterThan(0);
  });

  it("has one hash in whatever order it is written, and another with every change", async () => {
    const design = await readDesign(text, "pilot.yaml", null);
    const turned = Object.fromEntries(Object.entries(design).reverse());
    expect(hashDesign({ ...design, ...turned })).toBe(hashDesign(design));
    expect(hashDesign(await readDesign(JSON.stringify(turned), "x", null))).toBe(
      hashDesign(design),
    );
    expect(hashDesign({ ...design, seed: 2 })).not.toBe(hashDesign(design));
    expect(hashDesign(design)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("arms", () => {
  const arm = (name: string, share: number) => ({ ...pilot().arms[0], name, share }) as const;
  const arms = [arm("a", 98), arm("b", 1), arm("c", 1)].map((one) => ({
    ask: "missing",
    reuse: true,
    first: "buttons" as const,
    ...one,
  }));

  it("are drawn by their shares, none below the floor", () => {
    expect(armPropensities(arms, 0)).toEqual([0.98, 0.01, 0.01]);
    const [a = 0, b, c] = armPropensities(arms, 0.1);
    expect([b, c]).toEqual([0.1, 0.1]);
    expect(a).toBeCloseTo(0.8, 12);
    expect(armPropensities(arms, 1 / 3).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });

  it("are drawn as often as they are likely, and each household always into the same", () => {
    const design = { ...pilot(), arms, propensityFloor: 0.2 };
    const households = Array.from({ length: 2000 }, (_, at) => `pilot:${at}`);
    const drawn = households.map((household) => drawArm(design, household));
    expect(households.map((household) => drawArm(design, household))).toEqual(drawn);
    for (const [name, likely] of [
      ["a", 0.6],
      ["b", 0.2],
      ["c", 0.2],
    ] as const) {
      const own = drawn.filter((one) => one.arm.name === name);
      expect(own.length / drawn.length).toBeCloseTo(likely, 1);
      expect(own[0]?.propensity).toBeCloseTo(likely, 12);
    }
  });
});

describe("a campaign's life", () => {
  async function create() {
    const memory = await openRows();
    return { memory, report: await createCampaign({ memory, clock }, pilot()) };
  }

  it("begins with its households, each in its arm, and is frozen", async () => {
    const { memory, report } = await create();
    expect(report).toMatchObject({ state: "created", households: 6, householdsDone: 0 });
    expect(report.hash).toBe(hashDesign(pilot()));
    expect(await createCampaign({ memory, clock }, pilot())).toEqual(report);
    await expect(createCampaign({ memory, clock }, pilot({ copies: 2 }))).rejects.toThrow(
      /There is a campaign pilot already, and its design is another one/,
    );
    const assignments = await memory.campaigns.assignments("pilot");
    expect(assignments.map(({ household, task }) => `${household} ${task}`)).toEqual([
      "pilot:1 kitchen",
      "pilot:2 flat",
      "pilot:3 kitchen",
      "pilot:4 flat",
      "pilot:5 kitchen",
      "pilot:6 flat",
    ]);
    expect(new Set(assignments.map(({ arm }) => arm)).size).toBe(2);
    expect((await memory.households.list()).map(({ id }) => id)).toHaveLength(6);
  });

  it("wants rows of AmbiK to be there: they are not ours to bring along", async () => {
    const memory = await openRows();
    const design = pilot({ tasks: ["ambik:7"], copies: 1 });
    await expect(createCampaign({ memory, clock }, design)).rejects.toThrow(
      "ambik:7 is not kept yet: sous ambik ask --data DIR --keep",
    );
    expect(await memory.campaigns.list()).toEqual([]);
  });

  it("goes from created to closed, and says what cannot be", async () => {
    const { memory } = await create();
    const move = (name: "start" | "pause" | "close") =>
      moveCampaign({ memory, clock }, "pilot", name);
    await expect(move("pause")).rejects.toThrow(
      "Campaign pilot is created, so it cannot be paused.",
    );
    expect(await move("start")).toMatchObject({ state: "running" });
    await expect(move("start")).rejects.toThrow("Campaign pilot is running already.");
    expect(await move("pause")).toMatchObject({ state: "paused", doneAt: null });
    expect(await move("start")).toMatchObject({ state: "running" });
    expect(await move("close")).toMatchObject({ state: "closed" });
    await expect(move("start")).rejects.toThrow("so it cannot be started. Create another one");
    await expect(moveCampaign({ memory, clock }, "piolt", "start")).rejects.toThrow(
      'There is no campaign "piolt". There are: pilot',
    );
  });
});

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
    expect(await answer(1)).toContain("from now on your answers count");
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
  const { faults } = await checkDesign(design, null);
  const refused = faults.map(({ message }) => message).join();
  if (why) expect(refused).toMatch(why);
  else expect(refused).toBe("");
});
