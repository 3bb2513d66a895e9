/** What a sentence says of which things: who does what to what, and where. */
import { namesOf, verbOf, type Word } from "./words.js";

/** What some words name: "at least two of Ana's blue mugs on the shelf". */
export interface Thing {
  /** What it is, the main word last. Empty: "Ana's". */
  names: string[];
  /** Whose it is, or what it is a part of. */
  of: Thing | null;
  /** "2", "all", "no", ">=3" … */
  counts: string[];
  at: Place[];
  /** What is told about it in a sentence. */
  told: Clause[];
  /** What of it is asked: "which", "who", "what", "whose", "count"; empty: nothing. */
  asked: string;
  isName: boolean;
}

export interface Place {
  by: string;
  thing: Thing;
}

export interface Clause {
  verb: string;
  agent: Thing | null;
  patient: Thing | null;
  receiver: Thing | null;
  at: Place[];
  /** What the patient is said to be: "clean". */
  states: string[];
  duty: "" | "may" | "can" | "must" | "should";
  not: boolean;
  /** "done": "has gone"; "did": "did go", "went"; "past": "was", and "was-ing": "was going". */
  tense: "" | "past" | "did" | "done" | "ing" | "was-ing" | "will" | "would";
  isPassive: boolean;
  /** "where", "when", "why", "how" …; empty: a thing is asked for, or nothing. */
  asks: string;
  /** Other sentences in it: "before I go". */
  rest: { readonly by: string; readonly clause: Clause }[];
  /** When and how often, and words that fit nowhere. */
  marks: string[];
}

export function thing(given: Partial<Thing> = {}): Thing {
  const lists = { names: [], counts: [], at: [], told: [] };
  return { ...lists, of: null, asked: "", isName: false, ...given };
}

export function clause(given: Partial<Clause> = {}): Clause {
  const roles = { agent: null, patient: null, receiver: null };
  const lists = { at: [], states: [], rest: [], marks: [] };
  return {
    verb: "be",
    ...roles,
    ...lists,
    duty: "",
    not: false,
    tense: "",
    isPassive: false,
    asks: "",
    ...given,
  };
}

const possessive: Readonly<Record<string, string>> = {
  my: "me",
  your: "you",
  our: "us",
  his: "him",
  her: "her",
  their: "them",
  its: "it",
  mine: "me",
  yours: "you",
  ours: "us",
  theirs: "them",
  hers: "her",
};
export const duties: Readonly<Record<string, Clause["duty"]>> = {
  may: "may",
  can: "can",
  could: "can",
  might: "may",
  must: "must",
  should: "should",
  shall: "should",
};
/** Articles that say nothing in a question. */
const silent = new Set("the a an this that these those".split(" "));
const every: Readonly<Record<string, string>> = { every: "all", each: "all", some: "any" };

/** "Is there any bread?", "Do you want some bread?": bread. But "Are any windows open?" is not "Are the windows open?". */
export function withoutAny(one: Thing): Thing {
  return { ...one, counts: one.counts.filter((count) => count !== "any") };
}

/** Gives objects their roles. */
export function place(made: Clause, objects: readonly Thing[]): void {
  const [first, second] = objects;
  const by = made.at.findIndex(
    ({ by, thing: { names } }) => made.isPassive && by === "by" && names.join() !== "hand",
  );
  if (by >= 0) made.agent = made.at.splice(by, 1)[0]?.thing ?? null;
  if (made.isPassive) {
    if (first) Object.assign(made, { receiver: made.patient, patient: first });
    return;
  }
  if (second) {
    made.receiver = first ?? null;
    made.patient = second;
  } else if (first) made.patient = first;
}

export function stateOf({ said, base, sort }: Word): string {
  return base && sort === "e" ? `${verbOf(base) ?? base}-ed` : (namesOf([said])[0] ?? said);
}

