/** Open tasks, end to end: people choose, and what they choose is the goal. */
import { describe, expect, it } from "vitest";
import { endLine } from "../../bots/present/card-text.js";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import type { Sous } from "../../src/app/wire.js";
import type { Episode } from "../../src/core/episode.js";
import type { Question } from "../../src/core/question.js";
import { buildCard } from "../../src/desk/card.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { nextQuestion, openWith, playOpen, QuietPeople, replay } from "./open-scenario.js";

/** Says "I don't know" to everything until the round ends. */
async function shrugToTheEnd(sous: Sous, people: QuietPeople, id: string): Promise<Episode> {
  const shrugged = new Set<string>();
  return until(async () => {
    const [open] = await sous.memory.questions.list({ episode: id, state: "open" });
    if (open && !shrugged.has(open.id)) {
      shrugged.add(open.id);
      await people.press(open, "I don't know");
    }
    const episode = await sous.memory.episodes.get(id);
    return episode?.end ? episode : null;
  });
}

async function formatEnd({ memory }: Sous, id: string): Promise<string> {
  const done = (await buildCard(memory, id))?.done;
  return done ? endLine(done) : "";
}

async function notesOf({ memory }: Sous, episode: string): Promise<readonly string[]> {
  const deliveries = await memory.outbox.list({ episode });
  return deliveries.flatMap(({ note }) => (note ? [note.text] : []));
}

describe("what people choose", () => {
  type Answer = (people: QuietPeople, question: Question) => Promise<unknown>;
  const answers: readonly [string, Answer, readonly string[] | undefined, string, string][] = [
    [
      "with a button",
      (people, question) => people.press(question, "Green mug"),
      ["mug 2"],
      "Noted: the mug you would like is the green mug.",
      "Ana chose the green mug.",
    ],
    [
      "in words",
      (people, question) => people.say(question, "the red one please"),
      ["mug 3"],
      "Noted: the mug you would like is the red mug.",
      "Ana chose the red mug.",
    ],
    [
      "any",
      (people, question) => people.say(question, "any is fine"),
      undefined,
      "Noted: any mug will do.",
      "Nobody minded which, so any mug would do.",
    ],
    [
      "not at all",
      (people, question) => people.press(question, "I don't know"),
      undefined,
      "All right, any of them will do.",
      "Nobody chose, so any mug would do.",
    ],
  ];

  it.each(answers)("%s, is the goal", async (_, answer, chosen, receipt, summary) => {
    const people = new QuietPeople();
    const sous = await openWith(newFile(), people.bot);
    try {
      const playing = playOpen(sous);
      const question = await nextQuestion(sous);
      expect(question).toMatchObject({ mode: "open", text: "Which mug would you like?" });
      expect(question.choices.map(({ label }) => label).sort()).toEqual([
        "Blue mug",
        "Green mug",
        "Red mug",
      ]);
      await answer(people, question);
      const next = await until(async () => {
        const open = await nextQuestion(sous);
        return open.id !== question.id && open;
      });
      const label = question.choices.find(({ value }) => value === chosen?.[0])?.label;
      expect(next).toMatchObject({
        mode: "owner",
        text: `Where is ${label ? `the ${label.toLowerCase()}` : "a mug"}?`,
      });
      await shrugToTheEnd(sous, people, next.episode);

      const [episode] = await playing;
      if (!episode) throw new Error("nothing was played");
      expect(episode).toMatchObject({ reward: 1, worth: null, end: { kind: "terminated" } });
      expect(episode.task.chosen).toEqual(chosen);
      expect(await notesOf(sous, episode.id)).toContain(receipt);
      expect(await formatEnd(sous, episode.id)).toMatch(/^Done in \d+ steps and 2 questions\. /);
      expect(await formatEnd(sous, episode.id)).toContain(summary);
      expect(await formatEnd(sous, episode.id)).not.toContain("Without");

      const steps = await sous.memory.episodes.steps(episode.id);
      const recorded = steps.flatMap(({ step }) => (step.kind === "ask" ? [] : [step]));
      const again = await replay(sous.memory, episode);
      expect(again.map(({ text }) => text)).toEqual(recorded.map((step) => step.observation));
      expect(again.map(({ reward }) => reward)).toEqual([...again.slice(1).map(() => 0), 1]);
      const last = recorded.at(-1);
      const moved = last?.kind === "act" ? last.command : "";
      expect(moved).toBe(`move ${chosen?.[0] ?? /mug \d/.exec(moved)?.[0]} to diningtable 1`);
      const thoughts = recorded.flatMap((step) => (step.kind === "act" ? [step.thought] : []));
      const asked = steps.flatMap(({ step }) => (step.kind === "ask" ? [step.thought] : []));
      expect(
        [...asked, ...thoughts].some((thought) => thought.startsWith("Any mug will do.")),
      ).toBe(chosen === undefined);
    } finally {
      await sous.stop();
    }
  });

  it("stays the goal when it is taken back, or somebody else chooses later", async () => {
    const people = new QuietPeople();
    const sous = await openWith(newFile(), people.bot);
    try {
      const playing = playOpen(sous);
      const question = await nextQuestion(sous);
      await people.press(question, "Blue mug");
      const where = await until(async () => {
        const open = await nextQuestion(sous);
        return open.id !== question.id && open;
      });
      const [ballot] = await sous.memory.questions.ballots(question.id);
      await people.hear({ kind: "words", question: question.id, text: "the green one" }, "Ben");
      await until(async () => (await sous.memory.questions.ballots(question.id))[1]?.understood);
      await people.hear({ kind: "retract", ballot: ballot?.id ?? "" });
      await shrugToTheEnd(sous, people, where.episode);
      const [episode] = await playing;
      if (!episode) throw new Error("nothing was played");
      expect(episode).toMatchObject({ reward: 1, task: { chosen: ["mug 1"] } });
      const again = await replay(sous.memory, episode);
      expect(again.at(-1)).toMatchObject({ reward: 1 });
      expect(again.filter(({ reward }) => reward > 0)).toHaveLength(1);
      expect(await formatEnd(sous, episode.id)).toContain("The choice was the blue mug.");
      expect(await notesOf(sous, episode.id)).toEqual(
        expect.arrayContaining([
          "Thank you. I had begun with another one, so I go on with that.",
          "Taken back. I go on with what I have begun, and will not use it again.",
        ]),
      );
    } finally {
      await sous.stop();
    }
  });

  it("is asked again for the next task", async () => {
    const people = createSimulatedBot({
      clock: systemClock,
      people: ["Ana"],
      seed: 3,
      unsure: 0,
      wrong: 0,
      delayMs: 0,
    });
    const sous = await openWith(newFile(), people);
    try {
      const [first, second] = await playOpen(sous, { rounds: 2 });
      const questions = await sous.memory.questions.list();
      const open = questions.filter(({ mode }) => mode === "open");
      expect(open.map(({ episode }) => episode)).toEqual([first?.id, second?.id]);
    } finally {
      await sous.stop();
    }
  });
});

