import type { Entity } from "./meanings.js";
import type { Mention } from "./mentions.js";
import { cue, isBreak, isLight, isStop } from "./tokens.js";

/** A reply as tokens, with the names and places found in it. */
export interface TokenisedReply {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
  /** Class of the thing asked about. */
  readonly noun: string;
  readonly bounds: Bounds;
}

/** For each token, and for the end: where its clause and its sentence begin and end. */
interface Bounds {
  readonly clauseStarts: readonly number[];
  readonly clauseEnds: readonly number[];
  readonly sentenceStarts: readonly number[];
  readonly sentenceEnds: readonly number[];
}

export function boundsOf(tokens: readonly string[]): Bounds {
  const isBreakOrCorrection = (token: string) => isBreak(token) || token === cue.CORRECTION;
  return {
    clauseStarts: startsAfter(
      tokens,
      (token, at) =>
        isBreakOrCorrection(token) || (token === cue.AND && people.test(tokens[at + 1] ?? "")),
    ),
    clauseEnds: endsAt(tokens, isBreak),
    sentenceStarts: startsAfter(tokens, isStop),
    sentenceEnds: endsAt(tokens, isStop),
  };
}

/** Who begins a clause of their own after "and": "Mum said so and I brought it". */
const people = /^(i|we|he|she|they)$/;

type IsEnd = (token: string, at: number) => boolean;

function startsAfter(tokens: readonly string[], isEnd: IsEnd): readonly number[] {
  const starts = [0];
  for (const [at, token] of tokens.entries())
    starts.push(isEnd(token, at) ? at + 1 : (starts[at] ?? 0));
  return starts;
}

function endsAt(tokens: readonly string[], isEnd: IsEnd): readonly number[] {
  const ends: number[] = [];
  ends[tokens.length] = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at -= 1)
    ends[at] = isEnd(tokens[at] ?? "", at) ? at : (ends[at + 1] ?? tokens.length);
  return ends;
}

/** Index of the first token of the clause that holds token `at`. */
export function clauseStart({ bounds }: TokenisedReply, at: number): number {
  return bounds.clauseStarts[at] ?? 0;
}

/** Index after the last token of the clause. */
export function clauseEnd({ bounds, tokens }: TokenisedReply, at: number): number {
  return bounds.clauseEnds[at] ?? tokens.length;
}

/** The sentence that holds token `at`; commas, brackets and dashes do not end it. */
export function sentenceSpan(
  { bounds, tokens }: TokenisedReply,
  at: number,
): { readonly start: number; readonly end: number } {
  const end = bounds.sentenceEnds[at] ?? tokens.length;
  return { start: bounds.sentenceStarts[at] ?? 0, end };
}

/** Tokens of the mention's clause that stand before it, and after the mention before. */
export function leadOf(reply: TokenisedReply, at: number): readonly string[] {
  const mention = reply.mentions[at];
  if (!mention) return [];
  const start = clauseStart(reply, mention.start);
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
  /^(put|puts|putting|moved|left|leave|leaves|saw|see|seen|spotted|noticed|found|find|place|placed|stuck|stick|set|keep|kept|keeps|drop|dropped|toss|tossed|threw|throw|thrown|chucked|shoved|stashed|stored|store|hid|hide|hidden|have|has|had|got|popped|lives|live|goes|go|belongs|sits|took|lay|lies|lying|stands|hangs|hanging|landed|ended|tucked|dumped|parked|stays|staying|resting|waiting|drying|sitting|putting|placing|storing)$/;

/** Those that a clause may speak of instead of the thing asked for. */
const notMembers =
  /^(i|we|you|he|she|who|nobody|everyone|someone|somebody|cat|dog|kid|kids|child|children|baby|husband|wife|mum|mom|dad|friend|son|daughter|brother|sister|feet|if|when|where|which|what|why|how|not|no|or|check|look|try|bet|check|checking|sorry|wait|yes|so|also|then|maybe|oh|well|definitely|probably|would|should|could|must|can|will|please|hey|hello|hi|thanks|ok|okay|sat|sit|did|do|does|go|going|went|come|[a-z]+ly|[a-z]{3,}ed|[a-z]{3,}ing)$/;

/** "spares in the cabinet", "library ones, shelf 1": the words before the place name some of those asked for. */
export function namesMembers(reply: TokenisedReply, at: number): boolean {
  const mention = reply.mentions[at];
  if (!mention) return false;
  const from = Math.max(sentenceSpan(reply, mention.start).start, reply.mentions[at - 1]?.end ?? 0);
  // "the red one? the counter": the question is the person's own, and names what the place is of.
  const before = sentenceSpan(reply, Math.max(0, from - 1));
  const isAsked =
    reply.tokens[from - 1] === "?" && from === sentenceSpan(reply, mention.start).start;
  const start = isAsked ? Math.max(before.start, reply.mentions[at - 1]?.end ?? 0) : from;
  const lead = reply.tokens
    .slice(start, mention.start)
    .join(" ")
    .replace("?", ",")
    .replace(/^\. /, "");
  const named =
    /^(?:[,;] )?(?:AND )?(?:(?:the|my|a|our|his|her|their|two|all) )?((?:(?:[a-z]{3,}|O\d+|\d+) ){1,3}?)(?:(?:[,;]|is|are|'s|(?:is|are) (?:all|still|usually)|[a-z]{3,}n|strewn all|all|left) )?(?:[,;] )?(?:(?:IN|OVER) )?(?:(?:the|my|our|a|top|bottom|O\d+) )*$/.exec(
      `${lead} `.replace(/^ $/, ""),
    )?.[1];
  if (!named) return false;
  const words = named.trim().split(" ");
  return (
    !words.some((word) => notMembers.test(word)) &&
    words.some((word) => !isLight(word) || /^(O?\d+|one|ones|mine)$/.test(word))
  );
}

/** Whether the mention's clause has its own subject and verb ("it is in ..."). */
export function isLocated(reply: TokenisedReply, at: number): boolean {
  const after = reply.tokens[reply.mentions[at]?.end ?? 0] ?? "";
  if (/^(has|have|holds|contains)$/.test(after) || namesMembers(reply, at)) return true;
  return leadOf(reply, at).some(
    (token) => putting.test(token) || /^(is|are|was|were|ALSO|one|ones|T\d+)$/.test(token),
  );
}
