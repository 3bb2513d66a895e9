import type { Entity } from "./meanings.js";
import { entityAt, type Mention } from "./mentions.js";
import { numberOf } from "./room-vocabulary.js";
import { clauseEnd, clauseStart, type TokenisedReply } from "./tokenised-reply.js";
import { isLight } from "./tokens.js";

/** The thing that is said to be at a place. */
export interface Subject {
  /** Class or id; null when the clause names none, or none of the room's classes. */
  readonly thing: string | null;
  /** It is not the thing asked about. */
  readonly alien: boolean;
}

const unsaid: readonly Subject[] = [{ thing: null, alien: false }];

/** "next to the vase", "under the newspaper", "with the bread": a landmark, not the thing itself. */
function isBeside(tokens: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i <= 4; i -= 1) {
    const token = tokens[i] ?? "";
    if (/^(NEAR|UNDER|IN|FROM|with|like|for)$/.test(token)) return true;
    if (!isLight(token) && !/^[a-z]+$/.test(token)) return false;
  }
  return false;
}

/** "the spoon drawer": the thing only says which drawer is meant. */
function isAdjective(tokens: readonly string[], at: number, mention: Mention): boolean {
  return (
    at === mention.start - 1 && !mention.numbered && /^(the|IN|my|our)$/.test(tokens[at - 1] ?? "")
  );
}

/** The numbers after a thing's name: "mug 2 and 3". */
function numbersAfter(tokens: readonly string[], at: number): number[] {
  const numbers: number[] = [];
  for (let i = at + 1; /^(\d+|AND|,|number)$/.test(tokens[i] ?? ""); i += 1)
    if (/^\d+$/.test(tokens[i] ?? "")) numbers.push(Number(tokens[i]));
  return numbers;
}

function nameThings(reply: TokenisedReply, at: number, entity: Entity): Subject[] {
  const numbers = numbersAfter(reply.tokens, at);
  const instances = entity.ids.filter((id) => numbers.includes(numberOf(id) ?? -1));
  if (instances.length === 0) return [nameThing(reply, entity)];
  return instances.map((thing) => ({ thing, alien: !entity.asked }));
}

function nameThing(reply: TokenisedReply, entity: Entity): Subject {
  const only = entity.own && entity.ids.length === 1 ? entity.ids[0] : undefined;
  if (entity.asked) return { thing: only ?? reply.noun, alien: false };
  const [cls, second] = entity.classes;
  return { thing: only ?? (cls && !second ? cls : null), alien: true };
}

/** Start of the clause, or of the fragment before it if that only names a thing ("mug 1: sink"). */
function leadStart(reply: TokenisedReply, mention: Mention): number {
  const start = clauseStart(reply, mention.start);
  const before = clauseStart(reply, Math.max(0, start - 1));
  const fragment = reply.tokens.slice(before, Math.max(0, start - 1));
  const isThing = fragment.length > 0 && fragment.every((token) => /^(the|\d+|T\d+)$/.test(token));
  return isThing ? before : start;
}

function subjectBefore(reply: TokenisedReply, at: number, mention: Mention): Subject[] | null {
  const { tokens, entities } = reply;
  const start = Math.max(leadStart(reply, mention), reply.mentions[at - 1]?.end ?? 0);
  for (let i = mention.start - 1; i >= start; i -= 1) {
    const entity = entityAt(tokens[i], entities);
    if (entity?.kind !== "thing" || isBeside(tokens, i) || isAdjective(tokens, i, mention))
      continue;
    return [...thingsJoined(reply, i, start), ...nameThings(reply, i, entity)];
  }
  return null;
}

/** "the plates and the mug are in ...": the things before the last one. */
function thingsJoined(reply: TokenisedReply, at: number, start: number): Subject[] {
  const { tokens, entities } = reply;
  const joins = tokens[at - 1] === "the" ? at - 2 : at - 1;
  const entity = entityAt(tokens[joins - 1], entities);
  const isJoined = joins > start && tokens[joins] === "AND" && entity?.kind === "thing";
  return isJoined && !isBeside(tokens, joins - 1) ? nameThings(reply, joins - 1, entity) : [];
}

/** "drawer 2 has the spoons", "drawer 3 is for spoons". */
function subjectAfter(reply: TokenisedReply, mention: Mention): Subject[] | null {
  const after = reply.tokens.slice(mention.end, clauseEnd(reply, mention.end));
  const verb = /^(has|have|holds|contains|had|for|keeps|houses|stores)$/;
  const isThat = /^(is|are)$/.test(after[0] ?? "") && entityAt(after[1], reply.entities)?.asked;
  const has = isThat ? 0 : after.slice(0, 2).findIndex((token) => verb.test(token));
  if (has < 0) return null;
  const owned = after.flatMap((token, i) => {
    const entity = i > has ? entityAt(token, reply.entities) : undefined;
    const isNext = /^(the|a|our|my|has|have|holds|AND|for|is|are|contains|had|all|some|\d+)$/.test(
      after[i - 1] ?? "",
    );
    return entity?.kind === "thing" && isNext ? nameThings(reply, mention.end + i, entity) : [];
  });
  return owned.length > 0 ? owned : null;
}

/** The things that are said to be at mention `at`; one subject without a thing when none is named. */
export function subjectsOf(reply: TokenisedReply, at: number): readonly Subject[] {
  const mention = reply.mentions[at];
  if (!mention) return unsaid;
  return subjectBefore(reply, at, mention) ?? subjectAfter(reply, mention) ?? unsaid;
}
