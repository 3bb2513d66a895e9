/** Values as sums of named features' weights, learned by gradient steps (Adagrad). */
export type Weights = Readonly<Record<string, number>>;
export type LinearValues = ReturnType<typeof createLinearValues>;

interface Slot {
  weight: number;
  squared: number;
}

export function createLinearValues(initial: Weights = {}) {
  const slots = new Map(
    Object.entries(initial).map(([name, weight]): [string, Slot] => [name, { weight, squared: 0 }]),
  );

  function value(features: readonly string[]): number {
    let sum = 0;
    for (const name of features) sum += slots.get(name)?.weight ?? 0;
    return sum;
  }

  return {
    value,
    learn(features: readonly string[], target: number): void {
      const error = target - value(features);
      const share = 1 / features.length;
      for (const name of features) {
        const slot = slots.get(name) ?? { weight: 0, squared: 0 };
        slots.set(name, slot);
        slot.squared += error * error * share;
        slot.weight += (rate * error * share) / (Math.sqrt(slot.squared) + damping);
      }
    },
    /** Rounded, and without those that are too small to change a choice. */
    weights: (): Weights =>
      Object.fromEntries(
        [...slots]
          .map(([name, { weight }]): [string, number] => [name, Number(weight.toFixed(decimals))])
          .filter(([, weight]) => Math.abs(weight) >= least)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
  };
}

const rate = 0.1;
const damping = 0.3;
const decimals = 3;
const least = 0.005;

export function findBest<Item>(
  items: readonly Item[],
  featuresOf: (item: Item) => readonly string[],
  values: LinearValues,
): Item {
  let best: { readonly item: Item; readonly value: number } | undefined;
  for (const item of items) {
    const value = values.value(featuresOf(item));
    if (!best || value > best.value) best = { item, value };
  }
  if (!best) throw new Error("there is always something to choose");
  return best.item;
}
