/** One person's ballots to one question: the latest that is an answer wins. Remarks stand side by side. */
import { isStandingId } from "../core/question.js";
import type { Ballot } from "../core/stores.js";

/** The person's ballots to the question that this one replaces. */
export function earlierBallots(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return all.filter(
    (other) =>
      other.id !== ballot.id &&
      other.person === ballot.person &&
      (other.id === ballot.replaces || (!isRemark(ballot) && other.at <= ballot.at)),
  );
}

/** The person's earlier ballots that still stood. */
export function standingBefore(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return earlierBallots(ballot, all).filter(
    (earlier) => !earlier.retracted && !isOutdated(earlier, all),
  );
}

/**
 * Whether the person has answered otherwise since. Taking the later answer back does not revive the earlier one,
 * in whatever order the two are delivered.
 */
export function isOutdated(ballot: Ballot, all: readonly Ballot[]): boolean {
  return all.some(
    (other) =>
      other.id !== ballot.id &&
      other.person === ballot.person &&
      saysSomething(other) &&
      mayReplace(other, ballot) &&
      isOutdatedBy(ballot, other),
  );
}

/** An answer that was given unseen is not replaced by words that others could read. */
function mayReplace(later: Ballot, ballot: Ballot): boolean {
  return !later.sawOthers || ballot.sawOthers === true;
}

/** Whether one answer replaces another of the same person, in whatever order they came. */
export function isOutdatedBy(ballot: Ballot, other: Ballot): boolean {
  return other.replaces === ballot.id || (!isRemark(ballot) && other.at > ballot.at);
}

/** Whether it was said unasked. Another remark of the same person is about something else. */
function isRemark({ question }: Ballot): boolean {
  return isStandingId(question);
}

/** Whether it was understood as an answer. "Thanks" is none. */
export function saysSomething({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "fact" || understood === "choice" || understood === "dont_know";
}
