/** The lab of LDM2's study: memories formed from the expert, played in the product's own loop. */

import path from "node:path";
import {
  createSimulator,
  gameId,
  generateHome,
  homeKinds,
  listGames,
  loadHousehold,
  storeHome,
} from "../../../scenes/household/index.js";
import { episodeSoFar, formExperiences } from "../../agent/form-tuples.js";
import { imagineWithoutAnswers } from "../../agent/imagine.js";
import { refine } from "../../agent/refine.js";
import type { RefinementCount } from "../../agent/refine-guarded.js";
import { refineGuarded } from "../../agent/refine-guarded.js";
import { systemClock } from "../../app/clock.js";
import type { Episode, TrajectoryStep } from "../../core/episode.js";
import { SousError } from "../../core/errors.js";
import { seededRandom } from "../../core/random.js";
import { type Simulator, type Task, taskTypes } from "../../core/scene.js";
import type { Experience, Proposer, TupleFormer } from "../../core/tuple.js";
import { createHouseholdObserver } from "../../policies/rules/index.js";
import {
  createProposer,
  createRoleWriter,
  createRuleIndexer,
  createTemplateSummariser,
  createTuplePolicy,
  TupleMemory,
} from "../../policies/tuples/index.js";
import type { MemoryIndices, PlayedTask, StudyMemory, StudyTask, TupleLab } from "./contract.js";
import { splitTraining } from "./split.js";

/** Draws after which a home is held to have no task of a type. */
const mostDraws = 60;

/** More than are made with one seed, so that seeds share no home. */
const homesPerSeed = 10_000;

/** A home where the task begins, and the task. */
interface Opened {
  readonly scene: Simulator;
  readonly task: Task;
}

/** A lab in this process. Homes are loaded once and kept. */
export function createTupleLab(): TupleLab {
  const homes = new Map<string, Simulator>();
  const open = (wanted: StudyTask): Opened | null => {
    const kept = homes.get(wanted.home) ?? loadHome(wanted.home);
    homes.set(wanted.home, kept);
    const scene = kept.fork();
    const task = wanted.draw === null ? scene.task : drawTask(scene, wanted);
    return task && { scene, task };
  };
  return {
    games: (folder) => listGames(folder).map(readGameTask),
    homes: drawHomes,
    affords: (task) => open(task) !== null,
    form: (tasks, indices) => formMemory(tasks, indices, (task) => openSurely(open, task)),
  };
}

/**
 * What the expert did in training games, as tuples: so many tasks of each type, drawn with a seed. Throws
 * InputError when there is no game in the folder.
 */
export async function demonstrate(
  folder: string,
  { perType, seed }: { readonly perType: number; readonly seed: number },
): Promise<readonly Experience[]> {
  const lab = createTupleLab();
  const sizes = { perType, batches: 1, goals: 0 };
  const [batch = []] = splitTraining(lab, lab.games(folder), sizes, seed).batches;
  const memory = await lab.form(batch, { goals: true, observations: true });
  return memory.list();
}

function openSurely(open: (task: StudyTask) => Opened | null, task: StudyTask): Opened {
  const opened = open(task);
  if (!opened)
    throw new SousError("no-task", `There is no task of type ${task.type} in ${task.home}.`);
  return opened;
}

function readGameTask(file: string): StudyTask {
  const id = gameId(file);
  const family = path.posix.dirname(id);
  const type = createSimulator(loadHousehold(file).content, file).task.type;
  return { id, family, home: file, type, draw: null };
}

/** Homes of changing kinds, one drawn task each. */
function drawHomes(seed: number, count: number): readonly StudyTask[] {
  return taskTypes.flatMap((type, nth) =>
    Array.from({ length: count }, (_, index): StudyTask => {
      const draw = seed * homesPerSeed + nth * count + index;
      const home = type.includes("heat") || type.includes("cool") ? "kitchen" : "flat";
      const id = `${home}:${draw}`;
      return { id, family: id, home: id, type, draw };
    }),
  );
}

function loadHome(name: string): Simulator {
  const [kind, seed] = name.split(":");
  const made = homeKinds.find((one) => one === kind);
  const content = made
    ? storeHome(generateHome({ kind: made, seed: Number(seed) }))
    : loadHousehold(name).content;
  return createSimulator(content, name);
}

