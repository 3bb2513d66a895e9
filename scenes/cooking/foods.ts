/** Foods and their preparation (specification of Q-TextWorld's cooking games). */

export const cookings = ["raw", "fried", "roasted", "grilled"] as const;
export type Cooking = (typeof cookings)[number];

export const cuttings = ["uncut", "chopped", "sliced", "diced"] as const;
export type Cutting = (typeof cuttings)[number];

export interface Preparation {
  readonly cooking: Cooking;
  readonly cutting: Cutting;
}

export type Food = ReturnType<typeof describeFood>;

/** Foods by letters. c: can be cut; k: can be cooked; n: must be cooked; s: takes "some". */
const listed: Readonly<Record<string, string>> = {
  n: "egg, chicken wing, chicken leg, pork meat, chicken meat, beef meat, veggie meat",
  s: "milk, water, vegetable oil, peanut oil, olive oil, black pepper, flour, salt, sugar",
  cn: "red tuna, white tuna, pink tuna, red potato, yellow potato, purple potato",
  ck: `carrot, red onion, white onion, yellow onion, fresh lettuce, red apple, yellow apple,
    green apple, banana, red tomato, yellow tomato, green tomato, hot pepper, green pepper,
    bell pepper, yellow pepper, red pepper`,
  cks: "cheese",
  cs: "cilantro, parsley",
};

export const foods: ReadonlyMap<string, Food> = new Map(
  Object.entries(listed)
    .flatMap(([flags, names]) => names.split(/,\s*/).map((name) => describeFood(name, flags)))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((food) => [food.name, food]),
);

function describeFood(name: string, flags: string) {
  return {
    name,
    cuttable: flags.includes("c"),
    cookable: /[kn]/.test(flags),
    rawable: !flags.includes("n"),
    /** "some milk", not "a milk". */
    mass: flags.includes("s"),
  };
}

export function allowedCookings({ cookable, rawable }: Food): readonly Cooking[] {
  return cookings.filter((cooking) => (cooking === "raw" ? rawable : cookable));
}

/** Cuts allowed in a recipe; where cutting is the task, a cut is required. */
export function allowedCuttings({ cuttable }: Food, cut: boolean): readonly Cutting[] {
  return cuttings.filter((cutting) => (cutting === "uncut" ? !cut : cuttable));
}
