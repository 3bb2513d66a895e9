import { findMentions, type Mention } from "../../../scenes/ambik/mentions.js";
import {
  anyFood,
  classes,
  type Named,
  nameObject,
  notFood,
  readWords,
  tools,
  type Word,
} from "../../../scenes/ambik/words.js";
import { type Method, taskOf } from "../method.js";
import table from "./lexicon.json" with { type: "json" };

export interface OpenChoice {
  readonly phrase: string;
  readonly candidates: readonly string[];
}

/** The choice that a task leaves open, or null when nobody needs to be asked. */
export function findOpenChoice(objects: readonly string[], task: string): OpenChoice | null {
  const words = readWords(task);
  const mentions = findMentions(words, objects.map(nameObject)).map((mention) =>
    narrow(words, mention),
  );
  const naming = mentions.filter((mention) => isNaming(words, mention));
  const told = new Set(naming.flatMap((mention) => mention.things));
  const open = mentions
    .map((mention) => ({ mention, things: whatIsOpen(words, mention, told) }))
    .filter(({ things }) => things.length > 1)
    .sort((one, other) => rank(words, one.mention) - rank(words, other.mention));
  const [first] = open;
  if (!first) return findOpenPlace(words);
  // "fruit and vegetables" is one question
  const together = open.filter(
    ({ mention }) => rank(words, mention) === 2 && first.mention.by === "class",
  );
  const things = [first, ...together].flatMap(({ things }) => things.map(({ name }) => name));
  return { phrase: phraseOf(words, first.mention), candidates: [...new Set(things)] };
}

function rank(words: readonly Word[], mention: Mention): number {
  const head = words[mention.to - 1]?.text ?? "";
  if (anyFood.has(head)) return 3;
  if (mention.by === "class") return 2;
  return lexicon.vessels.has(head) ? 1 : 0;
}

/** "Put it in the specified location": a choice between the places of every kitchen. */
function findOpenPlace(words: readonly Word[]): OpenChoice | null {
  const at = words.findIndex(
    (word, index) =>
      lexicon.anyPlace.has(word.text) && lexicon.pointing.has(words[index - 1]?.text ?? ""),
  );
  return at < 0 ? null : { phrase: words[at]?.written ?? "", candidates: lexicon.surfaces };
}

function isNaming(words: readonly Word[], mention: Mention): boolean {
  return (mention.by === "name" || mention.things.length === 1) && !isMeasure(words, mention);
}

/** Keeps the things whose names have the words beside the mention: "glass container", "container made of glass". */
function narrow(words: readonly Word[], mention: Mention): Mention {
  if (mention.by === "name") return mention;
  const beside = [...modifiers(words, mention.from), ...attributes(words, mention)];
  const things = beside.reduce((left, word) => {
    const fitting = left.filter((thing) => thing.forms.some((form) => form.includes(word)));
    return fitting.length > 0 ? fitting : left;
  }, mention.things);
  return { ...mention, things };
}

function whatIsOpen(
  words: readonly Word[],
  mention: Mention,
  told: ReadonlySet<Named>,
): readonly Named[] {
  const head = words[mention.to - 1]?.text ?? "";
  if (mention.by === "name" || tools.has(head) || isVerb(words, mention)) return [];
  if (isMeasure(words, mention)) return [];
  if (isPartOfDish(words, mention) && !isKindOfDish(words, mention)) return [];
  if (isNothingToTake(words, mention)) return [];
  if (lexicon.vessels.has(head) && isDecidedByHeat(words, mention.things)) return [];
  const before = modifiers(words, mention.from);
  const rest = mention.things.filter((thing) => !told.has(thing));
  if (before.some((word) => word === "other" || word === "another")) return rest;
  if (rest.length < mention.things.length && !anyFood.has(head)) return [];
  return hasForeignModifier(before, mention) ? [] : rest;
}

