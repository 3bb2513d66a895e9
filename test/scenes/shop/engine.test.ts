/** Compares with the original's output; needs the recordings. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../../scenes/shop/catalogue.js";
import { tokenSetRatio } from "../../../scenes/shop/fuzzy.js";
import { openMarket } from "../../../scenes/shop/goals.js";
import { pythonRandom } from "../../../scenes/shop/mersenne-twister.js";
import { indexedText } from "../../../scenes/shop/product.js";
import { comparedAs, rateKind, titleScore, toColour } from "../../../scenes/shop/reward.js";
import { nounsOf } from "../../../scenes/shop/title-nouns.js";
import { tokensOf } from "../../../scenes/shop/tokens.js";
import { sharedData, sharedGolden } from "../../shared-data.js";

const golden = (name: string) => {
  const file = sharedGolden(`webshop-${name}.json`);
  return file === null ? null : JSON.parse(readFileSync(file, "utf8"));
};
const data = sharedData("webshop");
const rng = golden("rng");
const load = golden("load");
const search = golden("search");
const rewards = golden("rewards");

/** CPython 3: random.seed(seed); random.random(), twice. */
it.each([
  [0, 0.8444218515250481, 0.7579544029403025],
  [2 ** 32 - 1, 0.6353574441341173, 0.20319993954407756],
  [2 ** 32, 0.11299430095636409, 0.41782886486292836],
  [2 ** 32 + 5, 0.15727238718789782, 0.2824866316461999],
  [2 ** 40 + 123_456_789, 0.17223907383219594, 0.5477451027736541],
  [Number.MAX_SAFE_INTEGER, 0.09425040007102303, 0.22287455761867403],
])("Python's random numbers with seed %d", (seed, ...printed) => {
  const random = pythonRandom(seed);
  expect(printed.map(() => random.random())).toEqual(printed);
});

describe.skipIf(rng === null)("Python's random numbers", () => {
  it("are the same", () => {
    const random = pythonRandom(233);
    expect(rng.seed233_random_first5).toHaveLength(5);
    expect(rng.seed233_random_first5.map(() => random.random())).toEqual(rng.seed233_random_first5);
    for (const size of [10, 72, 6910, 12087]) {
      const shuffled = Array.from({ length: size }, (_, at) => at);
      const again = pythonRandom(233);
      again.shuffle(shuffled);
      const recorded = rng[`seed233_shuffle_${size}`];
      expect(shuffled.slice(0, 40)).toEqual(recorded.first40);
      expect(shuffled.slice(-5)).toEqual(recorded.last5);
      expect(again.random()).toBe(recorded.next_random);
    }
    const seven = pythonRandom(7);
    const { uniform_10_20, sample_of_4_pick_2, sample_of_2_pick_2 } = rng.seed7;
    expect(uniform_10_20.map(() => seven.uniform(10, 20))).toEqual(uniform_10_20);
    expect(sample_of_4_pick_2.map(() => [...seven.sampleTwo([10, 20, 30, 40])].sort())).toEqual(
      sample_of_4_pick_2.map((pair: number[]) => [...pair].sort()),
    );
    expect(sample_of_2_pick_2.map(() => [...seven.sampleTwo([980, 990])].sort())).toEqual(
      sample_of_2_pick_2.map((pair: number[]) => [...pair].sort()),
    );
  });
});

describe.skipIf(load === null || data === null)("products", () => {
  const catalogue = openCatalogue(data ?? "");

  it("are loaded as the original loads them", () => {
    expect(catalogue.size).toBe(60);
    expect(load.products).toHaveLength(60);
    expect(catalogue.leftOut).toHaveLength(3);
    const market = openMarket(catalogue, pythonRandom(7));
    load.products.forEach((wanted: Record<string, unknown>, at: number) => {
      const product = catalogue.at(at);
      expect({
        asin: product.asin,
        Title: product.title,
        Description: product.description,
        category: product.category,
        query: product.query,
        product_category: product.productCategory,
        pricing: product.prices,
        Price: product.priceTag,
        BulletPoints: product.bullets,
        options: Object.fromEntries(product.options),
        Attributes: catalogue.attributes(product.asin),
        price_seed7: market.truePrice(product.asin),
        index_contents: indexedText(product),
      }).toMatchObject(
        Object.fromEntries(
          Object.entries(wanted).filter(
            ([key]) =>
              !["Rating", "option_to_image", "MainImage", "has_instructions"].includes(key),
          ),
        ),
      );
    });
  });

  it.skipIf(search === null)("are found in Lucene's order", () => {
    expect([search.analyzer.length, search.rankings.length]).toEqual([8, 89]);
    for (const [text, tokens] of search.analyzer) expect(tokensOf(text)).toEqual(tokens);
    for (const [query, ranking] of search.rankings) {
      const hits = catalogue.index.search(query, 50, (at) => catalogue.at(at).asin);
      expect(
        hits.map(({ document }) => catalogue.at(document).asin),
        query,
      ).toEqual(ranking.map(([asin]: [string]) => asin));
      for (const [at, { score }] of hits.entries()) expect(score).toBeCloseTo(ranking[at][1], 4);
    }
  });

  it.skipIf(rewards === null)("are of the same kind, with the same nouns", () => {
    expect(rewards.r_type_cases).toHaveLength(15);
    for (const [title, nouns] of Object.entries(rewards.nouns))
      expect(nounsOf(title)).toEqual(nouns);
    for (const one of rewards.r_type_cases) {
      const score = titleScore(one.bought_nouns, one.goal_nouns);
      expect(score).toBe(one.title_score);
      expect(rateKind(one.query_match, one.category_match, score)).toBe(one.r_type);
    }
  });
});

describe.skipIf(rewards === null)("likeness", () => {
  it("is thefuzz's", () => {
    expect([rewards.fuzzy.length, rewards.fuzzy_goal_tuple.length]).toEqual([131, 4]);
    expect([rewards.normalize_color.length, rewards.normalize_color_tuple.length]).toEqual([67, 2]);
    for (const [one, other, percent] of rewards.fuzzy)
      expect(tokenSetRatio(one, other), `${one} | ${other}`).toBe(percent);
    for (const [value, [name, wanted], percent] of rewards.fuzzy_goal_tuple)
      expect(tokenSetRatio(value, `('${name}', '${wanted}')`)).toBe(percent);
    for (const [value, colour] of rewards.normalize_color) expect(toColour(value)).toBe(colour);
    for (const [[name, value], compared] of rewards.normalize_color_tuple)
      expect(comparedAs({ name, value })).toBe(
        typeof compared === "string" ? compared : `('${name}', '${value}')`,
      );
  });
});
