/** What the tagger of title nouns does to WebShop's reward: only whether a product is of the wanted kind rests on it. */
import { z } from "zod";
import {
  type Catalogue,
  type Goal,
  type Market,
  nounsOf,
  rateKind,
  sharesCategory,
  titleScore,
} from "../../../scenes/shop/index.js";
import { averageOf } from "../lab/numbers.js";

/** Title -> its nouns, as another tagger has them. */
export const nounLists = z.record(z.string(), z.array(z.string()));
export type NounLists = z.infer<typeof nounLists>;

export interface NounsEffect {
  readonly catalogue: string;
  readonly nouns: "wink";
  readonly goals: number;
  /** A goal with another product that its instruction finds among the first ten. Its own product is always right. */
  readonly pairs: number;
  /** Share of the pairs by the factor with which the reward is multiplied. */
  readonly byFactor: Readonly<Record<string, number>>;
  /** Share of the pairs whose factor is another than by query and category alone. */
  readonly decidedByNouns: number;
  /** The same against the other tagger: of the pairs of which it has both titles, those with another factor. */
  readonly against: { readonly pairs: number; readonly otherFactor: number } | null;
}

interface Pair {
  readonly wink: number;
  readonly without: number;
  readonly given: number | null;
}

/** @param given the nouns of another tagger, to compare with; null: none */
export function measureNouns(market: Market, most: number, given: NounLists | null): NounsEffect {
  const goals = market.goals.slice(0, most);
  const pairs = goals.flatMap((goal) => pairsOf(market.catalogue, goal, given));
  const share = (holds: (pair: Pair) => boolean) => averageOf(pairs, (pair) => Number(holds(pair)));
  const compared = pairs.filter((pair) => pair.given !== null);
  return {
    catalogue: market.catalogue.name,
    nouns: "wink",
    goals: goals.length,
    pairs: pairs.length,
    byFactor: Object.fromEntries(
      [0, 0.1, 0.5, 1].map((factor) => [factor, share(({ wink }) => wink === factor)]),
    ),
    decidedByNouns: share(({ wink, without }) => wink !== without),
    against: given && {
      pairs: compared.length,
      otherFactor: averageOf(compared, (pair) => Number(pair.given !== pair.wink)),
    },
  };
}

function pairsOf(catalogue: Catalogue, goal: Goal, given: NounLists | null): readonly Pair[] {
  const hits = catalogue.index.search(goal.instruction, 10, (at) => catalogue.asins[at] ?? "");
  const others = hits.map(({ document }) => catalogue.at(document));
  return others
    .filter(({ asin }) => asin !== goal.asin)
    .map(({ title, query, productCategory }) => {
      const hasCategory = sharesCategory(productCategory, goal.productCategory);
      const rate = (bought: readonly string[], wanted: readonly string[]) =>
        rateKind(query === goal.query, hasCategory, titleScore(bought, wanted));
      const [bought, wanted] = [given?.[title], given?.[goal.title]];
      return {
        wink: rate(nounsOf(title), nounsOf(goal.title)),
        without: query === goal.query || hasCategory ? 1 : 0.5,
        given: bought && wanted ? rate(bought, wanted) : null,
      };
    });
}
