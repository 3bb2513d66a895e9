/** `sous bench cooking` and other worlds with an oracle: how well policies play and ask. */
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import * as shared from "../../../src/cli/options.js";
import type { AskPolicyName } from "../../../src/core/episode.js";
import { InputError } from "../../../src/core/errors.js";
import type { QueryPolicy, QuerySimulator } from "../../../src/core/query-scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { Command, InvalidArgumentError, Option } from "../../cli/commander.js";
import { countOption, seedsOption } from "../../cli/options.js";
import { type GameBenchOptions, overGames } from "../../cli/over-games.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { present } from "../../report/present.js";
import { type ArmName, armNames, benchAblations } from "../bench-ablations.js";
import { benchQuery } from "../bench-query.js";
import { readWeights, shippedWeights } from "../learned-weights.js";
import type { QueryLab } from "../learner/learning.js";
import { ablationsKind, queryKind, queryTaskKind } from "../query-report.js";
import {
  type QueryWorld,
  type QueryWorldName,
  queryWorlds,
  sourcesOption,
  spellTask,
} from "../query-worlds.js";
import type { QueryTask } from "../results.js";

const policies = ["planner", "learned", "random"] as const;

interface BenchOptions extends GameBenchOptions {
  readonly task: string;
  readonly policy: (typeof policies)[number];
  readonly games?: string;
  readonly n?: number;
  readonly seeds: readonly number[];
  readonly ask?: AskPolicyName;
  readonly weights?: string;
  readonly ablations?: readonly ArmName[];
  readonly tasks?: readonly string[];
  readonly episodes?: number;
}

const usualGames = 500;

/** The bench command of one world. */
export function queryBenchCommand(name: QueryWorldName): Command {
  const world: QueryWorld = queryWorlds[name];
  const { tasks } = world.createLab();
  const command = new Command(name)
    .description(world.summary)
    .addOption(
      new Option("--task <task>", `${world.tasksInWords ?? tasks.join(", ")}, or all`)
        .default("all")
        .argParser((text) => (text === "all" ? text : spellTask(world, text))),
    )
    .addOption(
      new Option(
        "--policy <policy>",
        "learned: from sous train afk; random: any move that the pointer permits",
      )
        .choices(policies)
        .default("planner"),
    )
    .addOption(
      countOption("--n <n>", `games with each seed (default: ${usualGames}, or all given ones)`),
    )
    .addOption(seedsOption("each draws its own games", [1, 2, 3, 4, 5]))
    .addOption(
      new Option(
        "--ask <when>",
        "when the planner asks: never, missing, always, random:<p> or budget:<n> (default: missing)",
      ).argParser(askRule),
    )
    .option("--weights <file>", "learned weights (default: the shipped ones)")
    .addOption(
      new Option(
        "--ablations [arms]",
        `train anew with each seed: whole, without a part, or as a baseline (${armNames.join(", ")}; all when none is named)`,
      )
        .argParser(readArms)
        .preset(armNames.join(",")),
    )
    .addOption(sourcesOption("--ablations trains"))
    .addOption(
      countOption(
        "--episodes <n>",
        "games of each training for --ablations (default: enough for the world)",
      ),
    )
    .addOption(shared.jsonOption());
  if (world.readGames)
    command.option("--games <file>", "given games of the task instead of drawn ones (a JSON list)");
  command.addHelpText("after", examplesOf(name, tasks[0] ?? ""));
  return overGames(command, (options: BenchOptions) => runBench(world, options));
}

/** The planner neither weighs candidates nor says what a search would take. */
function askRule(text: string): AskPolicyName {
  const name = shared.askRule(text);
  if (name !== "conformal" && !name.startsWith("voi:")) return name;
  throw new InvalidArgumentError(
    `${text} weighs likelihoods of candidates, which games do not have.`,
  );
}

function readArms(text: string): readonly ArmName[] {
  const names = text.split(",");
  const arms = armNames.filter((name) => names.includes(name));
  if (arms.length === names.length) return arms;
  throw new InvalidArgumentError(`It must be some of ${armNames.join(",")}, with commas.`);
}

