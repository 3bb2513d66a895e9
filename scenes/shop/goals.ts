/** Draws goals in WebShop's order. */
import type { Wish } from "../../src/core/scene.js";
import type { Catalogue, Mined } from "./catalogue.js";
import { type PythonRandom, pythonRandom } from "./mersenne-twister.js";
import type { Product } from "./product.js";

export const goalKinds = ["human", "synthetic"] as const;
export type GoalKind = (typeof goalKinds)[number];

export type WantedOption = Wish["options"][number];

export interface Goal {
  readonly asin: string;
  readonly query: string;
  readonly productCategory: string;
  readonly title: string;
  readonly instruction: string;
  readonly attributes: readonly string[];
  readonly options: readonly WantedOption[];
  /** Dollars; 1000000 means no limit. */
  readonly priceUpper: number;
  /** Relative frequency. */
  readonly weight: number;
}

export interface Market {
  readonly catalogue: Catalogue;
  readonly kind: GoalKind;
  readonly goals: readonly Goal[];
  /** The exact price; the shop shows a range for some. */
  truePrice(asin: string): number;
}

/** No limit. */
export const anyPrice = 1_000_000;
const shuffleSeed = 233;

/**
 * @param seed for prices and limits; the original has none
 * @param kind by default those by people, if any
 */
export function openMarket(catalogue: Catalogue, seed: number, kind?: GoalKind): Market {
  const random = pythonRandom(seed);
  const drawn = new Map<string, number>();
  for (const [index, asin] of catalogue.asins.entries()) {
    const [low, high] = catalogue.pricesAt(index);
    if (high !== undefined) drawn.set(asin, random.uniform(low, high));
  }
  const truePrice = (asin: string): number =>
    drawn.get(asin) ?? catalogue.pricesAt(catalogue.find(asin) ?? 0)[0];
  const limit = (asin: string) => drawLimit(truePrice(asin), random);
  // Lazy: 100,000 products have 600,000 goals.
  let made: Pick<Market, "kind" | "goals"> | null = null;
  const make = (): Pick<Market, "kind" | "goals"> => {
    const human = kind === "synthetic" ? [] : writtenGoals(catalogue, limit);
    const isHuman = kind === "human" || human.length > 0;
    const goals = isHuman ? human : madeGoals(catalogue, limit);
    pythonRandom(shuffleSeed).shuffle(goals);
    return { kind: isHuman ? "human" : "synthetic", goals };
  };
  const take = () => {
    made ??= make();
    return made;
  };
  return {
    catalogue,
    truePrice,
    get kind() {
      return take().kind;
    },
    get goals() {
      return take().goals;
    },
  };
}

/**
 * Says what to do about a market without goals.
 *
 * @slice webshop
 */
export function whyNoGoals({ catalogue, kind }: Market): string {
  const { name, has } = catalogue;
  const [isThere, file, rows] =
    kind === "human"
      ? [has.instructions, "items_human_ins.json", "instructions of people"]
      : [has.mined, "items_ins_v2.json or items_ins_v2_1000.json", "instructions"];
  return isThere
    ? `there are no ${kind} goals in ${name}: no product has ${rows} with attributes`
    : `there are no ${kind} goals in ${name}: it has no ${file}`;
}

/**
 * Draws WebShop's goals by weight. Like the original, never draws the first and draws the last twice as often.
 *
 * @slice webshop
 */
export function* drawGoals<T extends Pick<Goal, "weight">>(
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

type PriceLimit = ReturnType<typeof drawLimit>;

function drawLimit(price: number, random: PythonRandom) {
  const [first, second, ...more] = priceSteps(price);
  if (first === undefined || second === undefined) return { priceUpper: anyPrice, words: "" };
  const priceUpper = Math.max(...random.sampleTwo([first, second, ...more]));
  return { priceUpper, words: `, and price lower than ${priceUpper.toFixed(2)} dollars` };
}

/** At most four limits above a price, in dollars. */
export function priceSteps(price: number): readonly number[] {
  const steps = Array.from({ length: 99 }, (_, at) => (at + 1) * 10);
  return steps.filter((step) => step > price).slice(0, 4);
}

function writtenGoals(catalogue: Catalogue, limit: (asin: string) => PriceLimit): Goal[] {
  const goals: Goal[] = [];
  for (const [index, asin] of catalogue.asins.entries()) {
    for (const written of catalogue.instructions(asin)) {
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

function madeGoals(catalogue: Catalogue, limit: (asin: string) => PriceLimit): Goal[] {
  const goals: Goal[] = [];
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

function goalsOf(product: Product, mined: Mined, { priceUpper, words }: PriceLimit): Goal[] {
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
