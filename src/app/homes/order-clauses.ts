/** Splits an order into clauses: what to do, with which things, and where. */

import type { OwnerView } from "../../core/episode/scene.js";
import { everydayName, singular } from "../../core/names.js";
import type { Entity } from "../../desk/reading/meanings.js";
import { splitOrder } from "./order-parts.js";
import {
  chatter,
  type Doing,
  is,
  isToken,
  modal,
  objects,
  past,
  question,
  sameAs,
  startsLater,
  startsWithVerb,
  stateClause,
  stateFirst,
  stateOf,
  subject,
  subordinate,
  type Treatment,
  unsure,
  verbs,
  wanting,
} from "./order-phrases.js";
import { lookOf, type OwnWords, ownWords } from "./own-words.js";

export interface SaidThing {
  /** Null for "it", "the blue one" and "Mia's". */
  readonly entity: Entity | null;
  /** A name, "my" or "their". */
  readonly owner: string | null;
  readonly looks: readonly string[];
  readonly state: Treatment | null;
  readonly count: 1 | 2 | "all" | "many";
  /** "a mug": any will do. */
  readonly isAny: boolean;
  /** "the mug you like best" */
  readonly isPreferred: boolean;
  /** "them" */
  readonly isAll: boolean;
}

/** A place, or a thing in its stead. */
export type SaidPlace = SaidThing & { readonly entity: Entity };

export interface Clause {
  /** `beside` is not about what to do; `unable` asks for something else; `state`: "once it is hot"; `same`: "same with Ana's". */
  readonly kind: "order" | "beside" | "unable" | "state" | "same";
  readonly doing: Doing;
  /** Begins with a verb. */
  readonly isBidden: boolean;
  readonly things: readonly SaidThing[];
  readonly to: readonly SaidPlace[];
  /** "there", "next to it": where the thing before goes. */
  readonly isThere: boolean;
  readonly from: readonly SaidPlace[];
  /** After "under", "with" or "by". */
  readonly beside: readonly SaidPlace[];
  /** Words that were not understood. */
  readonly unknown: readonly string[];
  /** Whom "her" is about after it. */
  readonly person: string | null;
}

/** Reads an order about that home. Empty when nothing was said. */
export function readClauses(text: string, home: OwnerView): readonly Clause[] {
  const own = ownWords(home);
  const { parts, entities } = splitOrder(text, home, own);
  const clauses: Clause[] = [];
  for (const part of parts) {
    const before = clauses.findLast(({ kind }) => kind === "order");
    const { person = null, things: mentioned = [] } = clauses.at(-1) ?? {};
    const mayGoOn = before !== undefined || mentioned.length > 0;
    clauses.push(readClause(part, { entities, own, before, mayGoOn, person }));
  }
  return clauses;
}

type Described = Omit<SaidThing, "entity">;

const plainly: Described = {
  owner: null,
  looks: [],
  state: null,
  count: 1,
  isAny: false,
  isPreferred: false,
  isAll: false,
};

interface Around {
  readonly entities: readonly Entity[];
  readonly own: OwnWords;
  /** The order before, whose verb may be left out. */
  readonly before: Clause | undefined;
  /** A thing was named that a bare place may be for. */
  readonly mayGoOn: boolean;
  readonly person: string | null;
}

