/**
 * Turns a reply into the features of the classifiers. A name has a position (`L0:` left, before the next mention;
 * `gapB:` in the gap before) and a token. After changes raise {@link featureVersion} and train again.
 */
import type { Analysis } from "./analyse.js";
import { entityAt, type Mention } from "./mentions.js";
import type { Reference } from "./options.js";
import { stops, type View } from "./view.js";

export const featureVersion = 4;

const reach = 10;

interface Span {
  readonly start: number;
  readonly end: number;
}

function bin(count: number): string {
  return count <= 2 ? `${count}` : count <= 4 ? "4" : count <= 8 ? "8" : "9";
}

function beside(view: View, { start, end }: Span, side: "L" | "R", into: string[]): void {
  const { forms, cues, groups, clauses, owners } = view;
  const step = side === "L" ? -1 : 1;
  const first = side === "L" ? start - 1 : end;
  const own = clauses[side === "L" ? start : end - 1] ?? 0;
  let passed = 0;
  let lastCue = "";
  let at = first;
  for (let far = 1; far <= reach && at >= 0 && at < forms.length; far += 1, at += step) {
    const isOther = (owners[at] ?? -1) >= 0;
    const form = forms[at] ?? "";
    const word = isOther && form === "<n>" ? "<#>" : form;
    const zone = `${side}${Math.min(passed, 1)}${Math.min(2, Math.abs((clauses[at] ?? 0) - own))}`;
    if (far <= 3) into.push(`${side}${far}:${word}`);
    into.push(`${zone}:${word}`);
    if (!passed) into.push(`${side}${bin(far)}:${word}`);
    const next = forms[at + step];
    if (next !== undefined && far < 7)
      into.push(`${zone}2:${side === "L" ? `${next} ${word}` : `${word} ${next}`}`);
    const group = groups[at];
    if (group) {
      into.push(`${zone}k:${group}`);
      if (far <= 3) into.push(`${side}k${far}:${group}`);
    }
    const cue = cues[at] ?? "";
    if (cue !== "" && cue !== lastCue) {
      into.push(`${zone}c:${cue}`, `${side}c${passed}:${cue}`, `${side}cd${bin(far)}:${cue}`);
      if (far <= 2) into.push(`${side}cn:${cue}`);
    }
    lastCue = cue;
    if (isOther && owners[at + step] !== owners[at]) passed += 1;
  }
  if (at < 0 || at >= forms.length) into.push(`${side}edge${bin(Math.abs(at - first))}`);
}

function scope(view: View, start: number, into: string[]): void {
  const { forms, cues, sentences } = view;
  const own = sentences[start] ?? 0;
  const seen = new Set<string>();
  for (const [at, cue] of cues.entries()) {
    if (cue === "") continue;
    const there = sentences[at] ?? 0;
    const where = there === own ? "s" : there < own ? "b" : "a";
    seen.add(`${at < start ? "<" : ">"}${where}:${cue}`);
  }
  into.push(...seen);
  const last = forms[sentences.lastIndexOf(own)] ?? "";
  const first = sentences.indexOf(own);
  into.push(
    `ends:${stops.has(last) ? last : "-"}`,
    `begins:${forms[first]}`,
    `begins2:${forms[first]} ${forms[first + 1] ?? ""}`,
  );
  const lead = forms.slice(first, start);
  const thing = lead.findLast((form) => form === "<it>" || form === "<thing>") ?? "-";
  into.push(`about:${thing}`, `about:${thing}:${lead.includes("is") || lead.includes("are")}`);
}

function gap(view: View, [from, to]: readonly [number, number], name: string, into: string[]) {
  const words = view.forms.slice(from, to);
  if (words.length <= 4) into.push(`${name}=${words.join(" ")}`);
  into.push(`${name}n:${bin(words.length)}`);
  for (const [at, word] of words.entries()) {
    into.push(`${name}:${word}`);
    if (at + 1 < words.length) into.push(`${name}2:${word} ${words[at + 1]}`);
  }
  const cues = new Set(view.cues.slice(from, to).filter((cue) => cue !== ""));
  const groups = new Set(view.groups.slice(from, to).filter((group) => group !== ""));
  for (const cue of cues) into.push(`${name}c:${cue}`);
  for (const group of groups) into.push(`${name}k:${group}`);
  if (cues.size === 0) into.push(`${name}c:-`);
}

