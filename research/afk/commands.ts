import { createAskPolicy } from "../../src/agent/when-to-ask.js";
import { systemClock } from "../../src/app/operating/clock.js";
import * as shared from "../../src/cli/options.js";
import type { AskPolicyName } from "../../src/core/episode/episode.js";
import type { QueryPolicy } from "../../src/core/episode/query-scene.js";
import { InputError } from "../../src/core/errors.js";
import { seededRandom } from "../../src/core/random.js";
import { declare, declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { inJobs } from "../lab/in-jobs.js";
import { type ArmName, armNames, benchAblations } from "./bench-ablations.js";
import { benchQuery } from "./bench-query.js";
import { readWeights, shippedWeights, writeWeights } from "./learned-weights.js";
import type { QueryLab } from "./learner/learning.js";
import { ablationsKind, queryKind, queryTaskKind } from "./report.js";
import { trainLearner } from "./train.js";
import { type QueryWorld, type QueryWorldName, queryWorlds, spellTask } from "./worlds.js";

const usualGames = 500;

const sourcesFlag = (who: string) =>
  flag.parsed(
    "--tasks <list>",
    `tasks that ${who}, with commas: others show what carries over (default: the world's)`,
    (text): readonly string[] => text.split(","),
  );

const queryFlags = (world: QueryWorld, tasks: readonly string[]) => ({
  task: flag.parsed(
    "--task <task>",
    `${world.tasksInWords ?? tasks.join(", ")}, or all`,
    (text) => (text === "all" ? text : spellTask(world, text)),
    "all",
  ),
  policy: flag.choice(
    "--policy <policy>",
    "learned: from sous train afk; random: any move that the pointer permits",
    ["planner", "learned", "random"],
    "planner",
  ),
  n: flag.count("--n <n>", "games with each seed", usualGames),
  seeds: flag.seeds("each draws its own games", [1, 2, 3, 4, 5]),
  ask: flag.parsed(
    "--ask <when>",
    "when the planner asks: never, missing, always, random:<p> or budget:<n> (default: missing)",
    askRule,
  ),
  weights: flag.text("--weights <file>", "learned weights (default: the shipped ones)"),
  ablations: flag.parsed(
    "--ablations [arms]",
    `train anew with each seed: whole, without a part, or as a baseline (${armNames.join(", ")}; all when none is named)`,
    readArms,
  ),
  tasks: sourcesFlag("--ablations trains"),
  episodes: flag.count(
    "--episodes <n>",
    "games of each training for --ablations (default: enough for the world)",
  ),
});
type Options = flag.Given<ReturnType<typeof queryFlags>>;

export function queryCommand(name: QueryWorldName) {
  const world: QueryWorld = queryWorlds[name];
  const lab = world.createLab();
  const own = queryFlags(world, lab.tasks);
  own.ablations.preset(armNames.join(","));
  const task = lab.tasks[0] ?? "";
  return declareBench({
    flags: own,
    help: `
The seeds draw the games, apart from the training games (in a small task some are equal by chance). Precision,
recall and F1 compare the questions with those whose answers the task needs, even if the answer is visible.
For an ask policy, propensity is the mean probability of its decision, over all questions that came up.

Examples:
  sous bench ${name} --task ${task} --policy learned --json
  sous bench ${name} --policy planner --n 100 --seeds 1,2
  sous bench ${name} --task ${task} --ask random:0.5 --n 100 --json
  sous bench ${name} --ablations --json
  sous bench ${name} --ablations no-query,query-baseline --seeds 1,2,3 --json`,
    unit: "games",
    overGames: true,
    kind: (result) =>
      "arms" in result ? ablationsKind : "tasks" in result ? queryKind : queryTaskKind,
    run: async (given: Options) => {
      refuseUnused(given);
      const tasks = given.task === "all" ? lab.tasks : [given.task];
      if (given.ablations) return runAblations(lab, tasks, given);
      const policyFor = policyOf(lab, given);
      const { n, seeds } = given;
      const results = await inJobs(1, tasks, (task) =>
        benchQuery({
          task,
          n,
          seeds,
          game: (seed, index) => lab.game(task, "evaluation", seed, index),
          policy: policyFor,
        }),
      );
      const policy: string = given.policy;
      const of = { world: lab.world, policy };
      const [only] = results;
      return given.task === "all" || !only ? { tasks: results, ...of } : { ...only, ...of };
    },
  });
}

/** The planner neither weighs candidates nor says what a search would take. */
function askRule(text: string): AskPolicyName {
  const name = shared.askRule(text);
  if (name !== "conformal" && !name.startsWith("voi:")) return name;
  throw new flag.InvalidArgumentError(
    `${text} weighs likelihoods of candidates, which games do not have.`,
  );
}

function readArms(text: string): readonly ArmName[] {
  const names = text.split(",");
  const arms = armNames.filter((name) => names.includes(name));
  if (arms.length === names.length) return arms;
  throw new flag.InvalidArgumentError(`It must be some of ${armNames.join(",")}, with commas.`);
}

/** @throws InputError for an option that would do nothing beside the others */
function refuseUnused({ ablations, policy, ...given }: Options): void {
  const playing = ablations ? null : policy;
  const uses: readonly [keyof typeof given, isUsed: boolean, about: string][] = [
    ["ask", playing === "planner", "is for --policy planner: the others decide when to ask"],
    ["weights", playing === "learned", "is for --policy learned: nothing else reads weights"],
    ["tasks", playing === null, "is for what is trained: --ablations, or sous train afk"],
    ["episodes", playing === null, "is for what is trained: --ablations, or sous train afk"],
  ];
  for (const [name, isUsed, about] of uses)
    if (given[name] !== undefined && !isUsed) throw new InputError(`--${name} ${about}`);
  if (ablations && policy !== "planner")
    throw new InputError(`--policy ${policy} is for playing: --ablations trains its own policies`);
}

function policyOf(lab: QueryLab, given: Options): (seed: number, index: number) => QueryPolicy {
  const { policy, ask, weights } = given;
  if (policy === "planner")
    return (seed) => lab.planner(ask && { policy: createAskPolicy(ask), seed });
  if (policy === "random")
    return (seed, index) =>
      lab.learner().player(1, seededRandom(seed, "random policy", String(index)));
  const learned = lab.learned(readWeights(weights ?? shippedWeights(lab.world), lab).weights);
  return () => learned;
}

async function runAblations(lab: QueryLab, tasks: readonly string[], given: Options) {
  const { n, seeds, ablations, episodes } = given;
  const sources: readonly string[] | undefined = given.tasks?.map((task) =>
    spellTask(queryWorlds[lab.world], task),
  );
  const trainingGames = episodes ?? lab.trainingGames;
  const request = { tasks, sources, arms: ablations, n, seeds, trainingGames };
  const arms = await benchAblations(lab, request);
  return { world: lab.world, trainingGames, sources: sources ?? null, arms };
}

export function trainCommand() {
  const worlds = Object.entries(queryWorlds);
  const world = flag.choice(
    "--world <name>",
    worlds.map(([name, { summary }]) => `${name}: ${summary}`).join("; "),
    worlds.map(([name]) => name as QueryWorldName),
  );
  return declare({
    flags: {
      world: flag.mandatory(world),
      out: flag.outFile("--out <file>", "where the weights are written, as JSON"),
      seed: flag.seed(),
      tasks: sourcesFlag("it trains"),
      episodes: flag.count("--episodes <n>", "games to play (default: enough for the world)"),
    },
    help: `
Games of its tasks take turns. The same command prints the same weights. Stopped with Ctrl-C, it
writes nothing.

Examples:
  sous train afk --world cooking --out cooking.json
  sous train afk --world cooking --out cooking.json --seed 2 --json    with the training curve`,
    run: async (given) => {
      const lab = queryWorlds[given.world].createLab();
      const began = systemClock.now();
      const { seed, out, episodes, json } = given;
      const tasks = given.tasks?.map((task) => spellTask(queryWorlds[given.world], task));
      const { games, weights, curve } = await untilStopped("games", () =>
        trainLearner(lab, { seed, games: episodes, tasks }),
      );
      const seconds = (systemClock.now() - began) / 1000;
      const { world, engine } = lab;
      const command = [
        `sous train afk --world ${world} --seed ${seed}`,
        ...(tasks ? [`--tasks ${tasks.join(",")}`] : []),
        ...(games === lab.trainingGames ? [] : [`--episodes ${games}`]),
        "--out FILE",
      ].join(" ");
      const from = { world, engine, command, seed, games };
      const { weights: _, ...written } = writeWeights(out, from, weights);
      const size = Object.keys(weights).length;
      if (json) return shared.printJson({ ...written, size, out, seconds, curve });
      shared.print(`${games} games in ${seconds.toFixed(0)} s, ${size} weights: ${out}`);
      for (const point of curve) {
        const [won, random] = [point.success * 100, point.exploration * 100];
        shared.print(
          `  ${String(point.games).padStart(6)} games: ${won.toFixed(1)} % won, ${point.queries.toFixed(1)} questions, ${random.toFixed(0)} % at random`,
        );
      }
    },
  });
}
