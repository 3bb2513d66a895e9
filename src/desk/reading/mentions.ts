/** Finds the places that a reply names, with their numbers: "drawers 1 to 4". */
import { wordSet } from "../../core/words/wording.js";
import type { MarkedText } from "./entities.js";
import type { Entity } from "./lexicon/meanings.js";
import { numberOf, type RoomVocabulary } from "./lexicon/room-vocabulary.js";
import { digitsOf, numbersAt, rankOf } from "./numbers/numbers.js";

/** A place, or several of a kind, that a reply names in its tokens `start` to `end` (exclusive). */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  /** All places of the name's kind: for "drawer 3", every drawer. */
  readonly family: readonly string[];
  readonly classes: readonly string[];
  readonly numbered: boolean;
  /** How the place is named: by name, lone number or rank, position among the choices, or only in the question. */
  readonly by: "name" | "number" | "rank" | "shown" | "asked";
}

const mostMentions = 30;

export function entityAt(
  token: string | undefined,
  entities: readonly Entity[],
): Entity | undefined {
  return token !== undefined && /^[PT]\d+$/.test(token)
    ? entities[Number(token.slice(1))]
    : undefined;
}

function withNumbers(family: readonly string[], numbers: readonly number[]): readonly string[] {
  return family.filter((id) => numbers.includes(numberOf(id) ?? -1));
}

/** True if a name only describes the next: "desk drawer", "sink cabinet". */
function describesNext(tokens: readonly string[], at: number, entities: readonly Entity[]) {
  const next = entityAt(tokens[at + 1], entities);
  return next?.kind === "place" && next.ids.length > 0;
}

/** Words between rank and name: "the second one from the top drawer". */
const betweenRankAndName = wordSet("one of the from top down kitchen big small left right");
const beforeNumber = wordSet("number numbered of from the");
const closeNumber = wordSet("number numbered from");

const longestCount = 20;
const ofCounts = wordSet(
  "each apiece min mins minute minutes hour hours day days week weeks times ago",
);