const bags = new WeakMap<View, readonly string[]>();

function bagOf(view: View): readonly string[] {
  const known = bags.get(view);
  if (known) return known;
  const bag = [
    ...[...new Set(view.forms)].map((form) => `bag:${form}`),
    ...[...new Set(view.cues)].map((cue) => `bagc:${cue}`),
    ...[...new Set(view.groups)].map((group) => `bagk:${group}`),
  ];
  bags.set(view, bag);
  return bag;
}

/** Adds features one by one, as `into.push(...features)` fails for very many. */
function addAll(features: readonly string[], into: string[], prefix = ""): void {
  for (const feature of features) into.push(prefix === "" ? feature : `${prefix}${feature}`);
}

export function mentionFeatures(analysis: Analysis, view: View, at: number): string[] {
  const { mentions, isForeign, tokens, entities } = analysis;
  const mention = mentions[at];
  if (!mention) return [];
  const { start, end } = mention;
  const into: string[] = ["bias", `foreign:${isForeign}`];
  beside(view, mention, "L", into);
  beside(view, mention, "R", into);
  scope(view, start, into);
  addAll(bagOf(view), into);
  const real = mentions.filter((one) => one.ids.length > 0);
  const nth = real.indexOf(mention);
  const [before, after] = [real[nth - 1], real[nth + 1]];
  gap(view, [before?.end ?? 0, start], before ? "gapB" : "lead", into);
  gap(view, [end, after?.start ?? view.forms.length], after ? "gapA" : "tail", into);
  const isFirst = nth === 0;
  const position = real.length === 1 ? "only" : isFirst ? "first" : after ? "mid" : "last";
  const isSame = (one: Mention) => one.ids.join() === mention.ids.join();
  const isScreen = entityAt(tokens[end - 1], entities)?.screen === true;
  into.push(
    `pos:${position}`,
    `by:${mention.by}`,
    `by:${mention.by}:${position}`,
    `num:${mention.numbered}`,
    `ids:${Math.min(mention.ids.length, 3)}`,
    `again:${real.some((one, i) => i < nth && isSame(one))}`,
    `later:${real.some((one, i) => i > nth && isSame(one))}`,
    `sameclass:${after?.family.join() === mention.family.join()}`,
    `n:${Math.min(real.length, 4)}`,
    `screen:${isScreen}`,
    `cls:${mention.classes[0] ?? ""}`,
    `LR:${view.forms[start - 1] ?? "^"}|${view.forms[end] ?? "$"}`,
    `LRc:${view.cues[start - 1] ?? "^"}|${view.cues[end] ?? "$"}`,
    `inner:${view.forms.slice(start, end).join(" ")}`,
  );
  // Marks features of the place asked about: "no" alone denies it, but "no, the sink" does not deny the sink.
  return mention.by === "asked" ? into.map((feature) => `asked:${feature}`) : into;
}

export function linkFeatures(analysis: Analysis, view: View, at: number, other: number): string[] {
  const [one, two] = [analysis.mentions[at], analysis.mentions[other]];
  if (!one || !two) return [];
  const into: string[] = ["bias"];
  gap(view, [one.end, two.start], "gap", into);
  beside(view, one, "L", into);
  beside(view, one, "R", into);
  const second: string[] = [];
  beside(view, two, "L", second);
  beside(view, two, "R", second);
  addAll(second, into, "2");
  addAll(bagOf(view), into);
  const holds = (a: Mention, b: Mention) => a.ids.every((id) => b.ids.includes(id));
  into.push(
    `nested:${holds(one, two) || holds(two, one)}`,
    `by:${one.by}:${two.by}`,
    `many:${analysis.mentions.length > 2}`,
  );
  return into;
}

