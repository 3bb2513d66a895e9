import { existsSync } from "node:fs";
import path from "node:path";
import type { RefinementCount } from "../../src/agent/refine-guarded.js";
import * as shared from "../../src/cli/options.js";
import { type HomeTaskType, type TaskType, taskTypes } from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { percent } from "../../src/core/words/wording.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, expectUnits, inJobs } from "../lab/in-jobs.js";
import { createLabModels } from "../lab/lab.js";
import { averageOf, countValues, deviationOf } from "../lab/numbers.js";
import { withModelParts } from "../lab/parts.js";
import { requirePlayed } from "../lab/skipped.js";
import { heading, list, percentWith, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
/** Success rates on ALFWorld (LDM2, table 2), before and after refinement. */
import paper from "./papers.json" with { type: "json" };
import { neverUsed, type Split, splitTraining } from "./split.js";
import {
  cellKinds,
  createTupleLab,
  type MemoryIndices,
  type PlayedTask,
  type StudyMemory,
  type StudyTask,
  type TupleLab,
} from "./tuple-lab.js";

export const ldm2Kind = resultKind("ldm2", composeLdm2);

const flags = {
  games: flag.text(
    "--games <dir>",
    "a folder with train and valid_* (default: homes made from seeds)",
  ),
  seeds: flag.seeds("each draws its own games to learn from", [1, 2, 3]),
  perType: flag.count("--per-type <n>", "expert trajectories per task type in a batch", 50),
  goals: flag.count("--goals <n>", "goals per task type to explore", 10),
  batches: flag.count("--batches <n>", "batches to be compared", 4),
  curve: flag.parsed(
    "--curve <list>",
    "smaller memories, in trajectories per type, with commas; or none",
    (text): readonly number[] => (text === "none" ? [] : shared.wholeNumbers(text)),
    [1, 3, 10],
    "1,3,10",
  ),
  maxSteps: flag.maxSteps(),
  limit: flag.count("--limit <n>", "play only the first n games"),
  cells: flag.choice(
    "--cells <how>",
    "how tuples are sorted: by rule, by clusters of their texts, by the language model of SOUS_LLM_MODEL, or not at all",
    cellKinds,
    "rule",
  ),
  explorer: flag.choice(
    "--explorer <who>",
    "what explores: the memory, or the language model with it; with --cells model always the model",
    ["memory", "model"],
    "memory",
  ),
  shown: flag.count("--shown <n>", "only the n most alike tuples of a cell count (default: all)"),
  scripted: flag.scripted(),
  db: flag.modelStore(),
  ablations: flag.toggle("--no-ablations", "only before and after refinement"),
  report: flag.report(),
};
type Given = flag.Given<typeof flags>;

export const ldm2Command = () =>
  declareBench({
    flags,
    help: `
The expert's trajectories on training games form the memory; other training games refine it. The tuple policy
then plays unseen games alone, without planner and questions.

Examples:
  sous bench ldm2 --games alfworld --seeds 1,2,3 --report report --json
  sous bench ldm2 --per-type 10 --goals 3 --no-ablations      our own homes
  sous bench ldm2 --games alfworld --per-type 1 --shown 5 --cells learned --curve none --no-ablations`,
    unit: "memories played",
    overGames: true,
    kind: ldm2Kind,
    run: (given) => {
      const { cells, shown, explorer, ablations = true } = given;
      const bench = (lab: TupleLab) =>
        benchLdm2(lab, { ...given, ablations, ...chooseTasks(lab, given) });
      if (cells !== "model" && explorer === "memory")
        return bench(createTupleLab({ cells, shown }));
      return withModelParts(given, "sous bench ldm2", (parts) =>
        bench(createTupleLab({ cells, shown, model: createLabModels(parts).model() })),
      );
    },
  });

const playedFolders = ["valid_train", "valid_seen", "valid_unseen"];

function chooseTasks(lab: TupleLab, { games, limit, perType, goals }: Given) {
  if (games === undefined) {
    const training = lab.homes(1, perType + goals);
    return { training, evaluation: lab.homes(2, perType).slice(0, limit) };
  }
  const folders = playedFolders
    .map((name) => path.join(games, name))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) {
    throw new InputError(`it has none of ${playedFolders.join(", ")}`, { file: games });
  }
  const training = lab.games(path.join(games, "train"));
  return { training, evaluation: folders.flatMap((folder) => lab.games(folder)).slice(0, limit) };
}

export type Ldm2Request = Pick<
  Given,
  "perType" | "batches" | "goals" | "seeds" | "maxSteps" | "curve"
> & {
  /** Memory is formed and refined here only. */
  readonly training: readonly StudyTask[];
  readonly evaluation: readonly StudyTask[];
  readonly ablations: boolean;
};

const bothIndices: MemoryIndices = { goals: true, observations: true };

type SeededSplit = Split & { readonly seed: number };

interface Study {
  readonly lab: TupleLab;
  readonly request: Ldm2Request;
  readonly games: readonly StudyTask[];
}

