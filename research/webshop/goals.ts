/** WebShop's own goals, drawn in its order. */
import { z } from "zod";
import type { Catalogue, LeftOut, Mined } from "../../scenes/shop/catalogue.js";
import {
  anyPrice,
  type Goal,
  openMarket,
  priceSteps,
  type WantedOption,
} from "../../scenes/shop/goals.js";
import { parseRow, readJsonRows } from "../../scenes/shop/json-rows.js";
import { type PythonRandom, pythonRandom } from "../../scenes/shop/mersenne-twister.js";
import { maxSteps } from "../../scenes/shop/orders.js";
import type { Product } from "../../scenes/shop/product.js";
import type { Task } from "../../src/core/episode/scene.js";

export const goalKinds = ["human", "synthetic"] as const;
export type GoalKind = (typeof goalKinds)[number];

/** With the relative frequency. */
type WeightedGoal = Goal & { readonly weight: number };

export type GoalMarket = ReturnType<typeof openGoals>;

const shuffleSeed = 233;

/**
 * @param seed for prices and limits; the original has none
 * @param given by default those by people, if any
 */
export function openGoals(catalogue: Catalogue, seed: number, given?: GoalKind) {
  const random = pythonRandom(seed);
  const market = openMarket(catalogue, random);
  const limit = (asin: string) => drawLimit(market.truePrice(asin), random);
  const human = given === "synthetic" ? [] : writtenGoals(catalogue, limit);
  const kind: GoalKind = given === "human" || human.length > 0 ? "human" : "synthetic";
  const goals = kind === "human" ? human : madeGoals(catalogue, limit);
  pythonRandom(shuffleSeed).shuffle(goals);
  return { ...market, kind, goals };
}

/** Says what to do about a market without goals. */
export function whyNoGoals({ catalogue, kind }: GoalMarket): string {
  const { name, files } = catalogue;
  const [isThere, file, rows] =
    kind === "human"
      ? [files.instructions, "items_human_ins.json", "instructions of people"]
      : [files.mined, "items_ins_v2.json or items_ins_v2_1000.json", "instructions"];
  return isThere
    ? `there are no ${kind} goals in ${name}: no product has ${rows} with attributes`
    : `there are no ${kind} goals in ${name}: it has no ${file}`;
}

/** Draws WebShop's goals by weight. Like the original, never draws the first and draws the last twice as often. */
export function* drawGoals<T extends Pick<WeightedGoal, "weight">>(
  goals: readonly T[],
  seed: number,
): Generator<T | undefined, never> {
  const random = pythonRandom(seed);
  let total = 0;
  const ends = goals.map(({ weight }) => {
    total += weight;
    return total;
  });
  for (;;) {
    const drawn = random.uniform(0, total);
    const below = ends.filter((end) => end <= drawn).length;
    yield goals[Math.min(below + 1, goals.length - 1)];
  }
}

/** The task of a file's goal, in its own words. */
export function orderOfGoal({ asin, query, instruction, ...goal }: Goal): Task {
  const { attributes, options, priceUpper } = goal;
  const wish = { product: asin, attributes, options, priceUpper };
  return { type: "order", sentence: instruction, object: query, target: "shop", maxSteps, wish };
}

const instructionShape = z.object({
  instruction: z.string(),
  instruction_attributes: z.array(z.string()),
  instruction_options: z
    .array(z.string())
    .nullish()
    .transform((given) => given ?? []),
});
type Instruction = z.infer<typeof instructionShape>;

/** People's instructions by asin, and the products of which one cannot be read. */
export function readInstructions({ files }: Catalogue) {
  const written = new Map<string, readonly Instruction[]>();
  const leftOut: LeftOut[] = [];
  for (const { key: asin, text } of files.instructions ? readJsonRows(files.instructions) : []) {
    const rows = z.array(z.unknown()).safeParse(parseRow(text)).data ?? [];
    const read = rows.flatMap((row) => instructionShape.safeParse(row).data ?? []);
    written.set(asin, read);
    if (read.length < rows.length)
      leftOut.push({ asin, reason: "an instruction has no text or no attributes" });
  }
  return { written, leftOut };
}

type PriceLimit = ReturnType<typeof drawLimit>;

function drawLimit(price: number, random: PythonRandom) {
  const [first, second, ...more] = priceSteps(price);
  if (first === undefined || second === undefined) return { priceUpper: anyPrice, words: "" };
  const priceUpper = Math.max(...random.sampleTwo([first, second, ...more]));
  return { priceUpper, words: `, and price lower than ${priceUpper.toFixed(2)} dollars` };
}

function writtenGoals(catalogue: Catalogue, limit: (asin: string) => PriceLimit): WeightedGoal[] {
  const goals: WeightedGoal[] = [];
  const instructions = readInstructions(catalogue).written;
  for (const [index, asin] of catalogue.asins.entries()) {
    for (const written of instructions.get(asin) ?? []) {
      if (written.instruction_attributes.length === 0) continue;
      const { priceUpper, words } = limit(asin);
      goals.push({
        ...goalOf(catalogue.at(index)),
        instruction: written.instruction.replace(/^\.+|(?<!\.)\.+$/g, "") + words,
        attributes: written.instruction_attributes,
        options: written.instruction_options.map((value) => ({ value })),
        priceUpper,
        weight: 1,
      });
    }
  }
  return goals;
}

function goalOf({ asin, query, productCategory, title }: Product) {
  return { asin, query, productCategory, title };
}

function madeGoals(catalogue: Catalogue, limit: (asin: string) => PriceLimit): WeightedGoal[] {
  const goals: WeightedGoal[] = [];
  for (const [index, asin] of catalogue.asins.entries()) {
    const mined = catalogue.mined(asin);
    if (mined?.instruction) goals.push(...goalsOf(catalogue.at(index), mined, limit(asin)));
  }
  const counts = new Map<string, number>();
  for (const { attributes } of goals)
    for (const one of attributes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return goals.map((goal) => ({
    ...goal,
    weight:
      goal.attributes.reduce((sum, one) => sum + 1 / (counts.get(one) ?? 1), 0) /
      goal.attributes.length,
  }));
}

function goalsOf(
  product: Product,
  mined: Mined,
  { priceUpper, words }: PriceLimit,
): WeightedGoal[] {
  const names = [...product.options.keys()].sort();
  let combinations: readonly (readonly WantedOption[])[] = [[]];
  for (const name of names) {
    const values = product.options.get(name) ?? [];
    combinations = combinations.flatMap((chosen) =>
      values.map((value) => [...chosen, { name, value }]),
    );
  }
  return combinations.map((options) => {
    const told = options.map(({ name, value }) => `${name}: ${value}`).join(", and ");
    return {
      ...goalOf(product),
      instruction: `${mined.instruction}${told && ` with ${told}`}${words}`,
      attributes: mined.instruction_attributes ?? [],
      options,
      priceUpper,
      weight: 1,
    };
  });
}