/** One thing, or two with "and" between them. */
export function joined(words: readonly Word[]): Thing {
  const cut = words.findIndex(({ sort }) => sort === "c");
  if (cut < 0) return thingOf(words);
  return together(
    thingOf(words.slice(0, cut)),
    thingOf(words.slice(cut + 1)),
    words[cut]?.said ?? "",
  );
}

export function together(one: Thing, other: Thing, by: string): Thing {
  const names = [one, other].map((part) =>
    part.counts.concat(part.of?.names ?? [], part.names).join(" "),
  );
  return thing({
    at: [...one.at, ...other.at],
    names: [names.toSorted().join(` ${by} `)],
    isName: one.isName,
  });
}

export function thingOf(words: readonly Word[]): Thing {
  const made = thing();
  let heads: string[] = [];
  for (const [at, word] of words.entries()) {
    const { said, sort } = word;
    const owner = words.length > 1 || sort === "r" ? possessive[said] : undefined;
    if (/[oO]/.test(sort)) {
      const names = sort === "O" ? [said] : [...namesOf([...heads, said])];
      made.of = thing({ names, of: made.of, isName: sort === "O" });
      if (sort === "o") heads = [];
    } else if (owner && (sort === "a" ? at < words.length - 1 : true) && /[ar]/.test(sort))
      made.of = thing({ names: [owner] });
    else if (sort === "a" && !silent.has(said)) made.counts.push(every[said] ?? said);
    else if (sort === "a") continue;
    else if (sort === "q") made.asked = said;
    else heads.push(sort === "e" && word.base && said !== "left" ? stateOf(word) : said);
    if (sort === "N") made.isName = true;
  }
  made.names = made.isName ? heads : [...namesOf(heads)];
  return made;
}

/** Puts what belongs to a thing before its name: "lid of the pan" is "pan lid". */
export function attach(to: Thing, { by, thing: other }: Place): void {
  const head = to.names.at(-1) ?? "";
  const isCount = /^(?:ones?)?$/.test(head);
  const isOf = by === "of";
  if (
    isOf &&
    (isCount || (/.(?:er|est)$/.test(head) && to.names.length === 1 && other.counts.length > 0))
  ) {
    to.names = [...(isCount ? to.names.slice(0, -1) : to.names), ...other.names];
    to.of = other.of;
    to.at.push(...other.at);
    to.counts.push(...other.counts);
    if (other.asked) to.asked = other.asked;
  } else if (isOf && !/^(?:picture|photo|drawing|painting|story)s?$/.test(head)) to.of = other;
  else to.at.push({ by, thing: other });
}

/** Whether the words name a person or an animal. */
export function isPerson({ names, isName, asked }: Thing): boolean {
  return isName || asked === "who" || people.has(names.at(-1) ?? "");
}

/** Whether it does not matter who does it: "you", "one" … */
export function isUnnamed(agent: Thing | null): boolean {
  return agent === null || unnamed.test(agent.names.join());
}

const unnamed = /^(?:i|you|we|they|one|people|person|anybody|somebody)$/;
const people = new Set(
  `i you we they he she it me us him her them who somebody anybody everybody nobody guest kid mother father grandmother grandfather
   brother sister dog cat robot friend neighbour baby people person one uncle aunt cousin son daughter parent family`.split(
    /\s+/,
  ),
);

export const locative = new Set(
  "in on at under above behind beside front-of near between from".split(" "),
);

/** Verbs that say that something is somewhere. */
export const being = new Set(
  "keep put leave hang stand lie sit live find see be go belong get have".split(" "),
);

export function ongoing(tense: Clause["tense"]): Clause["tense"] {
  return tense === "past" ? "was-ing" : "ing";
}

/** Words for when and how often that count. */
export const marking = new Set(
  "now usually never often sometimes today tomorrow yesterday tonight daily weekly here else together always upstairs downstairs elsewhere lastly again ever also too even soon still".split(
    " ",
  ),
);
