/** A home as the product writes it: asked, answered, played, its sentences kept as tuples. */
import { systemClock } from "../../src/app/clock.js";
import type { Episode, StepRecord, TrajectoryStep } from "../../src/core/episode.js";
import type { Question } from "../../src/core/question.js";
import { pick, seededRandom } from "../../src/core/random.js";
import type { FactWrite, Memory, NewBallot } from "../../src/core/stores.js";

const need = { func: "where", noun: "mug" } as const;
const platform = "simulated";

/** Writes a home with one episode that rests on one answer; each sentence becomes a tuple. */
export async function writeHome(
  memory: Memory,
  home: string,
  sentences: readonly string[],
): Promise<void> {
  const at = systemClock.now();
  const names = namesOf(home);
  await memory.households.create({
    id: home,
    title: home,
    tasks: [],
    createdAt: at,
    content: { format: "home", text: "{}", wording: "2.1.2" },
  });
  await memory.episodes.open(episodeOf(home, at));
  await memory.questions.recordAsk(
    {
      record: stepOf(home, 0, {
        kind: "ask",
        thought: "",
        need,
        handling: "posted",
        outcome: null,
      }),
      question: questionOf(home, at),
      waitsFor: names.question,
    },
    at,
  );
  await memory.questions.recordBallot(ballotOf(home, at));
  await memory.questions.recordOutcome({
    ballot: names.ballot,
    understood: "fact",
    invalidations: [],
    replaced: [],
    at,
    facts: [factOf(home)],
    settle: { state: "answered", reason: null },
    followUp: null,
    notes: [],
  });
  await memory.episodes.recordStep(
    {
      record: {
        ...stepOf(home, 1, { kind: "begin", observation: "", admissible: [] }),
        because: [names.fact],
      },
      facts: [],
      invalidations: [],
      notes: [],
    },
    at,
  );
  const tuples = sentences.map((sentence, seq) => ({
    id: tupleId(home, seq),
    household: home,
    episode: names.episode,
    seq,
    createdAt: at,
    goalType: "sentence",
    goal: sentence,
    observation: sentence,
    action: "look",
    history: { evaluation: [], summary: "" },
    cell: { goal: [], observation: [] },
    pattern: "look",
    source: "played" as const,
  }));
  await memory.episodes.end(names.episode, { kind: "terminated" }, 1, tuples, at);
}

/** The person takes the answer back: every tuple of the home is deleted with it. */
export async function takeHomeBack(memory: Memory, home: string): Promise<void> {
  const { ballot } = namesOf(home);
  await memory.questions.retract(ballot, `${platform}:bench:back:${home}`, [], systemClock.now());
}

function tupleId(home: string, seq: number): string {
  return `${home}-t${seq}`;
}

function namesOf(home: string) {
  return { episode: `e-${home}`, question: `q-${home}`, ballot: `b-${home}`, fact: `f-${home}` };
}

function episodeOf(home: string, at: number): Episode {
  return {
    id: namesOf(home).episode,
    household: home,
    round: 1,
    startedAt: at,
    seed: 1,
    task: { type: "pick_and_place_simple", sentence: "", object: "mug", target: "sinkbasin" },
    policy: "rules",
    askPolicy: "missing",
    mode: "owner",
    bot: platform,
    channel: "",
    maxSteps: 1,
    purpose: "demo",
    origin: "asked",
    endedAt: null,
    end: null,
    reward: 0,
    worth: null,
  };
}

function stepOf(home: string, seq: number, step: TrajectoryStep): StepRecord {
  const question = step.kind === "ask" ? namesOf(home).question : null;
  return {
    episode: namesOf(home).episode,
    seq,
    step,
    question,
    observationHash: null,
    engine: "bench",
    because: [],
    factWatermark: 0,
    at: systemClock.now(),
  };
}

function questionOf(home: string, at: number): Question {
  const { question: id, episode } = namesOf(home);
  return {
    id,
    household: home,
    episode,
    need,
    text: `Where is a mug in ${home}?`,
    why: "",
    choices: [],
    mode: "owner",
    purpose: "demo",
    state: "open",
    reason: null,
    followUp: null,
    propensity: 1,
    askedAt: at,
    deadline: at + 60_000,
    settledAt: null,
    view: { owner: { home, places: [], robotAt: [], held: null }, seen: [] },
    quorum: 1,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
  };
}

function ballotOf(home: string, at: number): NewBallot {
  const { ballot: id, question } = namesOf(home);
  return {
    id,
    question,
    eventKey: `${platform}:bench:words:${home}`,
    message: null,
    at,
    person: { platform, workspace: "bench", platformId: "u1", name: "Ana" },
    choice: null,
    text: "in the sink",
    replaces: null,
  };
}

function factOf(home: string): FactWrite {
  const { fact: id, question, ballot, episode } = namesOf(home);
  return {
    id,
    question,
    ballot,
    episode,
    person: null,
    supersedes: [],
    fact: {
      subject: "mug",
      relation: "at",
      objects: ["sinkbasin 1"],
      polarity: true,
      certainty: "sure",
      source: "answer",
    },
  };
}

/** Different sentences of one home; the same seed always gives the same ones. */
export function listSentences(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed, "sentences");
  const one = (words: string) => pick(random, words.split(" ")) ?? "";
  return Array.from({ length: count }, (_, nth) => {
    const thing = `${one("red blue green old new")} ${one("mug plate bowl lamp book pen")} ${nth}`;
    const place = `${one("fridge sink shelf drawer desk bed")} ${one("1 2 3 4 5")}`;
    return `${one("Ana's Ben's the our")} ${thing} is ${one("in on near")} ${place}.`;
  });
}