function drawTask(scene: Simulator, { type, home, draw }: StudyTask): Task | null {
  const random = seededRandom(draw ?? 0, "study", path.basename(home), type);
  for (let nth = 0; nth < mostDraws; nth++) {
    const task = scene.sampleTask(random);
    if (task?.type === type) return task;
  }
  return null;
}

async function formMemory(
  tasks: readonly StudyTask[],
  indices: MemoryIndices,
  open: (task: StudyTask) => Opened,
): Promise<StudyMemory> {
  const former: TupleFormer = {
    summariser: createTemplateSummariser(),
    indexer: createRuleIndexer(indices),
    roles: createRoleWriter(),
  };
  const memory = new TupleMemory();
  for (const { scene, task } of tasks.map(open)) {
    const trajectory = watchExpert(scene, task);
    memory.add(await formExperiences(former, { task, trajectory, source: "expert" }));
  }
  const proposer = createProposer(memory, former);
  const explorer = createProposer(memory, former, { curious: true });
  const play = async (wanted: StudyTask, maxSteps: number): Promise<PlayedTask> =>
    playAlone(proposer, former, open(wanted), maxSteps);
  return {
    get size() {
      return memory.size;
    },
    list: () => memory.list(),
    play,
    removeExplored: () => memory.removeExplored(),
    refine: (wanted, maxSteps) =>
      refineAll({ memory, proposer, explorer, former, open, play, known: tasks }, wanted, maxSteps),
  };
}

/** The expert's way of doing a task, seen from outside. */
function watchExpert(start: Simulator, task: Task): readonly TrajectoryStep[] {
  const scene = start.fork();
  const { text, admissible } = scene.begin(task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  for (const command of scene.plan() ?? []) {
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    trajectory.push({ kind: "act", thought: "", command, ...seen, reward });
  }
  return trajectory;
}

async function playAlone(
  proposer: Proposer,
  { summariser }: TupleFormer,
  { scene, task }: Opened,
  maxSteps: number,
): Promise<PlayedTask> {
  const { end, trajectory } = await imagineWithoutAnswers({
    episode: studyEpisode(task, maxSteps),
    scene,
    facts: [],
    policy: createTuplePolicy(proposer),
    observer: createHouseholdObserver(),
    clock: systemClock,
  });
  const success = end.kind === "terminated";
  const steps = trajectory.filter(({ kind }) => kind === "act").length;
  if (success) return { success, steps, reward: 1 };
  const { evaluation } = await summariser.summarise(episodeSoFar(task, trajectory));
  const done = evaluation.filter((subgoal) => subgoal.done).length;
  return { success, steps, reward: done / (evaluation.length + 1) };
}

function studyEpisode(task: Task, maxSteps: number): Episode {
  return {
    id: "study",
    household: "study",
    round: 1,
    task,
    policy: "tuples",
    askPolicy: "never",
    mode: "owner",
    bot: "simulated",
    channel: "",
    seed: 1,
    maxSteps,
    purpose: "campaign",
    origin: "asked",
    startedAt: 0,
    endedAt: null,
    end: null,
    reward: 0,
    worth: null,
  };
}

interface Refined {
  readonly memory: TupleMemory;
  readonly proposer: Proposer;
  readonly explorer: Proposer;
  readonly former: TupleFormer;
  readonly open: (task: StudyTask) => Opened;
  /** What memory was formed from: it has to stay as good there, too. */
  readonly known: readonly StudyTask[];
  readonly play: (task: StudyTask, maxSteps: number) => Promise<PlayedTask>;
}

async function refineAll(
  { memory, former, open, play, known, ...proposers }: Refined,
  tasks: readonly StudyTask[],
  maxSteps: number,
): Promise<RefinementCount> {
  const watched = [...tasks, ...known];
  return refineGuarded({
    tasks,
    memory,
    explore: (wanted) => {
      const { scene, task } = open(wanted);
      return refine({ ...proposers, start: scene, task, maxSteps }, former);
    },
    rewards: () => inTurn(watched, async (task) => (await play(task, maxSteps)).reward),
  });
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
