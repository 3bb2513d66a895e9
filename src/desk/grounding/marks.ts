/** What the words of a reply point at among what is offered: by word, amount, price, order, place in the list, or the time before. */
import { wordSet } from "../../core/wording.js";
import { type Amount, amountsIn } from "./amounts.js";
import { readNumeral } from "./numerals.js";
import { atPrice, having, nearly, type Offer, ofAmount, sizesOf } from "./offers.js";
import { isBreak } from "./tokens.js";

/** An order that a superlative goes by, and how far from its beginning (0) or end (-1); null: the middle. */
interface Order {
  readonly by: "size" | "price" | "either";
  readonly rank: number | null;
}

export interface Mark {
  readonly start: number;
  readonly end: number;
  /** What is meant; of a superlative, all. */
  readonly ids: readonly Offer[];
  readonly order: Order | null;
  /** The words that offers are named by. */
  readonly as: readonly string[];
  /** All of these will do: "at least three meters". */
  readonly isRange: boolean;
  readonly isSure: boolean;
}

export interface Shelf {
  readonly tokens: readonly string[];
  readonly offers: readonly Offer[];
  /** What was bought the last time; null: that is not known, or not offered. */
  readonly before: readonly Offer[] | null;
}

type Reader = (shelf: Shelf, at: number, amount: Amount | undefined) => Mark | null;

function mark(start: number, end: number, ids: readonly Offer[], more: Partial<Mark> = {}): Mark {
  return { start, end, ids, order: null, as: [], isRange: false, isSure: true, ...more };
}

/** All that is pointed at, in order. A mark without `ids` names what is not offered. */
export function readMarks(shelf: Shelf): readonly Mark[] {
  const { tokens } = shelf;
  const amounts = new Map(amountsIn(tokens).map((amount) => [amount.start, amount]));
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; ) {
    const amount = amounts.get(at);
    const found = readers.map((read) => read(shelf, at, amount)).find((one) => one !== null);
    if (found) marks.push(found);
    at = Math.max(found?.end ?? amount?.end ?? 0, at + 1);
  }
  return marks;
}

/** "the other one": not the one of the last time. */
const readOther: Reader = ({ tokens, offers, before }, at) => {
  if (!/^(?:others?|different)$/.test(tokens[at] ?? "") || !before) return null;
  return mark(
    at,
    at + 1,
    offers.filter((offer) => !before.includes(offer)),
    { isRange: true },
  );
};

const lastTime = wordSet("last before always usual ever usually previous");

const earlier = wordSet(
  "as like than from of the that what one thing time last before always usual usually ever we had got bought took get buy have again order ordered",
);

/** Where the words for the time before end. */
function endOf(tokens: readonly string[], from: number): number {
  let end = from;
  while (earlier.has(tokens[end] ?? "")) end += 1;
  return end;
}

/** "same as last time", "the usual", "what we always get". */
const readBefore: Reader = ({ tokens, before }, at) => {
  const token = tokens[at] ?? "";
  const [previous = "", next = "", after = ""] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isSame =
    token === "same" && !/^(?:to|difference|price)$/.test(next) && tokens[at - 2] !== "all";
  const isUsual = token === "usual" && /^(?:the|my|our|as|like)$/.test(previous);
  const isAs =
    /^(?:as|like)$/.test(token) && (lastTime.has(next) || (next === "the" && lastTime.has(after)));
  const isFrom =
    /^(?:from|of)$/.test(token) && lastTime.has(next) && /^(?:time|week|month|order)$/.test(after);
  const isHad =
    token === "we" && earlier.has(next) && isBreak(tokens[endOf(tokens, at + 1)] ?? ".");
  if (!(isSame || isUsual || isAs || isFrom || isHad)) return null;
  return mark(at, endOf(tokens, at + 1), before ?? [], { as: ["same"] });
};

const more = wordSet("bigger larger longer more taller wider heavier");
const less = wordSet("smaller shorter less littler lighter");

