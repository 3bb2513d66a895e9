/** Results of benches with small figures, as files have them. */
import { writeFileSync } from "node:fs";
import { studyReplay } from "../../../src/research/replay/study-replay.js";
import { newFile } from "../../memory/folder.js";
import { material, setting } from "../replay/material.js";

const task = (name: string, success: number) => ({
  task: name,
  n: 20,
  seeds: [1, 2],
  success,
  successSd: 0.05,
  meanSteps: 4.5,
  queries: 1.5,
  precision: 0.75,
  recall: 0.5,
  f1: 0.6,
});

const alfworld = {
  games: 12,
  success: 0.75,
  successDeviation: 0.02,
  meanSteps: 9.5,
  meanWalkthrough: 10,
  questionsPerTask: 1.25,
  repeatedQuestions: 0,
  meanReward: 0.75,
  ownTasks: 3,
  rewardCountingThoughts: 0.75,
  questionsByRound: [2, 1],
  gamesByRound: [12, 12],
  byType: {
    look_at_obj_in_light: { games: 12, success: 0.75, meanSteps: 9.5, questionsPerTask: 1.25 },
  },
  variant: "standard",
  ask: "missing",
  notebook: "task",
  wrong: 0,
  unsure: 0,
  maxSteps: 50,
  seeds: [1, 2],
  failures: [],
};

const usage = {
  requestsPerEpisode: 8,
  cachedPerEpisode: 0,
  promptTokensPerEpisode: 900,
  completionTokensPerEpisode: 90,
  costPerEpisode: 0.0123,
  requests: 96,
};

const shares = (value: number | null) => ({
  unambiguous: value,
  preferences: value,
  common_sense_knowledge: value,
  safety: null,
});

/** By name; each fits one kind. */
export const sampleResults = {
  alfworld: { ...alfworld, command: "sous bench alfworld --games g --json", seconds: 3 },
  multiround: { ...alfworld, variant: "multiround", wrong: 0.2 },
  agents: {
    label: "scripted",
    seeds: [1],
    settings: { variant: "standard", ask: "missing", wrong: 0, unsure: 0, maxSteps: 50 },
    agents: [{ ...alfworld, ...usage, agent: "react", endings: { done: 9 }, modelFailures: {} }],
  },
  cooking: {
    tasks: [task("take1", 1), task("take2-cut", 0.96)],
    world: "cooking",
    policy: "learned",
    command: "sous bench cooking --policy learned --n 20 --seeds 1,2 --json",
    seconds: 4,
  },
  grid: { ...task("danger", 0.4), world: "grid", policy: "random" },
  ablations: {
    world: "grid",
    trainingGames: 300,
    arms: [
      { without: null, tasks: [task("danger", 1)] },
      { without: "pointer", tasks: [task("danger", 0.8)] },
    ],
  },
  ambik: {
    rows: 400,
    method: "embedded",
    compat: "paper",
    chr: shares(0.9),
    hr: shares(0.1),
    icr: shares(0.3),
    ssc: 0.5,
    ambdif: 0.27,
    reverse: 0.01,
    balancedAccuracy: 0.74,
  },
  memory: {
    n: 100,
    dim: 384,
    seed: 1,
    recallAt10: 1,
    queryMsP50: 0.2,
    queryMsP99: 0.4,
    bruteMsP50: 3,
    ratioToBrute: 15,
    addPerSecond: 900,
    openMs: 12,
    rebuildMs: 90,
    fileMb: 1,
  },
  replay: {
    ...studyReplay(material, setting),
    command: "sous study replay --db team.db --json",
    seconds: 20,
  },
  crowd: {
    people: 30,
    questions: 90,
    answersPerQuestion: 3,
    leastCorrelationWithDone: 0.95,
    meanCorrelation: 0.9125,
    leastCorrelation: 0.9125,
    meanGain: 0.0625,
    leastGain: 0.0625,
    seeds: [
      {
        seed: 7,
        answers: 297,
        correlation: 0.9125,
        correlationWithDone: 0.95,
        reachable: 0.96,
        majority: 0.8125,
        aggregated: 0.875,
        alpha: 0.45,
      },
    ],
    flags: [
      { kind: "copying", flagged: 4, right: 3, real: 5, precision: 0.75, recall: 0.6 },
      { kind: "too-fast", flagged: 0, right: 0, real: 2, precision: null, recall: 0 },
    ],
    alike: { meanGain: 0.005, leastGain: -0.001 },
    guessers: { alphas: [0.0123], worst: 0.0123, worstPooled: 0.24 },
  },
} as const;

/** A file with this text, removed after the test. */
export function writeResult(text: string, name = "result.json"): string {
  const file = newFile(name);
  writeFileSync(file, text);
  return file;
}
