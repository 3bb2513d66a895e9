import { packaging, preparations } from "./lexicon.js";
import { readWords } from "./words.js";

export interface Named {
  readonly name: string;
  /** Full names as singular words; the published one first. */
  readonly forms: readonly (readonly string[])[];
}

/** "A bread knife", "2 eggs". */
const amount = /^(an?|the|some|\d+)$/;

/** Forms: the published name, without packaging, without preparation, and "B" of "A of B". */
export function nameObject(name: string): Named {
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

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isSuffix(one, other);
}

export function endsName(words: readonly string[], object: Named): boolean {
  return object.forms.some((form) => isSuffix(words, form));
}

/** Whether the words are a full name, or a shorter one that still narrows. */
export function isName(words: readonly string[], object: Named): boolean {
  return object.forms.some(
    (form, index) => isSame(words, form) && (index === 0 || words.length > 1),
  );
}
