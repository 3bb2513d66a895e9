/** Inverse propensity scores (self-normalised), and doubly robust for several choices in a row (Jiang and Li 2016). */
import { sum } from "simple-statistics";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { criticalT } from "../../src/crowdwork/statistics/significance.js";

export interface LoggedChoice {
  readonly asked: boolean;
  readonly propensity: number;
  /** "where", "which" …: choices of one kind have like costs. */
  readonly kind: string;
  readonly cost: number;
}

export interface LoggedEpisode {
  readonly household: string;
  readonly before: number;
  readonly choices: readonly LoggedChoice[];
}

export type AskingTarget = (asked: number) => number;

/** Greater weights are cut: they would rest the estimate on a handful of episodes. */
export const mostWeight = 200;

export function costOf({ asked, cost }: LoggedChoice, price: number): number {
  return cost + (asked ? price : 0);
}

/** Intervals take households for independent. @returns null when choices of the policy had no chance, or one household made them */
export function estimateOffPolicy(
  episodes: readonly LoggedEpisode[],
  target: AskingTarget,
  price: number,
) {
  const weighed = episodes.map((episode) => weigh(episode, target));
  const hasSupport = weighed.every(({ ratios }) =>
    ratios.every(({ chance, propensity }) => propensity < 1 || chance === 1),
  );
  const weights = weighed.map(({ weight }) => Math.min(mostWeight, weight));
  const total = sum(weights);
  const effective = total ** 2 / sum(weights.map((weight) => weight ** 2));
  if (!hasSupport || !(effective > 1)) return null;
  const costs = episodes.map(
    ({ before, choices }) => before + sum(choices.map((one) => costOf(one, price))),
  );
  const value = sum(costs.map((cost, at) => cost * (weights[at] ?? 0))) / total;
  // A model that saw an episode fits it too well: each is corrected by the model of the other half of households.
  const folds = new Map(
    [...new Set(episodes.map(({ household }) => household))].map((one, at) => [one, at % 2]),
  );
  const foldOf = (at: number) => folds.get(episodes[at]?.household ?? "");
  const models = [1, 0].map((other) =>
    fitModel(
      weighed.filter((_, at) => foldOf(at) === other),
      price,
    ),
  );
  const scores = weighed.map((one, at) =>
    scoreRobustly(one, models[foldOf(at) ?? 0] ?? new Map(), price),
  );
  const robust = sum(scores) / scores.length;
  const rows = episodes.map(({ household }, at) => {
    const share = (weights[at] ?? 0) / total;
    const ips = share * ((costs[at] ?? 0) - value);
    return { household, share, ips, robust: ((scores[at] ?? 0) - robust) / scores.length };
  });
  const households = [...groupBy(rows, ({ household }) => household).values()];
  if (households.length < 2) return null;
  const around = (mean: number, errorOf: (row: (typeof rows)[number]) => number) => {
    const errors = households.map((some) => sumOf(some, errorOf) / (1 - sumOf(some, shareOf)));
    const squares = errors.map((error) => error ** 2);
    const variance = sum(squares);
    // A few households with great errors tell their spread as badly as a few households do.
    const freedom = variance ** 2 / sum(squares.map((square) => square ** 2));
    const reach = variance > 0 ? criticalT(freedom) * Math.sqrt(variance) : 0;
    return { value: mean, low: mean - reach, high: mean + reach };
  };
  return {
    ips: around(value, ({ ips }) => ips),
    doublyRobust: around(robust, (row) => row.robust),
    /** As many episodes of the policy itself would say as much as the weighed ones (Kish). */
    effective,
    clipped: weighed.filter(({ weight }) => weight > mostWeight).length / episodes.length,
  };
}

function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return sum(rows.map(figure));
}

/** An estimate without a household differs the more, the more of the weight is its. */
const shareOf = ({ share }: { readonly share: number }) => share;

type Weighed = ReturnType<typeof weigh>;
type WeighedChoice = Weighed["ratios"][number];

/** `asks` and `chance`: the target's probability of asking, and of what was chosen. */
function weigh({ before, choices }: LoggedEpisode, target: AskingTarget) {
  let asked = 0;
  let weight = 1;
  const ratios = choices.map((choice, at) => {
    const asks = target(asked);
    const chance = choice.asked ? asks : 1 - asks;
    weight *= chance / choice.propensity;
    asked += Number(choice.asked);
    return { ...choice, asks, chance, key: `${at} ${asked - Number(choice.asked)} ${choice.kind}` };
  });
  return { before, ratios, weight };
}

type Model = ReadonlyMap<string, Readonly<Record<"asked" | "withheld", number>>>;

/** Few episodes are drawn to the mean of both choices, without the price of this question: it is known. */
function fitModel(episodes: readonly Weighed[], price: number): Model {
  const model = new Map<string, Record<"asked" | "withheld", number>>();
  const longest = Math.max(0, ...episodes.map(({ ratios }) => ratios.length));
  for (let at = longest - 1; at >= 0; at -= 1) {
    const rows = episodes.flatMap(({ ratios }) => {
      const choice = ratios[at];
      return choice ? [{ choice, cost: choice.cost + expectedFrom(ratios[at + 1], model) }] : [];
    });
    for (const [key, alike] of groupBy(rows, ({ choice }) => choice.key)) {
      const usual = sum(alike.map(({ cost }) => cost)) / alike.length;
      const meanWhere = (asked: boolean): number => {
        const costs = alike.filter(({ choice }) => choice.asked === asked).map(({ cost }) => cost);
        return (sum(costs) + usual) / (costs.length + 1) + (asked ? price : 0);
      };
      model.set(key, { asked: meanWhere(true), withheld: meanWhere(false) });
    }
  }
  return model;
}

function expectedFrom(choice: WeighedChoice | undefined, model: Model): number {
  const expected = choice && model.get(choice.key);
  if (!expected) return 0;
  return choice.asks * expected.asked + (1 - choice.asks) * expected.withheld;
}

/** What the model expects, and by how much what happened differs from it, weighed. */
function scoreRobustly({ before, ratios }: Weighed, model: Model, price: number): number {
  let score = before + expectedFrom(ratios[0], model);
  let weight = 1;
  for (const [at, choice] of ratios.entries()) {
    weight = Math.min(mostWeight, (weight * choice.chance) / choice.propensity);
    const expected = model.get(choice.key)?.[choice.asked ? "asked" : "withheld"] ?? 0;
    score += weight * (costOf(choice, price) + expectedFrom(ratios[at + 1], model) - expected);
  }
  return score;
}
