/** Compares with the original's output; needs the recordings. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../../scenes/shop/catalogue.js";
import { tokenSetRatio } from "../../../scenes/shop/fuzzy.js";
import { anyPrice, openMarket } from "../../../scenes/shop/goals.js";
import { pythonRandom } from "../../../scenes/shop/mersenne-twister.js";
import { goalOf } from "../../../scenes/shop/orders.js";
import { indexedText } from "../../../scenes/shop/product.js";
import { comparedAs, rateKind, titleScore, toColour } from "../../../scenes/shop/reward.js";
import { openSession } from "../../../scenes/shop/session.js";
import { loadShop, openShop } from "../../../scenes/shop/simulator.js";
import { nounsOf } from "../../../scenes/shop/title-nouns.js";
import { tokensOf } from "../../../scenes/shop/tokens.js";
import { seededRandom } from "../../../src/core/random.js";
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

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const row = (asin: string, more: Readonly<Record<string, unknown>> = {}) => ({
  asin,
  name: `Enamel Kettle ${asin}`,
  full_description: "",
  small_description: [""],
  pricing: "$12.00",
  images: ["https://images.example/1.jpg"],
  customization_options: "",
  category: "garden",
  query: "Kettles ",
  product_category: "Home & Kitchen › Kitchen & Dining › Kettles",
  average_rating: "",
  seller_name: null,
  fast_track_message: " \n ",
  ...more,
});

const odd = [
  row("B000000001"),
  row("B000000002", { pricing: "$1,249.00", images: [] }),
  row("B000000003", { pricing: "$16.99$26.99", small_description: "one bullet" }),
  row("B000000004", { pricing: null, full_description: null, product_category: "" }),
  row("B000000005", { pricing: "", customization_options: [] }),
  row("B000000006", {
    customization_options: {
      Size: [{ value: ' 10" / 25 cm ' }, { value: "[odd] size]", image: null }],
      "color [us]": [{ value: "crème [matt]" }, { value: "slate, blue" }],
      style: null,
    },
  }),
  row("B7", { name: "Enamel\nKettle  Two\tLines", full_description: "[Buy Now]\nPrice: $1" }),
  { asin: "B000000008", name: "Kettle of few words" },
  row("B000000001", { name: "the same again" }),
  row("nan"),
  row("B0000000011"),
  row("B000000009", { pricing: "about 5" }),
  row("B000000010", { pricing: "$" }),
  row("B000000011", { name: null }),
  row("B000000012", {
    name: "Kettle [Upgraded] with [2 Lids]",
    small_description: [null, "Whistles"],
    full_description: ["a", "b"],
    query: 7,
    customization_options: {
      Size: [{ value: null }, { value: 2 }, "3 liter", null],
      Color: [{ value: "red" }, { value: "Buy Now" }, { value: "2" }],
      Lid: "steel",
      Style: [],
    },
  }),
];
const mined = {
  B000000001: {
    attributes: ["enamel"],
    instruction: "Find me kettles",
    instruction_attributes: ["enamel"],
  },
  B000000002: {},
  B000000003: { attributes: null },
  B000000006: { attributes: "no list" },
};

const asPython = (rows: unknown) =>
  JSON.stringify(rows).replaceAll('"average_rating":""', '"average_rating":NaN');

const files = {
  "items_shuffle_1000.json": asPython(odd),
  "items_ins_v2_1000.json": JSON.stringify(mined),
};

describe("published files with the oddities of real ones", () => {
  const folder = folderWith(files);
  const catalogue = openCatalogue(folder);

  it("are loaded, and say which rows are left out", () => {
    expect(catalogue.asins).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `B00000000${at}`).concat("B7", "B000000008", "B000000012"),
    );
    expect(catalogue.leftOut.map(({ asin, reason }) => `${asin}: ${reason}`)).toEqual([
      "B000000001: its asin was there before",
      "nan: it has no asin",
      "B0000000011: its asin has more than 10 characters",
      'B000000009: "about 5" is no price: write "$7.25", or "$7.25$9.75" for a range',
      'B000000010: "$" is no price: write "$7.25", or "$7.25$9.75" for a range',
      "B000000011: it has no name",
    ]);
    const tags = [1, 2, 3, 4].map((at) => catalogue.at(at).priceTag);
    expect(tags).toEqual(["$1249.0", "$16.99 to $26.99", "$100.0", "$100.0"]);
    expect(catalogue.at(0)).toMatchObject({ query: "kettles", bullets: [""] });
    expect(catalogue.at(2).bullets).toEqual(["one bullet"]);
    expect([...catalogue.at(5).options]).toEqual([
      ["size", ['10"  |  25 cm', "[odd] size]"]],
      ["color [us]", ["crème [matt]", "slate, blue"]],
    ]);
    expect(catalogue.attributes("B000000001")).toEqual(["enamel"]);
    for (const asin of ["B000000002", "B000000003", "B000000006", "B7"])
      expect(catalogue.attributes(asin), asin).toEqual(["DUMMY_ATTR"]);
  });

  it("keep a product of which only some fields cannot be read", () => {
    const product = catalogue.at(catalogue.size - 1);
    expect(product).toMatchObject({ query: "7", bullets: ["Whistles"], description: "" });
    expect([...product.options]).toEqual([
      ["size", ["2", "3 liter"]],
      ["color", ["red", "buy now", "2"]],
      ["style", []],
    ]);
  });

  it("are bought by whoever has the card, whatever title and options look like", () => {
    const shop = openShop(loadShop(folder).content, "shop");
    const bought = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const scene = shop.fork();
      const task = scene.sampleTask(seededRandom(seed));
      if (!task?.wish) throw new Error("no task");
      scene.begin(task);
      const outcomes = (scene.plan() ?? []).map((command) => scene.step(command));
      expect(outcomes.at(-1), JSON.stringify(task.wish)).toMatchObject({ reward: 1 });
      bought.add(task.wish.product);
    }
    expect(bought.size).toBe(catalogue.size);
  });

  it("show options with brackets, of which none can be clicked", () => {
    const market = openMarket(catalogue, pythonRandom(7));
    const options = [{ value: '10"  |  25 cm' }];
    const wish = { product: "B000000006", attributes: ["enamel"], options, priceUpper: anyPrice };
    const goal = goalOf(market, wish, "an enamel kettle");
    const session = openSession({ market, goal });
    for (const action of [
      "search[b000000006 kettle]",
      "click[b000000006]",
      'click[10"  |  25 cm] please',
    ])
      session.act(action);
    expect(session.clickables().slice(-4)).toEqual([
      '10"  |  25 cm',
      "[odd] size]",
      "crème [matt]",
      "slate, blue",
    ]);
    session.act("click[crème [matt]]");
    session.act("click[SLATE, blue]");
    expect([...session.state.options]).toEqual([
      ["size", '10"  |  25 cm'],
      ["color [us]", "slate, blue"],
    ]);
    expect(session.act("click[Buy Now]")).toEqual({ reward: 1, done: true });
  });

  it("may stand alone, begin with a mark of the byte order, and have Windows' line ends", () => {
    const text = `\ufeff${JSON.stringify(odd.slice(0, 8), null, 2).replaceAll("\n", "\r\n")}\r\n`;
    const alone = folderWith({ "items_shuffle.json": text });
    expect(openCatalogue(alone).size).toBe(8);
    const named = path.join(folderWith({ "mine.json": text, "other.txt": "" }), "mine.json");
    expect(openCatalogue(named).size).toBe(8);
    expect(loadShop(named).id).not.toBe(loadShop(alone).id);
  });

  it("say what to do when they are packed or cut short", () => {
    expect(() =>
      openCatalogue(folderWith({ "items_shuffle.json.gz": Buffer.from([31, 139]) })),
    ).toThrow("items_shuffle.json.gz is not a .json file: unpack it first");
    for (const name of Object.keys(files) as (keyof typeof files)[]) {
      const cut = { ...files, [name]: files[name].slice(0, -40) };
      expect(() => openCatalogue(folderWith(cut)), name).toThrow("download it again");
    }
    expect(() => openCatalogue(folderWith({ "items_shuffle.json": "" }))).toThrow("no product");
  });
});
