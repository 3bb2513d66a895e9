/** Finds personal data and secrets in a text. */
import { otherReadings } from "./disguised.js";
import { knownNames } from "./names/known-names.js";
import { type Passage, toPassage } from "./passage.js";
import { originalSpan, type Reading, readPlainly } from "./reading.js";
import { personRules } from "./rules/about-people.js";
import { accountRules } from "./rules/accounts.js";
import { birthRules } from "./rules/births.js";
import { fullNameRules } from "./rules/full-names.js";
import { handleRules } from "./rules/handles.js";
import { idRules } from "./rules/ids.js";
import { knownIds } from "./rules/known-ids.js";
import { linkRules } from "./rules/links.js";
import { mailRule } from "./rules/mail.js";
import { networkRules } from "./rules/network.js";
import { paperRules } from "./rules/papers.js";
import { passwordRules } from "./rules/passwords.js";
import { phoneRules } from "./rules/phones.js";
import { placeRules } from "./rules/places.js";
import { plateRules } from "./rules/plates.js";
import type { Find, Rule } from "./rules/rule.js";
import { streetRules } from "./rules/streets.js";
import { hiddenTexts, tokenRules } from "./rules/tokens.js";

/** People who must not be told: their names, and ids that platforms or recruiters gave them. */
export interface Known {
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

export interface Leak {
  readonly kind: string;
  /** Where in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Of a known name: it and the word after it, as rules read them. */
  readonly phrase?: string;
}

/** Finds leaks in a text, in the order of the text. None overlaps another. */
export type Scan = (text: string) => readonly Leak[];

/** The first rule that finds a part of the text gives its kind. */
const general: readonly Rule[] = [
  ...linkRules,
  mailRule,
  ...tokenRules,
  ...passwordRules,
  ...accountRules,
  ...networkRules,
  ...birthRules,
  ...paperRules,
  ...handleRules,
  ...idRules,
  ...phoneRules,
  ...placeRules,
  ...streetRules,
  ...plateRules,
];
const ofPeople: readonly Rule[] = [...personRules, ...fullNameRules];

/** Texts hidden in hidden texts are looked for so often. */
const deepest = 2;

/** @param known as platforms have them */
export function createScan({ names, ids }: Known): Scan {
  const rules = [...general, knownIds(ids), knownNames(names), ...ofPeople];
  return (text) => findIn(text, rules, 0);
}

function findIn(text: string, rules: readonly Rule[], depth: number): readonly Leak[] {
  const found = new Finds(text.length);
  const plain = readPlainly(text);
  for (const reading of [plain, ...otherReadings(plain)]) {
    const passage = toPassage(reading, text);
    for (const rule of rules)
      for (const find of rule(passage)) found.add(toLeak(reading, passage, find));
    if (depth < deepest) addHidden(found, reading, rules, depth);
  }
  return found.leaks.toSorted((one, other) => one.from - other.from);
}

function toLeak(reading: Reading, passage: Passage, find: Find): Leak {
  const leak = { kind: find.kind, ...spanOf(reading, find.from, find.to) };
  return find.kind === "name" ? { ...leak, phrase: phraseAt(passage, find) } : leak;
}

/** "ana's mug". */
function phraseAt({ lower }: Passage, { from, to }: Find): string {
  const after =
    /^(?:'s?)?(?:[ _-]{1,2}[\p{L}\p{N}]{1,40})?/u.exec(lower.slice(to, to + 50))?.[0] ?? "";
  return lower.slice(from, to) + after;
}

function addHidden(found: Finds, reading: Reading, rules: readonly Rule[], depth: number): void {
  for (const { hidden, from, to } of hiddenTexts(reading.text)) {
    const [first] = findIn(hidden, rules, depth + 1);
    if (first) found.add({ kind: first.kind, ...spanOf(reading, from, to) });
  }
}

function spanOf(reading: Reading, first: number, last: number) {
  const [from, to] = originalSpan(reading, first, last);
  return { from, to };
}

/** Leaks that do not overlap: the first one stays. */
class Finds {
  readonly leaks: Leak[] = [];
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  add(leak: Leak): void {
    const { from, to } = leak;
    if (to <= from || this.#taken.subarray(from, to).includes(1)) return;
    this.#taken.fill(1, from, to);
    this.leaks.push(leak);
  }
}
