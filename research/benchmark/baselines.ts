import { createTupleFormer } from "../../src/app/models/tuple-policies.js";
import type { Policy } from "../../src/core/decision.js";
import type { AskPolicyName } from "../../src/core/episode.js";
import { seededRandom } from "../../src/core/random.js";
import { createTupleMind, createTuplePolicy } from "../../src/policies/tuples/index.js";
import { learnedInWorld } from "../afk/benchmark.js";
import { detector } from "../ambik/benchmark.js";
import { formExpertTuples, makeHome, type OpenedTask } from "../lab/open-home.js";
import { type BenchmarkTask, type Track, tracks } from "./tasks.js";

export interface Baseline {
  readonly name: string;
  readonly ask: AskPolicyName;
  readonly tracks: readonly Track[];
  readonly policy?: (task: BenchmarkTask) => Policy | null;
}

const inHomes: readonly Track[] = ["homes", "alfworld", "ambiguous", "multiround"];
const inGames: readonly Track[] = ["cooking", "grid"];

/** Policies that need a language model: their rows stay empty until somebody plays them. */
export const modelAgents = ["agent", "react", "aba"] as const;

export async function createBaselines(): Promise<readonly Baseline[]> {
  const tuples = await formTuples();
  return [
    { name: "never", ask: "never", tracks },
    { name: "random", ask: "random:0.5", tracks },
    { name: "missing", ask: "missing", tracks: [...inHomes, "ambik"] },
    { name: "voi", ask: "voi:1", tracks: inHomes },
    { name: "planner", ask: "missing", tracks: inGames },
    {
      name: "learned",
      ask: "missing",
      tracks: inGames,
      policy: ({ track }) => learnedInWorld(track),
    },
    { name: "detector", ask: "missing", tracks: ["ambik"], policy: () => detector },
    { name: "tuples", ask: "missing", tracks: inHomes, policy: () => tuples },
  ];
}

/** From what an expert does in homes that are drawn for it, and are no homes of the benchmark. */
async function formTuples(): Promise<Policy> {
  const tasks = Array.from({ length: 60 }, (_, at): OpenedTask | null => {
    const kind = at % 2 === 0 ? "kitchen" : "flat";
    const scene = makeHome({ kind, seed: 1000 + at }, `${kind}-${at}`);
    const task = scene.sampleTask(seededRandom(at, "benchmark tuples"));
    return task && { scene, task };
  });
  const former = createTupleFormer();
  const expert = await formExpertTuples(
    tasks.flatMap((task) => task ?? []),
    former,
  );
  return createTuplePolicy(createTupleMind(expert, former).proposer);
}
