/** Texts of the page of exchanges. */
import { many } from "./words.js";

/** @import { ExchangeAnswer, ReviewState } from "../content.js" */
/** @import { ExchangeFlag } from "../../../src/core/exchange.js" */
/** @import { ReviewLogLine } from "../../../src/core/review.js" */
/** @import { Query } from "./review-filters.js" */

/** @type {Record<ExchangeFlag, string>} */
export const flagWords = {
  disagreement: "People disagree",
  late: "Late answer",
  unclear: "Not understood",
  unread: "Words not reviewed",
  excluded: "Excluded",
};

export const stateWords = {
  open: "Still open.",
  answered: "Answered.",
  declined: "Nobody knew.",
  expired: "Nobody answered in time.",
  cancelled: "Withdrawn before it was answered.",
};

/** What becomes of words in a release. */
export const decisionWords = {
  keep: "goes out as it is",
  redact: "goes out without the hidden parts",
  drop: "does not go out",
};

/**
 * Why the owner's own answer was not kept; no entry when it was.
 * @type {Record<string, string>}
 */
export const refusalWords = {
  "consent-needed":
    "you have not agreed to this campaign. The conversation page asks you when you answer there.",
  "enough-today": "you have answered as many questions of this campaign as anybody may today.",
  "opted-out": "you have opted out of being heard.",
  "not-allowed": "you may not answer here.",
  unknown: "its campaign is not in this database.",
};

export const routeWords = {
  button: "by button",
  form: "in a form",
  thread: "in a thread",
  page: "typed",
};

/** @type {Record<string, string>} */
export const platformWords = {
  web: "web",
  terminal: "terminal",
  slack: "Slack",
  discord: "Discord",
};

/**
 * @param {ExchangeAnswer} answer
 * @param {readonly string[]} claims
 */
export function formatUnderstood({ understood }, claims) {
  if (claims.length > 0) return `Understood: ${claims.join("; ")}.`;
  switch (understood) {
    case null:
      return "Not read yet.";
    case "unclear":
      return "Not understood.";
    case "dont_know":
      return "Understood: they do not know.";
    case "bad_question":
      return "Understood: it is a bad question.";
    default:
      return "Understood.";
  }
}

/** @param {ReviewLogLine} line */
export function formatDecision(line) {
  if (line.about === "clearance")
    return `“${line.words}” is ${line.cleared ? "not a secret" : "a secret again"}: ${line.reason}`;
  if (line.about === "exchange")
    return `${line.excluded ? "Excluded" : "Included again"}: ${line.asked}`;
  const whose = `the words of ${line.by || "somebody"}`;
  const parts = many(line.hidden.length, "part");
  const done = {
    keep: `Kept ${whose}`,
    redact: `Hid ${parts} of ${whose}`,
    drop: `Dropped ${whose}`,
  }[line.decision];
  return `${done}: ${line.asked}`;
}

/**
 * How many exchanges fit, and which of them are shown.
 * @param {ReviewState} state
 * @param {Query} query
 */
export function formatCount({ total, exchanges, pageSize }, { skip, ...chosen }) {
  const isNarrow = Object.values(chosen).some((value) => value !== "");
  if (total === 0) return isNarrow ? "Nothing fits." : "Nothing was asked here yet.";
  const all = many(total, "exchange");
  return total > pageSize
    ? `${all}, ${Number(skip) + 1} to ${Number(skip) + exchanges.length}`
    : all;
}
