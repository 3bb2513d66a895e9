/** How far a reading can be trusted: what of the reply it leaves unread. */
import { classOf } from "../../core/fact.js";
import type { Confidence, LocationClaim } from "../../core/grounding.js";
import type { Statement } from "./statements.js";
import { leadOf, sentenceSpan, type TokenisedReply } from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

/** A number by itself that counts nothing: "drawer 3, make it 4". */
function leavesNumber({ tokens, mentions }: TokenisedReply): boolean {
  return tokens.some((token, at) => {
    if (!/^([1-9]|1\d|2\d)$/.test(token)) return false;
    if (mentions.some(({ start, end }) => start <= at && at < end)) return false;
    const before = tokens[at - 1] ?? "";
    const counts =
      /^(T\d+|CLOCK|NEAR|number|all|those|these|are|of|both|past|IN|has|have|had|got|holds?|contains?|total|sum|quantity|qty|count|makes?|with|about)$/.test(
        before,
      );
    return !counts && isBreak(tokens[at + 1] ?? ".");
  });
}

/** A place that no claim speaks of, though nothing says why. */
function leavesPlace(
  reply: TokenisedReply,
  statements: readonly Statement[],
  claims: readonly LocationClaim[],
): boolean {
  const spoken = new Set(claims.flatMap(({ places }) => places));
  // Where the thing is said to be somewhere, what else is told of places is a story.
  const isTold = claims.some(({ polarity, certainty }) => polarity && certainty === "sure");
  return statements.some(({ mention, aside, link }, at) => {
    if (mention.ids.length === 0 || mention.ids.every((id) => spoken.has(id))) return false;
    if (!aside && statements.slice(at + 1).some((later) => later.link === "instead")) return false;
    if (aside && (isTold || leadOf(reply, reply.mentions.indexOf(mention)).includes(cue.STORY)))
      return false;
    if (aside) return /^(in|none|over)$/.test(mention.relation);
    return link !== "start" && !mention.ids.some((id) => spoken.has(id));
  });
}

/** "the top drawer or the one below": something is offered beside the place, and it was not read. */
function leavesAlternative({ tokens, mentions, bounds }: TokenisedReply): boolean {
  return tokens.some((token, at) => {
    if (token !== cue.OR || !/^(the|one|just|in|IN)$/.test(tokens[at + 1] ?? "")) return false;
    const end = bounds.clauseEnds[at] ?? tokens.length;
    const isRead = mentions.some(({ start }) => start > at && start <= end + 1);
    const rest = tokens.slice(at + 1, end);
    return (
      !isRead &&
      mentions.some((mention) => mention.end <= at) &&
      rest.some(
        (word) => /^(UNDER|NEAR|OVER)$/.test(word) || (/^[a-z]{3,}$/.test(word) && !isLight(word)),
      )
    );
  });
}

/** "drawer 3. the one below that", "below the one with the forks", "whichever shelf the vase is on": a place that is only told by another one. */
function pointsOn({ tokens }: TokenisedReply): boolean {
  if (/\b(?:whichever|whatever|same) P\d/.test(tokens.join(" "))) return true;
  return tokens.some((token, at) => {
    const isLed = /^(one|ones|just|right|[.,;]|P\d+)$/.test(tokens[at - 1] ?? "");
    if (!isLed || !/^(UNDER|NEAR|OVER)$/.test(token)) return false;
    const [first = "", second = "."] = tokens.slice(at + 1, at + 3);
    return /^(that|it|this)$/.test(first) ? isBreak(second) : `${first} ${second}` === "the one";
  });
}

/** Words after which "that it is in the sink" is claimed. */
const claiming =
  /^(know|knew|think|thought|believe|sure|certain|positive|bet|guess|say|said|says|tell|tells|told|swear|swore|promise|remember|recall|see|saw|seen|notice|noticed|heard|mean|means|meant|reckon|suppose|suspect|hope|assume|presume|imagine|fear|afraid|confirm|confirmed|feel|feeling|so|is|was|me|understand|gather|seems|appears|fact|happy|glad|likely|possible|probable|chance|chances|convinced|you|him|her|us|them)$/;