/** "one size up from last time", "smaller than before". */
const readStep: Reader = ({ tokens, offers, before }, at) => {
  const token = tokens[at] ?? "";
  const lead = tokens.slice(Math.max(0, at - 3), at);
  const isStep =
    /^(?:up|down)$/.test(token) && lead.some((one) => /^(?:size|step|notch|next|one)$/.test(one));
  const isThan =
    tokens[at + 1] === "than" &&
    /^(?:last|before|the|usual|usually|that|we|what)$/.test(tokens[at + 2] ?? "");
  const isMore = more.has(token);
  if (!isStep && !((isMore || less.has(token)) && (before?.length === 1 || isThan))) return null;
  const sizes = sizesOf(offers);
  const [last] = before ?? [];
  const from = last && sizes?.[offers.indexOf(last)];
  const end = endOf(tokens, at + 1);
  if (!sizes || from === undefined) return mark(at, end, []);
  const isUp = isStep ? token === "up" : isMore;
  const beyond = offers
    .map((offer, i) => ({ offer, size: sizes[i] ?? 0 }))
    .filter(({ size }) => (isUp ? size > from : size < from))
    .sort((one, other) => Math.abs(one.size - from) - Math.abs(other.size - from))
    .map(({ offer }) => offer);
  return mark(at, end, isStep ? beyond.slice(0, 1) : beyond, { isRange: true });
};

const ends: ReadonlyMap<string, Order> = new Map(
  (
    [
      [
        "size",
        -1,
        "big bigger biggest large larger largest huge jumbo giant family bulk longest long longer widest tallest thickest full",
      ],
      [
        "size",
        0,
        "small smaller smallest little littlest tiny tiniest mini shortest short shorter thinnest fewest",
      ],
      ["size", null, "middle medium mid midsize average middling"],
      ["price", 0, "cheap cheaper cheapest cheapo budget thriftiest economical"],
      [
        "price",
        -1,
        "dearer dearest pricier priciest pricey costliest expensive premium fanciest poshest",
      ],
      ["either", 0, "lowest least"],
      ["either", -1, "highest"],
    ] as const
  ).flatMap(([by, rank, words]) => words.split(" ").map((word) => [word, { by, rank }] as const)),
);

/** "the biggest", "second cheapest", "the middle price one". */
const readOrder: Reader = ({ tokens, offers }, at) => {
  const rank = rankOf(tokens[at]);
  const start = at;
  const from = rank === null ? at : at + 1;
  const isTurned = /^(?:least|less)$/.test(tokens[from] ?? "") && ends.has(tokens[from + 1] ?? "");
  const isMost = tokens[from] === "most" && ends.has(tokens[from + 1] ?? "");
  const word = from + (isTurned || isMost ? 1 : 0);
  const order = ends.get(tokens[word] ?? "");
  if (!order) return null;
  const isVague =
    /^(?:too|very|that|not|at|pretty|in)$/.test(tokens[start - 1] ?? "") ||
    tokens[word + 1] === "enough" ||
    (tokens[word] === "long" && tokens[word + 1] === "as") ||
    (tokens[word] === "least" && word === from && /^\d/.test(tokens[word + 1] ?? ""));
  if (isVague && tokens[start - 1] !== "not") return null;
  const isOfPrice = order.by === "either" || /^(?:price|priced|cost)$/.test(tokens[word + 1] ?? "");
  const by = isOfPrice && offers.some(({ price }) => price !== null) ? "price" : order.by;
  const end = order.rank === null ? null : isTurned ? -1 - order.rank : order.rank;
  const steps = (rank ?? 1) - 1;
  return mark(start, word + 1, offers, {
    order: { by, rank: end === null ? null : end < 0 ? end - steps : end + steps },
  });
};

function rankOf(word = ""): number | null {
  const read = readNumeral(word) ?? "";
  return read.startsWith("O") ? Number(read.slice(1)) : word === "next" ? 2 : null;
}

const pastVerbs = /^(?:was|were|had|broke|stank|ran|went|[a-z]{2,}ed)$/;
const listed = wordSet("number option choice answer letter item");
const afterPlace = wordSet("one ones option choice of or and please in on from");

