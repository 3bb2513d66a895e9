/** Replies about what is bought: "the big one", "same as last time", "whatever", "cheapest", "nothing special". */
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import { aspects, readDollars, readUsual, subjectOf } from "../../core/notebook.js";
import { ordinals } from "../../core/wording.js";
import { groundLimit, lowest } from "./limits.js";
import { inDigits } from "./numerals.js";
import { isShrug } from "./shrugs.js";
import { findValues, groundValue } from "./values.js";

type Chosen = Extract<GroundedReply, { kind: "choice" }>;

/** What a reply says, in the words of a {@link GroundingRequest}. */
interface Said {
  /** In plain words. */
  readonly text: string;
  readonly values: readonly string[];
  readonly isDontKnow: boolean;
}

const asBefore =
  /(?<!\b(?:not|never|but|than|from|except) (?:the )?)(?:\bsame(?: \w+)? (?:as|like) (?:last|always|before|usual|ever|the last)|\b(?:as|like|the) (?:usual|always|before|last time|ever)\b|\bwe (?:had|got|bought|took|ordered|always \w+|usually \w+)(?: last time| before)?$|^(?:the )?same(?: again| one| thing)?$)/u;
const negation = /\b(?:not|no|never|nothing|except|but|without)\b/u;

/** Null: the question is about nothing that is bought. */
export function groundPurchase(request: GroundingRequest, said: Said): GroundedReply | null {
  const bought = readUsual(subjectOf(request.need));
  if (!bought) return null;
  const values = said.values.filter((value) => value !== openOf(bought.aspect));
  const areNumbers = values.every((value) => /\d/u.test(value));
  const text = (areNumbers ? inDigits(said.text) : said.text).replace(
    /[ .!,]{1,9}(?:(?:please|thanks|thank you|pls)[ .!]{0,9})?$/u,
    "",
  );
  if (asBefore.test(text)) return groundBefore(request, values, bought.aspect === "price");
  const isOpen = isShrug(text, []);
  const read = readAspect({ ...said, text, values }, request.reply, bought.aspect, isOpen);
  if (read) return read;
  if (bought.aspect !== null)
    return said.isDontKnow
      ? { kind: "dont_know", claims: [] }
      : { kind: "unclear", guesses: said.values };
  const plain = groundValue(text, values, said.isDontKnow);
  if (plain.kind !== "unclear") return plain;
  if (plain.guesses.length < values.length && !isOpen) return plain;
  const pointed = pointAt(text, plain.guesses);
  if (pointed) return pointed;
  return isOpen || lowest.test(text) ? { kind: "choice", options: plain.guesses } : plain;
}

function openOf(aspect: keyof typeof aspects | null): string | null {
  return aspect && aspects[aspect].open;
}

function groundBefore(
  { before = [] }: GroundingRequest,
  values: readonly string[],
  isPrice: boolean,
): GroundedReply {
  const isThere = before.every(
    (one) => values.includes(one) || (isPrice && readDollars(one) !== null),
  );
  if (before.length > 0 && isThere) return { kind: "choice", options: before };
  return { kind: "unclear", guesses: values };
}

function readAspect(
  { text, values }: Said,
  reply: string,
  aspect: keyof typeof aspects | null,
  isOpen: boolean,
): Chosen | null {
  switch (aspect) {
    case "price":
      return groundLimit(reply, values, isOpen);
    case "requirement":
      return groundRequirement(text, values, isOpen);
    default:
      return null;
  }
}

const nothing =
  /^(?:no|nope|nah|nay|none|nothing)(?:[ ,.!]|$)|\bnot (?:really|particularly|especially|that i know)\b|\b(?:nothing|anything) (?:special|particular|in particular|else|fancy)\b|\b(?:normal|ordinary|regular|standard|plain)\b/u;

/** All that is named is wanted: "organic and low acid". */
function groundRequirement(
  text: string,
  values: readonly string[],
  isOpen: boolean,
): Chosen | null {
  const spaced = values.reduce(
    (told, value) => told.replaceAll(value.replace(/[ -]/gu, ""), value),
    text,
  );
  const named = findValues(spaced, values);
  const wanted = named.filter(({ denied }) => !denied).map(({ value }) => value);
  const options = values.filter((value) => wanted.includes(value));
  if (options.length > 1 && / or /u.test(spaced)) return null;
  if (options.length > 0) return { kind: "choice", options };
  const isNothing = named.length === 0 && (isOpen || nothing.test(spaced));
  return isNothing ? { kind: "choice", options: [aspects.requirement.open] } : null;
}