/** Reads words from left to right; what precedes a thing describes it. */
function readClause(given: string, { entities, own, before, mayGoOn, ...around }: Around): Clause {
  const isSame = sameAs.test(given);
  const text = fromVerb(given.replace(sameAs, ""));
  const [doing, wording] =
    verbs.find(([, start]) => start.test(text) && !stateFirst.test(text)) ?? [];
  const words = (wording ? text.replace(wording, "") : text).split(" ").filter(Boolean);
  const isWanted = words.some(is.want) || modal.test(text);
  const isState = stateClause.test(given);
  const things: SaidThing[] = [];
  const places = { to: [] as SaidPlace[], from: [] as SaidPlace[], beside: [] as SaidPlace[] };
  const bare: SaidPlace[] = [];
  const unknown: string[] = [];
  /** An unknown word may change the task. */
  let isUnsafe = false;
  let side: keyof typeof places | null = null;
  let isReason = false;
  let described = plainly;
  let { person } = around;
  let isThere = false;
  const describe = (more: Partial<Described>) => {
    described = { ...described, ...more };
  };
  const add = (marked: Entity | null, more: Partial<Described> = {}) => {
    const { entity, looks } = own.withinHome(marked);
    if (looks.length > 0) describe({ looks: [...described.looks, ...looks] });
    if (entity && isPlural(entity) && described.count === 1) describe({ count: "all" });
    things.push({ ...described, ...more, entity });
    described = plainly;
  };
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? "";
    const entity = entities[Number(/^[PT](\d+)$/.exec(word)?.[1] ?? Number.NaN)];
    const look = lookOf(word, own);
    const owner = own.owners.get(word) ?? own.owners.get(word.replace(/'?s$/, ""));
    const isPronoun =
      /^(?:it|them|that|this|these|those|thing)$/.test(word) &&
      !isBeforeName(words, at) &&
      !(word === "that" && isToken(words[at - 1]));
    const state = stateOf.get(word) ?? null;
    const isLast = next === "" || is.to(next) || next === "from" || next === ",";
    const thing = things.at(-1);
    if (isReason && !is.to(word) && word !== "from") {
      person = owner ?? person;
      // "for two hours"
      if (is.never(word)) isUnsafe = unknown.push(word) > 0;
      continue;
    }
    isReason = word === "for" && !/^(?:T\d+)?$/.test(next);
    if (isReason) continue;
    if (entity && (side || entity.kind === "place")) {
      // "under the sink" is one name.
      const isLed = side !== null || / /.test(entity.name);
      // "the red shelf": places have no looks.
      if (entity.kind === "place" && described.looks.length > 0)
        isUnsafe = unknown.push(...described.looks) > 0;
      if (isLed) places[side ?? "to"].push({ ...described, entity });
      else bare.push({ ...described, entity });
      described = plainly;
      side = null;
    } else if (entity) add(entity);
    else if (isPronoun && side) {
      isThere = true;
      side = null;
    } else if (isPronoun) add(null, { isAll: /^(?:them|those)/.test(word) });
    else if (word === "there") isThere = true;
    else if (/^ones?$/.test(word) && (described.looks.length > 0 || described.owner)) add(null);
    else if (word === "'s" || word === "'") {
      if (described.owner && !isBeforeName(words, at)) add(null);
    } else if (/^'s?$/.test(next) && !/^(?:it|that|there|here|let|she|he)$/.test(word)) {
      describe({ owner: owner ?? (word === "mine" ? "my" : word) });
      person = owner ?? person;
    } else if (owner && isOwning(words, at, own)) describe({ owner });
    else if (owner && side === "from") {
      // "keep it away from Leo"
      unknown.push(word);
      isUnsafe = true;
    } else if (owner) person = owner;
    else if (word === "my") describe({ owner: "my" });
    else if (/^(?:her|his|their|your)$/.test(word)) {
      if (isBeforeName(words, at)) describe({ owner: person ?? "their" });
    } else if (/^(?:me|us|him)$/.test(word)) continue;
    else if (word === "preferred") describe({ isPreferred: true });
    else if (own.looks.has(look)) describe({ looks: [...described.looks, look] });
    else if (state && thing && isLast && (doing || isWanted || isState))
      things.splice(-1, 1, { ...thing, state });
    else if (state) describe({ state });
    else if (is.two(word)) describe({ count: 2 });
    else if (is.all(word)) describe({ count: "all" });
    else if (is.many(word)) describe({ count: "many" });
    else if (is.any(word)) describe({ isAny: true });
    else if (word === "to" && is.filler(next)) continue;
    else if (is.to(word)) side = is.to(next) || next === "" ? side : "to";
    else if (word === "from") side = "from";
    else if (is.beside(word)) side = "beside";
    else if (wanting.test(word) && things.length === 0 && !unknown.some(is.never))
      unknown.length = 0;
    else if (is.put(word) && thing && isWanted) continue;
    else if (isState && at === 0) continue;
    else if (word === "that" && isToken(words[at - 1])) {
      unknown.push(word);
      isUnsafe = true;
    } else if (is.the(word) || is.filler(word) || word === ",") continue;
    else if (word === "and" && isBeforeName(words, at)) continue;
    else {
      unknown.push(word);
      const isNear = at === 0 || side !== null || described !== plainly || isBeforeName(words, at);
      const isNext =
        isToken(words[at - 1]) || isToken(next) || /^(?:and|,|'s)$/.test(words[at - 1] ?? "");
      const isNoun = is.the(words[at - 1] ?? "") || is.any(words[at - 1] ?? "");
      isUnsafe ||= isNear || isNext || isNoun || is.never(word);
    }
  }
  // "Ana's and Ben's phones"
  for (const [at, thing] of things.entries()) {
    const { entity = null } = things.slice(at + 1).find((one) => one.entity !== null) ?? {};
    if (!thing.entity && thing.owner !== null && entity) things[at] = { ...thing, entity };
  }
  // Which goes where isn't clear.
  if (things.length > 1 && places.to.length > 1) isUnsafe = unknown.push("and") > 0;
  const isNowhere = things.length + places.from.length + unknown.length === 0;
  // "Two plates. Counter."
  const isLone = isNowhere && !doing && mayGoOn && bare.length + places.to.length === 1;
  // "clear the table"
  const isSource = isNowhere && /^clear /.test(text) && bare.length === 1;
  // "kettle table pls"
  const isBrief =
    !doing &&
    things.length === 1 &&
    unknown.length + places.to.length === 0 &&
    bare.length === 1 &&
    isToken(words.at(-1));
  if (isLone || isBrief || isSource) places[isSource ? "from" : "to"].push(...bare);
  else unknown.push(...bare.map(({ entity }) => entity.name));
  // "the mug is hot" says nothing to do.
  if (described !== plainly) unknown.push(...described.looks, described.state ?? "");
  isUnsafe ||=
    described !== plainly ||
    (bare.length > 0 && !isLone && !isBrief && !isSource) ||
    things.length === 0;
  const said = { isBidden: doing !== undefined, things, ...places, isThere, unknown, person };
  const isOnward = places.to.length > 0 && (before ? isLone || is.to(words[0] ?? "") : isLone);
  if (isSame && things.length > 0 && unknown.length === 0)
    return { ...said, kind: "same", doing: "put" };
  if (doing) return { ...said, kind: "order", doing, unknown: isUnsafe ? unknown : [] };
  const isQuestion = question.test(text);
  const isFull = !isQuestion && things.length > 0 && (places.to.length > 0 || isThere);
  const isOrder = isFull ? !chatter.test(text) || isWanted : isOnward && things.length === 0;
  if (isState && things[0]?.state && !isUnsafe) return { ...said, kind: "state", doing: "put" };
  if (isOrder && unknown.length === 0 && !subordinate.test(text) && !startsLater.test(text))
    return { ...said, kind: "order", doing: before?.doing === "look" ? "look" : "put" };
  const isBeside = isAside(text, { ...said, hasBefore: before !== undefined }, own);
  if (!isBeside) return { ...said, kind: "unable", doing: "put" };
  const mentioned = isWanted ? things : things.map((thing) => ({ ...thing, state: null }));
  return { ...said, kind: "beside", doing: "put", things: mentioned };
}

interface Aside extends Pick<Clause, "things" | "to" | "unknown"> {
  readonly hasBefore: boolean;
}

/** Whether a clause without a task is no other order either. */
function isAside(text: string, { things, to, unknown, hasBefore }: Aside, own: OwnWords) {
  if (subordinate.test(text)) return true;
  if (unsure.test(text)) return false;
  // "on the shelf, not in the sink"
  if (hasBefore && things.length === 0 && to.length > 0 && /^not \w+/.test(text))
    return unknown.length === 1;
  const [first = "", second = ""] = text.split(" ");
  const isSaid = chatter.test(text) || (own.owners.has(first) && !isToken(second));
  if (unknown.some(is.never) && !isSaid) return false;
  if (unknown.length === 0 || isSaid) return true;
  if (to.length > 0) return false;
  // "paint the mug", "paint it"
  const isObject =
    isToken(second) || is.the(second) || is.any(second) || is.to(second) || objects.test(second);
  return !(unknown[0] === first && (isObject || own.owners.has(second)));
}
/** Drops what precedes the verb when it's neither a subject nor a thing: "maybe you could wash". */
function fromVerb(text: string): string {
  const words = text.split(" ");
  if (startsWithVerb.test(text)) return text;
  const at = words.findIndex((_, nth) => startsWithVerb.test(words.slice(nth).join(" ")));
  const led = words.slice(0, Math.max(at, 0));
  if (at < 1 || /^(?:have|had|do) you /.test(text) || question.test(text)) return text;
  if (led.some((word) => isToken(word) || is.never(word))) return text;
  const isBidden = !past.test(words[at] ?? "");
  const isPassive = led.includes("be") || !led.some((word) => /^(?:is|are|were|been)$/.test(word));
  const isPlain = led.every((word) => is.filler(word) && !subject.test(word)) && isPassive;
  if (/^(?:you|u|ya)$/.test(led.at(-1) ?? "")) return isBidden ? words.slice(at).join(" ") : text;
  return isPlain || led[0] === "for" ? words.slice(at).join(" ") : text;
}

/** "plates", but not "boots" or "keys". */
function isPlural({ name, classes: [kind = ""] }: Entity): boolean {
  return name !== everydayName(kind) && singular(name) === everydayName(kind);
}
/** "ben blue T1", "that T1" */
function isBeforeName(words: readonly string[], at: number): boolean {
  return (
    words.slice(at + 1, at + 4).some((word) => /^(?:T\d+|ones?)$/.test(word)) &&
    !words
      .slice(at + 1, at + 4)
      .some(
        (word, nth, some) =>
          (is.to(word) || word === "from") && !some.slice(0, nth).some((one) => /^T/.test(one)),
      )
  );
}

/** "ben blue T1", but not "ben wants her T1" */
function isOwning(words: readonly string[], at: number, own: OwnWords): boolean {
  const isLook = (word: string) => own.looks.has(lookOf(word, own)) || stateOf.has(word);
  const after = words.slice(at + 1).find((word) => !isLook(word)) ?? "";
  return /^(?:T\d+|ones?)$/.test(after);
}
