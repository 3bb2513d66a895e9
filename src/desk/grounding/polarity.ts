import { linkOf } from "./links.js";
import { entityAt } from "./mentions.js";
import {
  clauseStart,
  gapBefore,
  isLightOnly,
  leadOf,
  sentenceSpan,
  type TokenisedReply,
} from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

const negative = /^(NEG|UNSEEN|CHECKED|ABSENT)$/;

/** "I checked the fridge and it's there". */
export function isFoundAfter(reply: TokenisedReply, at: number): boolean {
  const end = reply.mentions[at]?.end ?? 0;
  const until = reply.mentions[at + 1]?.start ?? reply.tokens.length;
  return reply.tokens.slice(end, until).includes(cue.THERE);
}

/** "not in the ...", "already looked in the ...". */
function isDeniedBefore(reply: TokenisedReply, at: number): boolean {
  const lead = leadOf(reply, at);
  const last = lead.findLastIndex((token) => negative.test(token));
  if (last < 0 || gapBefore(reply, at).includes(cue.IFNOT)) return false;
  if (isFoundAfter(reply, at)) return false;
  const since = lead.slice(last + 1);
  if (lead[last] === cue.CHECKED && /\b(AND|,) (it|they|she|he|there)\b/.test(since.join(" ")))
    return false;
  if (lead[last] !== cue.CHECKED) return !since.includes(cue.TRY);
  return isLightOnly(since, /^(IN|HEDGE|AND|UNDER|NEAR|OTHER|T\d+|for|\d+)$/);
}

/** "the fridge is empty", "drawer 2: nothing there". */
function isAbsentAfter(reply: TokenisedReply, at: number, rest: readonly string[]): boolean {
  const absent = rest.indexOf(cue.ABSENT);
  const between = rest.slice(0, Math.max(0, absent));
  if (absent < 0 || between.includes(cue.OTHER)) return false;
  // "one in the sink, a third one's gone": another one than was told of.
  if (/(?:[,;.]|AND)(?: (?:the|a))? (?:O\d+|one|\d+)\b/.test(between.join(" "))) return false;
  const end = reply.mentions[at]?.end ?? 0;
  const inSentence = end + absent < sentenceSpan(reply, end).end;
  const isNear = inSentence || between.every((token) => isBreak(token) || isLight(token));
  const isOfNext =
    reply.mentions[at + 1] !== undefined &&
    !rest.slice(absent + 1).some((token) => isBreak(token) || token === cue.ALSO);
  return isNear && !isOfNext;
}

/** "on the shelves I did not see any": the place stands first, and what was not seen there is the thing asked for. */
function isUnseenAfter(reply: TokenisedReply, at: number, rest: readonly string[]): boolean {
  const mention = reply.mentions[at];
  const unseen = rest.indexOf(cue.UNSEEN);
  if (!mention || unseen < 0 || mention.end + unseen >= sentenceSpan(reply, mention.start).end)
    return false;
  const isFronted = isLightOnly(leadOf(reply, at), /^(IN|BREAK|AND)$/);
  const what = rest.slice(unseen + 1);
  return (
    isFronted &&
    rest.slice(0, unseen).some((token) => /^(i|we)$/.test(token)) &&
    (isBreak(what[0] ?? ".") ||
      /^(any|one|it|them|ONEOF|that)$/.test(what[0] ?? "") ||
      entityAt(
        what.find((token) => !isLight(token)),
        reply.entities,
      )?.asked === true)
  );
}

/** "the shelves already checked", "fridge - checked". */
function isCheckedAfter(rest: readonly string[]): boolean {
  const checked = rest.indexOf(cue.CHECKED);
  if (checked < 0 || !isLightOnly(rest.slice(0, checked), /^[,;?]$/)) return false;
  const tail = rest.slice(checked + 1).filter((token) => !/^(them|it|those|all)$/.test(token));
  return isBreak(tail[0] ?? ".");
}