/** "the second one", "option b", "number 3", "the last", "the first 2". */
const readPlace: Reader = ({ tokens, offers }, at) => {
  const [previous = ".", token = "", next = "."] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isOfEnd = /^(?:last|bottom)$/.test(token);
  // "the last one stank" is about the time before.
  if (isOfEnd && tokens.slice(at, at + 6).some((one) => pastVerbs.test(one))) return null;
  if ((isOfEnd || /^(?:first|top)$/.test(token)) && /^[2-9]$/.test(next)) {
    const ids = isOfEnd ? offers.slice(-Number(next)) : offers.slice(0, Number(next));
    return mark(at, at + 2, ids, { isRange: true });
  }
  const isListed = listed.has(token);
  const said = isListed ? next : token;
  const end = isListed ? at + 2 : at + 1;
  const isEnd = isBreak(tokens[end] ?? ".");
  const isJoined =
    /^(?:and|or)$/.test(tokens[end] ?? "") && /^(?:\d{1,2}|[a-h])$/.test(tokens[end + 1] ?? "");
  const isAlone = (isEnd || isJoined) && (isBreak(previous) || /^(?:and|or)$/.test(previous));
  const isNamed = isListed || isAlone || isEnd || afterPlace.has(tokens[end] ?? "");
  const letter = isListed ? /^[a-h]$/ : /^[b-h]$/;
  const number = /^\d{1,2}$/.test(said)
    ? Number(said)
    : letter.test(said)
      ? said.charCodeAt(0) - 96
      : null;
  const words = new Map([
    ["last", offers.length],
    ["bottom", offers.length],
    ["penultimate", offers.length - 1],
    ["top", 1],
  ]);
  const place = (isListed || isAlone ? number : null) ?? words.get(said) ?? rankOf(said);
  if (place === null || !isNamed || said === "next") return null;
  return mark(at, end, offers.slice(place - 1, place));
};

const fromBelow = wordSet("least over above minimum min bigger larger longer more from exceeding");
const fromAbove = wordSet("most under below maximum max smaller shorter less within to");

const orMore = /^(?:(?:or|and) (?:more|up|bigger|longer|over|above)|plus$)/;
const orLess = /^(?:or (?:less|under|smaller|below|shorter)|max|tops)/;
const beyond = /^(?:over|above|under|below|more|less|bigger|smaller|larger)$/;

/** "500g", "a pound", "at least three meters", "the 9.40 one". */
const readAmount: Reader = ({ tokens, offers }, at, amount) => {
  if (!amount || amount.of === "other") return null;
  const before = tokens[tokens[at - 1] === "than" ? at - 2 : at - 1] ?? "";
  const tail = tokens.slice(amount.end, amount.end + 2).join(" ");
  const isMore = fromBelow.has(before) || orMore.test(tail);
  const isLess = fromAbove.has(before) || orLess.test(tail);
  if (isMore || isLess) {
    const isTurned = /^(?:no|not|nothing|never)$/.test(tokens[at - 3] ?? "");
    const isUp = isMore !== isTurned;
    const isBare = amount.of === "";
    const ids = offers.filter(({ amounts, price }) => {
      const of = amounts.find((one) => isBare || one.of === amount.of);
      const size =
        price !== null && (isBare || amount.of === "money")
          ? price
          : isBare
            ? of?.number
            : of?.size;
      if (size === undefined || Math.abs(size - amount.size) < 1e-6)
        return size !== undefined && (isTurned || !beyond.test(before));
      return isUp ? size > amount.size : size < amount.size;
    });
    return mark(isTurned ? at - 3 : at, amount.end, ids.length < offers.length ? ids : [], {
      isRange: true,
    });
  }
  const fits = ofAmount(amount, offers);
  const ids = fits.length > 0 ? fits : atPrice(amount, offers);
  return ids.length === 0 && amount.of === "" ? null : mark(at, amount.end, ids);
};

/** A whole word of what is offered, or two words that are one there: "fair trade", "gu 10", "double a". */
const readExact: Reader = ({ tokens, offers }, at) => {
  const token = tokens[at] ?? "";
  const next = tokens[at + 1] ?? "";
  // "that's fine" praises.
  if (
    token === "fine" &&
    /^(?:is|are|be|am|all|sounds|looks|works|just|that|it|do)$/.test(tokens[at - 1] ?? "")
  )
    return null;
  if (token === "option") return byWord(next, { offers, start: at, end: at + 2 }, true);
  return (
    byWord(token, { offers, start: at, end: at + 1 }, true) ??
    (isBreak(next) ? null : byWord(token + next, { offers, start: at, end: at + 2 }, true))
  );
};

/** A word that begins, misspells or stands for one of what is offered. */
const readNear: Reader = ({ tokens, offers }, at) =>
  byWord(tokens[at] ?? "", { offers, start: at, end: at + 1 }, false);

function byWord(
  word: string,
  { offers, start, end }: { offers: readonly Offer[]; start: number; end: number },
  isExact: boolean,
): Mark | null {
  const fits = isExact ? having(word, offers) : nearly(word, offers);
  if (!fits || fits.ids.length === offers.length) return null;
  return mark(start, end, fits.ids, { as: [fits.as], isSure: fits.isExact });
}

const readers: readonly Reader[] = [
  readBefore,
  readOther,
  readStep,
  readAmount,
  readExact,
  readOrder,
  readPlace,
  readNear,
];
