/** Finds which offers of a shop a reply means: by words, amount, price, size or rank. */
import { isInstance } from "../../core/memory/fact.js";
import { aspects, readDollars, readUsual, subjectOf } from "../../core/memory/notebook.js";
import type { GroundingRequest } from "../../core/question/grounding.js";
import { wordSet } from "../../core/words/wording.js";
import { normaliseText } from "./lexicon/normalise.js";
import relatives from "./lexicon/relatives.json" with { type: "json" };
import { correctSpelling } from "./lexicon/spelling.js";
import { type Amount, amountsIn, farFrom, spellAmounts, tokensOf } from "./numbers/amounts.js";
import { readNumeral } from "./numbers/numbers.js";
import { findReferences, type Reference } from "./options.js";

type Offer = ReturnType<typeof readOffer>;

const small = wordSet(
  "for and or with in on at to of from by as so if it be do is i we you me us my what this that one ones size item thing please get have can will would want need like good fine just only really very much too more most all any no not never new same other than but off up down out over about the a an",
);

function stemOf(word: string): string {
  const british = word
    .replace(/^grey(?=ish$|$)/, "gray")
    .replace(/our$/, "or")
    .replace(/tre$/, "ter");
  return british.length > 3 ? british.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "") : british;
}

function readOffer(value: string) {
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

/** Returns the offers with the word. "With" or "of" count only in offers of one word. */
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

/** True for "choc" and "chocolate", "lemon" and "lemony". */
function begins(short: string, long: string): boolean {
  const least = /\d/.test(short) ? 2 : 4;
  return short.length >= least && long.startsWith(short) && long.length - short.length <= 7;
}

/** Maps everyday words to those of shops: "pink" to "rose" or "blush". */
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

const ladders = [
  "small medium large",
  "child adult",
  "single double queen king",
  "hand bath",
  "compact standard golf",
].map((ladder) => ladder.split(" "));

function sizesOf(offers: readonly Offer[]): readonly number[] | null {
  const ladder = ladders.find((one) =>
    offers.every(({ content: [word = ""] }) => one.includes(word)),
  );
  if (ladder) return offers.map(({ content: [word = ""] }) => ladder.indexOf(word));
  const kinds = new Set(offers.flatMap(({ amounts }) => amounts.map(({ of }) => of)));
  for (const of of kinds) {
    const own = offers.map(({ amounts }) => amounts.filter((amount) => amount.of === of));
    const without = own.filter((amounts) => amounts.length === 0).length;
    // An offer without a count, such as "75 milliliter" beside packs, is a pack of one.
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

/** Finds an offer by its rank in size or price: "the big one", "cheapest", "second biggest". */
function inOrder(tokens: readonly string[], at: number, offers: readonly Offer[]): Named {
  const token = tokens[at] ?? "";
  const isByPrice = cheap.has(token) || dear.has(token) || token === "price";
  const isMost = most.has(token) || dear.has(token);
  const isMiddle = token === "middle" || token === "medium";
  if (!isByPrice && !isMost && !isMiddle && !least.has(token)) return null;
  const prices = offers.every(({ price }) => price !== null)
    ? offers.map(({ price }) => price ?? 0)
    : null;
  const measured = isByPrice ? prices : (sizesOf(offers) ?? (isMiddle ? prices : null));
  // Without shown prices, "the cheapest" keeps all offers; the robot then picks by price.
  if (!measured) return cheap.has(token) ? { offers, by: "unpriced" } : null;
  const sorted = offers
    .map((offer, i) => ({ offer, size: measured[i] ?? 0 }))
    .sort((one, other) => one.size - other.size)
    .map(({ offer }) => offer);
  const half = (sorted.length - 1) / 2;
  const rank = Number(/^O(\d)$/.exec(readNumeral(tokens[at - 1] ?? "") ?? "")?.[1] ?? 1);
  const isBesideMiddle = tokens[at - 1] === "middle" || tokens[at - 1] === "medium";
  const nth = isMiddle || isBesideMiddle ? half : isMost ? sorted.length - rank : rank - 1;
  const found = sorted[nth];
  return found ? { offers: [found], by: "order" } : null;
}

const lastTime = wordSet("last before always usual usually previous");

/** Finds the offers chosen before: "same as last time", "not the usual". */
function asBefore(tokens: readonly string[], at: number, before: readonly Offer[]): Named {
  const [token = "", next = "", after = ""] = tokens.slice(at, at + 3);
  const isAs = /^(?:as|like)$/.test(token) && (lastTime.has(next) || lastTime.has(after));
  const isSame = token === "same" && next !== "to" && next !== "price";
  return isAs || isSame || token === "usual" ? { offers: before, by: "before" } : null;
}

/** A price limit this many times above the highest price may be a typing slip. */
const farAbove = 3;

function isOdd(limit: string, amount: Amount | undefined, offers: readonly Offer[]): boolean {
  const highest = Math.max(...offers.map(({ price }) => price ?? 0));
  return amount?.of === "foreign" || (readDollars(limit) ?? 0) > farAbove * highest;
}

/** Returns sums of money as limits: "15.5 dollars". */
function limitsIn(amounts: readonly Amount[]): readonly { amount: Amount; limit: string }[] {
  return amounts.flatMap((amount, at) => {
    const next = amounts[at + 1];
    if (!/^(?:|money|foreign)$/.test(amount.of)) return [];
    // Reads "19 99" as one amount.
    const isCents = next?.start === amount.end && next.of === "" && /^\d\d$/.test(`${next.number}`);
    const dollars = Math.round((amount.size + (isCents ? next.number / 100 : 0)) * 100) / 100;
    return dollars > 0 && dollars < 1_000_000 ? [{ amount, limit: `${dollars} dollars` }] : [];
  });
}

export function offersValues({ need, options }: GroundingRequest): boolean {
  if ((need.func !== "how" && need.func !== "what") || !options?.length) return false;
  return readUsual(subjectOf(need)) !== null || !options.some(isInstance);
}

/** Joins neighbouring words that describe one offer, as in "the small copper kettle". */
function joinNeighbours(references: readonly Reference[], tokens: readonly string[]): Reference[] {
  const joined: Reference[] = [];
  for (const reference of references) {
    const last = joined.at(-1);
    const both = last ? last.ids.filter((id) => reference.ids.includes(id)) : [];
    const isNear =
      last &&
      tokens
        .slice(last.end, reference.start)
        .every((one) => /^(?:of|the|in|with|and|a)$/.test(one));
    if (last && isNear && both.length > 0)
      joined.splice(-1, 1, {
        ...last,
        end: reference.end,
        ids: both,
        by: last.by === reference.by ? last.by : "both",
      });
    else joined.push(reference);
  }
  return joined;
}

/** @param english the normalised reply with English function words */
export function readShelf(request: GroundingRequest, english: string) {
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
    const named: Named = amount
      ? ofAmount(amount, offers)
      : (asBefore(tokens, at, before) ??
        inOrder(tokens, at, offers) ??
        havingWord(word, offers) ??
        nearWord(word, offers));
    const end = amount?.end ?? at + 1;
    if (limit)
      found.push({
        start: at,
        end,
        ids: [limit],
        by: isOdd(limit, amount, offers) ? "odd limit" : "limit",
      });
    else if (named && named.offers.length > 0)
      found.push({ start: at, end, ids: named.offers.map(({ value }) => value), by: named.by });
    at = end;
  }
  const marked = tokens.map((token) => readNumeral(token) ?? token);
  const shown = findReferences(
    { tokens: marked, entities: [], mentions: [] },
    { ...request, options: request.options ?? [] },
  ).filter((one) => !found.some(({ start, end }) => one.start < end && start < one.end));
  const references = [...joinNeighbours(found, tokens), ...shown].sort((a, b) => a.start - b.start);
  return { tokens, references, choices, open };
}

/** Returns the classifiers' name for the kind of value asked for: "what:price", or "how:one" for a single choice. */
export function kindOfValue({ need }: GroundingRequest): string {
  const usual = readUsual(subjectOf(need));
  if (!usual) return `${need.func}:one`;
  return `${need.func}:${usual.aspect ?? (/\b(?:size|length)$/.test(need.noun) ? "size" : "")}`;
}
