import path from "node:path";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { homeKinds } from "../../scenes/household/generate/generate-home.js";
import { gameId, listGames } from "../../scenes/household/source/load.js";
import { episodeSoFar } from "../../src/agent/form-tuples.js";
import { imagineWithoutAnswers } from "../../src/agent/imagine.js";
import { type RefinementCount, refine, refineGuarded } from "../../src/agent/refine-guarded.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import { commandsOf } from "../../src/core/episode/episode.js";
import {
  type Simulator,
  type Task,
  type TaskType,
  taskTypes,
} from "../../src/core/episode/scene.js";
import { SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import type { Experience, TupleCell, TupleMaker } from "../../src/core/memory/tuple.js";
import type { ChatModel } from "../../src/core/model/model.js";
import { seededRandom } from "../../src/core/random.js";
import { formLdm2 } from "../../src/policies/ldm2/ldm2-policy.js";
import { createModelJudge } from "../../src/policies/ldm2/prompt.js";
import { createModelExplorer, lenient } from "../../src/policies/ldm2/proposer.js";
import { householdObserver } from "../../src/policies/rules/observer.js";
import { createPickAlike } from "../../src/policies/tuples/alike.js";
import {
  createTupleMind,
  createTuplePolicy,
  type TupleMind,
} from "../../src/policies/tuples/proposer.js";
import { createTupleMaker } from "../../src/policies/tuples/summarise.js";
import { inJobs } from "../lab/in-jobs.js";
import { formExpertTuples, loadGame, makeHome, type OpenedTask } from "../lab/open-home.js";
import { scratchEpisode } from "../lab/scratch-episode.js";
import { readOrSkip, type SkippedGame } from "../lab/skipped.js";

/** How tuples are sorted: by rule, by clusters of their texts, by a language model, or not at all. */
export const cellKinds = ["rule", "learned", "model", "none"] as const;
export type CellKind = (typeof cellKinds)[number];

export interface StudyTask {
  /** The home with its task: for a game `<task>/<trial>`. */
  readonly id: string;
  /** The same for homes that differ only in where things lie: for a game its `<task>`. */
  readonly family: string;
  /** A game's file, or the name of a home. */
  readonly home: string;
  readonly type: TaskType;
  /** Null: the home's own task. Else a task of the type, drawn with this seed. */
  readonly draw: number | null;
}

export interface PlayedTask {
  readonly success: boolean;
  readonly commands: readonly string[];
  readonly reward: number;
}

/** Which indices a memory has. Without one all goals, or all observations, are of one type. */
export interface MemoryIndices {
  readonly goals: boolean;
  readonly observations: boolean;
}

const noIndices: MemoryIndices = { goals: false, observations: false };

/** After so many draws a home counts as having no task of a type. */
const mostDraws = 60;

/** More homes than one seed makes, so that seeds share no home. */
const homesPerSeed = 10_000;

export interface TupleLabOptions {
  /** How tuples are sorted; "rule" when absent. */
  readonly cells?: CellKind | undefined;
  /** Only so many tuples of a cell vote, the most alike; absent: all that fit. */
  readonly shown?: number | undefined;
  /** Explores and judges; where cells are the model's, it also sorts and imitates. */
  readonly model?: ChatModel | undefined;
}

export function createTupleLab(options: TupleLabOptions = {}) {
  const homes = new Map<string, Simulator>();
  const skipped: SkippedGame[] = [];
  const judge = options.model && createModelJudge(options.model);
  const open = (wanted: StudyTask): OpenedTask | null => {
    const kept = homes.get(wanted.home) ?? loadHome(wanted.home);
    homes.set(wanted.home, kept);
    const scene = kept.fork();
    const task = wanted.draw === null ? scene.task : drawTask(scene, wanted);
    return task && { scene, task };
  };
  const openSurely = (task: StudyTask): OpenedTask => {
    const opened = open(task);
    if (opened) return opened;
    throw new SousError("no-task", `There is no task of type ${task.type} in ${task.home}.`);
  };
  /** A memory of the expert's ways of doing these tasks. */
  const form = async (known: readonly StudyTask[], indices: MemoryIndices) => {
    const expert = await formExpertTuples(known.map(openSurely), createTupleMaker());
    const player = await formPlayer(options, indices, expert);
    const { memory, maker, judge, ...proposers } = player;
    const play = (wanted: StudyTask, maxSteps: number): Promise<PlayedTask> =>
      playAlone(player, openSurely(wanted), maxSteps);
    return {
      get size() {
        return memory.size;
      },
      play,
      /** A trajectory that lowers any of these tasks, or of those that formed the memory, is taken out again. */
      refine: (tasks: readonly StudyTask[], maxSteps: number): Promise<RefinementCount> =>
        refineGuarded({
          tasks,
          memory,
          explore: (wanted) => {
            const { scene, task } = openSurely(wanted);
            return refine({ ...proposers, start: scene, task, maxSteps }, maker, judge);
          },
          watched: [...tasks, ...known],
          rewardOf: async (task) => (await play(task, maxSteps)).reward,
        }),
    };
  };
  return {
    skipped: skipped as readonly SkippedGame[],
    games: (folder: string): readonly StudyTask[] =>
      listGames(folder).flatMap(
        (file) => readOrSkip(file, () => readGameTask(file), skipped) ?? [],
      ),
    homes: drawHomes,
    affords: (task: StudyTask) => open(task) !== null,
    form,
    /** Index of the way to go by: the language model's choice; else that with more reward, then fewer steps. */
    choose: async (wanted: StudyTask, ways: readonly PlayedTask[]) => {
      const { task } = openSurely(wanted);
      const commands = ways.map((way) => way.commands);
      return (await judge?.choose(task.sentence, commands)) ?? bestOf(ways);
    },
  };
}

export type TupleLab = ReturnType<typeof createTupleLab>;
export type StudyMemory = Awaited<ReturnType<TupleLab["form"]>>;

function readGameTask(file: string): StudyTask {
  const id = gameId(file);
  const family = path.posix.dirname(id);
  const type = loadGame(file).task.type;
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
  if (!made) return loadGame(name);
  return makeHome({ kind: made, seed: Number(seed) }, name);
}

function drawTask(scene: Simulator, { type, home, draw }: StudyTask): Task | null {
  const random = seededRandom(draw ?? 0, "study", path.basename(home), type);
  for (let nth = 0; nth < mostDraws; nth++) {
    const task = scene.sampleTask(random);
    if (task?.type === type) return task;
  }
  return null;
}

async function formPlayer(
  { cells = "rule", shown, model }: TupleLabOptions,
  indices: MemoryIndices,
  expert: readonly Experience[],
): Promise<TupleMind> {
  const embedder = createHashingEmbedder();
  if (cells === "model") {
    if (!model) throw missingModel();
    return lenient(await formLdm2({ model, pick: createPickAlike(embedder, shown) }, expert));
  }
  const maker = createTupleMaker(cells === "none" ? noIndices : indices);
  const learned = cells === "learned" ? await learnCells(embedder, expert) : null;
  const sorted = learned
    ? await inJobs(1, expert, async (one) => ({
        ...one,
        cell: await learned.cellOf(one.goal, one.observation),
      }))
    : expert;
  const pick = shown === undefined ? undefined : createPickAlike(embedder, shown);
  const findCell = learned?.findCell ?? maker.findCell;
  const mind = createTupleMind(sorted, { ...maker, findCell }, pick);
  if (!model) return mind;
  const explorer = createModelExplorer({ ...mind, model, pick: pick ?? createPickAlike(embedder) });
  return lenient({ ...mind, explorer, judge: createModelJudge(model) });
}

async function playAlone(
  { proposer, maker }: TupleMind,
  { scene, task }: OpenedTask,
  maxSteps: number,
): Promise<PlayedTask> {
  const { end, trajectory } = await imagineWithoutAnswers({
    episode: scratchEpisode({ task, policy: "tuples", maxSteps }),
    scene,
    facts: [],
    policy: createTuplePolicy(proposer),
    observer: householdObserver,
    clock: systemClock,
  });
  const success = end?.kind === "terminated";
  const commands = commandsOf(trajectory);
  if (success) return { success, commands, reward: 1 };
  const { evaluation } = await maker.summarise(episodeSoFar(task, trajectory));
  const done = evaluation.filter((subgoal) => subgoal.done).length;
  return { success, commands, reward: done / (evaluation.length + 1) };
}

/** Index of the best way: reward, then fewer steps (LDM2's choice without a model). */
function bestOf(ways: readonly PlayedTask[]): number {
  const ranked = [...ways.entries()].sort(
    ([, one], [, other]) =>
      other.reward - one.reward || one.commands.length - other.commands.length,
  );
  return ranked[0]?.[0] ?? 0;
}

/** Types of goals, and of observations within each. */
const goalTypes = 6;
const observationTypes = 8;
const mostTurns = 50;

type Vector = Float32Array;

/** Finds cells whose types are the clusters of these tuples' goals, and of the observations of each. */
async function learnCells(
  embedder: Embedder,
  experiences: readonly Experience[],
): Promise<
  Pick<TupleMaker, "findCell"> & { cellOf(goal: string, observation: string): Promise<TupleCell> }
> {
  const embed = (texts: readonly string[]) => embedder.embed(texts.map(withoutNumbers));
  const vectorOf = async (text: string): Promise<Vector> =>
    (await embed([text]))[0] ?? new Float32Array();
  const texts = [...new Set(experiences.map(({ goal }) => goal))];
  const goals = cluster(await embed(texts), goalTypes);
  const typeOf = new Map(texts.map((text, at) => [text, goals.types[at]]));
  const observations = await Promise.all(
    goals.centres.map(async (_, type) => {
      const own = experiences.filter(({ goal }) => typeOf.get(goal) === type);
      const seen = [...new Set(own.map(({ observation }) => observation))];
      return cluster(await embed(seen), observationTypes).centres;
    }),
  );
  const cellOf = async (goal: string, observation: string): Promise<TupleCell> => {
    const type = nearest(await vectorOf(goal), goals.centres);
    const seen = nearest(await vectorOf(observation), observations[type] ?? []);
    return { goal: [`goal ${type}`], observation: [`observation ${seen}`] };
  };
  return {
    cellOf,
    findCell: ({ task, trajectory }) =>
      cellOf(task, trajectory.findLast((step) => step.kind !== "ask")?.observation ?? ""),
  };
}

/** Numbers are names of single things. */
function withoutNumbers(text: string): string {
  return text.replace(/ \d+\b/g, "");
}

/** k-means of unit vectors. It begins with the first one, and then with those that are farthest from all before. */
function cluster(vectors: readonly Vector[], most: number) {
  let centres = spreadOut(vectors, most);
  let types = vectors.map((vector) => nearest(vector, centres));
  for (let turn = 0; turn < mostTurns; turn += 1) {
    centres = centres.map((centre, type) =>
      meanOf(
        vectors.filter((_, at) => types[at] === type),
        centre,
      ),
    );
    const next = vectors.map((vector) => nearest(vector, centres));
    if (next.every((type, at) => type === types[at])) break;
    types = next;
  }
  return { centres, types };
}

function spreadOut(vectors: readonly Vector[], most: number): readonly Vector[] {
  const centres = vectors.slice(0, 1);
  while (centres.length < Math.min(most, vectors.length)) {
    const ranked = vectors.map((vector) => ({
      vector,
      likeness: Math.max(...centres.map((centre) => dot(vector, centre))),
    }));
    const [farthest] = ranked.sort((one, other) => one.likeness - other.likeness);
    if (!farthest || farthest.likeness > 1 - 1e-6) break;
    centres.push(farthest.vector);
  }
  return centres;
}

function nearest(vector: Vector, centres: readonly Vector[]): number {
  const likeness = centres.map((centre) => dot(vector, centre));
  return Math.max(0, likeness.indexOf(Math.max(...likeness)));
}

function meanOf(vectors: readonly Vector[], old: Vector): Vector {
  if (vectors.length === 0) return old;
  const sum = old.map((_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

function dot(one: Vector, other: Vector): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
