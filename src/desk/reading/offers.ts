import { isInstance } from "../../core/fact.js";
import type { GroundingRequest } from "../../core/grounding.js";
import { aspects, readDollars, readUsual, subjectOf } from "../../core/notebook.js";
import { wordSet } from "../../core/wording.js";
import { type Amount, amountsIn, farFrom, spellAmounts, tokensOf } from "./amounts.js";
import { correctSpelling } from "./fuzzy.js";
import { normaliseText } from "./normalise.js";
import { readNumeral } from "./numbers.js";
import { findReferences, type Reference } from "./options.js";
import relatives from "./relatives.json" with { type: "json" };

interface Offer {
  readonly value: string;
  readonly words: ReadonlySet<string>;
  readonly content: readonly string[];
  readonly amounts: readonly Amount[];
  /** Dollars, from behind the title. */
  readonly price: number | null;
}

const small = wordSet(
  "for and or with in on at to of from by as so if it be do is i we you me us my what this that one ones size item thing please get have can will would want need like good fine just only really very much too more most all any no not never new same other than but off up down out over about the a an",
);

function stemOf(word: string): string {
  const american = word.replace(/^grey/, "gray").replace(/our$/, "or");
  return american.length > 3 ? american.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "") : american;
}

function readOffer(value: string): Offer {
  const [, title = value, price] =
    /^(.{1,400}) \(\$([\d.]{1,12})(?![\d.])[^()]{0,80}\)$/u.exec(value) ?? [];
  const tokens = tokensOf(normaliseText(spellAmounts(title.replace(/[()]/g, " "))));
  const amounts = amountsIn(tokens);
  const words = tokens.filter((token) => /[a-z]/.test(token)).map(stemOf);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const isCounted = (at: number) => amounts.some(({ start, end }) => at >= start && at < end);
  return {
    value,
    words: new Set([...words, ...pairs]),
    content: tokens.flatMap((token, at) =>
      /[a-z]/.test(token) && !isCounted(at) ? [stemOf(token)] : [],
    ),
    amounts: price === undefined ? amounts : amounts.filter(({ of }) => of !== ""),
    price: price === undefined ? readDollars(value) : Number(price),
  };
}

type Named = { readonly offers: readonly Offer[]; readonly by: string } | null;

const sizes = new Map([
  ["s", "small"],
  ["m", "medium"],
  ["med", "medium"],
  ["l", "large"],
]);

/** Returns the offers with the word. Function words count only if nothing else is said of an offer. */
function havingWord(word: string, offers: readonly Offer[]): Named {
  const said = stemOf(sizes.get(word) ?? word);
  const found = offers.filter(
    ({ words, content }) => words.has(said) && (!small.has(word) || content.length === 1),
  );
  if (found.length === 0) return null;
  return {
    offers: found,
    by: found.every(({ content }) => content.length === 1) ? "name" : "word",
  };
}

/** "choc" begins "chocolate", "lemon" "lemony". */
function begins(short: string, long: string): boolean {
  const least = /\d/.test(short) ? 2 : 4;
  return short.length >= least && long.startsWith(short) && long.length - short.length <= 7;
}

/** Shop terms for everyday words: "pink" is "rose" or "blush". */
const related = Object.values(relatives)
  .flatMap((entries) => entries.split("; "))
  .map((entry) => entry.split(" = ").map((words) => words.split(" ")));

function relativesOf(word: string): readonly string[] {
  return related.flatMap(([said = [], sold = []]) => (said.includes(word) ? sold : []));
}

function nearWord(word: string, offers: readonly Offer[]): Named {
  const said = stemOf(word);
  if (said.length < 3 || small.has(word)) return null;
  const all = [...new Set(offers.flatMap(({ words }) => [...words]))].filter(
    (one) => one.length > 1 && !small.has(one),
  );
  const tries = [
    ["begun", all.filter((one) => begins(said, one) || begins(one, said))],
    ["slip", all.filter((one) => correctSpelling(said, new Set([one])) === one)],
    ["related", relativesOf(said).filter((one) => all.includes(one))],
  ] as const;
  const [by, meant] = tries.find(([, words]) => words.length > 0) ?? ["", []];
  const found = offers.filter(({ words }) => meant.some((one) => words.has(one)));
  return found.length > 0 ? { offers: found, by } : null;
}

