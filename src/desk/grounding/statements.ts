import type { Entity } from "./entities.js";
import { entityAt, isBreak, isLight, isStop, type Mention } from "./mentions.js";
import { numberOf } from "./room.js";

/** How a mention follows the one before it. */
export type Link = "start" | "or" | "and" | "list" | "instead" | "next";

/** What one mention of a place says. */
export interface Statement {
  readonly mention: Mention;
  readonly negative: boolean;
  readonly unsure: boolean;
  readonly link: Link;
  /** Class or id of what is said to be there; null when it is not said here. */
  readonly thing: string | null;
  /** Said of something else than the thing asked about. */
  readonly alien: boolean;
  /** Part of a story, a landmark or where something came from: no claim. */
  readonly ignored: boolean;
  /** Has its own subject and verb ("it is in ..."), not only a fragment. */
  readonly located: boolean;
}

/** Everything a statement is read from. */
export interface Reading {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
  readonly noun: string;
}

/** Subjects whose place is not the thing's. */
const others =
  /^(i|we|he|she|you|someone|somebody|everyone|cat|dog|kid|kids|child|children|baby|husband|wife|mum|mom|dad|feet|foot|friend|son|daughter|brother|sister|roommate|flatmate|legs|head|water|light|food|stuff)$/;

/** What a person was doing there, rather than putting a thing there. */
const pastimes =
  /^(sat|sitting|sit|standing|stood|cooking|cooked|working|worked|walked|walking|went|came|cleaning|watching|watched|reading|slept|sleeping|painted|fixed|fixing|repaired|bought|ate|eating|writing|cleaned|wiped|washed|scrubbed|broke|spilled|spilt|bumped|tripped|walk|busy|home|shopping|lying|playing|passed|passing|repainted|baking|baked|ordered|moving|hate|love|need)$/;

const putting =
  /^(put|puts|putting|left|leave|leaves|saw|see|seen|spotted|noticed|found|find|place|placed|stuck|stick|set|keep|kept|keeps|drop|dropped|toss|tossed|threw|throw|thrown|chucked|shoved|stashed|stored|store|hid|hide|moved|have|has|had|got|popped|forgot|lives|live|goes|go|belongs|sits|took|used|lay|lies|lying|stands|hangs|hanging|landed|ended|tucked|dumped|binned|parked|stays|staying|resting|waiting|drying|sitting)$/;

function clauseStart(tokens: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && !isBreak(tokens[start - 1] ?? "") && tokens[start - 1] !== "CORR") start -= 1;
  return start;
}

function clauseEnd(tokens: readonly string[], at: number): number {
  let end = at;
  while (end < tokens.length && !isBreak(tokens[end] ?? "")) end += 1;
  return end;
}

function sentenceSpan(tokens: readonly string[], at: number): { start: number; end: number } {
  let start = at;
  while (start > 0 && !isStop(tokens[start - 1] ?? "")) start -= 1;
  let end = at;
  while (end < tokens.length && !isStop(tokens[end] ?? "")) end += 1;
  return { start, end };
}

function lightOnly(gap: readonly string[], also: RegExp): boolean {
  return gap.every((token) => isLight(token) || also.test(token));
}

/** Relation to the mention before, from the words between the two. */
function linkOf(reading: Reading, at: number): Link {
  const mention = reading.mentions[at];
  const previous = reading.mentions[at - 1];
  if (!mention || !previous) return "start";
  const gap = reading.tokens.slice(previous.end, mention.start);
  if (gap.includes("CORR")) return "instead";
  const weak = gap.includes("CORRW");
  if (weak && lightOnly(gap, /^(CORRW|IN|HEDGE|i|[.,;!?]|\.\.\.|have|moved|put|BREAK|THEN)$/))
    return "instead";
  if (gap.includes("ALSO")) return "and";
  const tried = reading.tokens.slice(
    sentenceSpan(reading.tokens, previous.start).start,
    mention.start,
  );
  if (gap.includes("OR")) return "or";
  if (gap.includes("THEN")) return "or";
  if (gap.includes("AND")) return tried.includes("TRY") || tried.includes("ONEOF") ? "or" : "and";
  if (tried.includes("TRY") && !gap.some(isStop)) return "or";
  if (gap.includes("?")) return "or";
  if (lightOnly(gap, /^(,|IN|HEDGE|NEG|NEAR)$/) && gap.includes(",")) return "list";
  return "next";
}

