import { z } from "zod";
import { listGames } from "../../scenes/household/source/load.js";
import { taskTypes } from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { tryJson } from "../../src/core/json.js";
import { seededRandom } from "../../src/core/random.js";
import { readTextFile } from "../../src/core/text-file.js";
import { createTupleMaker } from "../../src/policies/tuples/summarise.js";
import { formExpertTuples, loadGame } from "../lab/open-home.js";
import { readOrSkip, type SkippedGame } from "../lab/skipped.js";

const namesShape = z.array(z.string());
const ruleShape = z.union([
  z.string(),
  z.object({ text: z.string() }).transform(({ text }) => text),
]);
const rulesShape = z
  .union([
    z.array(ruleShape),
    z.object({ rules: z.array(ruleShape) }).transform(({ rules }) => rules),
  ])
  .transform((rules) => rules.map((rule) => rule.trim()).filter((rule) => rule !== ""));

/** Names of games, "<task>/<trial>": one a line, or a JSON array. @throws InputError */
export function readGameList(file: string): readonly string[] {
  const { success, data } = namesShape.safeParse(readEntries(file, namesExpected));
  if (success) return data;
  throw new InputError("is not a list of game names", { file });
}

/** World rules: one sentence a line, or what `sous learn rules --json` prints. @throws InputError */
export function readRules(file: string): readonly string[] {
  const { data: rules, error } = rulesShape.safeParse(readEntries(file, rulesExpected));
  if (error) throw new InputError(`is neither ${rulesExpected}`, { file, cause: error });
  if (rules.length === 0) throw new InputError("has no rules", { file });
  return rules;
}

const namesExpected = "a JSON array nor one name a line";
const rulesExpected = "a JSON list of rules nor one rule a line";

function readEntries(file: string, expected: string): unknown {
  const text = readTextFile(file);
  const lines = text.split("\n").map((line) => line.trim());
  if (!/^\s*[[{]/.test(text)) return lines.filter((line) => line !== "");
  const value = tryJson(text);
  if (value === undefined) throw new InputError(`is neither ${expected}`, { file });
  return value;
}

/** Tuples of the expert's trajectories in games that the seed draws. @throws InputError when the folder has no game */
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
  return { experiences: await formExpertTuples(tasks, createTupleMaker()), skipped };
}
