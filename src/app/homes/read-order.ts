/** Turns an order in people's words into tasks, a follow-up question, or a reason why it can't be done. */
import { thingsOf } from "../../core/episode/looks.js";
import type { HomeTask, OwnerView } from "../../core/episode/scene.js";
import { everydayName } from "../../core/words/names.js";
import { capitalise } from "../../core/words/wording.js";
import { blank, type Entity } from "../../desk/reading/lexicon/meanings.js";
import { draftsOf } from "./order-groups.js";
import {
  Aside,
  ask,
  kindsOf,
  type OrderReading,
  refuse,
  refuseMissing,
  unread,
} from "./order-refusals.js";
import { acts, type Tag, type Tagged, tagsOf, tagTokens } from "./order-tagger.js";
import { type Draft, type OrderContext, refuseLook, tasksOf } from "./order-tasks.js";
import { tokensOf } from "./order-tokens.js";
import { turnOf } from "./order-turn.js";

/** Least probability of a tag, by kind of token. Below it, Sous asks what is meant. */
const leastSure = { word: 0.6, place: 0.45, other: 0.4 };
/** If an ignored word is likelier than this to mean heating, cooling or cleaning, Sous asks before it moves things. */
const mostForgotten = 0.05;
export const treating: readonly Tag[] = ["heat", "cool", "clean"];
export const doing: readonly Tag[] = [...acts, "unable"];

export function readOrder(text: string, context: OrderContext): OrderReading {
  return readTagged(tagOrder(text, context.home), text, context);
}

export function tagOrder(text: string, home: OwnerView): readonly Tagged[] {
  return tagTokens(tokensOf(turnOf(text).order, home));
}

/** Whether the text says to do something, as "put it there" does but "on the table" does not. */
export function bids(tagged: readonly Tagged[], among = acts, least = 0): boolean {
  return tagged.some(({ tag, sure }) => among.includes(tag) && sure > least);
}

/** From this probability on, a word asks for something impossible. Labelled answers without a place stay below it. */
export const surelyUnable = 0.95;

/** Words before a verb that make it a statement about the past, not an order. */
const telling = new Set(["i", "we", "he", "she", "they", "somebody", "someone", "was"]);
const modal = /^(?:can|could|would|will|shall|should|may|might|must)$/;
const wishing = /^(?:want|wanna|need|wish|like)/;

/** True for "I put it in the sink", but not for "could we put it in the sink" or "I want it in the sink". */
function isStatement(tagged: readonly Tagged[]): boolean {
  const formAt = (at: number) => tagged[at]?.token.form ?? "";
  return tagged.some(
    ({ tag, token }, at) =>
      acts.includes(tag) &&
      telling.has(formAt(at - 1)) &&
      !modal.test(formAt(at - 2)) &&
      !wishing.test(token.form),
  );
}

/** Makes tasks of tagged words. @param from first task's number; keys of `clarified` begin with their task's number */
export function readTagged(
  tagged: readonly Tagged[],
  text: string,
  context: OrderContext,
  from = 0,
): OrderReading {
  const { home } = context;
  try {
    if (isStatement(tagged)) unread(text);
    const drafts = draftsOf(tagged, binOf(home));
    refuseStrange(tagged, drafts, home);
    const isStrange = bids(tagged, ["unable", "trait", "stop"]);
    if (drafts.length === 0 || isStrange) unread(text, !drafts.some(({ thing }) => thing.entity));
    askUnsure(tagged, drafts);
    const tasks = drafts.flatMap((draft, at) => tasksOf(draft, from + at, context));
    askTwice(tasks);
    const isSaid = ({ sentence }: HomeTask, at: number) => tasks[at - 1]?.sentence === sentence;
    const said = tasks.filter((task, at) => !isSaid(task, at));
    return { kind: "tasks", tasks: said };
  } catch (error) {
    if (error instanceof Aside) return error.reading;
    throw error;
  }
}

type Check = (reading: OrderReading) => OrderReading;
const joins = /^(?:and|then|also|[.,;!?])$/;
const pointing = /^(?:it|him|them|ones?|there|same|too|instead)$/;