const negativeTags = /^(NEG|UNSEEN|CHECKED|ABSENT)$/;

/** Whether the words between a clause's start (or the mention before) and the mention deny it. */
function deniedBefore(gap: readonly string[], own: readonly string[]): boolean {
  const last = own.findLastIndex((token) => negativeTags.test(token));
  if (last < 0 || gap.includes("IFNOT")) return false;
  const since = own.slice(last + 1);
  if (own[last] === "CHECKED")
    return lightOnly(since, /^(IN|HEDGE|AND|all|everywhere|UNDER|NEAR|T\d+|for|\d+|OTHER)$/);
  return !since.includes("TRY");
}

/** "the fridge is empty", "drawer 2, nothing there", "the shelves already checked". */
function deniedAfter(reading: Reading, at: number): boolean {
  const mention = reading.mentions[at];
  const next = reading.mentions[at + 1];
  if (!mention) return false;
  const stop = sentenceSpan(reading.tokens, mention.end).end;
  const until = Math.min(next?.start ?? reading.tokens.length, reading.tokens.length);
  const rest = reading.tokens.slice(mention.end, until);
  const absent = rest.indexOf("ABSENT");
  const within = rest.slice(0, Math.max(0, stop - mention.end));
  if (absent >= 0 && !rest.slice(0, absent).includes("OTHER")) {
    const followedByPlace = next !== undefined && !rest.slice(absent + 1).some(isBreak);
    const near =
      within.includes("ABSENT") || rest.slice(0, absent).every((t) => isBreak(t) || isLight(t));
    if (near && !followedByPlace) return true;
  }
  const joined = next !== undefined && lightOnly(rest, /^(AND|OR|,|IN)$/);
  if (joined && deniedAfter(reading, at + 1)) return true;
  const checked = rest.findIndex((token) => token === "CHECKED" || token === "NEG");
  const before = reading.tokens.slice(clauseStart(reading.tokens, mention.start), mention.start);
  if (checked < 0 || before.some((token) => /^(is|are|was|HEDGE)$/.test(token))) return false;
  const tail = rest.slice(checked + 1);
  if (rest[checked] === "NEG" && next && !tail.some(isStop)) return false;
  if (rest[checked] === "NEG")
    return (
      rest.slice(0, checked).every((t) => /^[?,;]$/.test(t)) && tail.every(isBreak) && checked > 0
    );
  return (
    rest.slice(0, checked).every((t) => isLight(t) || t === "," || t === ";") &&
    (tail.length === 0 || isBreak(tail[0] ?? ""))
  );
}

/** Polarity of every mention; a list shares the polarity of its first member. */
function polarities(reading: Reading): boolean[] {
  const denied: boolean[] = [];
  reading.mentions.forEach((mention, at) => {
    const start = clauseStart(reading.tokens, mention.start);
    const previous = reading.mentions[at - 1];
    const from = Math.max(start, previous?.end ?? 0);
    const own = reading.tokens.slice(from, mention.start);
    const gap = reading.tokens.slice(previous?.end ?? 0, mention.start);
    const link = linkOf(reading, at);
    if (deniedBefore(gap, own) || deniedAfter(reading, at)) denied.push(true);
    else denied.push(denied[at - 1] === true && carriesOn(reading, at, { gap, link }));
  });
  return denied;
}

