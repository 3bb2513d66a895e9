import { entityAt } from "./mentions.js";
import {
  clauseEnd,
  gapBefore,
  isLightOnly,
  leadOf,
  namesMembers,
  putting,
  sentenceSpan,
  type TokenisedReply,
} from "./tokenised-reply.js";
import { cue, isBreak, isLight, isStop } from "./tokens.js";

/** How a mention relates to the one before it; "list": only a comma stands between them. */
export type Link = "start" | "or" | "and" | "list" | "instead" | "next";

/** Whether the words between two mentions take back the first. */
function isTakenBack(reply: TokenisedReply, at: number): boolean {
  const gap = gapBefore(reply, at);
  if (gap.includes(cue.CORRECTION)) return true;
  if (gap.includes(cue.ACTUALLY) && isOtherNumber(reply, at)) return true;
  if (isNow(reply, at)) return true;
  const small = /^(ACTUALLY|IN|HEDGE|NEG|ABSENT|BREAK|THEN|i|have|moved|put|[.,;!?]|\.\.\.)$/;
  return gap.includes(cue.ACTUALLY) && isLightOnly(gap, small);
}

/** "cabinet 2, sorry, my eyes, cabinet 5": another number of the same class, with no verb of its own. */
function isOtherNumber(reply: TokenisedReply, at: number): boolean {
  const [own, before] = [reply.mentions[at], reply.mentions[at - 1]];
  if (!own?.numbered || !before?.numbered || own.classes.join() !== before.classes.join())
    return false;
  const joins = /^(AND|ALSO|OR|NEG|CHECKED|ABSENT|COUNT|one|is|are|was)$/;
  return !gapBefore(reply, at).some((token) => joins.test(token));
}

/** "one in the sink": how many of them a mention is of. */
function isCounted(reply: TokenisedReply, at: number): boolean {
  const counts = /^(one|ones|dozen|couple|few|several|some|most|half|many|lots|loads|pair|\d+)$/;
  const end = reply.mentions[at]?.end ?? 0;
  const after = reply.tokens.slice(end, end + 2);
  const isAfter = /^(is|are)$/.test(after[0] ?? "") && counts.test(after[1] ?? "");
  return isAfter || leadOf(reply, at).some((token) => counts.test(token));
}

/** "drawer 1 for the teaspoons, drawer 2 for the big ones": each has a use of its own. */
function hasUses(reply: TokenisedReply, at: number): boolean {
  const { tokens, mentions } = reply;
  const uses = (index: number) => {
    const end = mentions[index]?.end ?? 0;
    const after = tokens.slice(end, end + 5);
    return after[0] === "for" || (after[0] === ";" && after.slice(2).includes(";"));
  };
  return uses(at - 1) && uses(at);
}

/** Words for where in a place something is: they name none of the things. */
const position = /^(top|bottom|upper|lower|middle|left|right|main|usual|kitchen|same|first|last)$/;

