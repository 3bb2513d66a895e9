/** Gives classes of things everyday names ("sinkbasin": "sink"), and knows their grammar. */
import names from "./names.json" with { type: "json" };

const everyday = new Map(Object.entries(names.everyday));
const uncountable = new Set(names.uncountable);
const insideKinds = new Set(names.inside);

/** Answers to "How should I prepare the carrot?". */
export const manners = ["sliced", "diced", "chopped", "uncut"] as const;
export type Manner = (typeof manners)[number];

export function isManner(word: string): word is Manner {
  return manners.some((manner) => manner === word);
}

/** Returns "sink" for "sinkbasin"; the class itself if it has no everyday name. */
export function everydayName(kind: string): string {
  return everyday.get(kind) ?? kind;
}

const everydayNames = new Set([...everyday.values()].map((name) => name.toLowerCase()));

export function isEverydayName(text: string): boolean {
  return everydayNames.has(text.toLowerCase());
}

/** Finds the classes whose everyday names were said: "is it in the sink" names "sinkbasin". */
export function kindsNamed(words: readonly string[]): readonly string[] {
  const said = ` ${words.join(" ").toLowerCase()} `;
  return [...everyday].flatMap(([kind, name]) => {
    const named = name.toLowerCase();
    const isNamed = said.includes(` ${named} `) || said.includes(` ${named}s `);
    return kind !== named && isNamed ? [kind] : [];
  });
}

export function everydayLabel(name: string): string {
  const [, kind, number] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return everydayName(kind ?? name) + (number ?? "");
}

export function withArticle(kind: string): string {
  const name = everydayName(kind);
  if (uncountable.has(kind)) return `some ${name}`;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

export function plural(kind: string): string {
  const name = everydayName(kind);
  if (kind === "soapbar") return "bars of soap";
  if (uncountable.has(kind)) return name;
  if (/knife$/.test(name)) return name.replace(/fe$/, "ves");
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/(potato|tomato)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, "ies");
  return `${name}s`;
}

/** Names to keep: pairs ("scissors"), and words that only look plural ("glass"). */
const alwaysPlural =
  /(?:scissors|tweezers|tongs|pliers|glasses|pants|trousers|jeans|shorts|tights|leggings|pajamas|clothes|ss|us|is)$/i;

/** Returns "bread knife" for "bread knives"; keeps "scissors" and "glass". */
export function singular(name: string): string {
  if (alwaysPlural.test(name)) return name;
  if (/(?:cook|mov|p|t|brown)ies$/i.test(name)) return name.slice(0, -1);
  if (/[^aeiou]ies$/i.test(name)) return name.replace(/ies$/i, "y");
  if (/knives$/i.test(name)) return name.replace(/ves$/i, "fe");
  if (/(?:shel|loa|lea)ves$/i.test(name)) return name.replace(/ves$/i, "f");
  return name.replace(/(?<=ss|x|ch|sh|zz|[tm]ato)es$|s$/i, "");
}

/** Writes cents in full: "$11.50" for "$11.5", also within "$9.0 to $11.5". */
export function everydayPrice(tag: string): string {
  return tag.replace(/\d+(?:\.\d+)?/g, (price) => Number(price).toFixed(2));
}

export function preposition(placeKind: string): "in" | "on" {
  return insideKinds.has(placeKind) || placeKind.endsWith(" box") ? "in" : "on";
}

export function possessive(person: string): string {
  return person.endsWith("s") ? `${person}'` : `${person}'s`;
}

/** Sorts shorter names first: "drawer 2" before "drawer 10". */
export function compareNames(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

/** Adds "the" ("the corner cabinet"), except to "Ana's drawer" and "cabinet 2". */
export function definite(label: string): string {
  return /^\S+['’]s? |\d$/.test(label) ? label : `the ${label}`;
}

/** Adds its id's number to each name that several things have: "mug 2". */
export function tellApart(named: readonly (readonly [id: string, name: string])[]) {
  const counts = new Map<string, number>();
  for (const [, name] of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    named.map(([id, name]) => [id, counts.get(name) === 1 ? name : name + numberOf(id)]),
  );
}

/** Returns " 2" for "mug 2". */
export function numberOf(id: string): string {
  return / \d+$/.exec(id)?.[0] ?? "";
}
