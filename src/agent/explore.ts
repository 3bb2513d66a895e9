/** Tries a task in a simulator, along a tree of the commands that memory proposes (LDM2, section 3.2). */

import type { TrajectoryStep } from "../core/episode/episode.js";
import { commandsOf } from "../core/episode/episode.js";
import type { Simulator, Task } from "../core/episode/scene.js";
import type { Proposal, Proposer, TupleMaker } from "../core/memory/tuple.js";
import { episodeSoFar } from "./form-tuples.js";

/** Most paths kept after each step, and the confidence from which only one command is tried. */
const keptPaths = 4;
const majorityShare = 0.8;

export interface Exploration extends Pick<TupleMaker, "summarise"> {
  readonly proposer: Proposer;
  readonly explorer: Proposer;
  /** The task's initial state; left unchanged. */
  readonly start: Simulator;
  readonly task: Task;
  readonly maxSteps: number;
}

export interface Process {
  readonly trajectory: readonly TrajectoryStep[];
  /** 1 when the task is done, else the share of done subgoals, below 1. */
  readonly reward: number;
  /** Product of the steps' confidences; a command that was tried alone counts as 1. */
  readonly confidence: number;
}

interface Path extends Process {
  readonly scene: Simulator;
  readonly way: string;
}

/** Plays the first proposal of memory (remembered decisions) at each step: the paper's ground process. */
export async function playGreedily(exploration: Exploration): Promise<Process> {
  let path = begin(exploration);
  for (let step = 0; step < exploration.maxSteps && path.reward < 1; step++) {
    const soFar = episodeSoFar(exploration.task, path.trajectory);
    const [best] = await exploration.proposer(soFar);
    if (!best) break;
    path = advance(path, best, 1);
  }
  return grade(exploration, path);
}

/** Returns finished paths by reward, then fewer steps, then confidence. Drops paths that reach a visited state. */
export async function exploreTree(exploration: Exploration): Promise<readonly Process[]> {
  let paths: readonly Path[] = [begin(exploration)];
  const visited = new Set(paths.map(stateOf));
  const ended: Path[] = [];
  for (let step = 0; step < exploration.maxSteps && paths.length > 0; step++) {
    const next: Path[] = [];
    for (const path of paths) {
      const children = await branch(exploration, path, visited);
      if (children.length === 0) ended.push(path);
      next.push(...children);
    }
    const kept = prune(next);
    ended.push(...kept.filter(({ reward }) => reward === 1));
    paths = kept.filter(({ reward }) => reward < 1);
    for (const path of paths) visited.add(stateOf(path));
  }
  const graded = await Promise.all([...ended, ...paths].map((path) => grade(exploration, path)));
  return graded.sort(
    (a, b) =>
      b.reward - a.reward ||
      a.trajectory.length - b.trajectory.length ||
      b.confidence - a.confidence,
  );
}

function prune(paths: readonly Path[]): readonly Path[] {
  const surest = new Map<string, Path>();
  for (const path of [...paths].sort((a, b) => b.confidence - a.confidence)) {
    if (!surest.has(path.way)) surest.set(path.way, path);
  }
  return [...surest.values()].slice(0, keptPaths);
}

async function branch(
  exploration: Exploration,
  path: Path,
  visited: ReadonlySet<string>,
): Promise<readonly Path[]> {
  const soFar = episodeSoFar(exploration.task, path.trajectory);
  const proposals = await exploration.explorer(soFar);
  const fresh = (child: Path) => child.reward === 1 || !visited.has(stateOf(child));
  const [first] = proposals;
  if (first && first.confidence >= majorityShare) {
    const child = advance(path, first, 1);
    if (fresh(child)) return [child];
  }
  // Tries one command per pattern (a command with names replaced by roles): others would lead to equal paths.
  const patterns = proposals.map(({ pattern }) => pattern);
  return proposals
    .filter(({ pattern }, index) => patterns.indexOf(pattern) === index)
    .map((proposal) => advance(path, proposal, proposal.confidence))
    .filter(fresh);
}

function begin({ start, task }: Exploration): Path {
  const scene = start.fork();
  const { observation, reward } = scene.begin(task);
  const { text, admissible } = observation;
  const step: TrajectoryStep = { kind: "begin", observation: text, admissible };
  return { scene, trajectory: [step], reward, confidence: 1, way: "" };
}

function advance(path: Path, { command, pattern }: Proposal, confidence: number): Path {
  const scene = path.scene.fork();
  const { observation, reward } = scene.step(command);
  const { text, admissible } = observation;
  const seen = { observation: text, admissible, reward };
  return {
    scene,
    trajectory: [...path.trajectory, { kind: "act", thought: "", command, ...seen }],
    reward,
    confidence: path.confidence * confidence,
    way: `${path.way}\n${pattern}`,
  };
}

function stateOf({ scene, trajectory }: Path): string {
  const commands = commandsOf(trajectory);
  return JSON.stringify([scene.ownerView(), [...new Set(commands)].sort()]);
}

async function grade({ summarise, task }: Exploration, path: Path): Promise<Process> {
  const { trajectory, confidence } = path;
  if (path.reward === 1) return { trajectory, confidence, reward: 1 };
  const { evaluation } = await summarise(episodeSoFar(task, trajectory));
  const done = evaluation.filter((subgoal) => subgoal.done).length;
  return { trajectory, confidence, reward: done / (evaluation.length + 1) };
}
