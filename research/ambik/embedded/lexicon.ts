/** Word classes of English and of kitchens that only the detector uses. They hold nothing from a dataset's rows. */
import table from "./lexicon.json" with { type: "json" };

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const { heat: sources, surfaces, ...lists } = table;

const sets = Object.fromEntries(
  Object.entries(lists).map(([name, text]) => [name, words(text)]),
) as Readonly<Record<keyof typeof lists, ReadonlySet<string>>>;

export const lexicon = {
  ...sets,
  surfaces: surfaces as readonly string[],
  heat: sources.map((one) => ({ words: words(one.words), materials: words(one.materials) })),
};
