import { describe, expect, it } from "vitest";
import { openCatalogue, openMarket } from "../../../scenes/shop/index.js";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { benchWebshop } from "../../../src/research/webshop/bench-webshop.js";
import { measureNouns } from "../../../src/research/webshop/nouns-effect.js";
import { measureSearch } from "../../../src/research/webshop/search-speed.js";
import { sharedData } from "../../shared-data.js";

const parts = { config: loadConfig(), clock: systemClock, log: createLog("error") };
const usual = {
  data: "own",
  goals: "drawn",
  n: 12,
  ask: "voi",
  variant: "ambiguous",
  rounds: 1,
  seed: 3,
  agent: "rules",
  training: 20,
  wrong: 0,
} as const;
const data = sharedData("webshop");

describe("orders in the shop", () => {
  it("go better when the robot asks about what was not said", async () => {
    const asking = await benchWebshop(parts, { ...usual, rounds: 2 });
    const silent = await benchWebshop(parts, { ...usual, ask: "never" });
    expect(asking.strictSuccess).toBeGreaterThan(silent.strictSuccess + 0.25);
    expect(silent.questionsPerGoal).toBe(0);
    expect(asking.questionsPerGoal).toBeGreaterThan(0.7);
    // The second time the household is not asked again.
    expect(asking.later[0]?.questionsPerGoal).toBeLessThan(0.3 * asking.questionsPerGoal);
    const { none, ...open } = asking.byKind;
    const kinds = Object.values(open);
    expect(kinds.reduce((sum, { goals }) => sum + goals, 0)).toBe(asking.goals);
    // At least two purchases fit what each order says.
    for (const { meanFits } of [asking, ...kinds]) expect(meanFits).toBeGreaterThanOrEqual(2);
    // Controls say everything, so that questions about them are needless.
    expect(none).toMatchObject({ goals: 3, questionsPerGoal: asking.needlessQuestions });
    expect(none?.meanFits).toBeUndefined();
  });

  it("need few questions when everything is said", async () => {
    const { strictSuccess, questionsPerGoal, needlessQuestions, byKind } = await benchWebshop(
      parts,
      {
        ...usual,
        variant: "standard",
      },
    );
    expect(strictSuccess).toBeGreaterThanOrEqual(0.9);
    expect(questionsPerGoal).toBeLessThan(0.2);
    expect(needlessQuestions).toBe(questionsPerGoal);
    expect(Object.keys(byKind)).toEqual(["none"]);
  });

  it.skipIf(data === null)("are also taken from published files", async () => {
    const result = await benchWebshop(parts, {
      ...usual,
      data: data ?? "",
      goals: "human",
      n: 20,
      variant: "standard",
    });
    expect(result).toMatchObject({ goals: 20, catalogue: { products: 60, goals: "human" } });
    expect(result.score).toBeGreaterThan(50);
  });
});

describe("measurements of the shop", () => {
  it("say how far the reward rests on the tagger of nouns", () => {
    const market = openMarket(openCatalogue("own"), 7);
    const effect = measureNouns(market, 20, null);
    expect(effect).toMatchObject({ catalogue: "own", nouns: "wink", goals: 20, against: null });
    expect(effect.pairs).toBeGreaterThan(100);
    const shares = Object.values(effect.byFactor).reduce((sum, share) => sum + share, 0);
    expect(shares).toBeCloseTo(1);
    // Without a noun every goal counts .2 of its title, with all the same nouns everything.
    const { catalogue } = market;
    const titles = catalogue.asins.map((_, at) => catalogue.at(at).title);
    const alike = Object.fromEntries(titles.map((title) => [title, ["thing"]]));
    const { against } = measureNouns(market, 20, alike);
    expect(against?.pairs).toBe(effect.pairs);
    expect(against?.otherFactor).toBeCloseTo(1 - (effect.byFactor["1"] ?? 0));
    expect(measureNouns(market, 20, { [titles[0] ?? ""]: [] }).against?.pairs).toBe(0);
  });

  it("time loading and searching, also of made products", () => {
    const speed = measureSearch(200, 10, 1);
    expect(speed).toMatchObject({ catalogue: "made", products: 200, searches: 10 });
    expect(speed.medianMs).toBeGreaterThan(0);
    expect(speed.p95Ms).toBeGreaterThanOrEqual(speed.medianMs);
  });
});
