/** Defines what a purchase is compared with, and exact prices. */
import type { Wish } from "../../src/core/episode/scene.js";
import type { Catalogue } from "./catalogue.js";
import type { PythonRandom } from "./mersenne-twister.js";
import type { Product } from "./product.js";

export type WantedOption = Wish["options"][number];

/** The highest price is in dollars; 1000000 means no limit. */
export type Goal = Pick<Product, "asin" | "query" | "productCategory" | "title"> &
  Pick<Wish, "attributes" | "options" | "priceUpper"> & { readonly instruction: string };

export type Market = ReturnType<typeof openMarket>;

export const anyPrice = 1_000_000;

/** @param random draws the prices of products that show a range */
export function openMarket(catalogue: Catalogue, random: PythonRandom) {
  const drawn = new Map<string, number>();
  for (const [index, asin] of catalogue.asins.entries()) {
    const [low, high] = catalogue.pricesAt(index);
    if (high !== undefined) drawn.set(asin, random.uniform(low, high));
  }
  return {
    catalogue,
    truePrice: (asin: string): number =>
      drawn.get(asin) ?? catalogue.pricesAt(catalogue.find(asin) ?? 0)[0],
  };
}

/** Returns up to four limits above a price, in steps of 10 dollars. */
export function priceSteps(price: number): readonly number[] {
  const steps = Array.from({ length: 99 }, (_, at) => (at + 1) * 10);
  return steps.filter((step) => step > price).slice(0, 4);
}
