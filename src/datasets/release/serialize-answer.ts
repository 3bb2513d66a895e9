/** Writes answers and facts as rows of a release; only reviewed words. */
import type { Fact, NewFact } from "../../core/memory/fact.js";
import { subjectOf } from "../../core/memory/notebook.js";
import type { Ballot } from "../../core/memory/stores.js";
import {
  type CaptureRoute,
  captureRoutes,
  type Review,
  type Span,
} from "../../core/question/exchange.js";
import { type Question, truthOf } from "../../core/question/question.js";
import type { HomeContext } from "./home-context.js";

const hiddenMark = "[…]";

export function toBallotRow(context: HomeContext, question: Question, ballot: Ballot) {
  const { pseudonyms, pseudonymIfReleased, reviews, time } = context;
  const { platform } = ballot;
  return {
    id: pseudonyms("ballot", ballot.id),
    person: pseudonyms("person", ballot.person),
    people: platform === "simulated" ? "simulated" : "real",
    platform,
    route: routeOf(ballot),
    choice: ballot.choice,
    text: passedText(ballot.text, reviews.get(ballot.id)),
    understood: ballot.understood,
    claims: ballot.claims.map(toClaim),
    late: ballot.late,
    sawOthers: ballot.sawOthers === true || ballot.afterOthers === true,
    sameAs: pseudonymIfReleased("question", ballot.sameAs ?? null),
    replaces: pseudonymIfReleased("ballot", ballot.replaces),
    given: time(ballot.at),
    ...timesTaken(context, question, ballot),
    right: isRight(question, ballot),
    reused: context.countReuses(ballot.id, question.episode),
  };
}

function timesTaken(
  { importedTerms: { took } }: HomeContext,
  { askedAt, deliveredAt = askedAt }: Question,
  { id, eventKey, openedAt, at }: Ballot,
) {
  const since = (from: number) => Math.max(0, at - from) / 1000;
  const [seconds, secondsFromOpened] = eventKey.startsWith("release:")
    ? (took.get(id) ?? [null, null])
    : [since(deliveredAt), openedAt === undefined ? null : since(openedAt)];
  return { seconds, secondsFromOpened };
}

/** Compares the claims about what was asked with the home as shown to the people asked. */
function isRight(question: Question, { claims }: Ballot): boolean | null {
  const truth = truthOf(question);
  const asked = claims.filter(({ subject }) => subject === subjectOf(question.need));
  if (truth === null || asked.length === 0) return null;
  return asked.every(({ objects, polarity }) => objects.includes(truth) === polarity);
}

export function toFactRow(context: HomeContext, fact: Fact) {
  const { pseudonyms, pseudonymIfReleased, time, countFacts } = context;
  const { number = 0, closed = null } = context.marks.get(fact.id) ?? {};
  const { ballot, episode, status, supersededBy, slot, validFrom, invalidAt, dispute } = fact;
  return {
    ...toClaim(fact),
    id: pseudonyms("fact", fact.id),
    slot,
    ballot: ballot === null ? null : pseudonyms("ballot", ballot),
    episode: pseudonymIfReleased("episode", episode),
    status,
    supersededBy: pseudonymIfReleased("fact", supersededBy),
    from: time(validFrom),
    until: invalidAt === null ? null : time(invalidAt),
    number: countFacts(number),
    closed: closed === null ? null : countFacts(closed),
    dispute: pseudonymIfReleased("question", dispute),
  };
}

function toClaim({ subject, relation, objects, polarity, certainty, source }: NewFact) {
  return { subject, relation, objects, polarity, certainty, source };
}

/** Returns how the answer was given. Imported answers have it in the event key. */
export function routeOf({ eventKey, choice, message, platform }: Ballot): CaptureRoute {
  const imported = captureRoutes.find(
    (route) => eventKey.startsWith("release:") && eventKey.endsWith(`:${route}`),
  );
  if (imported) return imported;
  if (choice !== null) return "button";
  if (message !== null && !["web", "terminal"].includes(platform)) return "thread";
  return ["web", "terminal", "simulated"].includes(platform) ? "page" : "form";
}

export function passedText(text: string | null, review: Review | undefined): string | null {
  if (text === null || review === undefined || review.decision === "drop") return null;
  return hide(text, review.hidden);
}

function hide(text: string, hidden: readonly Span[]): string {
  const spans = [...hidden].sort(([one], [other]) => one - other);
  let [shown, at] = ["", 0];
  for (const [from, to] of spans) {
    if (from >= at) shown += text.slice(at, from) + hiddenMark;
    at = Math.max(at, to);
  }
  return shown + text.slice(at);
}
