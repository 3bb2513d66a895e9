import type { Entity } from "./entities.js";
import type { Mention } from "./mentions.js";
import { cue, isBreak, isLight, isStop } from "./tokens.js";

/** A reply as tokens, with the names and places found in it. */
export interface TokenisedReply {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
  /** Class of the thing asked about. */
  readonly noun: string;
}

/** Index of the first token of the clause that holds token `at`. */
export function clauseStart(tokens: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && !isBreak(tokens[start - 1] ?? "") && tokens[start - 1] !== cue.CORRECTION)
    start -= 1;
  return start;
}

/** Index after the last token of the clause. */
export function clauseEnd(tokens: readonly string[], at: number): number {
  let end = at;
  while (end < tokens.length && !isBreak(tokens[end] ?? "")) end += 1;
  return end;
}

/** The sentence that holds token `at`; commas, brackets and dashes do not end it. */
export function sentenceSpan(
  tokens: readonly string[],
  at: number,
): { readonly start: number; readonly end: number } {
  let start = at;
  while (start > 0 && !isStop(tokens[start - 1] ?? "")) start -= 1;
  let end = at;
  while (end < tokens.length && !isStop(tokens[end] ?? "")) end += 1;
  return { start, end };
}

/** Tokens of the mention's clause that stand before it, and after the mention before. */
export function leadOf(reply: TokenisedReply, at: number): readonly string[] {
  const mention = reply.mentions[at];
  if (!mention) return [];
  const start = clauseStart(reply.tokens, mention.start);
  return reply.tokens.slice(Math.max(start, reply.mentions[at - 1]?.end ?? 0), mention.start);
}

/** Tokens between a mention and the one before it. */
export function gapBefore(reply: TokenisedReply, at: number): readonly string[] {
  const { mentions, tokens } = reply;
  return tokens.slice(mentions[at - 1]?.end ?? 0, mentions[at]?.start ?? tokens.length);
}

/** Whether every token is a small word or matches `also`. */
export function isLightOnly(tokens: readonly string[], also: RegExp): boolean {
  return tokens.every((token) => isLight(token) || also.test(token));
}

/** Verbs of putting, leaving, seeing and being kept. */
export const putting =
  /^(put|puts|putting|moved|left|leave|leaves|saw|see|seen|spotted|noticed|found|find|place|placed|stuck|stick|set|keep|kept|keeps|drop|dropped|toss|tossed|threw|throw|thrown|chucked|shoved|stashed|stored|store|hid|hide|hidden|have|has|had|got|popped|lives|live|goes|go|belongs|sits|took|lay|lies|lying|stands|hangs|hanging|landed|ended|tucked|dumped|parked|stays|staying|resting|waiting|drying|sitting)$/;

/** Whether the mention's clause has its own subject and verb ("it is in ..."). */
export function isLocated(reply: TokenisedReply, at: number): boolean {
  return leadOf(reply, at).some(
    (token) => putting.test(token) || /^(is|are|was|were|ALSO|one|ones|T\d+)$/.test(token),
  );
}
