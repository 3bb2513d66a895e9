/** What one person said to one question before and after a ballot: the latest that says something wins. */
import type { Ballot } from "../core/stores.js";

/** Ballots of the same person to the same question that this one takes the place of. */
export function earlierBallots(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return all.filter(
    (other) =>
      other.id !== ballot.id &&
      other.person === ballot.person &&
      (other.id === ballot.replaces || other.at <= ballot.at),
  );
}

/** What the same person said before, as far as it stood until now. */
export function standingBefore(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return earlierBallots(ballot, all).filter(
    (earlier) => !earlier.retracted && !isOutdated(earlier, all),
  );
}

/**
 * Whether the person has said something else since. That stays so when they take the later one back:
 * in whatever order the two are delivered, the earlier one does not come to life again.
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

/** What was to be said unseen, and was, does not give way to words that others could read. */
function mayReplace(later: Ballot, ballot: Ballot): boolean {
  return !later.sawOthers || ballot.sawOthers === true;
}

/** Whether one answer takes the place of another of the same person, in whatever order they came. */
export function isOutdatedBy(ballot: Ballot, other: Ballot): boolean {
  return other.at > ballot.at || other.replaces === ballot.id;
}

/** Whether it was understood as an answer; "thanks" is none. */
export function saysSomething({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "fact" || understood === "choice" || understood === "dont_know";
}
