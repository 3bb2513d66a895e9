import { readAsides } from "./asides.js";
import { type Link, linkOf } from "./links.js";
import type { Mention } from "./mentions.js";
import { readPolarities } from "./polarity.js";
import { clauseEnd, isLocated, type Reading, sentenceSpan } from "./reading.js";
import { type Subject, subjectsOf } from "./subjects.js";

/** What one mention of a place says. */
export interface Statement {
  readonly mention: Mention;
  readonly subject: Subject;
  readonly negative: boolean;
  readonly unsure: boolean;
  readonly link: Link;
  /** Part of a story, a landmark or an origin: no claim. */
  readonly aside: boolean;
  /** Has its own subject and verb, so that it stands alone. */
  readonly located: boolean;
}

function isUnsure(reading: Reading, mention: Mention): boolean {
  const { start, end } = sentenceSpan(reading.tokens, mention.start);
  const asks = reading.tokens[clauseEnd(reading.tokens, mention.end)] === "?";
  const isVague = mention.relation === "near" || mention.relation === "under";
  const hedges = reading.tokens
    .slice(start, end)
    .some((token) => /^(HEDGE|TRY|IFNOT)$/.test(token));
  return isVague || asks || hedges;
}

/** What every mention of the reply says, in order. */
export function readStatements(reading: Reading): Statement[] {
  const denied = readPolarities(reading);
  const asides = readAsides(reading, denied);
  return reading.mentions.flatMap((mention, at) =>
    subjectsOf(reading, at).map((subject) => ({
      mention,
      subject,
      negative: denied[at] ?? false,
      unsure: isUnsure(reading, mention),
      link: linkOf(reading, at),
      aside: asides[at] ?? false,
      located: isLocated(reading, at),
    })),
  );
}