/** "the red one" of "the red one in drawer 1": the words before a mention that name some of those asked for; or "". */
function nameOf({ mentions, tokens, bounds }: TokenisedReply, at: number): string {
  const from = mentions[at]?.start ?? 0;
  const start = Math.max(bounds.sentenceStarts[from] ?? 0, mentions[at - 1]?.end ?? 0);
  const words = tokens.slice(start, from).filter((token) => token !== ",");
  const [first = "", second = "", third = ""] = words.filter((token) => token !== ";");
  if (words.length === 2 && words[1] === ";" && /^([a-z]{3,}|T\d+)$/.test(first)) return first;
  const rank = first === "the" ? second : first;
  if (/^O\d+$/.test(rank)) return rank;
  const isName = (word: string) => /^[a-z]{3,}$/.test(word) && !isLight(word);
  if (isName(first) && /^(one|ones|T\d+|'s)$/.test(second)) return first;
  const isOne = first === "the" && /^[a-z]{3,}$/.test(second) && !position.test(second);
  return isOne && /^(IN|is|are|one|ones|T\d+)$/.test(third) ? second : "";
}

/** "one in the sink, the red one on the table": each speaks of others, so both hold. */
function speaksOfOthers(reply: TokenisedReply, at: number): boolean {
  const isSome = (index: number) => isCounted(reply, index) || nameOf(reply, index) !== "";
  if (!isSome(at) || !isSome(at - 1)) return false;
  return isCounted(reply, at) || nameOf(reply, at) !== nameOf(reply, at - 1);
}

const past =
  /^(originally|previously|formerly|yesterday|initially|earlier|once|before|was|were|STORY|last)$/;
const present = /^(now|currently|today|nowadays|presently)$/;

/** "originally on the shelf; now on the desk" */
function isNow(reply: TokenisedReply, at: number): boolean {
  const clause = (index: number) => {
    const mention = reply.mentions[index];
    if (!mention) return [];
    const start = Math.max(
      sentenceSpan(reply, mention.start).start,
      reply.mentions[index - 1]?.end ?? 0,
    );
    const next = reply.mentions[index + 1]?.start ?? reply.tokens.length;
    return reply.tokens.slice(start, Math.min(next, clauseEnd(reply, mention.end)));
  };
  const before = clause(at - 1);
  const wasThere =
    before.some((token) => past.test(token)) && !before.some((token) => present.test(token));
  const gap = gapBefore(reply, at);
  const isThere =
    gap.some((token) => /^(is|are|moved|back)$/.test(token)) &&
    !gap.some((token) =>
      /^(one|ones|ALSO|COUNT|OTHER|OR|NEG|was|were|T\d+|\d+|[.?])$/.test(token),
    ) &&
    leadOf(reply, at - 1).some((token) => /^(was|were)$/.test(token));
  return wasThere && (isThere || clause(at).some((token) => present.test(token)));
}

/** Whether only that one token follows the mention in its clause. */
function endsWith(reply: TokenisedReply, at: number, tag: string): boolean {
  const end = reply.mentions[at]?.end ?? 0;
  return reply.tokens[end] === tag && isBreak(reply.tokens[end + 1] ?? ".");
}

/** "drawer 1. drawer 3 too" */
function isToo(reply: TokenisedReply, at: number): boolean {
  return endsWith(reply, at, cue.ALSO);
}

/** "the table, the sofa otherwise" */
function isOtherwise(reply: TokenisedReply, at: number): boolean {
  return endsWith(reply, at, cue.OR);
}

/** "Shelf 1. Shelf 2.": a sentence that is nothing but a numbered place. */
function isFragment(reply: TokenisedReply, at: number): boolean {
  const mention = reply.mentions[at];
  if (!mention?.numbered) return false;
  const { start, end } = sentenceSpan(reply, mention.start);
  return isLightOnly(reply.tokens.slice(start, mention.start), /^IN$/) && end === mention.end;
}

/** "drawers 1, 3": several of them are named, and no doubt is said. */
function isEnumeration({ tokens, mentions, entities }: TokenisedReply, at: number): boolean {
  const isBare = (index: number) => /^\d+$/.test(tokens[mentions[index]?.start ?? 0] ?? "");
  let first = at;
  while (first > 0 && isBare(first)) first -= 1;
  const name = entityAt(tokens[mentions[first]?.start ?? 0], entities)?.name ?? "";
  return (
    isBare(at) &&
    name.endsWith("s") &&
    !tokens.some((token) => /^(HEDGE|ONEOF|OR|TRY|\?)$/.test(token))
  );
}

/** "you know the cupboard with the tins? number 4" */
function narrows({ mentions }: TokenisedReply, at: number): boolean {
  const [own, before] = [mentions[at], mentions[at - 1]];
  if (!own?.numbered || !before || before.numbered) return false;
  return own.ids.every((id) => before.ids.includes(id));
}

/** "in the safe or was it the desk? The desk.": of those that were weighed, the one that is said again. */
function isOwnAnswer(reply: TokenisedReply, at: number): boolean {
  const [own, before] = [reply.mentions[at], reply.mentions[at - 1]];
  const isAgain = own?.ids.join() === before?.ids.join() && at > 1;
  return isAgain && /^\?( the| IN)*$/.test(gapBefore(reply, at).join(" "));
}

/** "could be the sink; could be the fridge" */
function isHedgedTwice(reply: TokenisedReply, at: number): boolean {
  const own = gapBefore(reply, at);
  const hedged = own.indexOf(cue.HEDGE);
  return hedged >= 0 && leadOf(reply, at - 1).includes(cue.HEDGE);
}

/** The words of the sentence that lead to the mention. */
function leadingWords(reply: TokenisedReply, at: number): readonly string[] {
  const start = sentenceSpan(reply, reply.mentions[at - 1]?.start ?? 0).start;
  return reply.tokens.slice(start, reply.mentions[at]?.start ?? 0);
}

/** "it lives in drawer 1 but I made pancakes so, sink": nothing but the place follows. */
function isConcluded(gap: readonly string[]): boolean {
  const since = gap.slice(gap.lastIndexOf(cue.SO) + 1);
  return gap.includes(cue.SO) && isLightOnly(since, /^(IN|HEDGE|,)$/) && !since.includes("that");
}

/** "... then Ana put it back in the drawer": it is no longer where it was. "The sink, then the fridge" only tries. */
function linkAfterThen(lead: readonly string[]): Link {
  const put = lead.findIndex((word) => putting.test(word));
  if (put < 0) return "or";
  return /^(it|them|that)$/.test(lead[put + 1] ?? "") ? "instead" : "next";
}

/** How mention `at` relates to the one before, from the words between the two. */
export function linkOf(reply: TokenisedReply, at: number): Link {
  if (!reply.mentions[at] || !reply.mentions[at - 1]) return "start";
  const gap = gapBefore(reply, at);
  if (reply.mentions[at]?.start === reply.mentions[at - 1]?.start) return "and";
  if (isTakenBack(reply, at) || isConcluded(gap)) return "instead";
  if (gap.includes(cue.ALSO) || isToo(reply, at)) return "and";
  if (gap.includes(cue.COUNT)) return "and";
  if (gap.some((token) => /^(says|said|reckons|claims|swears|thinks|insists)$/.test(token)))
    return "or";
  if (gap.includes(cue.OR) || isOtherwise(reply, at)) return "or";
  if (speaksOfOthers(reply, at) || hasUses(reply, at)) return "and";
  const words = leadingWords(reply, at);
  if (gap.includes(cue.THEN)) return linkAfterThen(leadOf(reply, at));
  if (gap.includes(cue.AND))
    return words.includes(cue.TRY) || words.includes(cue.ONEOF) ? "or" : "and";
  if (words.includes(cue.TRY) && !gap.some(isStop)) return "or";
  if (isOwnAnswer(reply, at)) return "instead";
  if (gap.includes("?") && !namesMembers(reply, at)) return narrows(reply, at) ? "list" : "or";
  if (leadOf(reply, at - 1).includes(cue.IFNOT)) return "or";
  if (isHedgedTwice(reply, at)) return "or";
  if (gap.length === 0) return "list";
  const isList = gap.includes(",") && isLightOnly(gap, /^(,|IN|HEDGE|NEG|NEAR)$/);
  if (isList && reply.tokens.includes(cue.COUNT)) return "and";
  const isRow = gap.length === 1 && gap[0] === "." && isFragment(reply, at - 1);
  if (isRow && isFragment(reply, at)) return "and";
  return isList ? (isEnumeration(reply, at) ? "and" : "list") : "next";
}
