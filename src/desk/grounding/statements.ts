import { readAsides } from "./asides.js";
import { type Link, linkOf } from "./links.js";
import type { Mention } from "./mentions.js";
import { readPolarities } from "./polarity.js";
import { type Subject, subjectsOf } from "./subjects.js";
import { clauseEnd, isLocated, sentenceSpan, type TokenisedReply } from "./tokenised-reply.js";
import { cue } from "./tokens.js";

/** What a reply says with one mention of a place. */
export interface Statement {
  readonly mention: Mention;
  readonly subject: Subject;
  readonly negative: boolean;
  readonly unsure: boolean;
  readonly link: Link;
  /** It claims nothing: a story, a landmark, or where the thing came from. */
  readonly aside: boolean;
  /** It has a subject and verb of its own. */
  readonly located: boolean;
}

const hedges = [cue.HEDGE, cue.TRY, cue.IFNOT] as const;

function isUnsure(reply: TokenisedReply, mention: Mention): boolean {
  const { start, end } = sentenceSpan(reply, mention.start);
  const asks = reply.tokens[clauseEnd(reply, mention.end)] === "?";
  const isVague = mention.relation === "near" || mention.relation === "under";
  const sentence = reply.tokens.slice(start, end);
  return isVague || asks || hedges.some((hedge) => sentence.includes(hedge));
}

/** The statements of a reply, in the order of its mentions. */
export function readStatements(reply: TokenisedReply): Statement[] {
  const denied = readPolarities(reply);
  const asides = readAsides(reply, denied);
  return reply.mentions.flatMap((mention, at) =>
    subjectsOf(reply, at).map((subject) => ({
      mention,
      subject,
      negative: denied[at] ?? false,
      unsure: isUnsure(reply, mention),
      link: linkOf(reply, at),
      aside: asides[at] ?? false,
      located: isLocated(reply, at),
    })),
  );
}