/** Returns the offers nearest to an amount, or at a price. */
function ofAmount(said: Amount, offers: readonly Offer[]): Named {
  const far = (offer: Offer) =>
    Math.min(...offer.amounts.map((amount) => farFrom(said, amount) ?? Number.POSITIVE_INFINITY));
  const least = Math.min(...offers.map(far));
  if (least < Number.POSITIVE_INFINITY)
    return { offers: offers.filter((offer) => far(offer) === least), by: "amount" };
  if (said.of !== "" && said.of !== "money") return null;
  const exact = offers.filter(({ price }) => price === said.size);
  const near = offers.filter(
    ({ price }) =>
      price !== null && (Math.floor(price) === said.size || Math.round(price) === said.size),
  );
  const found = exact.length > 0 ? exact : near;
  return found.length > 0 ? { offers: found, by: "price" } : null;
}

/** Sizes in the kind of amount that all offers have; one without a count is one. */
function sizesOf(offers: readonly Offer[]): readonly number[] | null {
  const kinds = new Set(offers.flatMap(({ amounts }) => amounts.map(({ of }) => of)));
  for (const of of kinds) {
    const own = offers.map(({ amounts }) => amounts.filter((amount) => amount.of === of));
    const without = own.filter((amounts) => amounts.length === 0).length;
    if (without === 0 || (of === "count" && without === 1 && offers.length > 1))
      return own.map((amounts) => amounts.reduce((size, amount) => size * amount.size, 1));
  }
  return null;
}

const most = wordSet(
  "biggest bigger big largest larger large longest long most jumbo huge tallest",
);
const least = wordSet("smallest smaller small little tiny littlest shortest short least");
const cheap = wordSet("cheapest cheaper cheap");
const dear = wordSet("dearest priciest expensive pricey");

/** "the big one", "cheapest", "the medium one": by size or price. */
function inOrder(token: string, offers: readonly Offer[]): Named {
  const isByPrice = cheap.has(token) || dear.has(token);
  const isMost = most.has(token) || dear.has(token);
  const isMiddle = token === "middle" || token === "medium";
  if (!isByPrice && !isMost && !isMiddle && !least.has(token)) return null;
  const prices = offers.flatMap(({ price }) => price ?? []);
  const measured = isByPrice ? prices : (sizesOf(offers) ?? (isMiddle ? prices : []));
  // Without shown prices, the robot picks the cheapest.
  if (measured.length < offers.length) return cheap.has(token) ? { offers, by: "unpriced" } : null;
  const sorted = [...offers.keys()].sort((a, b) => (measured[a] ?? 0) - (measured[b] ?? 0));
  const half = (sorted.length - 1) / 2;
  const found = offers[sorted[isMiddle ? half : isMost ? sorted.length - 1 : 0] ?? -1];
  return found ? { offers: [found], by: "order" } : null;
}

const lastTime = wordSet("last before always usual usually previous");

/** "same as last time", "the usual", "as always", "not the same". */
function asBefore(tokens: readonly string[], at: number, before: readonly Offer[]): Named {
  const [token = "", next = "", after = ""] = tokens.slice(at, at + 3);
  const isAs = /^(?:as|like)$/.test(token) && (lastTime.has(next) || lastTime.has(after));
  const isSame = token === "same" && next !== "to" && next !== "price";
  return isAs || isSame || token === "usual" ? { offers: before, by: "before" } : null;
}

/** A limit this many times above all prices may be a slip. */
const farAbove = 3;

function isOdd(limit: string, amount: Amount | undefined, offers: readonly Offer[]): boolean {
  const highest = Math.max(...offers.map(({ price }) => price ?? 0));
  return amount?.of === "foreign" || (readDollars(limit) ?? 0) > farAbove * highest;
}