/** "the sofa? no. the desk? no.", "in drawer 2 also not"; but not "in the sink, no?". */
function isRefusedAfter(rest: readonly string[], hasNext: boolean): boolean {
  const no = rest.indexOf(cue.NEG);
  if (no < 0 || (rest[no + 1] === "?" && !rest.slice(0, no).includes("?"))) return false;
  const lead = rest.slice(0, no);
  if (lead.some(isBreak) && !lead.every((token) => /^([?,;]|ALSO)$/.test(token))) return false;
  if (!isLightOnly(lead, /^([?,;]|ALSO|HEDGE)$/)) return false;
  const tail = rest.slice(no + 1);
  return isBreak(tail[0] ?? (hasNext ? "" : "."));
}

/** @param isNextDenied the same of the next mention */
function isDeniedAfter(reply: TokenisedReply, at: number, isNextDenied: boolean): boolean {
  const mention = reply.mentions[at];
  if (!mention) return false;
  const next = reply.mentions[at + 1];
  const rest = reply.tokens.slice(mention.end, next?.start ?? reply.tokens.length);
  if (isAbsentAfter(reply, at, rest) || isUnseenAfter(reply, at, rest)) return true;
  if (isRefusedAfter(rest, next !== undefined)) return true;
  if (rest.some((token) => /^(yes|yep|yeah|yup)$/.test(token))) return false;
  if (isNextDenied && isLightOnly(rest, /^(AND|OR|,|IN|\d+)$/)) return true;
  const before = reply.tokens.slice(clauseStart(reply, mention.start), mention.start);
  if (before.some((token) => /^(is|are|was|HEDGE)$/.test(token))) return false;
  return isCheckedAfter(rest);
}

/** "not in drawers 1, 2, 3": a number that lives on the name before it. */
function isBareNumber({ tokens, mentions }: TokenisedReply, at: number): boolean {
  const mention = mentions[at];
  return (
    mention !== undefined &&
    /^O?\d+$/.test(tokens[mention.end - 1] ?? "") &&
    !tokens.slice(mention.start, mention.end).some((token) => token.startsWith("P"))
  );
}

/**
 * Whether a denial goes on: it does in "not in the sink or the fridge", not in "not the sofa, the armchair".
 *
 * @param isNextCarried the same of the next mention
 */
function carriesOn(reply: TokenisedReply, at: number, isNextCarried: boolean): boolean {
  const gap = gapBefore(reply, at);
  if (isBareNumber(reply, at) && gap.every((token) => /^(,|OR|AND|the)$/.test(token))) return true;
  if (!isLightOnly(gap, /^(,|IN|OR|AND|NEAR|UNDER|ALSO|OTHER)$/)) return false;
  if (gap.some((token) => /^(it|they|there|is|are|was)$/.test(token))) return false;
  const link = linkOf(reply, at);
  if (link === "or" || link === "and") return true;
  if (link !== "list") return false;
  const after = linkOf(reply, at + 1);
  return after === "list" ? isNextCarried : after === "or" || after === "and";
}

/** Reads every mention, the last one first, as one may go by the next. */
function readBackwards(
  reply: TokenisedReply,
  read: (reply: TokenisedReply, at: number, next: boolean) => boolean,
): readonly boolean[] {
  const found: boolean[] = [];
  for (let at = reply.mentions.length - 1; at >= 0; at -= 1)
    found[at] = read(reply, at, found[at + 1] === true);
  return found;
}

/** Whether each mention is denied. The members of a list follow its first one. */
export function readPolarities(reply: TokenisedReply): boolean[] {
  const deniedAfter = readBackwards(reply, isDeniedAfter);
  const carried = readBackwards(reply, carriesOn);
  const denied: boolean[] = [];
  reply.mentions.forEach((_, at) => {
    const isDenied = deniedAfter[at] === true || isDeniedBefore(reply, at);
    denied.push(isDenied || (denied[at - 1] === true && carried[at] === true));
  });
  return denied;
}
