/** Estimates right labels by Dawid and Skene's model (1979), for items with common categories. */
import { largestChange, likeliest, normalise, type Posterior, shareVotes } from "./aggregate.js";
import { groupByItem, type Rating } from "./rating.js";

export type DawidSkeneResult = ReturnType<typeof dawidSkene>;

const mostIterations = 500;
const tolerance = 1e-9;
const none: Posterior = new Map();

type Posteriors = ReadonlyMap<string, Posterior>;
type Confusion = Map<string, Map<string, Map<string, number>>>;

/**
 * Estimates categories and raters' errors by expectation maximisation from vote shares. A rater may rate an item
 * repeatedly. `smoothing` is added to each count; 0 is the paper's estimate.
 */
export function dawidSkene(ratings: readonly Rating[], { smoothing = 0.01 } = {}) {
  const categories = [...new Set(ratings.map(({ label }) => label))].sort();
  const items = [...groupByItem(ratings)];
  let posteriors = new Map(items.map(([item, unit]) => [item, shareVotes(unit, categories)]));
  for (let iteration = 1; ; iteration += 1) {
    const prevalence = estimatePrevalence(posteriors, categories);
    const confusion = estimateConfusion(items, posteriors, { categories, smoothing });
    const next = new Map(
      items.map(([item, unit]) => [item, weigh(unit, { prevalence, confusion })]),
    );
    const changes = items.map(([item]) =>
      largestChange(posteriors.get(item) ?? none, next.get(item) ?? none),
    );
    const change = changes.reduce((most, one) => Math.max(most, one), 0);
    posteriors = next;
    if (change < tolerance || iteration === mostIterations) {
      const verdicts = items.map(([item]) => ({ item, ...likeliest(posteriors.get(item)) }));
      return {
        verdicts,
        prevalence,
        confusion,
      };
    }
  }
}

function estimatePrevalence(
  posteriors: Posteriors,
  categories: readonly string[],
): ReadonlyMap<string, number> {
  const all = [...posteriors.values()];
  return new Map(
    categories.map((category) => [
      category,
      all.reduce((sum, posterior) => sum + (posterior.get(category) ?? 0), 0) / all.length,
    ]),
  );
}

function estimateConfusion(
  items: readonly (readonly [string, readonly Rating[]])[],
  posteriors: Posteriors,
  { categories, smoothing }: { readonly categories: readonly string[]; readonly smoothing: number },
): Confusion {
  const tables: Confusion = new Map();
  const createRow = (category: string) =>
    [category, new Map(categories.map((label) => [label, smoothing]))] as const;
  for (const [item, unit] of items) {
    for (const { rater, label } of unit) {
      const table = tables.get(rater) ?? new Map(categories.map(createRow));
      tables.set(rater, table);
      for (const [category, row] of table) {
        row.set(label, (row.get(label) ?? 0) + (posteriors.get(item)?.get(category) ?? 0));
      }
    }
  }
  for (const row of [...tables.values()].flatMap((table) => [...table.values()])) {
    const sum = [...row.values()].reduce((total, value) => total + value, 0);
    for (const [label, value] of row) row.set(label, sum === 0 ? 0 : value / sum);
  }
  return tables;
}

function weigh(
  unit: readonly Rating[],
  { prevalence, confusion }: Pick<DawidSkeneResult, "prevalence" | "confusion">,
): Posterior {
  const categories = [...prevalence.keys()];
  const logs = categories.map((category) =>
    unit.reduce(
      (sum, { rater, label }) =>
        sum + Math.log(confusion.get(rater)?.get(category)?.get(label) ?? 0),
      Math.log(prevalence.get(category) ?? 0),
    ),
  );
  return normalise(categories, logs);
}
