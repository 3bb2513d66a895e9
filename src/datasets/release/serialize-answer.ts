/** An answer and what it became, as a release tells it. */
import type { Fact, NewFact } from "../../core/fact.js";
import type { CaptureRoute, Review, Span } from "../../core/release.js";
import { captureRoutes } from "../../core/release.js";
import type { Ballot } from "../../core/stores.js";
import type { BallotRow, FactRow } from "./rows.js";
import type { SerializeContext } from "./serialize-context.js";

/** What stands in place of what is hidden. */
export const hiddenMark = "[…]";

export function toBallotRow(context: SerializeContext, ballot: Ballot): BallotRow {
  const { pseudonyms, released, reviews, time } = context;
  const { understood, replaces, platform } = ballot;
  if (understood === null) throw new RangeError(`The answer ${ballot.id} was not understood yet.`);
  return {
    id: pseudonyms("ballot", ballot.id),
    person: pseudonyms("person", ballot.person),
    people: platform === "simulated" ? "simulated" : "real",
    platform,
    route: routeOf(ballot),
    choice: ballot.choice,
    text: passedText(ballot.text, reviews.get(ballot.id)),
    understood,
    claims: ballot.claims.map(toClaim),
    late: ballot.late,
    sawOthers: ballot.sawOthers === true || ballot.afterOthers === true,
    replaces: replaces !== null && released.has(replaces) ? pseudonyms("ballot", replaces) : null,
    given: time(ballot.at),
  };
}

export function toFactRow(context: SerializeContext, fact: Fact): FactRow {
  const { pseudonyms, released, time, countFacts } = context;
  const { number = 0, closed = null } = context.marks.get(fact.id) ?? {};
  const { ballot, episode, status, supersededBy, slot, validFrom, invalidAt, dispute } = fact;
  if (status === "retracted") throw new RangeError(`The fact ${fact.id} was taken back.`);
  return {
    ...toClaim(fact),
    id: pseudonyms("fact", fact.id),
    slot,
    ballot: ballot === null ? null : pseudonyms("ballot", ballot),
    episode: episode !== null && released.has(episode) ? pseudonyms("episode", episode) : null,
    status,
    supersededBy:
      supersededBy !== null && released.has(supersededBy) ? pseudonyms("fact", supersededBy) : null,
    from: time(validFrom),
    until: invalidAt === null ? null : time(invalidAt),
    number: countFacts(number),
    closed: closed === null ? null : countFacts(closed),
    dispute: dispute !== null && released.has(dispute) ? pseudonyms("question", dispute) : null,
  };
}

function toClaim({ subject, relation, objects, polarity, certainty, source }: NewFact) {
  return { subject, relation, objects: [...objects], polarity, certainty, source };
}

/** How an answer was given. Of one that was read in from a release its event says it. */
export function routeOf({ eventKey, choice, message, platform }: Ballot): CaptureRoute {
  const told = captureRoutes.find(
    (route) => eventKey.startsWith("release:") && eventKey.endsWith(`:${route}`),
  );
  if (told) return told;
  if (choice !== null) return "button";
  if (message !== null && !["web", "terminal"].includes(platform)) return "thread";
  return ["web", "terminal", "simulated"].includes(platform) ? "page" : "form";
}

/** Words go out only when the latest decision about them says so. */
export function passedText(text: string | null, review: Review | undefined): string | null {
  if (text === null || review === undefined || review.decision === "drop") return null;
  return hide(text, review.hidden);
}

/** The text without the parts that are to be hidden. */
export function hide(text: string, hidden: readonly Span[]): string {
  const spans = [...hidden].sort(([one], [other]) => one - other);
  let [told, at] = ["", 0];
  for (const [from, to] of spans) {
    if (from >= at) told += text.slice(at, from) + hiddenMark;
    at = Math.max(at, to);
  }
  return told + text.slice(at);
}