/** Forms, plays, refines and plays again with every seed. Throws InputError when there is nothing to play. */
export async function benchLdm2(lab: TupleLab, request: Ldm2Request) {
  const { training, evaluation, seeds, curve, maxSteps, goals, perType } = request;
  const games = neverUsed(evaluation, training);
  requirePlayed(Math.min(training.length, evaluation.length), lab.skipped);
  if (games.length === 0)
    throw new InputError("there are no games that are not among those to train");
  const ablated = request.ablations ? 3 + 2 * request.batches : 0;
  expectUnits(seeds.length * (2 + 2 * curve.length + ablated));
  const study = { lab, request, games };
  const splits = seeds.map((seed) => ({ seed, ...splitTraining(lab, training, request, seed) }));
  const ablate = async (indices: MemoryIndices) =>
    request.ablations ? playIndices(study, splits, indices) : null;
  return {
    ...(await playRefined(study, splits, perType)),
    games: games.length,
    leftOut: evaluation.length - games.length,
    seeds,
    maxSteps,
    goals,
    gamesByType: countValues(games.map(({ type }) => type)),
    curve: await inJobs(1, curve, (size) => playRefined(study, splits, size)),
    withoutGoalIndex: await ablate({ goals: false, observations: true }),
    withoutObservationIndex: await ablate({ goals: true, observations: false }),
    withoutIndices: await ablate({ goals: false, observations: false }),
    batches: request.ablations ? await playBatches(study, splits) : [],
    skipped: lab.skipped,
    paper,
  };
}

type Ldm2Result = Awaited<ReturnType<typeof benchLdm2>>;

async function playRefined(study: Study, splits: readonly SeededSplit[], perType: number) {
  const { lab, request } = study;
  const arms = await inJobs(1, splits, async ({ batches, goals }) => {
    const memory = await lab.form(firstOfEachType(batches[0] ?? [], perType), bothIndices);
    const before = await playAll(study, memory);
    const refinement = await memory.refine(goals, request.maxSteps);
    const after = await playAll(study, memory);
    return { before, after, refinement, tuples: memory.size };
  });
  const meanOf = (key: keyof RefinementCount) => averageOf(arms, (arm) => arm.refinement[key]);
  return {
    perType,
    before: measureArm(arms.map(({ before }) => before)),
    after: measureArm(arms.map(({ after }) => after)),
    lowered: arms.filter(({ before, after }) => countDone(after) < countDone(before)).length,
    tuples: averageOf(arms, ({ tuples }) => tuples),
    refinement: {
      failed: meanOf("failed"),
      bettered: meanOf("bettered"),
      added: meanOf("added"),
      withdrawn: meanOf("withdrawn"),
    },
  };
}

async function playIndices(study: Study, splits: readonly SeededSplit[], indices: MemoryIndices) {
  const perSeed = await inJobs(1, splits, async ({ batches }) =>
    playAll(study, await study.lab.form(batches[0] ?? [], indices)),
  );
  return measureArm(perSeed);
}

async function playBatches(study: Study, splits: readonly SeededSplit[]) {
  const apart = await inJobs(1, splits, ({ batches }) =>
    inJobs(1, batches, async (batch) => playAll(study, await study.lab.form(batch, bothIndices))),
  );
  const counts = Array.from({ length: study.request.batches }, (_, index) => index + 1);
  return inJobs(1, counts, async (count) => {
    const merged = await inJobs(1, splits, async ({ batches }) =>
      playAll(study, await study.lab.form(batches.slice(0, count).flat(), bothIndices)),
    );
    return {
      batches: count,
      merged: measureArm(merged),
      chosen: measureArm(
        await inJobs(1, apart, (played) => chooseEach(study.lab, played.slice(0, count))),
      ),
    };
  });
}

/** Of each game the way that one of the batches went. */
function chooseEach(
  lab: TupleLab,
  batches: readonly (readonly Played[])[],
): Promise<readonly Played[]> {
  const [first = []] = batches;
  return inJobs(1, [...first.entries()], async ([index, played]) => {
    const ways = batches.flatMap((batch) => batch[index] ?? []);
    return ways[await lab.choose(played.task, ways)] ?? played;
  });
}

async function playAll({ games, request }: Study, memory: StudyMemory): Promise<readonly Played[]> {
  const all = await inJobs(1, games, async (task) => ({
    task,
    ...(await memory.play(task, request.maxSteps)),
  }));
  advance();
  return all;
}

function firstOfEachType(tasks: readonly StudyTask[], most: number): readonly StudyTask[] {
  const taken = new Map<TaskType, number>();
  return tasks.filter(({ type }) => {
    const count = (taken.get(type) ?? 0) + 1;
    taken.set(type, count);
    return count <= most;
  });
}

function countDone(played: readonly Played[]): number {
  return played.filter(({ success }) => success).length;
}

type Played = PlayedTask & { readonly task: StudyTask };

