/** Describes the words of a reply for the classifiers that read it. */
import cuePhrases from "./lexicon/cues.json" with { type: "json" };
import type { Entity } from "./lexicon/meanings.js";
import { normaliseText } from "./lexicon/normalise.js";
import type { RoomVocabulary } from "./lexicon/room-vocabulary.js";
import wordGroups from "./lexicon/word-groups.json" with { type: "json" };
import { entityAt, type Mention } from "./mentions.js";
import type { Reference } from "./options.js";

const cueOf = new Map(
  Object.entries(cuePhrases).flatMap(([cue, phrases]) =>
    phrases.split(", ").map((phrase) => [phrase, cue] as const),
  ),
);
const longestCue = Math.max(...[...cueOf.keys()].map((phrase) => phrase.split(" ").length));

const groupOf = new Map(
  wordGroups.flatMap((words, group) => words.split(" ").map((word) => [word, `${group}`] as const)),
);

export const stops: ReadonlySet<string> = new Set([".", "!", "?", "..."]);
const breaks: ReadonlySet<string> = new Set([...stops, ",", ";", "but", "because"]);

export interface Found {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly room: RoomVocabulary;
  readonly isForeign: boolean;
  readonly mentions: readonly Mention[];
  readonly references: readonly Reference[];
  /** Ids or values to choose from; null if the question asks for a place. */
  readonly choices: readonly string[] | null;
  /** The choice "any will do", if there is one. */
  readonly open: string | null;
  /** Owner of the thing asked about: "ana". */
  readonly owner: string | null;
  readonly func: string;
}

export type View = ReturnType<typeof viewOf>;

function formOf(token: string, entities: readonly Entity[]): string {
  const entity = entityAt(token, entities);
  if (entity?.kind === "place")
    return entity.away ? "<away>" : entity.ids.length === 0 ? "<nowhere>" : "<place>";
  if (entity) return entity.asked ? "<it>" : "<thing>";
  return /^\d+$/.test(token) ? "<n>" : /^O\d+$/.test(token) ? "<nth>" : token;
}

function findCues(forms: readonly string[]): readonly string[] {
  const cues: string[] = new Array(forms.length).fill("");
  for (let at = 0; at < forms.length; at += 1)
    for (let length = Math.min(longestCue, forms.length - at); length > 0; length -= 1) {
      const cue = cueOf.get(forms.slice(at, at + length).join(" "));
      if (!cue) continue;
      cues.fill(cue, at, at + length);
      at += length - 1;
      break;
    }
  return cues;
}

/** Describes each token: form, cue ("hedge" for "maybe"), group of like words, clause. */
export function viewOf({ tokens, entities, choices, references, mentions, owner }: Found) {
  const forms = tokens.map((token) => (token === owner ? "<owner>" : formOf(token, entities)));
  let [clause, sentence] = [0, 0];
  const clauses: number[] = [];
  const sentences: number[] = [];
  for (const form of forms) {
    clauses.push(clause);
    sentences.push(sentence);
    if (breaks.has(form)) clause += 1;
    if (stops.has(form)) sentence += 1;
  }
  const owners: number[] = new Array(forms.length).fill(-1);
  const spans: readonly { start: number; end: number }[] = choices ? references : mentions;
  for (const [at, { start, end }] of spans.entries()) owners.fill(at, start, end);
  const cues = findCues(forms);
  const groups = forms.map((form) => groupOf.get(form) ?? "");
  const bag = [
    ...[...new Set(forms)].map((form) => `bag:${form}`),
    ...[...new Set(cues)].map((cue) => `bagc:${cue}`),
    ...[...new Set(groups)].map((group) => `bagk:${group}`),
  ];
  return { forms, cues, groups, clauses, sentences, owners, bag };
}

/** True if text expresses doubt: "I think", "maybe". */
export function isHedged(text: string): boolean {
  return findCues(normaliseText(text).split(" ")).includes("hedge");
}
