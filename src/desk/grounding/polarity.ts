import { type Link, linkOf } from "./links.js";
import { isBreak, isLight } from "./mentions.js";
import {
  clauseStart,
  gapBefore,
  isLightOnly,
  leadOf,
  type Reading,
  sentenceSpan,
} from "./reading.js";
import { cue } from "./tokens.js";

const negative = /^(NEG|UNSEEN|CHECKED|ABSENT)$/;

/** "I checked the fridge and it's there". */
function isFoundAfter(reading: Reading, at: number): boolean {
  const end = reading.mentions[at]?.end ?? 0;
  const until = reading.mentions[at + 1]?.start ?? reading.tokens.length;
  return reading.tokens.slice(end, until).includes(cue.THERE);
}

/** "not in the ...", "already looked in the ...". */
function isDeniedBefore(reading: Reading, at: number): boolean {
  const lead = leadOf(reading, at);
  const last = lead.findLastIndex((token) => negative.test(token));
  if (last < 0 || gapBefore(reading, at).includes(cue.IFNOT)) return false;
  if (isFoundAfter(reading, at)) return false;
  const since = lead.slice(last + 1);
  if (lead[last] !== cue.CHECKED) return !since.includes(cue.TRY);
  return isLightOnly(since, /^(IN|HEDGE|AND|UNDER|NEAR|OTHER|T\d+|for|\d+)$/);
}

/** "the fridge is empty", "drawer 2: nothing there". */
function isAbsentAfter(reading: Reading, at: number, rest: readonly string[]): boolean {
  const absent = rest.indexOf(cue.ABSENT);
  const between = rest.slice(0, Math.max(0, absent));
  if (absent < 0 || between.includes(cue.OTHER)) return false;
  const end = reading.mentions[at]?.end ?? 0;
  const inSentence = end + absent < sentenceSpan(reading.tokens, end).end;
  const isNear = inSentence || between.every((token) => isBreak(token) || isLight(token));
  const isOfNext = reading.mentions[at + 1] !== undefined && !rest.slice(absent + 1).some(isBreak);
  return isNear && !isOfNext;
}

/** "the shelves already checked", "fridge - checked". */
function isCheckedAfter(rest: readonly string[]): boolean {
  const checked = rest.indexOf(cue.CHECKED);
  if (checked < 0 || !isLightOnly(rest.slice(0, checked), /^[,;]$/)) return false;
  return checked + 1 === rest.length || isBreak(rest[checked + 1] ?? "");
}

/** "the sofa? no. the desk? no." */
function isRefusedAfter(rest: readonly string[], hasNext: boolean): boolean {
  const no = rest.indexOf(cue.NEG);
  if (no < 1 || !rest.slice(0, no).every((token) => /^[?,;]$/.test(token))) return false;
  const tail = rest.slice(no + 1);
  return tail.every(isBreak) && (!hasNext || tail.length > 0);
}

function isDeniedAfter(reading: Reading, at: number): boolean {
  const mention = reading.mentions[at];
  if (!mention) return false;
  const next = reading.mentions[at + 1];
  const rest = reading.tokens.slice(mention.end, next?.start ?? reading.tokens.length);
  if (isAbsentAfter(reading, at, rest)) return true;
  if (next && isLightOnly(rest, /^(AND|OR|,|IN)$/) && isDeniedAfter(reading, at + 1)) return true;
  const before = reading.tokens.slice(clauseStart(reading.tokens, mention.start), mention.start);
  if (before.some((token) => /^(is|are|was|HEDGE)$/.test(token))) return false;
  return isCheckedAfter(rest) || isRefusedAfter(rest, next !== undefined);
}

/** "not in the sink or the fridge" goes on; "not the sofa, the armchair" does not. */
function carriesOn(reading: Reading, at: number, link: Link): boolean {
  const gap = gapBefore(reading, at);
  if (!isLightOnly(gap, /^(,|IN|OR|AND|NEAR|UNDER|ALSO|OTHER)$/)) return false;
  if (gap.some((token) => /^(it|they|there|is|are|was)$/.test(token))) return false;
  if (link === "or" || link === "and") return true;
  if (link !== "list") return false;
  const after = linkOf(reading, at + 1);
  if (after === "list") return carriesOn(reading, at + 1, after);
  return after === "or" || after === "and";
}

/** Whether each mention is denied; a list shares the polarity of its first member. */
export function readPolarities(reading: Reading): boolean[] {
  const denied: boolean[] = [];
  reading.mentions.forEach((_, at) => {
    if (isDeniedBefore(reading, at) || isDeniedAfter(reading, at)) denied.push(true);
    else denied.push(denied[at - 1] === true && carriesOn(reading, at, linkOf(reading, at)));
  });
  return denied;
}
