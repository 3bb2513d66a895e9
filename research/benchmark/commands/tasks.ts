/** Options that say which tasks there are. */
import { InputError } from "../../../src/core/errors.js";
import { type Command, Option } from "../../cli/commander.js";
import type { BenchmarkPart, Slice } from "../../cli/slice.js";
import { type ChosenTasks, chooseTasks, readTracks, sayLeftOut, type Track } from "../tasks.js";

export interface TaskOptions {
  readonly games?: string;
  readonly data?: string;
  readonly tracks?: readonly Track[];
}

export function addTaskOptions(command: Command): Command {
  return command
    .option("--games <dir>", "ALFWorld's games (valid_train), for three of the tracks")
    .option("--data <dir>", "the folder with AmbiK_data.csv, for the track ambik")
    .addOption(
      new Option("--tracks <list>", "only these, with commas: homes, cooking, grid …").argParser(
        readTracks,
      ),
    );
}

export async function readParts(slices: readonly Slice[]): Promise<readonly BenchmarkPart[]> {
  return Promise.all(slices.flatMap(({ benchmark }) => (benchmark ? [benchmark()] : [])));
}

/** @throws InputError when a folder has nothing of its kind, or nothing is left to play */
export function readTasks(
  parts: readonly BenchmarkPart[],
  { games, data, tracks }: TaskOptions,
): ChosenTasks {
  const reader = parts.find(({ rows }) => rows);
  const rows = data === undefined ? undefined : reader?.rows?.(data);
  const chosen = chooseTasks({ games, rows, tracks });
  if (chosen.tasks.length > 0) return chosen;
  const reasons = [sayLeftOut(chosen.leftOut), ...chosen.skipped.map(({ reason }) => reason)];
  throw new InputError(`there is nothing to play: ${reasons.join("; ")}`);
}