/** "I reject the theory that it is in the sink", "if I said the sink": another clause decides whether it is so. */
function isGoverned(reply: TokenisedReply, { mention, aside, negative }: Statement): boolean {
  if (aside || negative) return false;
  const start = sentenceSpan(reply, mention.start).start;
  const lead = reply.tokens.slice(start, mention.start);
  const that = lead.findIndex(
    (token, at) =>
      token === "that" &&
      /^[a-z]{3,}$/.test(lead[at - 1] ?? "") &&
      /^(it|they|there|the|T\d+)$/.test(lead[at + 1] ?? "") &&
      lead.slice(at + 1, at + 4).some((word) => /^(is|are|was|were)$/.test(word)),
  );
  if (that >= 0 && !claiming.test(lead[that - 1] ?? "")) return true;
  return /\b(if|whether) (i|we|he|she) (said|say|told|claimed|wrote)\b/.test(lead.join(" "));
}

/** "I moved it to the sink": a change is worth a press. */
function isMove({ tokens }: TokenisedReply, statements: readonly Statement[]): boolean {
  const moves = tokens.some((token, at) => token === cue.CORRECTION && tokens[at + 1] === "moved");
  return moves && !statements.some(({ negative, link }) => negative || link === "instead");
}

/** Whether the only place named is one that the thing is near or below. */
function isRelation(statements: readonly Statement[]): boolean {
  return statements.some(
    ({ mention, negative, aside }) =>
      !aside && !negative && /^(near|under)$/.test(mention.relation),
  );
}

/** Two readings of which a correction or an earlier time may have taken back one: "it was on the desk ... the shelf". */
function mayTakeBack(
  { tokens }: TokenisedReply,
  statements: readonly Statement[],
  claims: readonly LocationClaim[],
): boolean {
  if (claims.filter(({ polarity }) => polarity).length < 2) return false;
  const turnsBack = tokens.some((token) => token === cue.CORRECTION || token === cue.ACTUALLY);
  const isPast = tokens.some((token) =>
    /^(was|were|had|thought|yesterday|earlier|before)$/.test(token),
  );
  const unlinked = statements.some(({ link, aside }) => !aside && link === "next");
  return turnsBack || (isPast && unlinked);
}

/** "only cabinet I have not opened is 3": a number stands where a place would, and was not read as one. */
function leavesRank({ tokens, mentions }: TokenisedReply): boolean {
  return tokens.some(
    (token, at) =>
      /^O?([1-9]|1\d)$/.test(token) &&
      /^(is|OR|IN)$/.test(tokens[at - 1] ?? "") &&
      /^([.,;!]|\.\.\.|OR|SO|BREAK)$/.test(tokens[at + 1] ?? ".") &&
      !mentions.some(({ start, end }) => start <= at && at < end),
  );
}

/** "bureau 1" where desks and dressers are called so. */
function isTwofold(statements: readonly Statement[]): boolean {
  return statements.some(
    ({ mention, aside, negative }) =>
      !aside &&
      !negative &&
      mention.numbered &&
      new Set(mention.ids.map(classOf)).size > 1 &&
      mention.ids.length > 1,
  );
}

/** "It is everywhere. It is in the safe": what is everywhere is at no place more than at another. */
function isEverywhere({ tokens }: TokenisedReply): boolean {
  return /\b(?:it|they|T\d+) (?:is|are) (?:\w+ )?everywhere\b/.test(tokens.join(" "));
}

/** Sure when the reading uses all that the reply says of places. */
export function confidenceIn(
  reply: TokenisedReply,
  statements: readonly Statement[],
  claims: readonly LocationClaim[],
): Confidence {
  const positive = claims.some(({ polarity }) => polarity);
  const doubtful =
    isRelation(statements) ||
    isEverywhere(reply) ||
    leavesAlternative(reply) ||
    pointsOn(reply) ||
    statements.some((one) => isGoverned(reply, one)) ||
    isMove(reply, statements) ||
    isTwofold(statements) ||
    mayTakeBack(reply, statements, claims) ||
    leavesPlace(reply, statements, claims) ||
    (positive && (leavesNumber(reply) || leavesRank(reply)));
  return doubtful ? "middling" : "sure";
}

/** A choice is doubtful when it leaves out an option that was named, or a correction. */
export function confidenceInChoice(reply: TokenisedReply, ignored: boolean): Confidence {
  const last = reply.tokens.lastIndexOf(cue.CORRECTION);
  const named = reply.tokens.findLastIndex((token) =>
    /^(\d+|O\d+|[PT]\d+|OTHER|middle|last)$/.test(token),
  );
  return ignored || last > named ? "middling" : "sure";
}
