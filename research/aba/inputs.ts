/** What is read for benches: lists of games, rules of the world, and what the expert does in training games. */
import { z } from "zod";
import { listGames } from "../../scenes/household/index.js";
import { createTupleFormer } from "../../src/app/models/tuple-policies.js";
import { InputError } from "../../src/core/errors.js";
import { seededRandom } from "../../src/core/random.js";
import { taskTypes } from "../../src/core/scene.js";
import { readTextFile } from "../../src/core/text-file.js";
import { formExpertTuples } from "../lab/expert-tuples.js";
import { loadGame } from "../lab/open-home.js";
import { readOrSkip, type SkippedGame } from "../lab/skipped.js";

/**
 * Reads names of games, "<task>/<trial>": one a line, or a JSON array.
 *
 * @throws InputError when it cannot be read, or is no such list
 */
export function readGameList(file: string): readonly string[] {
  const text = readTextFile(file);
  if (!text.trimStart().startsWith("[")) return linesOf(text);
  const names = parseJson(text, file, "a JSON array nor one name a line");
  const { success, data } = z.array(z.string()).safeParse(names);
  if (success) return data;
  throw new InputError("is not a list of game names", { file });
}

const ruleShape = z.union([
  z.string(),
  z.object({ text: z.string() }).transform(({ text }) => text),
]);
const rulesShape = z.union([
  z.array(ruleShape),
  z.object({ rules: z.array(ruleShape) }).transform(({ rules }) => rules),
]);

/**
 * Reads world rules: one sentence a line, or what `sous learn rules --json` prints.
 *
 * @throws InputError when it cannot be read, or has no rules
 */
export function readRules(file: string): readonly string[] {
  const text = readTextFile(file);
  const expected = "a JSON list of rules nor one rule a line";
  const rules = /^\s*[[{]/.test(text)
    ? rulesShape.safeParse(parseJson(text, file, expected))
    : { data: linesOf(text), error: undefined };
  if (rules.error) throw new InputError(`is neither ${expected}`, { file, cause: rules.error });
  const told = rules.data.map((rule) => rule.trim()).filter((rule) => rule !== "");
  if (told.length === 0) throw new InputError("has no rules", { file });
  return told;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

function parseJson(text: string, file: string, expected: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`is neither ${expected}`, { file, cause });
  }
}

/**
 * Tuples of the expert's trajectories in games that the seed draws, for agents that play from examples.
 *
 * @param perType trajectories of each task type; fewer where the folder has fewer games
 * @throws InputError when there is no game in the folder
 */
export async function demonstrate(
  folder: string,
  { perType, seed }: { readonly perType: number; readonly seed: number },
) {
  const skipped: SkippedGame[] = [];
  const games = listGames(folder).flatMap((file) => {
    const game = readOrSkip(file, () => loadGame(file), skipped);
    return game ? [{ file, type: game.task.type }] : [];
  });
  const drawn = taskTypes.flatMap((type) => {
    const random = seededRandom(seed, "ldm2");
    return games
      .filter((game) => game.type === type)
      .map(({ file }) => ({ file, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, perType)
      .map(({ file }) => loadGame(file));
  });
  const tasks = drawn.map((scene) => ({ scene, task: scene.task }));
  return { experiences: await formExpertTuples(tasks, createTupleFormer()), skipped };
}