function measureArm(perSeed: readonly (readonly Played[])[]) {
  const types = taskTypes.filter((type) => perSeed.some((all) => all.some(isOf(type))));
  return {
    ...rate(perSeed),
    byType: Object.fromEntries(
      types.map((type) => [type, rate(perSeed.map((all) => all.filter(isOf(type))))]),
    ) as Partial<Record<HomeTaskType, Rate>>,
    /** Of all tasks; one that failed counts with the steps it took. */
    meanSteps: averageOf(perSeed.flat(), ({ commands }) => commands.length),
  };
}

const isOf =
  (type: HomeTaskType) =>
  ({ task }: Played) =>
    task.type === type;

type Rate = ReturnType<typeof rate>;

/** @returns the mean over seeds, and the deviation between them */
function rate(perSeed: readonly (readonly Played[])[]) {
  const rates = perSeed.map((played) => averageOf(played, ({ success }) => Number(success)));
  return { success: averageOf(rates, (one) => one), spread: deviationOf(rates) };
}

function composeLdm2(result: Ldm2Result): ResultPart {
  const { perType, goals, seeds, maxSteps, leftOut, games } = result;
  return {
    title: `Playing from memory alone: ${games} games never used`,
    about: `Memory is formed from the expert's way of doing ${perType} training tasks of each type, and refined by exploring ${goals} other training tasks of each type; seeds ${seeds.join(", ")} draw them. Then each game is played by the tuple policy alone: no planner, no questions, at most ${maxSteps} actions. ${leftOut} games were left out, because training has the same one with things elsewhere.`,
    blocks: [
      heading("Beside the paper"),
      text("The numbers stand side by side, but the settings differ:"),
      list(differences),
      tableTypes(result),
      heading("How much memory it takes"),
      formatSizes(result),
      ...formatAblations(result),
    ],
  };
}

const differences = [
  "Ours has no language model: tuples are voted on by rule, and their words are replaced by roles. The paper's agent is gpt-3.5-turbo, which imitates the tuples that it is shown.",
  "The games are those of the folders in the command that training does not have. The paper plays ALFWorld's 134 unseen games. Most of our games have rooms that occur in training, with another task.",
  "Expert trajectories come from our planner, which knows the hidden state. They are shorter than ALFWorld's.",
];

function tableTypes({ before, after, paper, gamesByType, games }: Ldm2Result): Block {
  const rows = [
    ...taskTypes.map((type) => ({
      name: type,
      games: gamesByType[type] ?? 0,
      before: before.byType[type],
      after: after.byType[type],
      paper: paper[type],
    })),
    { name: "all", games, before, after, paper: paper.all },
  ];
  return tableOf(rows, {
    success: (row) => row.name,
    games: (row) => row.games,
    before: (row) => formatRate(row.before),
    refined: (row) => formatRate(row.after),
    "paper, before": (row) => percent(row.paper.initial),
    "paper, refined": (row) => percent(row.paper.refined),
  });
}

function formatSizes(result: Ldm2Result): Block {
  const arms = [...result.curve, result].toSorted((a, b) => a.perType - b.perType);
  return tableOf(arms, {
    "trajectories per type": (arm) => arm.perType,
    before: (arm) => formatRate(arm.before),
    refined: (arm) => formatRate(arm.after),
    "steps before": (arm) => arm.before.meanSteps.toFixed(2),
    "steps refined": (arm) => arm.after.meanSteps.toFixed(2),
    tuples: (arm) => arm.tuples.toFixed(0),
    "goals failed": (arm) => arm.refinement.failed.toFixed(1),
    bettered: (arm) => arm.refinement.bettered.toFixed(1),
    "tuples added": (arm) => arm.refinement.added.toFixed(1),
    "taken out again": (arm) => arm.refinement.withdrawn.toFixed(1),
    "seeds that it lowered": (arm) => arm.lowered,
  });
}

function formatAblations(result: Ldm2Result): readonly Block[] {
  const { withoutGoalIndex, withoutObservationIndex, withoutIndices, batches } = result;
  if (!withoutGoalIndex || !withoutObservationIndex || !withoutIndices) return [];
  const rows: readonly (readonly [string, Rate])[] = [
    ["both indices, refined", result.after],
    ["both indices, not refined", result.before],
    ["no goal index, not refined", withoutGoalIndex],
    ["no observation index, not refined", withoutObservationIndex],
    ["no index, not refined", withoutIndices],
    ...batches.flatMap(({ batches: number, merged, chosen }) => {
      const count = number === 1 ? "1 batch" : `${number} batches`;
      return [
        [`${count} in one memory`, merged] as const,
        [`${count}, each plays and the best process counts`, chosen] as const,
      ];
    }),
  ];
  return [
    heading("What is left out"),
    tableOf(rows, { "": ([name]) => name, success: ([, rate]) => formatRate(rate) }),
  ];
}

export function formatRate(rate: Rate | undefined): string | undefined {
  return rate && percentWith(rate.success, rate.spread);
}
