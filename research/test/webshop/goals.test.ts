/** Compares with the original's goals; needs the recordings. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../../scenes/shop/catalogue.js";
import { rewardOf } from "../../../scenes/shop/reward.js";
import { sharedData, sharedGolden } from "../../../test/shared-data.js";
import { drawGoals, openGoals, readInstructions } from "../../webshop/goals.js";

const golden = (name: string) => {
  const file = sharedGolden(`webshop-${name}.json`);
  return file === null ? null : JSON.parse(readFileSync(file, "utf8"));
};
const data = sharedData("webshop");
const rng = golden("rng");
const load = golden("load");
const rewards = golden("rewards");
type Goal = ReturnType<typeof openGoals>["goals"][number];

it.skipIf(rng === null)("goals of equal weight are drawn as there", () => {
  const alike = Array.from({ length: 10 }, (_, at) => ({ weight: 1, at }));
  const drawn = drawGoals(alike, 5);
  expect(rng.seed5_random_idx_ten_equal_weights).toHaveLength(12);
  for (const index of rng.seed5_random_idx_ten_equal_weights)
    expect(drawn.next().value?.at).toBe(index);
});

describe.skipIf(load === null || data === null)("goals", () => {
  const catalogue = openCatalogue(data ?? "");

  it("come from the same instructions", () => {
    const { written } = readInstructions(catalogue);
    for (const { asin, has_instructions } of load.products)
      expect((written.get(asin) ?? []).length > 0, asin).toBe(has_instructions);
  });

  it("are drawn and shuffled as there", () => {
    const asRecorded = (goal: Goal) => ({
      asin: goal.asin,
      instruction_text: goal.instruction,
      attributes: goal.attributes,
      price_upper: goal.priceUpper,
      goal_options:
        goal.options.every(({ name }) => name === undefined) && goal.weight === 1
          ? goal.options.map(({ value }) => value)
          : Object.fromEntries(goal.options.map(({ name, value }) => [name, value])),
      weight: goal.weight,
    });
    expect(openGoals(catalogue, 7).goals.map(asRecorded)).toEqual(load.human_goals);
    const made = openGoals(catalogue, 7, "synthetic").goals;
    expect([load.human_goals.length, load.synthetic_goals.length]).toEqual([72, 60]);
    expect(made).toHaveLength(load.synthetic_goals_count);
    load.synthetic_goals.forEach((wanted: Record<string, unknown>, at: number) => {
      const goal = made[at] as Goal;
      const { goal_options, ...rest } = wanted;
      expect(asRecorded(goal)).toMatchObject(rest);
      expect(Object.fromEntries(goal.options.map(({ name, value }) => [name, value]))).toEqual(
        goal_options,
      );
    });
  });

  it.skipIf(rewards === null)("are paid as there", () => {
    const markets = {
      human: openGoals(catalogue, 7),
      synthetic: openGoals(catalogue, 7, "synthetic"),
    };
    expect(rewards.pairs).toHaveLength(187);
    for (const pair of rewards.pairs) {
      const goal = markets[pair.goals as "human" | "synthetic"].goals[pair.goal] as Goal;
      const product = catalogue.at(catalogue.find(pair.asin) ?? -1);
      const attributes = catalogue.attributes(pair.asin);
      const options = new Map<string, string>(Object.entries(pair.options));
      const parts = rewardOf(
        { product, attributes, options, price: pair.price },
        goal,
        (title) => rewards.nouns[title],
      );
      expect(parts).toMatchObject({
        kindFactor: pair.tagger.r_type,
        attributes: pair.free.attr_matches,
        options: pair.free.option_matches,
        isInPrice: pair.free.r_price,
        reward: pair.tagger.reward,
      });
    }
  });
});

it("are of products that are there, by people who said what they want", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-"));
  const write = (name: string, rows: unknown) =>
    writeFileSync(path.join(folder, name), JSON.stringify(rows));
  const asins = ["B000000001", "B000000002", "B000000003", "B000000006"];
  const row = (asin: string) => ({ asin, name: `Enamel Kettle ${asin}`, pricing: "$12.00" });
  const instruction = (asin: string, more: object = {}) => ({
    asin,
    instruction: "...i need an enamel kettle, no lead..",
    instruction_attributes: ["enamel"],
    instruction_options: [],
    ...more,
  });
  write("items_shuffle_1000.json", asins.map(row));
  write("items_ins_v2_1000.json", {
    B000000001: {
      attributes: ["enamel"],
      instruction: "Find me kettles",
      instruction_attributes: ["enamel"],
    },
    B000000002: {},
    B000000003: { attributes: null },
    B000000006: { attributes: "no list" },
  });
  write("items_human_ins.json", {
    B000000001: [instruction("B000000001"), instruction("B000000001", { instruction: null })],
    B000000002: [instruction("B000000002", { instruction_attributes: [] })],
    B000000003: [instruction("B000000003", { instruction_options: undefined })],
    B000000006: [instruction("B000000006", { instruction_options: ['10"  |  25 cm'] })],
    BMISSING01: [instruction("BMISSING01")],
  });
  const catalogue = openCatalogue(folder);
  expect(readInstructions(catalogue).leftOut).toEqual([
    { asin: "B000000001", reason: "an instruction has no text or no attributes" },
  ]);
  const { goals } = openGoals(catalogue, 7, "human");
  expect(goals.map(({ asin }) => asin).sort()).toEqual(["B000000001", "B000000003", "B000000006"]);
  expect(goals[0]?.instruction).toMatch(
    /^i need an enamel kettle, no lead, and price lower than \d+\.00 dollars$/,
  );
  expect(openGoals(catalogue, 7, "synthetic").goals).toHaveLength(1);
  writeFileSync(path.join(folder, "items_human_ins.json"), '{"B000000001": [');
  expect(() => readInstructions(catalogue)).toThrow("download it again");
});
