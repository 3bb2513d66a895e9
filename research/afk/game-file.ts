import { z } from "zod";
import { cookings, cuttings, foods } from "../../scenes/cooking/foods.js";
import type { CookingGame, CookingTask } from "../../scenes/cooking/game.js";
import { type Holder, isHolder, roomName } from "../../scenes/cooking/kitchen.js";
import { InputError } from "../../src/core/errors.js";
import { firstFault, readJsonFile } from "../../src/core/json.js";
import { hashText } from "../../src/core/random.js";

const food = z.string().refine((name) => foods.has(name), "is not a food of this world");
const holder = z
  .string()
  .transform((name) => (name === roomName ? "kitchen" : name))
  .refine(isHolder, "is not a place of this world");

const entryShape = z.object({
  instr: z.string().min(1),
  ings: z.array(z.tuple([food, z.enum(cookings), z.enum(cuttings)])).min(1),
  wt: z.array(z.string()).min(1),
  /** Each food's place, with in, on or at. */
  foods: z.record(food, z.tuple([z.enum(["in", "on", "at"]), holder])),
  ents: z.array(z.string()),
});

type FileGame = ReturnType<typeof fromEntry>;

/**
 * The format leaves things out: the cookbook lies on the counter, and cutting is the task where the walkthrough cuts.
 *
 * @throws InputError that names file, entry (from 0) and reason
 */
export function readGames(file: string, task?: CookingTask): readonly FileGame[] {
  const entries = readJsonFile(file);
  if (!Array.isArray(entries)) throw new InputError("it has to be a list of games", { file });
  if (entries.length === 0) throw new InputError("it has no game", { file });
  return entries.map((entry, index) => {
    const { success, data, error } = entryShape.safeParse(entry);
    const given = success ? fromEntry(data) : null;
    const fault = given ? findFault(given, task) : error && firstFault(error, "it");
    if (given && fault === null) return given;
    throw new InputError(`entry ${index}: ${fault}`, { file });
  });
}

function fromEntry(entry: z.output<typeof entryShape>) {
  const cut = entry.wt.some((command) => /^(slice|dice|chop) /.test(command));
  const ingredients = entry.ings
    .map(([name, cooking, cutting]) => ({ food: name, cooking, cutting }))
    .sort((one, other) => (one.food < other.food ? -1 : 1));
  const places = Object.entries(entry.foods).map(([name, [, at]]): [string, Holder] => [name, at]);
  const game: CookingGame = {
    task: { ingredients: ingredients.length, cut },
    ingredients,
    lying: new Map([["cookbook", "counter"], ...places]),
    knife: entry.ents.includes("knife"),
    wording: hashText(JSON.stringify(entry)),
  };
  return { game, walkthrough: entry.wt };
}

function findFault({ game }: FileGame, task: CookingTask | undefined): string | null {
  for (const { food, cutting } of game.ingredients) {
    if (!game.lying.has(food)) return `foods: it does not say where the ${food} is`;
    if (cutting !== "uncut" && !foods.get(food)?.cuttable) return `ings: ${food} cannot be cut`;
    if (game.task.cut && cutting === "uncut") return `wt: it cuts, but ${food} stays uncut`;
  }
  if (game.task.cut && !game.knife) return "ents: there is no knife to cut with";
  if (!task) return null;
  const { ingredients, cut } = game.task;
  if (ingredients === task.ingredients && cut === task.cut) return null;
  return `it is a game with ${ingredients} to take ${cut ? "and cut" : "and nothing to cut"}, another task`;
}
