import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { summariseRound } from "../../src/agent/summary.js";
import { findChangedStep, hashObservation } from "../../src/agent/worldline.js";
import type { AskOption, Policy, PolicyView } from "../../src/core/episode/decision.js";
import { ModelError } from "../../src/core/model/model.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { plainRules } from "../../src/desk/rules.js";
import { createRulesPolicy } from "../../src/policies/rules/rules-policy.js";
import {
  decisions,
  nextQuestion,
  openSous,
  play,
  SilentPeople,
  simulatedPeople,
} from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { sampleEpisode, sampleStep } from "../memory/samples.js";

type Options = Parameters<typeof openSous>[0];
type Change = Parameters<typeof play>[1];

async function playOnce(change: Change = {}, options: Options = {}) {
  const sous = await openSous(options);
  const [episode] = await play(sous, change);
  if (!episode) throw new Error("nothing was played");
  const { memory } = sous;
  const steps = await memory.episodes.steps(episode.id);
  const decided = await decisions(memory, episode.id);
  return {
    memory,
    episode,
    end: episode.end,
    steps,
    decided,
    commands: decided.filter((line) => line !== "begin" && !line.includes(": ")),
    asked: steps.flatMap(({ step }) => (step.kind === "ask" ? [step] : [])),
    card: await buildCard(memory, episode.id),
  };
}

describe("answers", () => {
  it("are worth the steps that the same task takes without them", async () => {
    const helped = await playOnce();
    const alone = await playOnce({ askPolicy: "never" });
    expect(helped.episode.worth).toEqual({
      stepsWith: helped.commands.length,
      stepsWithout: alone.commands.length,
      successWithout: alone.episode.reward === 1,
      commandsWithout: alone.commands,
    });
    expect(alone.commands.length).toBeGreaterThan(helped.commands.length);
    expect(alone.episode.worth).toBeNull();
  });

  it("that are wrong fail no task, are marked and told once, and are not used again", async () => {
    const sous = await openSous({ bots: [simulatedPeople({ wrong: 1 })] });
    const { memory } = sous;
    const first = await play(sous, { rounds: 3 });
    const known = await memory.facts.list({ household: "kitchen" });
    const meanings = known.filter(({ subject }) => subject === "Ana's mug");
    expect(meanings).toMatchObject([{ relation: "is", objects: ["mug 1"] }]);
    const third = await decisions(memory, first[2]?.id ?? "");
    expect(third.filter((line) => line.startsWith("take"))).toHaveLength(1);
    const episodes = [...first, ...(await play(sous, { rounds: 3 }))];
    expect(episodes.map(({ reward }) => reward)).toEqual([1, 1, 1, 1, 1, 1]);
    const facts = await memory.facts.list({ household: "kitchen", valid: false });
    // Simulated people know the owner of one thing only.
    const told = facts.filter(({ source, relation }) => source === "answer" && relation === "at");
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(["contradicted"]));
    const notes = (await memory.outbox.list()).flatMap(({ note }) => note?.text ?? []);
    const corrections = notes.filter((text) => text.includes("The note is marked as out of date."));
    expect(corrections).toHaveLength(told.length);
    for (const text of corrections)
      expect(text).toMatch(/^(I looked|It turned out|I did find) [^\n]+$/);
  });
});

it("an episode ends after exactly as many actions as it may take, questions not counted", async () => {
  const { end, commands, decided, memory } = await playOnce();
  expect(end).toEqual({ kind: "terminated" });
  expect((await memory.tuples.list()).length).toBeGreaterThan(0);
  const needed = commands.length;
  expect(decided.length).toBeGreaterThan(needed + 1);
  for (const maxSteps of [needed - 1, needed]) {
    const cut = await playOnce({ maxSteps });
    expect(cut.commands).toHaveLength(maxSteps);
    const isCut = maxSteps < needed;
    expect(cut.end).toEqual(isCut ? { kind: "truncated", reason: "max-steps" } : end);
    // Failed episodes teach nothing.
    expect((await cut.memory.tuples.list()).length === 0).toBe(isCut);
  }
});

const where = (noun: string): AskOption => ({
  need: { func: "where", noun },
  why: "",
  candidates: ["shelf 1"],
  thought: `Where is the ${noun}?`,
  because: [],
});

function asking(nouns: readonly string[]): Policy {
  return {
    name: "asking",
    decide: async ({ trajectory }) => {
      const noun = nouns[trajectory.filter(({ kind }) => kind === "ask").length];
      if (noun === undefined)
        return { kind: "stop", reason: "gave-up", thought: "I stop.", because: [] };
      return { kind: "ask", ...where(noun) };
    },
  };
}

it("puts exactly as many questions to people as its budget; what is known costs nothing", async () => {
  const policy = asking(["apple", "apple", "egg", "egg", "knife", "apple"]);
  const { asked } = await playOnce({ askPolicy: "budget:2" }, { policy, notebook: "all" });
  expect(asked.map(({ handling }) => handling)).toEqual([
    "posted",
    "notebook",
    "posted",
    "notebook",
    "withheld",
    "notebook",
  ]);
});

describe("a question that is not about the task", () => {
  const foreign = asking(["basketball"]);

  it("is withheld, and says why; without the notebook it is put to people", async () => {
    const { asked } = await playOnce({}, { notebook: "task", policy: foreign });
    const reason = "it is not about the task";
    expect(asked).toMatchObject([{ handling: "withheld", outcome: "withheld", reason }]);
    const all = await playOnce({}, { notebook: "all", policy: foreign });
    expect(all.asked).toMatchObject([{ handling: "posted" }]);
  });
});