function referenceFeatures(view: View, references: readonly Reference[], at: number, all: number) {
  const reference = references[at];
  if (!reference) return [];
  const { start, end, ids, by } = reference;
  const into: string[] = [];
  beside(view, reference, "L", into);
  beside(view, reference, "R", into);
  scope(view, start, into);
  const size = ids.length === 1 ? "1" : ids.length === all ? "all" : "some";
  into.push(
    `by:${by}`,
    `size:${size}`,
    `last:${at === references.length - 1}`,
    `first:${at === 0}`,
    `lone:${references.length === 1}`,
  );
  const [before, next] = [references[at - 1], references[at + 1]];
  if (next) gap(view, [end, next.start], "gapA", into);
  if (before) gap(view, [before.end, start], "gapB", into);
  return into;
}

const leading = /^(?:by|size|last|first|lone|[LR]c|L1|R1)/;
const ofCue = /^..?.?c/;

export function optionFeatures(analysis: Analysis, view: View, option: string): string[] {
  const { references, choices, func, isForeign, open } = analysis;
  const count = choices?.length ?? 0;
  const mine = references.flatMap(({ ids }, at) => (ids.includes(option) ? [at] : []));
  const others = references.flatMap(({ ids }, at) => (ids.includes(option) ? [] : [at]));
  const named =
    mine.length > 0 ? (others.length > 0 ? "both" : "me") : others.length > 0 ? "others" : "none";
  const state = option === open ? `open-${named}` : open === null ? named : `aspect-${named}`;
  const into: string[] = ["bias", `func:${func}`, `foreign:${isForeign}`];
  into.push(`state:${state}`, `state:${state}:${count === 2}`, `state:${state}:${func}`);
  const lastOfMine = mine.at(-1);
  for (const at of mine) {
    const own = referenceFeatures(view, references, at, count);
    addAll(own, into, "me:");
    if (at === lastOfMine)
      addAll(
        own.filter((one) => leading.test(one)),
        into,
        "me-:",
      );
  }
  for (const at of others) {
    const reference = references[at];
    if (!reference) continue;
    const own: string[] = [`by:${reference.by}`];
    beside(view, reference, "L", own);
    beside(view, reference, "R", own);
    const isLast = at === others.at(-1);
    const which =
      lastOfMine === undefined ? (isLast ? "last" : "other") : at > lastOfMine ? "next" : "prev";
    addAll(own, into, `${which}:`);
    if (lastOfMine === undefined)
      addAll(
        own.filter((one) => ofCue.test(one)),
        into,
        "any:",
      );
  }
  if (others.length > 0) {
    const pointedAt = new Set(references.flatMap(({ ids }) => ids)).size;
    into.push(
      `left:${count - pointedAt}:${state}`,
      `refs:${Math.min(4, references.length)}:${state}`,
    );
    if (mine.length > 0) into.push(`cover:${mine.length}:${others.length}`);
  }
  addAll(bagOf(view), into, `${state}:`);
  addAll(bagOf(view), into, `${named}:`);
  if (mine.length > 0) return into;
  for (const [at, form] of view.forms.entries())
    if (at + 1 < view.forms.length) into.push(`${state}2:${form} ${view.forms[at + 1]}`);
  return into;
}

export function replyFeatures(analysis: Analysis, view: View): string[] {
  const { func, isForeign, mentions, references, signs } = analysis;
  const { forms, groups, sentences } = view;
  const named = mentions.filter(({ ids }) => ids.length > 0).length;
  const into: string[] = [
    "bias",
    `func:${func}`,
    `foreign:${isForeign}`,
    `mentions:${Math.min(3, named)}`,
    `references:${Math.min(3, references.length)}`,
    `n:${bin(Math.floor(forms.length / 3))}`,
    `sentences:${bin(sentences.at(-1) ?? 0)}`,
    `end:${forms.at(-1)}`,
  ];
  addAll(signs, into, "sign:");
  addAll(bagOf(view), into);
  for (const [at, form] of forms.entries()) {
    const next = forms[at + 1] ?? "$";
    into.push(`2:${form} ${next}`, `3:${form} ${next} ${forms[at + 2] ?? "$"}`);
    if (at < 3) into.push(`at${at}:${form}`);
    // Orders begin with their verb.
    const isFirst = at === 0 || sentences[at] !== sentences[at - 1] || forms[at - 1] === "and";
    if (isFirst) into.push(`first:${form}`, `firstk:${groups[at]}`, `first2:${form} ${next}`);
  }
  return into;
}