function examplesOf(name: string, task: string): string {
  return `
The seeds draw the games, apart from the training games (in a small task some are equal by chance). Precision,
recall and F1 compare the questions with those whose answers the task needs, even if the answer is visible.
For an ask policy, propensity is the mean probability of its decision, over all questions that came up.

Examples:
  sous bench ${name} --task ${task} --policy learned --json
  sous bench ${name} --policy planner --n 100 --seeds 1,2
  sous bench ${name} --task ${task} --ask random:0.5 --n 100 --json
  sous bench ${name} --ablations --json
  sous bench ${name} --ablations no-query,query-baseline --seeds 1,2,3 --json`;
}

async function runBench(world: QueryWorld, options: BenchOptions): Promise<void> {
  refuseUnused(options);
  const lab = world.createLab();
  const tasks = options.task === "all" ? lab.tasks : [options.task];
  if (options.ablations) return runAblations(lab, tasks, options);
  const results: QueryTask[] = [];
  for (const task of tasks) results.push(await benchTask(world, lab, task, options));
  const of = { world: lab.world, policy: options.policy };
  const [only] = results;
  if (options.task === "all" || !only)
    return present(queryKind, { tasks: results, ...of }, options);
  return present(queryTaskKind, { ...only, ...of }, options);
}

/** @throws InputError for an option that would do nothing beside the others */
function refuseUnused({ ablations, policy, ...given }: BenchOptions): void {
  const playing = ablations ? null : policy;
  const uses: readonly [keyof typeof given, isUsed: boolean, about: string][] = [
    ["ask", playing === "planner", "is for --policy planner: the others decide when to ask"],
    ["weights", playing === "learned", "is for --policy learned: nothing else reads weights"],
    ["games", playing !== null, "is for playing: --ablations draws its own games"],
    ["shard", playing !== null, "is for playing: --ablations trains for all games"],
    ["tasks", playing === null, "is for what is trained: --ablations, or sous train afk"],
    ["episodes", playing === null, "is for what is trained: --ablations, or sous train afk"],
  ];
  for (const [name, isUsed, about] of uses)
    if (given[name] !== undefined && !isUsed) throw new InputError(`--${name} ${about}`);
  if (ablations && policy !== "planner")
    throw new InputError(`--policy ${policy} is for playing: --ablations trains its own policies`);
}

async function benchTask(
  world: QueryWorld,
  lab: QueryLab,
  task: string,
  options: BenchOptions,
): Promise<QueryTask> {
  const { games, seeds } = options;
  const given = games === undefined ? undefined : world.readGames?.(games, task);
  const n = Math.min(
    options.n ?? given?.length ?? usualGames,
    given?.length ?? Number.POSITIVE_INFINITY,
  );
  const game = (seed: number, index: number): QuerySimulator =>
    given?.[index]?.() ?? lab.game(task, "evaluation", seed, index);
  const policy = policyOf(lab, options);
  return withProgressUntilStopped("games", (onProgress) =>
    benchQuery({ task, n, seeds, game, policy, onProgress }),
  );
}

function policyOf(
  lab: QueryLab,
  options: BenchOptions,
): (seed: number, index: number) => QueryPolicy {
  switch (options.policy) {
    case "planner":
      return (seed) => lab.planner(options.ask && { policy: createAskPolicy(options.ask), seed });
    case "random":
      return (seed, index) =>
        lab.learner().player(1, seededRandom(seed, "random policy", String(index)));
    case "learned": {
      const { weights } = readWeights(options.weights ?? shippedWeights(lab.world), lab);
      const learned = lab.learned(weights);
      return () => learned;
    }
  }
}

async function runAblations(
  lab: QueryLab,
  tasks: readonly string[],
  options: BenchOptions,
): Promise<void> {
  const { n = usualGames, seeds, ablations, episodes, tasks: given } = options;
  const sources = given?.map((task) => spellTask(queryWorlds[lab.world], task));
  const trainingGames = episodes ?? lab.trainingGames;
  const arms = await withProgressUntilStopped("games of all trainings", (onProgress) =>
    benchAblations(lab, { tasks, sources, arms: ablations, n, seeds, trainingGames, onProgress }),
  );
  await present(
    ablationsKind,
    { world: lab.world, trainingGames, sources: sources ?? null, arms },
    options,
  );
}
