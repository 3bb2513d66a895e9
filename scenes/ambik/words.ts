/** Splits texts and names of kitchen things into words. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

export type Named = ReturnType<typeof nameObject>;

/** Skipped first words: "A bread knife", "2 eggs". */
const amount = /^(an?|the|some|\d+)$/;

/** Returns the forms of a name: as published, without packaging, without preparation, and "B" of "A of B". */
export function nameObject(name: string) {
  const all = readWords(name).map((word) => word.text);
  const words = all.slice(all.findIndex((word) => !amount.test(word)));
  const of = words.indexOf("of");
  const forms = [words];
  if (of > 0) forms.push(words.slice(of + 1));
  if (words.length > 1 && packaging.has(words.at(-1) ?? "")) forms.push(words.slice(0, -1));
  for (const form of [...forms]) {
    if (form.length > 1 && preparations.has(form[0] ?? "")) forms.push(form.slice(1));
  }
  return { name, forms };
}

function isSuffix(words: readonly string[], of: readonly string[]): boolean {
  const from = of.length - words.length;
  return from >= 0 && words.every((word, index) => of[from + index] === word);
}

export function endsName(words: readonly string[], object: Named): boolean {
  return object.forms.some((form) => isSuffix(words, form));
}

/** Returns whether words are an object's full name, or a shorter form of more than one word. */
export function isName(words: readonly string[], object: Named): boolean {
  return object.forms.some(
    (form, index) =>
      words.length === form.length && isSuffix(words, form) && (index === 0 || words.length > 1),
  );
}

const table = JSON.parse(readFileSync(packageFile("scenes/ambik/lexicon.json"), "utf8")) as {
  readonly classes: Readonly<Record<string, string>>;
  readonly irregular: Readonly<Record<string, string>>;
} & Readonly<Record<string, string>>;

const words = (text = ""): ReadonlySet<string> => new Set(text.split(" "));
const listed = (name: string): ReadonlySet<string> => words(table[name]);

/** Last words that name only the package: "oat milk bottle" is milk. */
const packaging = listed("packaging");

const preparations = listed("preparations");

export const tools = listed("tools");

/** Maps a word for a class ("cheese") to the last words of its members' names ("mozzarella"). */
export const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table.classes).map(([name, members]) => [name, words(members)]),
);

export const anyFood = listed("anyFood");

export const notFood = listed("notFood");

const irregularPlurals: ReadonlyMap<string, string> = new Map(Object.entries(table.irregular));

/** Words in -s that are no plurals. */
const endingInS = listed("singular");

/** `endsPhrase`: whether a comma or full stop follows. */
export type Word = ReturnType<typeof readWords>[number];

function toSingular(word: string): string {
  const known = irregularPlurals.get(word);
  if (known) return known;
  if (endingInS.has(word) || word.length < 4 || !word.endsWith("s")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("ss") || word.endsWith("us") ? word : word.slice(0, -1);
}

export function readWords(text: string) {
  const found = text
    .toLowerCase()
    .matchAll(/([\p{L}\p{N}°/]+(?:['’][\p{L}\p{N}]+)*)([^\p{L}\p{N}]*)/gu);
  return [...found].map(([, written = "", after = ""]) => ({
    text: toSingular(written.replace("’", "'")),
    written,
    endsPhrase: /[.,;:!?()\n]/.test(after),
  }));
}
