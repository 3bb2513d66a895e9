/**
 * Describes a reply by features (strings) for the classifiers: a position, such as `L0:` (left, before the next
 * mention) or `gapB:` (in the gap before), and a token. After changes raise {@link featureVersion} and train again.
 */
import type { Analysis } from "./analyse.js";
import { entityAt, type Mention } from "./mentions.js";
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

function beside(view: View, { start, end }: Span, side: "L" | "R"): string[] {
  const { forms, cues, groups, clauses, owners } = view;
  const step = side === "L" ? -1 : 1;
  const first = side === "L" ? start - 1 : end;
  const own = clauses[side === "L" ? start : end - 1] ?? 0;
  const into: string[] = [];
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
  return into;
}

function around(view: View, span: Span): readonly string[] {
  return [...beside(view, span, "L"), ...beside(view, span, "R")];
}

function scope({ forms, cues, sentences }: View, start: number): readonly string[] {
  const own = sentences[start] ?? 0;
  const seen = new Set<string>();
  for (const [at, cue] of cues.entries()) {
    if (cue === "") continue;
    const there = sentences[at] ?? 0;
    const where = there === own ? "s" : there < own ? "b" : "a";
    seen.add(`${at < start ? "<" : ">"}${where}:${cue}`);
  }
  const last = forms[sentences.lastIndexOf(own)] ?? "";
  const first = sentences.indexOf(own);
  const lead = forms.slice(first, start);
  const thing = lead.findLast((form) => form === "<it>" || form === "<thing>") ?? "-";
  return [
    ...seen,
    `ends:${stops.has(last) ? last : "-"}`,
    `begins:${forms[first]}`,
    `begins2:${forms[first]} ${forms[first + 1] ?? ""}`,
    `about:${thing}`,
    `about:${thing}:${lead.includes("is") || lead.includes("are")}`,
  ];
}

function gap(view: View, from: number, to: number, name: string): readonly string[] {
  const words = view.forms.slice(from, to);
  const cues = new Set(view.cues.slice(from, to).filter((cue) => cue !== ""));
  const groups = new Set(view.groups.slice(from, to).filter((group) => group !== ""));
  return [
    ...(words.length <= 4 ? [`${name}=${words.join(" ")}`] : []),
    `${name}n:${bin(words.length)}`,
    ...words.flatMap((word, at) => {
      const next = words[at + 1];
      return [`${name}:${word}`, ...(next === undefined ? [] : [`${name}2:${word} ${next}`])];
    }),
    ...[...cues].map((cue) => `${name}c:${cue}`),
    ...[...groups].map((group) => `${name}k:${group}`),
    ...(cues.size === 0 ? [`${name}c:-`] : []),
  ];
}

function marked(features: readonly string[], mark: string): readonly string[] {
  return features.map((feature) => `${mark}:${feature}`);
}

export function mentionFeatures(analysis: Analysis, at: number): readonly string[] {
  const { mentions, isForeign, tokens, entities, forms, cues } = analysis;
  const mention = mentions[at];
  if (!mention) return [];
  const { start, end } = mention;
  const real = mentions.filter((one) => one.ids.length > 0);
  const nth = real.indexOf(mention);
  const [before, after] = [real[nth - 1], real[nth + 1]];
  const isFirst = nth === 0;
  const position = real.length === 1 ? "only" : isFirst ? "first" : after ? "mid" : "last";
  const isSame = (one: Mention) => one.ids.join() === mention.ids.join();
  const features = [
    "bias",
    `foreign:${isForeign}`,
    ...around(analysis, mention),
    ...scope(analysis, start),
    ...analysis.bag,
    ...gap(analysis, before?.end ?? 0, start, before ? "gapB" : "lead"),
    ...gap(analysis, end, after?.start ?? forms.length, after ? "gapA" : "tail"),
    `pos:${position}`,
    `by:${mention.by}`,
    `by:${mention.by}:${position}`,
    `num:${mention.numbered}`,
    `ids:${Math.min(mention.ids.length, 3)}`,
    `again:${real.some((one, i) => i < nth && isSame(one))}`,
    `later:${real.some((one, i) => i > nth && isSame(one))}`,
    `sameclass:${after?.family.join() === mention.family.join()}`,
    `n:${Math.min(real.length, 4)}`,
    `screen:${entityAt(tokens[end - 1], entities)?.screen === true}`,
    `cls:${mention.classes[0] ?? ""}`,
    `LR:${forms[start - 1] ?? "^"}|${forms[end] ?? "$"}`,
    `LRc:${cues[start - 1] ?? "^"}|${cues[end] ?? "$"}`,
    `inner:${forms.slice(start, end).join(" ")}`,
  ];
  // Marks features of the place asked about: "no" alone denies it, but "no, the sink" does not deny the sink.
  return mention.by === "asked" ? marked(features, "asked") : features;
}