/** Reads an order's parts alone, so that one part can be done if another cannot. Null if all can, or none. */
export function readParts(text: string, context: OrderContext, check: Check): OrderReading | null {
  const tagged = tagOrder(text, context.home);
  // "Don't", "if" and "I put it there" change the meaning of all parts, so the order is not cut.
  const parts = isStatement(tagged) || bids(tagged, ["stop"]) ? [] : partsOf(tagged);
  const readings = parts.map((part) => {
    const words = part.map(({ token }) => token.text).join(" ");
    const said = words.replace(/(?: (?:and|then|[.,;!?]))+$/, "").replace(/ (?=[.,;!?'])/g, "");
    return check(readTagged(part, said, context, tagged.indexOf(part[0] as Tagged)));
  });
  const refused = readings.flatMap((one) => (one.kind === "cannot" ? one.text : [])).join(" ");
  const tasks = readings.flatMap((one) => (one.kind === "tasks" ? one.tasks : []));
  const asked = readings.find((one) => one.kind === "ask");
  if (refused === "" || (!asked && tasks.length === 0)) return null;
  if (asked) return { ...asked, text: `${refused} ${asked.text}` };
  return check({ kind: "tasks", tasks, refused });
}

/** Cuts an order before the words that tell what to do with another thing. */
function partsOf(tagged: readonly Tagged[]): readonly (readonly Tagged[])[] {
  const starts = [0, ...tagged.flatMap(({ token }, at) => (joins.test(token.form) ? at + 1 : []))];
  const cuts = starts.filter((start, nth) => isPart(tagged.slice(start, starts[nth + 1])));
  return cuts.map((cut, nth) => tagged.slice(nth === 0 ? 0 : cut, cuts[nth + 1]));
}

/** Whether a clause is a task of its own. "Put it there" and "the egg too" go with what was said before. */
function isPart(clause: readonly Tagged[]): boolean {
  const names = ({ tag, token }: Tagged) =>
    tag === "noun" || tag === "unable" || (tag === "object" && token.entity !== null);
  const isPointed = clause.some(({ token }) => pointing.test(token.form));
  return clause.length > 1 && !isPointed && bids(clause, doing) && clause.some(names);
}

/** Asks which is meant when a thing is to be put in two places: "in the fridge… oh, on the counter". */
function askTwice(tasks: readonly HomeTask[]): void {
  const keyOf = ({ object, particular }: HomeTask) => JSON.stringify([object, particular]);
  for (const [at, task] of tasks.entries()) {
    const later = tasks.slice(at + 1).find((one) => keyOf(one) === keyOf(task));
    if (task.type !== "pick_and_place_simple" || !later || later.sentence === task.sentence)
      continue;
    const [first, second] = [task, later].map(({ sentence }) => sentence.replace(/\.$/, ""));
    ask(`Should I ${first}, or ${second}?`);
  }
}

function binOf({ places }: OwnerView): Entity | null {
  const ids = places.filter(({ kind }) => kind === "garbagecan").map(({ id }) => id);
  return ids.length === 0 ? null : { ...blank, classes: ["garbagecan"], ids, name: "bin" };
}

/** Refuses what is not in the home, before anything is asked back. */
function refuseStrange(tagged: readonly Tagged[], drafts: readonly Draft[], home: OwnerView): void {
  const toward = /^(?:in|on|into|onto|to|at|inside)$/;
  for (const [at, { tag, token }] of tagged.entries()) {
    const after = tagged.slice(at + 1).find((one) => one.token.kind !== "word")?.token.entity;
    const before = tagged.slice(Math.max(0, at - 3), at).map((one) => one.token.form);
    if (tag === "beside") refuse("I can put things in or on places, not beside or under others.");
    if (tag === "noun" && before.some((word) => toward.test(word)))
      refuseMissing(token.text, kindsOf(home.places));
    if (tag === "noun") refuseMissing(token.text, kindsOf(thingsOf(home)));
    const next = tagged[at + 1]?.token.entity;
    // Refuses "the red shelf", as places have no looks.
    if (token.looks.length > 0 && !token.entity && next?.kind === "place" && tag !== "before")
      refuseTrait(token.text, next, home);
    if (tag === "trait" && after && tagged[at + 1]?.token.form === "'s")
      refuse(`Nobody called ${capitalise(token.text)} has a ${after.name} here.`);
    if (tag === "trait" && after) refuseTrait(token.text, after, home);
  }
  if (drafts.length === 0) refuseAbsent(tagged, home);
}

/** Refuses a name of something that the home lacks: "Bake it in the oven". */
function refuseAbsent(tagged: readonly Tagged[], home: OwnerView): void {
  const absent = tagged.find(
    ({ token, tag }) => token.entity?.ids.length === 0 && !acts.includes(tag),
  );
  const kinds = absent?.token.entity?.kind === "place" ? home.places : thingsOf(home);
  if (absent) refuseMissing(absent.token.text, kindsOf(kinds));
}

function refuseTrait(said: string, { kind, classes, name }: Entity, home: OwnerView): never {
  if (kind === "place") refuseMissing(`${said} ${name}`, kindsOf(home.places));
  const fitting = thingsOf(home).filter((thing) => classes.includes(thing.kind));
  refuseLook(said, everydayName(classes[0] ?? name), fitting);
}

function askUnsure(tagged: readonly Tagged[], drafts: readonly Draft[]): void {
  const isPlaced = drafts.every(({ to }) => to !== null);
  const isMoved = drafts.every(({ treatments }) => treatments.length === 0);
  const unsure = tagged.find((one) => isUnsure(one, { isPlaced, isMoved }));
  if (!unsure) return;
  const { name = "it" } = drafts.find(({ thing }) => thing.entity)?.thing.entity ?? {};
  const thing = name === "it" ? name : `the ${name}`;
  const { kind, text } = unsure.token;
  if (kind === "word")
    ask(`What should I do with ${thing}? I don't know what “${text}” means here.`);
  if (kind === "place") ask(`Where should I put ${thing}?`);
  ask(`What should I take, and where should I put it? I don't know what “${text}” is about.`);
}

function isUnsure(
  { sure, shares, tag, token }: Tagged,
  { isPlaced, isMoved }: { readonly isPlaced: boolean; readonly isMoved: boolean },
): boolean {
  if (token.kind !== "word") return sure < leastSure[tag === "to" ? "place" : "other"];
  const words: readonly Tag[] = tagsOf.word;
  const shareOf = (one: Tag) => shares[words.indexOf(one)] ?? 0;
  // "throw it in the toilet": where a place is said, putting and throwing out are the same.
  if (isPlaced && (tag === "put" || tag === "bin"))
    return Math.max(sure, shareOf("put") + shareOf("bin")) < leastSure.word;
  const isForgotten =
    isMoved && tag === "none" && treating.some((one) => shareOf(one) > mostForgotten);
  return isForgotten || sure < leastSure.word;
}