describe("a process that stops", () => {
  it("between question and answer, or after it, keeps the goal", async () => {
    const file = newFile();
    const before = new QuietPeople();
    const first = await openWith(file, before.bot);
    const playing = playOpen(first).catch((error: Error) => error.message);
    const question = await nextQuestion(first);
    await first.stop();
    expect(await playing).toBe("stopped");

    const between = new QuietPeople();
    const second = await openWith(file, between.bot);
    await between.press(question, "Red mug");
    await second.runner.resume();
    await until(async () => (await second.memory.episodes.get(question.episode))?.task.chosen);
    const [ballot] = await second.memory.questions.ballots(question.id);
    await between.hear({ kind: "retract", ballot: ballot?.id ?? "" });
    await second.stop();

    const after = new QuietPeople();
    const third = await openWith(file, after.bot);
    await third.runner.resume();
    const episode = await shrugToTheEnd(third, after, question.episode);
    expect(episode).toMatchObject({ reward: 1, task: { chosen: ["mug 3"] } });
    expect((await replay(third.memory, episode)).at(-1)?.reward).toBe(1);
    const questions = await third.memory.questions.list({ episode: episode.id });
    expect(questions.filter(({ mode }) => mode === "open")).toHaveLength(1);
    await third.stop();
  });
});

describe("simulated people", () => {
  async function choices(seed: number): Promise<readonly (readonly string[] | undefined)[]> {
    const people = createSimulatedBot({
      clock: systemClock,
      people: ["Ana", "Ben", "Mia"],
      seed,
      unsure: 0,
      wrong: 1,
      delayMs: 0,
    });
    const sous = await openWith(":memory:", people);
    const episodes = await playOpen(sous, { rounds: 2 });
    expect(episodes.every(({ reward }) => reward === 1)).toBe(true);
    await sous.stop();
    return episodes.map(({ task }) => task.chosen);
  }

  it("like the same things each time, and not all the same", async () => {
    const drawn = await Promise.all([1, 2, 3, 4].map(choices));
    expect(await choices(1)).toEqual(drawn[0]);
    for (const chosen of drawn.flat()) expect(chosen).toHaveLength(1);
    expect(new Set(drawn.map((chosen) => chosen.join())).size).toBeGreaterThan(1);
  });

  it("have until the deadline to choose", async () => {
    const sous = await openWith(":memory:", new QuietPeople().bot, 100);
    const [episode] = await playOpen(sous);
    if (!episode) throw new Error("nothing was played");
    const questions = await sous.memory.questions.list();
    expect(questions.map(({ state }) => state)).toEqual(["expired", "expired"]);
    expect(episode.reward).toBe(1);
    expect(await formatEnd(sous, episode.id)).toContain("Nobody chose, so any mug would do.");
    await sous.stop();
  });

  it("are asked first where that is wished", async () => {
    const sous = await openWith(":memory:", new QuietPeople().bot);
    const household = await keepHousehold(sous.memory, "kitchen", systemClock);
    const request = { household, bot: "simulated", channel: "simulated", maxSteps: 50 } as const;
    const ask = { rounds: 2, askPolicy: "never", seed: 1 } as const;
    const played = await sous.runner.play({ ...request, ...ask, openFirst: true });
    const open = household.tasks.filter((task) => task.open);
    expect(played.map(({ task }) => task.sentence)).toEqual(open.map(({ sentence }) => sentence));
    await sous.stop();
  });

  it("need not be there at all", async () => {
    const sous = await openWith(":memory:", new QuietPeople().bot);
    const [episode] = await playOpen(sous, { askPolicy: "never" });
    expect(episode).toMatchObject({ reward: 1 });
    expect(episode?.task.chosen).toBeUndefined();
    await sous.stop();
  });
});