/** What each of some values is measured by; null: they have no common measure. */
function measure(values: readonly string[]): readonly number[] | null {
  const read = values.map(sizeOf);
  // One "75 milliliter" beside packs is a pack of one.
  const isOne = read.filter((one) => one?.of === packs).length === values.length - 1;
  const measures = read.map((one) => (isOne && one?.of !== packs ? { of: packs, size: 1 } : one));
  const [first] = measures;
  const sizes = measures.flatMap((one) => (one && one.of === first?.of ? [one.size] : []));
  return sizes.length === values.length && new Set(sizes).size === sizes.length ? sizes : null;
}

/** Units of the same kind, in the smallest of them. */
const unitSizes: Readonly<Record<string, readonly [string, number]>> = {
  gram: ["weight", 1],
  kilogram: ["weight", 1000],
  ounce: ["weight", 28.35],
  pound: ["weight", 453.6],
  milliliter: ["volume", 1],
  centiliter: ["volume", 10],
  liter: ["volume", 1000],
  quart: ["volume", 946],
  gallon: ["volume", 3785],
};
const packs = "pack of";
const sizeWords = ["small", "medium", "large"];

function sizeOf(value: string): { readonly of: string; readonly size: number } | null {
  const word = sizeWords.indexOf(value.trim());
  if (word >= 0) return { of: "word", size: word };
  const amounts = [...value.matchAll(/(\d+(?:\.\d+)?) ?(\p{L}+)?/gu)];
  const pack = Number(/\(?pack of (\d+)\)?/u.exec(value)?.[1] ?? 1);
  const [first] = amounts;
  if (!first || amounts.length > (/pack of/u.test(value) ? 2 : 1)) return null;
  const unit = (first[2] ?? /^[\p{L} ]+/u.exec(value)?.[0] ?? "").trim().replace(/s$/u, "");
  const [of, factor] = unitSizes[unit] ?? [unit, 1];
  return { of, size: Number(first[1]) * factor * (amounts.length > 1 ? pack : 1) };
}

const biggest = /\b(?:big(?:ger|gest)?|large(?:r|st)?|huge|jumbo|family)\b/u;
const smallest = /\b(?:small(?:er|est)?|little|tiny|mini)\b/u;
const middle = /\b(?:medium|middle|mid|in between)\b/u;
const dearest = /\b(?:most expensive|dear(?:er|est)|pric(?:ier|iest)|expensive one)\b/u;

/** "the big one", "the cheapest", "the second one". */
function pointAt(text: string, values: readonly string[]): Chosen | null {
  if (negation.test(text)) return null;
  const prices = values.map(
    (value) => /\(\$([\d.]{1,12})(?![\d.])[^()]{0,80}\)$/u.exec(value)?.[1],
  );
  if (prices.every((price) => price !== undefined)) {
    const read = prices.map(Number);
    if (lowest.test(text)) return pickOne(values, read, 0);
    if (dearest.test(text)) return pickOne(values, read, values.length - 1);
  }
  const sizes = measure(values);
  const wanted = [smallest, middle, biggest].map((pattern) => pattern.test(text));
  const at = wanted.filter(Boolean).length === 1 ? wanted.indexOf(true) : -1;
  const isThere = at !== 1 || values.length % 2 === 1;
  if (sizes && at >= 0 && isThere)
    return pickOne(values, sizes, Math.floor((at * (values.length - 1)) / 2));
  const rank = /^(?:the |number |option )?(\p{L}+)(?: one| option)?$/u.exec(text)?.[1] ?? "";
  const named = rank === "last" ? values.at(-1) : values[ordinals.indexOf(rank) - 1];
  return named === undefined ? null : { kind: "choice", options: [named] };
}

function pickOne(
  values: readonly string[],
  sizes: readonly number[],
  place: number,
): Chosen | null {
  const order = values
    .map((_, at) => at)
    .sort((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0));
  const value = values[order[place] ?? -1];
  return value === undefined ? null : { kind: "choice", options: [value] };
}