describe("without an answer", () => {
  const silence = { bots: [new SilentPeople().bot], answerTimeoutMs: 20 };

  it("the task is given up, when that is wanted", async () => {
    const rules = { ...plainRules, fallback: "abandon" } as const;
    const { end, card, decided } = await playOnce({}, { ...silence, rules });
    expect(end).toEqual({ kind: "truncated", reason: "unanswered" });
    expect(card?.done?.reason).toBe("nobody answered what I needed to know");
    expect(decided.at(-1)).toMatch(/: abandoned$/);
  });

  it("the likeliest is tried first, when that is wanted", async () => {
    const rules = { ...plainRules, fallback: "default" } as const;
    const { end, memory, steps } = await playOnce({}, { ...silence, rules });
    expect(end).toEqual({ kind: "terminated" });
    const facts = await memory.facts.list({ household: "kitchen", valid: false });
    const guess = facts.find(
      ({ certainty, source }) => source === "inference" && certainty === "unsure",
    );
    const used = steps.find(({ because }) => because.includes(guess?.id ?? ""));
    expect(used?.step).toMatchObject({ kind: "act" });
  });
});

describe("a language model that decides", () => {
  it.each(["budget-spent", "malformed"] as const)(
    "and fails ends the task, in words: %s",
    async (failure) => {
      const decide = () => Promise.reject(new ModelError(failure, "It fails."));
      const { end, card } = await playOnce({}, { policy: { name: "a model", decide } });
      const reason = failure === "budget-spent" ? "budget-spent" : "model-failed";
      expect(end).toEqual({ kind: "truncated", reason });
      expect(card?.done?.reason).toContain("my language model");
    },
  );

  it("and is slow is not waited for when everything stops, and the task goes on later", async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const decide = () => {
      begin();
      return new Promise<never>(() => undefined);
    };
    const sous = await openSous({ policy: { name: "a model", decide } });
    const playing = play(sous);
    await begun;
    await Promise.all([expect(playing).rejects.toThrow("stopped"), sous.runner.close()]);
    expect(await sous.memory.episodes.unfinished()).toHaveLength(1);
  });

  it("is charged for its steps, and nothing is played again to compare", async () => {
    const rules = createRulesPolicy();
    const views: PolicyView[] = [];
    const policy: Policy = {
      name: "a model",
      isCostly: true,
      async decide(view) {
        views.push(view);
        return rules.decide(view);
      },
    };
    const { episode, steps } = await playOnce({}, { policy });
    expect(episode).toMatchObject({ end: { kind: "terminated" }, worth: null });
    expect(steps.some(({ question }) => question !== null)).toBe(true);
    expect(views.map(({ charge }) => charge)).toEqual(
      steps.slice(1).map(({ seq }) => ({ household: "kitchen", episode: episode.id, seq })),
    );
  });
});

describe("a world that is no longer the same", () => {
  it("is known by its text and by what can be done in it", () => {
    const outcome = (text: string, admissible: readonly string[]) => ({
      observation: { text, admissible },
      reward: 0,
      terminated: false,
    });
    const scene = {
      engine: "test-2",
      task: sampleEpisode().task,
      begin: () => outcome("a room", ["go to shelf 1", "look"]),
      step: () => outcome("a shelf", ["look"]),
    };
    const changed = (text: string, admissible: readonly string[]) => {
      const step = { kind: "begin", observation: text, admissible } as const;
      const observationHash = hashObservation({ text, admissible });
      return findChangedStep(scene, sampleEpisode(), [sampleStep({ step, observationHash })]);
    };
    expect(changed("a room", ["go to shelf 1", "look"])).toBeUndefined();
    for (const other of [changed("a hall", ["go to shelf 1", "look"]), changed("a room", ["look"])])
      expect(other).toMatchObject({ seq: 0 });
  });

  it("ends the episode, says so, and lets the next round begin", async () => {
    const database = newFile();
    const first = await openSous({ database, bots: [new SilentPeople().bot] });
    const playing = play(first).catch(() => "stopped");
    await nextQuestion(first);
    await first.stop();
    expect(await playing).toBe("stopped");
    const rows = new Sqlite(database);
    rows.exec("UPDATE steps SET observation_hash = 'of another engine' WHERE seq = 0");
    rows.close();

    const sous = await openSous({ database });
    const [changed, next] = await play(sous, { rounds: 2 });
    const end = { kind: "truncated", reason: "world-changed" };
    expect(changed).toMatchObject({ end, reward: 0 });
    const [question] = await sous.memory.questions.list({ episode: changed?.id ?? "" });
    expect(question?.state).toBe("cancelled");
    const card = await buildCard(sous.memory, changed?.id ?? "");
    expect(card?.done?.reason).toBe("the home is no longer the one that was recorded");
    expect(next).toMatchObject({ round: 2, end: { kind: "terminated" } });
  });
});

it("a round is a success when its task was done, and says why it ended otherwise", () => {
  const ended = sampleEpisode({ reward: 1, end: { kind: "terminated" } });
  const look = { kind: "act", thought: "", command: "look", observation: "" } as const;
  const step = { ...look, admissible: [], reward: 0 };
  const records = [sampleStep(), sampleStep({ seq: 1, step })];
  const asked = [{ followUp: null }, { followUp: { text: "Which one?", choices: [] } }];
  expect(summariseRound(ended, records, asked)).toMatchObject({
    success: true,
    end: null,
    steps: 1,
    followUps: 1,
  });
  const stopped = sampleEpisode({ end: { kind: "truncated", reason: "stopped" } });
  expect(summariseRound(stopped, records, [])).toMatchObject({ success: false, end: "stopped" });
  expect(summariseRound(sampleEpisode(), records, [])).toMatchObject({ success: false, end: null });
});