/** "not in the sink or the fridge" goes on; "not the sofa, the armchair" does not. */
function carriesOn(
  reading: Reading,
  at: number,
  context: { gap: readonly string[]; link: Link },
): boolean {
  const { gap, link } = context;
  if (gap.includes("IFNOT") || gap.includes("HEDGE") || gap.includes("TRY")) return false;
  if (!lightOnly(gap, /^(,|IN|OR|AND|NEAR|UNDER|ALSO|OTHER)$/)) return false;
  if (gap.some((token) => /^(it|they|there|is|are|was)$/.test(token))) return false;
  if (link === "or" || link === "and") return true;
  if (link !== "list") return false;
  const after = linkOf(reading, at + 1);
  return (
    after === "or" ||
    after === "and" ||
    (after === "list" &&
      carriesOn(reading, at + 1, {
        gap: reading.tokens.slice(
          reading.mentions[at]?.end ?? 0,
          reading.mentions[at + 1]?.start ?? 0,
        ),
        link: after,
      }))
  );
}

/** The thing named before the place in its clause, or after "has", and whether it is another one. */
function subjectOf(
  reading: Reading,
  at: number,
): { thing: string | null; alien: boolean; explicit: boolean } {
  const mention = reading.mentions[at];
  if (!mention) return { thing: null, alien: false, explicit: false };
  const { tokens } = reading;
  const start = Math.max(clauseStart(tokens, mention.start), reading.mentions[at - 1]?.end ?? 0);
  for (let i = mention.start - 1; i >= start; i -= 1) {
    const entity = entityAt(tokens[i], reading.entities);
    if (entity?.kind !== "thing" || isLandmark(tokens, i)) continue;
    const named = nameThing(reading, i, entity);
    if (isAdjectival(tokens, i, mention)) continue;
    return named;
  }
  const after = tokens.slice(mention.end, clauseEnd(tokens, mention.end));
  const has = after.findIndex((token) => /^(has|have|holds|contains|had)$/.test(token));
  if (has < 0 || has > 1) return { thing: null, alien: false, explicit: false };
  const owned = after.slice(has + 1).findIndex((token) => /^T\d+$/.test(token));
  const entity = entityAt(after[has + 1 + owned], reading.entities);
  if (owned < 0 || !entity) return { thing: null, alien: false, explicit: false };
  return nameThing(reading, mention.end + has + 1 + owned, entity);
}

/** "next to the vase", "under the newspaper", "with the bread": not what is being placed. */
function isLandmark(tokens: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i <= 4; i -= 1) {
    const token = tokens[i] ?? "";
    if (/^(NEAR|UNDER|IN|FROM|with|like|for|my|BREAK)$/.test(token) && token !== "my")
      return token !== "BREAK";
    if (!isLight(token) && !/^[a-z]+$/.test(token)) return false;
  }
  return false;
}

/** "the spoon drawer": the thing tells which drawer, it is not in it. */
function isAdjectival(tokens: readonly string[], at: number, mention: Mention): boolean {
  return (
    at === mention.start - 1 && !mention.numbered && /^(the|IN|my|our)$/.test(tokens[at - 1] ?? "")
  );
}

function nameThing(
  reading: Reading,
  at: number,
  entity: Entity,
): { thing: string | null; alien: boolean; explicit: boolean } {
  const number = /^\d+$/.test(reading.tokens[at + 1] ?? "") ? Number(reading.tokens[at + 1]) : null;
  const instance = entity.ids.find((id) => numberOf(id) === number);
  if (number !== null && instance) return { thing: instance, alien: !entity.asked, explicit: true };
  if (entity.asked) {
    const only = entity.ids.length === 1 && isOwnName(entity) ? entity.ids[0] : undefined;
    return { thing: only ?? reading.noun, alien: false, explicit: true };
  }
  const [only, second] = entity.classes;
  return { thing: only && !second ? only : null, alien: true, explicit: true };
}

/** An own name of the home names one thing, not its class. */
function isOwnName(entity: Entity): boolean {
  return entity.own;
}

