/** `sous train …`: what is learned, from a command and a seed. */
import { systemClock } from "../../../src/app/clock.js";
import * as shared from "../../../src/cli/options.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption } from "../../cli/options.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { type WeightsFile, writeWeights } from "../learned-weights.js";
import type { QueryLab } from "../learner/learning.js";
import { type QueryWorldName, queryWorlds, sourcesOption, spellTask } from "../query-worlds.js";
import { type Training, trainLearner } from "../train.js";

interface TrainOptions {
  readonly world: QueryWorldName;
  readonly out: string;
  readonly seed: number;
  readonly episodes?: number;
  readonly tasks?: readonly string[];
  readonly json?: boolean;
}

export function trainAfkCommand(): Command {
  const worlds = Object.entries(queryWorlds);
  return new Command("afk")
    .description("train AFK's learner: notebook, pointer, episodic bonus and a linear policy")
    .addOption(
      new Option(
        "--world <name>",
        worlds.map(([name, { summary }]) => `${name}: ${summary}`).join("; "),
      )
        .choices(worlds.map(([name]) => name))
        .makeOptionMandatory(),
    )
    .requiredOption("--out <file>", "where the weights are written, as JSON", shared.outFile)
    .addOption(shared.seedOption())
    .addOption(sourcesOption("it trains"))
    .addOption(countOption("--episodes <n>", "games to play (default: enough for the world)"))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Games of its tasks take turns. The same command prints the same weights. Stopped with Ctrl-C, it
writes nothing.

Examples:
  sous train afk --world cooking --out cooking.json
  sous train afk --world cooking --out cooking.json --seed 2 --json    with the training curve`,
    )
    .action(runTrain);
}

async function runTrain(options: TrainOptions): Promise<void> {
  const lab = queryWorlds[options.world].createLab();
  const began = systemClock.now();
  const tasks = options.tasks?.map((task) => spellTask(queryWorlds[options.world], task));
  const training = await trainShown(lab, { ...options, ...(tasks && { tasks }) });
  const seconds = (systemClock.now() - began) / 1000;
  const { world, engine } = lab;
  const { seed, out } = options;
  const { games, weights, curve } = training;
  const command = [
    `sous train afk --world ${world} --seed ${seed}`,
    ...(tasks ? [`--tasks ${tasks.join(",")}`] : []),
    ...(games === lab.trainingGames ? [] : [`--episodes ${games}`]),
    "--out FILE",
  ].join(" ");
  const written = writeWeights(out, { world, engine, command, seed, games }, weights);
  if (options.json) return shared.printJson({ ...describeFile(written), out, seconds, curve });
  shared.print(
    `${games} games in ${seconds.toFixed(0)} s, ${Object.keys(weights).length} weights: ${out}`,
  );
  for (const point of curve) {
    shared.print(
      `  ${String(point.games).padStart(6)} games: ${(point.success * 100).toFixed(1)} % won, ${point.queries.toFixed(1)} questions, ${(point.exploration * 100).toFixed(0)} % at random`,
    );
  }
}

/** Everything but the weights themselves. */
function describeFile({ weights, ...rest }: WeightsFile) {
  return { ...rest, size: Object.keys(weights).length };
}

function trainShown(lab: QueryLab, { seed, episodes, tasks }: TrainOptions): Promise<Training> {
  return withProgressUntilStopped("games", (onProgress, signal) =>
    trainLearner(lab, { seed, games: episodes, tasks, onProgress, signal }),
  );
}
