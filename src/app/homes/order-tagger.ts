/** Tags each token (word or name) of an order with what it is for, by classifiers that `sous train orders` fits. */

import { piecesOf } from "../../../memory/embed/word-pieces.js";
import { tableDimensions, wordTable } from "../../../memory/embed/words.js";
import type { StoredHead } from "../../core/memory/learned-reader.js";
import { remembering } from "../../core/newest.js";
import { type Head, predict, unpackHead } from "../../desk/reading/heads.js";
import type { Token, TokenKind } from "./order-tokens.js";
import stored from "./order-weights.json" with { type: "json" };

const actTags = ["heat", "cool", "clean", "look", "put", "bin"] as const;
/**
 * Tags by kind of token. Among words, `unable` is a verb for what the robot can't do, `stop` forbids, asks or puts off,
 * `instead` corrects ("no, the green one"), `trait` and `noun` describe or name what the home lacks. A detail describes
 * the name `after` or `before` it.
 */
export const tagsOf = {
  word: [
    ...actTags,
    "none",
    "unable",
    "stop",
    "instead",
    "trait",
    "noun",
    "any",
    "two",
    "all",
    "many",
    "best",
    "same",
  ],
  thing: ["object", "into", "beside", "none"],
  place: ["to", "at", "beside", "heat", "cool", "bin", "none"],
  detail: ["after", "before", "none"],
} as const satisfies Record<TokenKind, readonly string[]>;
export type Tag = (typeof tagsOf)[TokenKind][number];

export const acts: readonly Tag[] = actTags;

export interface Tagged {
  readonly token: Token;
  readonly tag: Tag;
  readonly sure: number;
  /** The probability of each tag of the token's kind. */
  readonly shares: Float64Array;
}

/** Version of the features. Raise it with every change of them, as stored weights fit one version only. */
export const featureVersion = 2;

export type Heads = Readonly<Record<TokenKind, Head>>;

let shipped: Heads | undefined;

function shippedHeads(): Heads {
  if (stored.features !== featureVersion)
    throw new Error("order-weights.json was trained with other features: run `sous train orders`");
  const heads: Readonly<Record<TokenKind, StoredHead>> = stored.heads;
  shipped ??= Object.fromEntries(
    Object.entries(heads).map(([kind, head]) => [kind, unpackHead(head)]),
  ) as Heads;
  return shipped;
}

/** Tags the tokens from left to right. A tag depends on those before. @param heads classifiers by kind of token */
export function tagTokens(tokens: readonly Token[], heads = shippedHeads()): readonly Tagged[] {
  const tags: Tag[] = [];
  return tokens.map((token, at) => {
    const shares = predict(heads[token.kind], featuresOf(tokens, tags, at));
    const best = shares.indexOf(Math.max(...shares));
    const tag = tagsOf[token.kind][best] as Tag;
    tags.push(tag);
    return { token, tag, sure: sureOf(tag, shares, token.kind), shares };
  });
}

const light: readonly Tag[] = ["none", "put", "any", "two", "all", "many", "best", "same"];
const weighty: readonly Tag[] = tagsOf.word.filter((tag) => !light.includes(tag));

/** Returns a tag's probability; for a tag in `light`, that of them all, as it matters little which of them is right. */
function sureOf(tag: Tag, shares: Float64Array, kind: TokenKind): number {
  const tags: readonly Tag[] = tagsOf[kind];
  const shareOf = (one: Tag) => shares[tags.indexOf(one)] ?? 0;
  if (kind !== "word" || weighty.includes(tag)) return shareOf(tag);
  return 1 - weighty.reduce((sum, one) => sum + shareOf(one), 0);
}

const stops = /^[.,;:!?]$/;

