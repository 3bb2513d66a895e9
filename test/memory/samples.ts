import type { Memory } from "../../memory/stores.js";
import { type Campaign, campaignShape } from "../../src/core/campaign/campaign.js";
import type { Clock } from "../../src/core/clock.js";
import type { Episode, StepRecord } from "../../src/core/episode/episode.js";
import type { NewFact } from "../../src/core/memory/fact.js";
import type {
  AskWrite,
  BallotOutcome,
  FactWrite,
  Household,
  NewBallot,
  StepWrite,
} from "../../src/core/memory/stores.js";
import type { Tuple } from "../../src/core/memory/tuple.js";
import type { Agent, Audience } from "../../src/core/question/asking.js";
import type { Question } from "../../src/core/question/question.js";

export function stoppedClock(at = 1_000_000): Clock {
  return { now: () => at, sleep: async () => {} };
}

export function sampleHousehold(id = "kitchen"): Household {
  return {
    id,
    title: `Home ${id}`,
    content: { format: "home", text: '{"places":[]}', wording: "2.1.2" },
    tasks: [],
    createdAt: 1,
  };
}

export function sampleEpisode(change: Partial<Episode> = {}): Episode {
  return {
    id: "e1",
    household: "kitchen",
    round: 1,
    task: {
      type: "pick_and_place_simple",
      sentence: "put a mug in the sink.",
      object: "mug",
      target: "sinkbasin",
    },
    policy: "rules",
    askPolicy: "missing",
    mode: "owner",
    bot: "simulated",
    channel: "c1",
    seed: 7,
    maxSteps: 50,
    purpose: "demo",
    origin: "asked",
    startedAt: 10,
    endedAt: null,
    end: null,
    reward: 0,
    worth: null,
    ...change,
  };
}

export function sampleStep(change: Partial<StepRecord> = {}): StepRecord {
  return {
    episode: "e1",
    seq: 0,
    step: { kind: "begin", observation: "You are in the middle of a room.", admissible: ["look"] },
    observationHash: "abc",
    engine: "test-1",
    because: [],
    question: null,
    factWatermark: 0,
    at: 11,
    ...change,
  };
}

export function lookStep(seq: number, change: Partial<StepRecord> = {}): StepRecord {
  const step = { kind: "act", thought: "", command: "look", observation: "" } as const;
  return sampleStep({ seq, step: { ...step, admissible: [], reward: 0 }, ...change });
}

export function askStep(seq: number, change: Partial<StepRecord> = {}): StepRecord {
  return sampleStep({
    seq,
    step: {
      kind: "ask",
      thought: "I do not know where a mug is.",
      need: { func: "where", noun: "mug" },
      handling: "posted",
      outcome: null,
    },
    observationHash: null,
    question: "q1",
    ...change,
  });
}

export function sampleQuestion(change: Partial<Question> = {}): Question {
  return {
    id: "q1",
    household: "kitchen",
    episode: "e1",
    need: { func: "where", noun: "mug" },
    text: "Where is a mug?",
    why: "I have looked on the counter.",
    choices: [{ id: "a", label: "Counter 2", value: "countertop 2" }],
    mode: "owner",
    purpose: "demo",
    state: "open",
    reason: null,
    followUp: null,
    view: {
      owner: { home: "Home", places: [], robotAt: ["countertop 1"], held: null },
      seen: ["countertop 1"],
    },
    propensity: 1,
    askedAt: 20,
    deadline: 1020,
    settledAt: null,
    quorum: 1,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
    ...change,
  };
}

export function sampleBallot(change: Partial<NewBallot> = {}): NewBallot {
  return {
    id: "b1",
    question: "q1",
    eventKey: "simulated:t:words:1:1",
    message: null,
    person: { platform: "simulated", workspace: "t", platformId: "u1", name: "Ana" },
    choice: null,
    text: "in the cabinet, I think",
    replaces: null,
    at: 30,
    ...change,
  };
}

export function sampleOutcome(change: Partial<BallotOutcome> = {}): BallotOutcome {
  return {
    ballot: "b1",
    understood: "fact",
    facts: [],
    invalidations: [],
    replaced: [],
    settle: { state: "answered", reason: null },
    followUp: null,
    notes: [],
    at: 31,
    ...change,
  };
}

export function claimOf(write: NewFact): NewFact {
  const { subject, relation, objects, polarity, certainty, source } = write;
  return { subject, relation, objects, polarity, certainty, source };
}

export function factWrite(
  id: string,
  fact: Partial<NewFact> = {},
  change: Partial<FactWrite> = {},
): FactWrite {
  return {
    subject: "mug 1",
    relation: "at",
    objects: ["cabinet 1"],
    polarity: true,
    certainty: "sure",
    source: "observation",
    ...fact,
    id,
    person: null,
    question: null,
    ballot: null,
    episode: null,
    supersedes: [],
    ...change,
  };
}

