import { readAsides } from "./asides.js";
import { type Link, linkOf } from "./links.js";
import { isStop, type Mention } from "./mentions.js";
import { isPlain } from "./plain-clauses.js";
import { readPolarities } from "./polarity.js";
import { clauseEnd, gapBefore, isLocated, type Reading, sentenceSpan } from "./reading.js";
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

/** Which mentions are in words that are understood; those of a list stand or fall together. */
function readPlainness(reading: Reading): boolean[] {
  const plain = reading.mentions.map((_, at) => isPlain(reading, at));
  const joined = reading.mentions.map(
    (_, at) => /^(or|list)$/.test(linkOf(reading, at)) && !gapBefore(reading, at).some(isStop),
  );
  for (let at = 1; at < plain.length; at += 1) if (joined[at] && !plain[at - 1]) plain[at] = false;
  for (let at = plain.length - 1; at > 0; at -= 1)
    if (joined[at] && !plain[at]) plain[at - 1] = false;
  return plain;
}

/** What every mention of the reply says, in order. */
export function readStatements(reading: Reading): Statement[] {
  const denied = readPolarities(reading);
  const asides = readAsides(reading, denied);
  const plain = readPlainness(reading);
  return reading.mentions.flatMap((mention, at) =>
    subjectsOf(reading, at).map((subject) => ({
      mention,
      subject,
      negative: denied[at] ?? false,
      unsure: isUnsure(reading, mention),
      link: linkOf(reading, at),
      aside: asides[at] === true || !plain[at],
      located: isLocated(reading, at),
    })),
  );
}