export function linkFeatures(analysis: Analysis, at: number, other: number): readonly string[] {
  const [one, two] = [analysis.mentions[at], analysis.mentions[other]];
  if (!one || !two) return [];
  const holds = (a: Mention, b: Mention) => a.ids.every((id) => b.ids.includes(id));
  return [
    "bias",
    ...gap(analysis, one.end, two.start, "gap"),
    ...around(analysis, one),
    ...around(analysis, two).map((feature) => `2${feature}`),
    ...analysis.bag,
    `nested:${holds(one, two) || holds(two, one)}`,
    `by:${one.by}:${two.by}`,
    `many:${analysis.mentions.length > 2}`,
  ];
}

function referenceFeatures(analysis: Analysis, at: number, all: number): readonly string[] {
  const { references } = analysis;
  const reference = references[at];
  if (!reference) return [];
  const { start, end, ids, by } = reference;
  const size = ids.length === 1 ? "1" : ids.length === all ? "all" : "some";
  const [before, next] = [references[at - 1], references[at + 1]];
  return [
    ...around(analysis, reference),
    ...scope(analysis, start),
    `by:${by}`,
    `size:${size}`,
    `last:${at === references.length - 1}`,
    `first:${at === 0}`,
    `lone:${references.length === 1}`,
    ...(next ? gap(analysis, end, next.start, "gapA") : []),
    ...(before ? gap(analysis, before.end, start, "gapB") : []),
  ];
}

const leading = /^(?:by|size|last|first|lone|[LR]c|L1|R1)/;
const ofCue = /^..?.?c/;

export function optionFeatures(analysis: Analysis, option: string): readonly string[] {
  const { references, choices, func, isForeign, open, forms, bag } = analysis;
  const count = choices?.length ?? 0;
  const mine = references.flatMap(({ ids }, at) => (ids.includes(option) ? [at] : []));
  const others = references.flatMap(({ ids }, at) => (ids.includes(option) ? [] : [at]));
  const named =
    mine.length > 0 ? (others.length > 0 ? "both" : "me") : others.length > 0 ? "others" : "none";
  const state = option === open ? `open-${named}` : open === null ? named : `aspect-${named}`;
  const lastOfMine = mine.at(-1);
  const ofMine = mine.flatMap((at) => {
    const own = referenceFeatures(analysis, at, count);
    const lead = at === lastOfMine ? own.filter((one) => leading.test(one)) : [];
    return [...marked(own, "me"), ...marked(lead, "me-")];
  });
  const ofOthers = others.flatMap((at) => {
    const reference = references[at];
    if (!reference) return [];
    const own = [`by:${reference.by}`, ...around(analysis, reference)];
    if (lastOfMine !== undefined) return marked(own, at > lastOfMine ? "next" : "prev");
    const cues = own.filter((one) => ofCue.test(one));
    return [...marked(own, at === others.at(-1) ? "last" : "other"), ...marked(cues, "any")];
  });
  const left = count - new Set(references.flatMap(({ ids }) => ids)).size;
  const shares = [`left:${left}:${state}`, `refs:${Math.min(4, references.length)}:${state}`];
  const cover = [`cover:${mine.length}:${others.length}`];
  return [
    "bias",
    `func:${func}`,
    `foreign:${isForeign}`,
    `state:${state}`,
    `state:${state}:${count === 2}`,
    `state:${state}:${func}`,
    ...ofMine,
    ...ofOthers,
    ...(others.length > 0 ? shares : []),
    ...(named === "both" ? cover : []),
    ...marked(bag, state),
    ...marked(bag, named),
    ...(mine.length > 0 ? [] : pairsOf(forms).map((pair) => `${state}2:${pair}`)),
  ];
}

function pairsOf(forms: readonly string[]): readonly string[] {
  return forms.slice(1).map((form, at) => `${forms[at]} ${form}`);
}

export function replyFeatures(analysis: Analysis): readonly string[] {
  const { func, isForeign, mentions, references, signs, forms, groups, sentences } = analysis;
  const named = mentions.filter(({ ids }) => ids.length > 0).length;
  return [
    "bias",
    `func:${func}`,
    `foreign:${isForeign}`,
    `mentions:${Math.min(3, named)}`,
    `references:${Math.min(3, references.length)}`,
    `n:${bin(Math.floor(forms.length / 3))}`,
    `sentences:${bin(sentences.at(-1) ?? 0)}`,
    `end:${forms.at(-1)}`,
    ...marked(signs, "sign"),
    ...analysis.bag,
    ...forms.flatMap((form, at) => {
      const next = forms[at + 1] ?? "$";
      // Orders begin with their verb.
      const isFirst = at === 0 || sentences[at] !== sentences[at - 1] || forms[at - 1] === "and";
      return [
        `2:${form} ${next}`,
        `3:${form} ${next} ${forms[at + 2] ?? "$"}`,
        ...(at < 3 ? [`at${at}:${form}`] : []),
        ...(isFirst ? [`first:${form}`, `firstk:${groups[at]}`, `first2:${form} ${next}`] : []),
      ];
    }),
  ];
}