export interface Shelf {
  readonly tokens: readonly string[];
  readonly references: readonly Reference[];
  readonly choices: readonly string[];
  readonly open: string | null;
}

/** Returns sums of money as limits: "15.5 dollars". */
function limitsIn(amounts: readonly Amount[]): readonly { amount: Amount; limit: string }[] {
  return amounts.flatMap((amount) => {
    const isMoney = amount.of === "" || amount.of === "money" || amount.of === "foreign";
    const dollars = Math.round(amount.size * 100) / 100;
    return isMoney && dollars > 0 && dollars < 1_000_000
      ? [{ amount, limit: `${dollars} dollars` }]
      : [];
  });
}

export function offersValues({ need, options }: GroundingRequest): boolean {
  if ((need.func !== "how" && need.func !== "what") || !options?.length) return false;
  return readUsual(subjectOf(need)) !== null || !options.some(isInstance);
}

const between = wordSet("of the in with and a");

/** Joins words for one offer: "the small copper kettle". */
function joinNeighbours(references: readonly Reference[], tokens: readonly string[]): Reference[] {
  const joined: Reference[] = [];
  for (const reference of references) {
    const last = joined.at(-1);
    const ids = last?.ids.filter((id) => reference.ids.includes(id)) ?? [];
    const { end, by } = reference;
    const isNear = tokens.slice(last?.end, reference.start).every((one) => between.has(one));
    if (last && isNear && ids.length > 0)
      joined.splice(-1, 1, { ...last, end, ids, by: last.by === by ? by : "both" });
    else joined.push(reference);
  }
  return joined;
}

/** @param english the normalised reply with English function words */
export function readShelf(request: GroundingRequest, english: string): Shelf {
  const aspect = readUsual(subjectOf(request.need))?.aspect;
  const open = aspect ? aspects[aspect].open : null;
  const tokens = tokensOf(english);
  const amounts = amountsIn(tokens);
  const values = (request.options ?? []).filter((value) => value !== open);
  const limits = aspect === "price" ? limitsIn(amounts) : [];
  const known = [...new Set([...values, ...limits.map(({ limit }) => limit)])];
  const told = (request.before ?? []).filter(
    (value) => values.includes(value) || (aspect === "price" && readDollars(value) !== null),
  );
  const choices = [...new Set([...known, ...told, ...(open === null ? [] : [open])])];
  const offers = values.map(readOffer);
  const before = told.map(readOffer);
  const found: Reference[] = [];
  for (let at = 0; at < tokens.length; ) {
    const amount = amounts.find(({ start }) => start === at);
    const limit = limits.find((one) => one.amount === amount)?.limit;
    const word = tokens[at] ?? "";
    const named = amount
      ? ofAmount(amount, offers)
      : (asBefore(tokens, at, before) ??
        inOrder(word, offers) ??
        havingWord(word, offers) ??
        nearWord(word, offers));
    const span = { start: at, end: amount?.end ?? at + 1 };
    const ids = named?.offers.map(({ value }) => value) ?? [];
    if (limit)
      found.push({
        ...span,
        ids: [limit],
        by: isOdd(limit, amount, offers) ? "odd limit" : "limit",
      });
    else if (named && ids.length > 0) found.push({ ...span, ids, by: named.by });
    at = span.end;
  }
  const marked = tokens.map((token) => readNumeral(token) ?? token);
  const shown = findReferences(
    { tokens: marked, entities: [], mentions: [] },
    { ...request, options: request.options ?? [] },
  ).filter((one) => !found.some(({ start, end }) => one.start < end && start < one.end));
  const references = [...joinNeighbours(found, tokens), ...shown].sort((a, b) => a.start - b.start);
  return { tokens, references, choices, open };
}

/** Names the kind of value asked for, a feature: "what:price", "what:size"; "how:one" for a single choice. */
export function kindOfValue({ need }: GroundingRequest): string {
  const usual = readUsual(subjectOf(need));
  if (!usual) return `${need.func}:one`;
  return `${need.func}:${usual.aspect ?? (/\b(?:size|length)$/.test(need.noun) ? "size" : "")}`;
}