/** Whether the task heats and some of the things must not be heated: then safety decides, not people. */
function isDecidedByHeat(words: readonly Word[], things: readonly Named[]): boolean {
  const materials = lexicon.heat
    .filter((source) => words.some((word) => source.words.has(word.text)))
    .flatMap((source) => [...source.materials]);
  return things.some(({ forms }) => forms[0]?.some((word) => materials.includes(word)));
}

/** "Put it on something" and "make something": no thing of the environment is meant. */
function isNothingToTake(words: readonly Word[], { from }: Mention): boolean {
  const before = words[from - 1]?.text ?? "";
  return anyFood.has(words[from]?.text ?? "") && lexicon.noTaking.has(before);
}

function modifiers(words: readonly Word[], from: number): readonly string[] {
  const found: string[] = [];
  for (let index = from - 1; index >= 0; index--) {
    const word = words[index];
    if (
      !word ||
      word.endsPhrase ||
      lexicon.boundaries.has(word.text) ||
      lexicon.verbs.has(word.text)
    )
      break;
    found.push(word.text);
  }
  return found;
}

/** What is said of a thing right behind its name, in words of the things' names: "made of glass", "(the glass one)". */
function attributes(words: readonly Word[], { to, things }: Mention): readonly string[] {
  const named = new Set(things.flatMap(({ forms }) => forms.flat()));
  const behind = words.slice(to).map(({ text }) => text);
  const from = behind.findIndex((text) => !lexicon.linking.has(text));
  const end = behind.findIndex((text, at) => at >= from && !named.has(text));
  const isOne = lexicon.kinds.has(behind[end] ?? "");
  // behind a comma or in brackets only "the glass one"
  return from > 0 && (isOne || !words[to - 1]?.endsPhrase)
    ? behind.slice(from, end < 0 ? undefined : end)
    : [];
}

/** Whether the word before names something to eat that is in none of the names: "walnut loaf" is another loaf. */
function hasForeignModifier(before: readonly string[], mention: Mention): boolean {
  const nearest = before[0];
  if (nearest === undefined || !isFood(nearest)) return false;
  return !mention.things.some((thing) => thing.forms.some((form) => form.includes(nearest)));
}

function isFood(word: string): boolean {
  return !notFood.has(word) && [...classes.values()].some((members) => members.has(word));
}

function isMeasure(words: readonly Word[], { from, to }: Mention): boolean {
  return (
    to - from === 1 && lexicon.measures.has(words[from]?.text ?? "") && words[to]?.text === "of"
  );
}

/** Whether the noun phrase goes on: then the mention only says what something else is made of, or is like. */
function isPartOfDish(words: readonly Word[], { to }: Mention): boolean {
  const next = words[to];
  if (!next || words[to - 1]?.endsPhrase || next.text.endsWith("ly")) return false;
  return ![lexicon.boundaries, lexicon.verbs, lexicon.linking, lexicon.noNouns].some((ends) =>
    ends.has(next.text),
  );
}

/** "Then spread it": the beginning of a clause is no spread. */
function isVerb(words: readonly Word[], { from }: Mention): boolean {
  const [before, word] = [words[from - 1], words[from]];
  if (!word || !lexicon.verbs.has(word.text)) return false;
  return !before || before.endsPhrase || lexicon.openers.has(before.text);
}

/** "A fruit smoothie" leaves open of which fruit; "a cheese platter" takes them all. */
function isKindOfDish(words: readonly Word[], { from, to }: Mention): boolean {
  const article = words[from - 1]?.text ?? "";
  const isOne = article === "a" || article === "some";
  return isOne && !lexicon.assortments.has(words[to]?.text ?? "");
}

function phraseOf(words: readonly Word[], { from, to }: Mention): string {
  return words
    .slice(from, to)
    .map((word) => word.written)
    .join(" ");
}

export const embedded: Method = {
  name: "embedded",
  async answer(row, half) {
    const task = taskOf(row, half);
    return { answers: findOpenChoice(row.objects, task)?.candidates ?? [task] };
  },
};

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
