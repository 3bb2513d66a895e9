import { wordSet } from "../../core/wording.js";
import type { MarkedText } from "./entities.js";
import type { Entity } from "./meanings.js";
import { digitsOf, numbersAt, rankOf } from "./numbers.js";
import { numberOf, type RoomVocabulary } from "./room-vocabulary.js";

/** A place that may be meant, as tokens `start` to `end` (exclusive). */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  /** All places of the class, regardless of the number. */
  readonly family: readonly string[];
  readonly classes: readonly string[];
  readonly numbered: boolean;
  /** By name, number or rank alone, position in the list shown, or the question alone. */
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

/** "the second one from the top drawer" */
const betweenRankAndName = wordSet("one of the from top down kitchen big small left right");
const beforeNumber = wordSet("numbered from");
const ofTime = wordSet("min mins minute minutes hour hours day days week weeks times ago");

interface Numbered {
  readonly start: number;
  readonly numbers: readonly number[];
  readonly end: number;
}

/** Returns the number of a name: "drawer 3", "drawers 1 to 4", "second drawer", "the 3 drawer". */
function numberOfName(
  tokens: readonly string[],
  at: number,
  { entity, from }: { readonly entity: Entity; readonly from: number },
): Numbered {
  const close = numbersAt(tokens, beforeNumber.has(tokens[at + 1] ?? "") ? at + 2 : at + 1);
  const range = close && ofTime.has(tokens[close.end] ?? "") ? null : close;
  if (range && withNumbers(entity.ids, range.numbers).length > 0) return { start: at, ...range };
  // "the first two drawers"
  const count = rankOf(tokens[at - 2]) === 1 ? digitsOf(tokens[at - 1]) : null;
  if (count !== null && count <= entity.ids.length && at - 2 >= from)
    return { start: at - 2, numbers: Array.from({ length: count }, (_, i) => i + 1), end: at + 1 };
  const isOne = tokens[at - 2] === "the" && !/[^s]s$/.test(entity.name);
  for (let i = at - 1; i >= Math.max(from, at - 4); i -= 1) {
    const mayRank = tokens[i - 1] === "number" || (isOne && i === at - 1);
    const rank = rankOf(tokens[i]) ?? (mayRank ? digitsOf(tokens[i]) : null);
    if (rank !== null) return { start: i, numbers: [rank], end: at + 1 };
    if (!betweenRankAndName.has(tokens[i] ?? "")) break;
  }
  return { start: at, numbers: [], end: at + 1, ...range };
}

const counted = wordSet("of more others times people percent min mins ago hour minute day");
const counting = wordSet("those these other only");
const placing = wordSet("in on at inside");
const articles = wordSet("the my our a there each");
const measured = /^[a-z]{3,}[^su]s$/;

/** Whether a number is a quantity: "two on the shelf", "3 of them", "2 mugs", "the other 2". */
function isCount(tokens: readonly string[], at: number, end: number): boolean {
  const [before = "", next = "", after = ""] = [tokens[at - 1], tokens[end], tokens[end + 1]];
  if (counting.has(before) || (before === "the" && tokens[at - 2] === "of")) return true;
  if (counted.has(next) || /^T\d+$/.test(next) || measured.test(next)) return true;
  return placing.has(next) && (articles.has(after) || after.startsWith("P"));
}

const joins = wordSet("and or , . ; the to not no");
const leads = wordSet("in on at number try or is it not");
const isNumeral = (token: string) => digitsOf(token) !== null || rankOf(token) !== null;

/** The class of a lone number: the adjacent name's, or the only one with that number. */
function familyOf(
  tokens: readonly string[],
  at: number,
  context: {
    readonly marked: MarkedText;
    readonly room: RoomVocabulary;
    readonly before: Mention | undefined;
  },
): readonly string[] | null {
  const { marked, room, before } = context;
  const next = tokens.findIndex((token, i) => i > at && token.startsWith("P"));
  const rank = rankOf(tokens[at]);
  const value = digitsOf(tokens[at]) ?? rank ?? -1;
  const having = (ids: readonly string[] | undefined) =>
    ids && withNumbers(ids, [value]).length > 0 ? ids : null;
  const isLed = tokens.slice(at + 1, next).every((one) => joins.has(one) || isNumeral(one));
  // "in 3", "number 4 or 5": without a name before it, a number is alone.
  const isAlone = leads.has(tokens[at - 1] ?? "in") && joins.has(tokens[at + 1] ?? ".");
  const mayLead = next > 0 && isLed && (rank !== null || (!before && (isAlone || at === 0)));
  const near = mayLead ? having(entityAt(tokens[next], marked.entities)?.ids) : null;
  if (near || before) return near ?? having(before?.family);
  const [only, ...more] = [...room.placesByClass.values()].filter((ids) => having(ids));
  return isAlone && more.length === 0 ? (only ?? null) : null;
}

/** "second drawer": the rank belongs to the next name. */
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
      // "desk drawer", "sink cabinet": the first name only describes the second.
      const next = entityAt(tokens[at + 1], marked.entities);
      if (next?.kind === "place" && next.ids.length > 0) continue;
      const { numbers, ...span } = numberOfName(tokens, at, { entity, from });
      const numbered = numbers.length > 0;
      const ids = numbered ? withNumbers(entity.ids, numbers) : entity.ids;
      const { ids: family, classes } = entity;
      found.push({ ...span, ids, family, classes, numbered, by: "name" });
      continue;
    }
    const range = numbersAt(tokens, at);
    if (!range) continue;
    const isRank = rankOf(tokens[at]) !== null;
    if (isRank && leadsToName(tokens, at)) continue;
    if (/^T\d+$/.test(tokens[at - 1] ?? "") || isCount(tokens, at, range.end)) continue;
    const before = found.findLast((one) => one.by === "name" && one.ids.length > 0);
    const family = familyOf(tokens, at, { marked, room, before });
    const ids = family ? withNumbers(family, range.numbers) : [];
    if (!family || ids.length === 0) continue;
    const { classes = [] } = before ?? {};
    const by = isRank ? "rank" : "number";
    found.push({ start: at, end: range.end, ids, family, classes, numbered: true, by });
  }
  return found;
}