export function sampleTuple(change: Partial<Tuple> = {}): Tuple {
  return {
    id: "t1",
    household: "kitchen",
    episode: "e1",
    seq: 1,
    goalType: "pick_and_place_simple",
    goal: "put a mug in the sink",
    history: {
      evaluation: [
        { name: "find", done: true },
        { name: "take", done: false },
      ],
      summary: "Seen: mug 1 at countertop 1. Last: look.",
    },
    observation: "On the counter 1, you see a mug 1.",
    cell: { goal: ["put", "sinkbasin"], observation: ["empty hand", "surface"] },
    action: "take mug 1 from countertop 1",
    pattern: "take TARGET from HERE",
    source: "played",
    createdAt: 40,
    ...change,
  };
}

export function sampleCampaign(id = "pilot", change: Partial<Campaign> = {}): Campaign {
  const design = campaignShape.parse({
    id,
    title: "A pilot",
    tasks: ["kitchen"],
    bot: "simulated",
    channel: "simulated",
    arms: [{ name: "with" }, { name: "without", reuse: false }],
    consent: { version: "1", text: "We keep what you answer." },
    instructions: "Say where things are.",
    debrief: "Thank you.",
    pay: "none",
    ethics: "none",
  });
  const times = { createdAt: 5, startedAt: null, closedAt: null };
  return { id, design, hash: `hash of ${id}`, state: "created", reason: null, ...times, ...change };
}

export async function beginEpisode(memory: Memory, change: Partial<Episode> = {}): Promise<void> {
  const episode = sampleEpisode(change);
  await memory.households.create(sampleHousehold(episode.household));
  await memory.episodes.open(episode);
  const record = sampleStep({ episode: episode.id });
  await memory.episodes.recordStep({ record, facts: [], invalidations: [], notes: [] }, 11);
}

export async function ask(
  memory: Memory,
  change: Partial<Question> = {},
  more: Partial<AskWrite> & { readonly at?: number } = {},
): Promise<void> {
  const question = sampleQuestion(change);
  const { id, episode } = question;
  const { at = 20, ...write } = more;
  const seq = (await memory.episodes.steps(episode)).length;
  const record = askStep(seq, { episode, question: id });
  await memory.questions.recordAsk({ record, question, waitsFor: id, ...write }, at);
}

export async function beginAsking(memory: Memory): Promise<void> {
  await beginEpisode(memory);
  await ask(memory);
}

/** With Ana's answer as ballot b1. Returns her id. */
export async function beginAnswered(memory: Memory): Promise<string> {
  await beginAsking(memory);
  await memory.questions.recordBallot(sampleBallot());
  const ballot = await memory.questions.ballot("b1");
  return ballot?.person ?? "";
}

export function ballotOf(id: string, name: string, change: Partial<NewBallot> = {}): NewBallot {
  const person = { ...sampleBallot().person, platformId: name, name };
  return sampleBallot({ id, eventKey: `event ${id}`, person, ...change });
}

/** Answers question q1 in words. Returns the person's id. */
export async function say(
  memory: Memory,
  id: string,
  name: string,
  change: Partial<NewBallot> = {},
): Promise<string> {
  await memory.questions.recordBallot(ballotOf(id, name, change));
  return (await memory.questions.ballot(id))?.person ?? "";
}

export function read(
  memory: Memory,
  ballot: string,
  change: Partial<BallotOutcome> = {},
): Promise<void> {
  return memory.questions.recordOutcome(sampleOutcome({ ballot, ...change }));
}

export async function note(
  memory: Memory,
  facts: readonly FactWrite[],
  change: Partial<StepRecord> & Partial<Omit<StepWrite, "record" | "facts">> = {},
): Promise<void> {
  const { invalidations = [], notes = [], at = 20, ...step } = change;
  const { episode = "e1" } = step;
  const seq = (await memory.episodes.steps(episode)).length;
  const record = sampleStep({ seq, at, ...step });
  await memory.episodes.recordStep({ record, facts, invalidations, notes }, at);
}

export function finish(
  memory: Memory,
  id = "e1",
  { at = 50, tuples = [] as readonly Tuple[] } = {},
): Promise<void> {
  return memory.episodes.end(id, { kind: "terminated" }, 1, tuples, at);
}

export const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id);

const steps = {
  ask,
  answered: beginAnswered,
  asking: beginAsking,
  begin: beginEpisode,
  finish,
  note,
  read,
  say,
};

export type Steps = {
  readonly [Name in keyof typeof steps]: (typeof steps)[Name] extends (
    memory: Memory,
    ...given: infer Given
  ) => infer Result
    ? (...given: Given) => Result
    : never;
};

export function stepsIn(memory: Memory): Steps {
  const bound = Object.entries(steps).map(([name, step]) => [
    name,
    (...given: readonly unknown[]) => Reflect.apply(step, null, [memory, ...given]),
  ]);
  return Object.fromEntries(bound);
}

export const sampleAgent = (changes: Partial<Agent> = {}): Agent => ({
  name: "deploy-bot",
  runBy: "Platform",
  tokenHash: changes.name ?? "hash",
  grants: { audiences: ["ops"], scopes: [], names: true, open: 5, hour: 10, day: 30, high: 3 },
  createdAt: 1,
  revokedAt: null,
  ...changes,
});

export const sampleAudience = (changes: Partial<Audience> = {}): Audience => ({
  name: "ops",
  bot: "simulated",
  channel: "general",
  answerers: [],
  daily: 20,
  wakes: false,
  createdAt: 1,
  ...changes,
});