/** A story, a landmark beside the real place, or where the thing came from. */
function isIgnored(reading: Reading, at: number, denied: readonly boolean[]): boolean {
  const mention = reading.mentions[at];
  if (!mention) return true;
  const { tokens } = reading;
  if (mention.relation === "from") return !isFetching(tokens, mention);
  const beneath =
    mention.relation === "under" &&
    !mention.classes.some((cls) => /^(coffeemachine|tvstand)$/.test(cls));
  if (beneath) return true;
  if (mention.relation === "near" || mention.relation === "under") {
    if (denied[at]) return true;
    if (hasBetterPlace(reading, at, denied)) return true;
  }
  return !denied[at] && isStory(tokens, mention);
}

/** "grab it from drawer 2" tells where it is. */
function isFetching(tokens: readonly string[], mention: Mention): boolean {
  const before = tokens.slice(clauseStart(tokens, mention.start), mention.start).join(" ");
  return /\b(get|grab|take|use|fetch|pick|want|need)( up)? (it|one|them|that|T\d+|the (one|T\d+)|a T\d+|some)\b/.test(
    before,
  );
}

/** Whether another mention of the sentence says where it is, so that this one only describes it. */
function hasBetterPlace(reading: Reading, at: number, denied: readonly boolean[]): boolean {
  const own = reading.mentions[at];
  if (!own) return false;
  const span = sentenceSpan(reading.tokens, own.start);
  const from = isLocated(reading, own) ? span.start : 0;
  return reading.mentions.some(
    (other, i) =>
      i !== at &&
      !denied[i] &&
      other.start >= from &&
      other.end <= span.end &&
      (other.relation === "in" || (other.relation === "none" && i < at)) &&
      !/^(or|and|instead)$/.test(linkOf(reading, Math.max(i, at))),
  );
}

function isStory(tokens: readonly string[], mention: Mention): boolean {
  const clause = tokens.slice(clauseStart(tokens, mention.start), mention.start);
  const copula = clause.findLastIndex((token) => /^(is|are|was|were|am)$/.test(token));
  const subject = clause
    .slice(0, Math.max(0, copula))
    .findLast((token) => !/^(HEDGE|all|still|both|just|really|OR|AND|there)$/.test(token));
  if (copula > 0 && subject !== undefined && !/^s?he$/.test(subject) && others.test(subject))
    return true;
  const put = clause.findLastIndex((token) => putting.test(token));
  const did = clause.findLastIndex((token) => pastimes.test(token));
  const person = clause.some((token) => others.test(token));
  return (
    did >= 0 &&
    put <= did &&
    (person || did === 0) &&
    !clause.includes("T") &&
    !/^(sitting|lying|drying|moving)$/.test(clause[did] ?? "")
  );
}

function isLocated(reading: Reading, mention: Mention): boolean {
  const clause = reading.tokens.slice(clauseStart(reading.tokens, mention.start), mention.start);
  return clause.some(
    (token) => putting.test(token) || /^(is|are|was|were|ALSO|one|ones|T\d+)$/.test(token),
  );
}

function isUnsure(reading: Reading, mention: Mention): boolean {
  const { start, end } = sentenceSpan(reading.tokens, mention.start);
  const sentence = reading.tokens.slice(start, end);
  const asked = reading.tokens[clauseEnd(reading.tokens, mention.end)] === "?";
  const vague = mention.relation === "near" || mention.relation === "under";
  return vague || asked || sentence.some((token) => /^(HEDGE|TRY|IFNOT)$/.test(token));
}

/** What every mention of the reply says, in order. */
export function readStatements(reading: Reading): Statement[] {
  const denied = polarities(reading);
  return reading.mentions.map((mention, at) => {
    const subject = subjectOf(reading, at);
    return {
      mention,
      negative: denied[at] ?? false,
      unsure: isUnsure(reading, mention),
      link: linkOf(reading, at),
      thing: subject.thing,
      alien: subject.alien,
      ignored: isIgnored(reading, at, denied),
      located: isLocated(reading, mention),
    };
  });
}