/** Returns the features of the token number `at`. @param tags those of the tokens before */
export function featuresOf(
  tokens: readonly Token[],
  tags: readonly Tag[],
  at: number,
): readonly string[] {
  const formAt = (index: number) => tokens[index]?.form ?? (index < 0 ? "^" : "$");
  const token = tokens[at] as Token;
  const form = token.form;
  const [b2, b1, a1, a2] = [at - 2, at - 1, at + 1, at + 2].map(formAt);
  const into = [
    "bias",
    `0:${form}`,
    `-1:${b1}`,
    `+1:${a1}`,
    `-2:${b2}`,
    `+2:${a2}`,
    `-3:${formAt(at - 3)}`,
    `+3:${formAt(at + 3)}`,
    `-10:${b1} ${form}`,
    `0+1:${form} ${a1}`,
    `-1+1:${b1} ${a1}`,
    `-2-1:${b2} ${b1}`,
    `+1+2:${a1} ${a2}`,
    `-101:${b1} ${form} ${a1}`,
    `-2-10:${b2} ${b1} ${form}`,
    `0+1+2:${form} ${a1} ${a2}`,
  ];
  addSurroundings(tokens, at, into);
  addBefore(tokens, tags, at, into);
  if (token.kind === "word") addWord(form, token.entity !== null, into);
  else into.push(`is:${token.entity?.classes.length === 1 ? token.entity.classes[0] : token.text}`);
  return into;
}

/** Adds features: the clause's beginning and end, and the nearest names on both sides. */
function addSurroundings(tokens: readonly Token[], at: number, into: string[]): void {
  const starts = tokens.findLastIndex(({ form }, index) => index < at && stops.test(form)) + 1;
  const ends = tokens.findIndex(({ form }, index) => index >= at && stops.test(form));
  const last = tokens.findLastIndex(({ form }) => /^[.!?]$/.test(form));
  const first = tokens[starts]?.form;
  const [from, to] = [at - starts, (ends < 0 ? tokens.length : ends) - at];
  const named = (step: 1 | -1) => {
    for (let index = at + step, far = 1; tokens[index] && far < 9; index += step, far++) {
      const { kind, form } = tokens[index] as Token;
      if (kind === "thing" || kind === "place" || stops.test(form))
        return `${form} ${Math.min(far, 4)}`;
    }
    return "-";
  };
  const [left, right] = [named(-1), named(1)];
  into.push(
    `from:${Math.min(from, 4)}`,
    `to:${Math.min(to, 4)}`,
    `first:${first}`,
    `first2:${first} ${tokens[starts + 1]?.form}`,
    `begins:${tokens[0]?.form} ${tokens[1]?.form}`,
    `ends:${tokens[last]?.form}`,
    `left:${left}`,
    `right:${right}`,
    `around:${left} ${right}`,
  );
}

const isAct = (tag: Tag) => acts.includes(tag);

function addBefore(
  tokens: readonly Token[],
  tags: readonly Tag[],
  at: number,
  into: string[],
): void {
  const before = tags.slice(0, at);
  const act = before.findLastIndex(isAct);
  const since = before.slice(Math.max(act, 0)).filter((tag) => tag === "object" || tag === "to");
  const mentioned = before.findLast((_, index) => /thing|place/.test(tokens[index]?.kind ?? ""));
  const verb = act < 0 ? "-" : before[act];
  into.push(
    `act:${verb}`,
    `since:${since.slice(-2).join(" ")}`,
    `said:${verb} ${mentioned} ${since.length}`,
    `tag:${before[at - 1]}`,
    `tag:${before[at - 1]} ${tokens[at]?.form}`,
  );
}

/** Adds features of spelling and meaning, by which words outside the training data are tagged. */
function addWord(form: string, isName: boolean, into: string[]): void {
  if (isName) into.push("absent");
  if (!/^[a-z]{3,}/.test(form)) return;
  into.push(
    `bones:${form[0]}${form.slice(1).replace(/[aeiou]|ing$|ed$/g, "")}`,
    `head:${form.slice(0, 4)}`,
    `tail:${form.slice(-3)}`,
  );
  into.push(...meaningOf(form));
}

const mostMeanings = 4000;

/** Returns the positive dimensions of a word's vector. Cached, as orders share most of their words. */
const meaningOf = remembering((word): readonly string[] => {
  const { ids, rows, scales } = wordTable();
  const sum = new Float64Array(tableDimensions);
  for (const id of piecesOf(word, ids))
    for (let at = 0; at < tableDimensions; at++)
      sum[at] = (sum[at] ?? 0) + (scales[id] ?? 0) * (rows[id * tableDimensions + at] ?? 0);
  return [...sum.entries()].flatMap(([at, value]) => (value > 0 ? [`m${at}`] : []));
}, mostMeanings);