/** Returns the number of a name: "drawer 3", "drawers 1 to 4", "second drawer", "last drawer". */
function numberOfName(tokens: readonly string[], at: number, entity: Entity, from: number) {
  const after = beforeNumber.has(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  const isClose =
    after === at + 1 || closeNumber.has(tokens[at + 1] ?? "") || rankOf(tokens[after]) !== null;
  const close = isClose ? numbersAt(tokens, after) : null;
  const isCounted = close?.numbers.length === 1 && ofCounts.has(tokens[close.end] ?? "");
  const range = isCounted ? null : close;
  if (range && withNumbers(entity.ids, range.numbers).length > 0) return { start: at, ...range };
  // Reads "the first two drawers".
  const count = rankOf(tokens[at - 2]) === 1 ? digitsOf(tokens[at - 1]) : null;
  if (count !== null && count <= longestCount && at - 2 >= from)
    return { start: at - 2, numbers: Array.from({ length: count }, (_, i) => i + 1), end: at + 1 };
  for (let i = at - 1; i >= Math.max(from, at - 4); i -= 1) {
    const token = tokens[i] ?? "";
    const rank = rankOf(token) ?? (tokens[i - 1] === "number" ? digitsOf(token) : null);
    if (rank !== null) return { start: i, numbers: [rank], end: at + 1 };
    const back = token === "last" ? -1 : token === "penultimate" ? -2 : null;
    if (back !== null && entity.classes.length === 1)
      return { start: i, numbers: [numberOf(entity.ids.at(back) ?? "") ?? 0], end: at + 1 };
    if (!betweenRankAndName.has(token)) break;
  }
  return range ? { start: at, ...range } : { start: at, numbers: [], end: at + 1 };
}

const counted = wordSet(
  "of each apiece more others times people percent min mins ago hour minute day",
);
const counting = wordSet("those these other only");
const placing = wordSet("in on at inside");
const articles = wordSet("the my our a there each");
const measured = /^[a-z]{3,}[^su]s$/;

/** True if a number is a quantity: "two on the shelf", "3 of them", "2 mugs", "the other 2". */
function isCount(tokens: readonly string[], at: number, end: number): boolean {
  const [before = "", next = "", after = ""] = [tokens[at - 1], tokens[end], tokens[end + 1]];
  const isPart = before === "of" || (before === "the" && tokens[at - 2] === "of");
  if (counting.has(before) || isPart) return true;
  if (counted.has(next) || /^T\d+$/.test(next) || measured.test(next)) return true;
  return placing.has(next) && (articles.has(after) || /^P\d+$/.test(after));
}

const joins = wordSet("and or , the to");
const leads = wordSet("in on at number try or is it not");
const follows = wordSet(". , ; ! ? and or not to");
const looseJoins = wordSet("and or , . ; the to not no");
const isNumeral = (token: string) => digitsOf(token) !== null || rankOf(token) !== null;

/** Finds the kind of place that a lone number counts: the adjacent name's, or the only kind with that number. */
function familyOf(
  tokens: readonly string[],
  at: number,
  marked: MarkedText,
  room: RoomVocabulary,
  before: Mention | undefined,
): readonly string[] | null {
  const next = tokens.findIndex((token, i) => i > at && token.startsWith("P"));
  const entity = next < 0 ? undefined : entityAt(tokens[next], marked.entities);
  const isLed = (words: ReadonlySet<string>) =>
    next > 0 && tokens.slice(at + 1, next).every((one) => words.has(one) || isNumeral(one));
  const value = digitsOf(tokens[at]) ?? rankOf(tokens[at]) ?? -1;
  const having = (ids: readonly string[] | undefined) =>
    ids && withNumbers(ids, [value]).length > 0 ? ids : null;
  const near = rankOf(tokens[at]) !== null && isLed(joins) ? having(entity?.ids) : null;
  if (near) return near;
  if (before) return having(before.family);
  // Without a name before it, a number is alone ("in 3") or precedes its name ("number 4 or 5, the drawers").
  const isAlone = leads.has(tokens[at - 1] ?? "in") && follows.has(tokens[at + 1] ?? ".");
  if (!isAlone && at > 0) return null;
  const called = isLed(looseJoins) ? having(entity?.ids) : null;
  if (called || !isAlone) return called;
  const [only, ...more] = [...room.placesByClass.values()].filter((ids) => having(ids));
  return more.length === 0 ? (only ?? null) : null;
}

function leadsToName(tokens: readonly string[], at: number): boolean {
  const lead = tokens.slice(at + 1, at + 4).findIndex((token) => token.startsWith("P"));
  const between = tokens.slice(at + 1, at + 1 + lead);
  return lead >= 0 && between.every((one) => betweenRankAndName.has(one) || digitsOf(one) !== null);
}

export function findMentions(
  tokens: readonly string[],
  marked: MarkedText,
  room: RoomVocabulary,
): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length && found.length < mostMentions; at += 1) {
    const from = found.at(-1)?.end ?? 0;
    if (at < from) continue;
    const entity = entityAt(tokens[at], marked.entities);
    if (entity?.kind === "place") {
      if (describesNext(tokens, at, marked.entities)) continue;
      const { start, end, numbers } = numberOfName(tokens, at, entity, from);
      const isNumbered = numbers.length > 0;
      found.push({
        start,
        end,
        ids: isNumbered ? withNumbers(entity.ids, numbers) : entity.ids,
        family: entity.ids,
        classes: entity.classes,
        numbered: isNumbered,
        by: "name",
      });
      continue;
    }
    const range = numbersAt(tokens, at);
    if (!range) continue;
    const isRank = rankOf(tokens[at]) !== null;
    if (isRank && leadsToName(tokens, at)) continue;
    if (/^T\d+$/.test(tokens[at - 1] ?? "") || isCount(tokens, at, range.end)) continue;
    const before = found.findLast((one) => one.by === "name" && one.ids.length > 0);
    const family = familyOf(tokens, at, marked, room, before);
    const ids = family ? withNumbers(family, range.numbers) : [];
    if (!family || ids.length === 0) continue;
    found.push({
      start: at,
      end: range.end,
      ids,
      family,
      classes: before?.classes ?? [],
      numbered: true,
      by: isRank ? "rank" : "number",
    });
  }
  return found;
}
