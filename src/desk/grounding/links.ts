import { isBreak, isStop } from "./mentions.js";
import { gapBefore, isLightOnly, leadOf, putting, type Reading, sentenceSpan } from "./reading.js";
import { cue } from "./tokens.js";

/** How a mention follows the one before it; "list": only a comma between. */
export type Link = "start" | "or" | "and" | "list" | "instead" | "next";

/** Whether what came before is taken back here. */
function isTakenBack(gap: readonly string[]): boolean {
  if (gap.includes(cue.CORRECTION)) return true;
  const small = /^(ACTUALLY|IN|HEDGE|NEG|ABSENT|BREAK|THEN|i|have|moved|put|[.,;!?]|\.\.\.)$/;
  return gap.includes(cue.ACTUALLY) && isLightOnly(gap, small);
}

/** "one in the sink, one on the table": every one has its place. */
function countsOn(reading: Reading, at: number): boolean {
  const counts = /^(one|ones|\d+)$/;
  const before = leadOf(reading, at - 1).some((token) => counts.test(token));
  return before && leadOf(reading, at).some((token) => counts.test(token));
}

/** Whether the mention ends its clause with that one tag. */
function endsWith(reading: Reading, at: number, tag: string): boolean {
  const end = reading.mentions[at]?.end ?? 0;
  return reading.tokens[end] === tag && isBreak(reading.tokens[end + 1] ?? ".");
}

/** "drawer 1. drawer 3 too" */
function isToo(reading: Reading, at: number): boolean {
  return endsWith(reading, at, cue.ALSO);
}

/** "the table, the sofa otherwise" */
function isOtherwise(reading: Reading, at: number): boolean {
  return endsWith(reading, at, cue.OR);
}

/** The words of the sentence that lead to the mention. */
function leadingWords(reading: Reading, at: number): readonly string[] {
  const start = sentenceSpan(reading.tokens, reading.mentions[at - 1]?.start ?? 0).start;
  return reading.tokens.slice(start, reading.mentions[at]?.start ?? 0);
}

/** Relation of mention `at` to the one before, from the words between the two. */
export function linkOf(reading: Reading, at: number): Link {
  if (!reading.mentions[at] || !reading.mentions[at - 1]) return "start";
  const gap = gapBefore(reading, at);
  if (isTakenBack(gap)) return "instead";
  if (gap.includes(cue.ALSO) || isToo(reading, at)) return "and";
  if (gap.includes(cue.OR) || isOtherwise(reading, at)) return "or";
  if (countsOn(reading, at)) return "and";
  const words = leadingWords(reading, at);
  if (gap.includes(cue.THEN))
    return leadOf(reading, at).some((word) => putting.test(word)) ? "next" : "or";
  if (gap.includes(cue.AND))
    return words.includes(cue.TRY) || words.includes(cue.ONEOF) ? "or" : "and";
  if (words.includes(cue.TRY) && !gap.some(isStop)) return "or";
  if (gap.includes("?")) return "or";
  if (gap.includes(cue.HEDGE) && words.includes(cue.HEDGE) && gap.includes(cue.BREAK)) return "or";
  if (gap.length === 0) return "list";
  const isList = gap.includes(",") && isLightOnly(gap, /^(,|IN|HEDGE|NEG|NEAR)$/);
  return isList ? "list" : "next";
}
