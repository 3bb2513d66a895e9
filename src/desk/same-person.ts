/** The latest real answer of a person wins. Remarks coexist. */
import { isStandingId } from "../core/question.js";
import type { Ballot } from "../core/stores.js";

export function earlierBallots(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return all.filter(
    (other) =>
      other.id !== ballot.id &&
      other.person === ballot.person &&
      (other.id === ballot.replaces || (!isRemark(ballot) && other.at <= ballot.at)),
  );
}

export function standingBefore(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return earlierBallots(ballot, all).filter(
    (earlier) => !earlier.retracted && !isOutdated(earlier, all),
  );
}

/** Withdrawing a later answer does not revive the earlier one. */
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

/** Words that others could read do not replace an answer given unseen. */
function mayReplace(later: Ballot, ballot: Ballot): boolean {
  return !later.sawOthers || ballot.sawOthers === true;
}

export function isOutdatedBy(ballot: Ballot, other: Ballot): boolean {
  return other.replaces === ballot.id || (!isRemark(ballot) && other.at > ballot.at);
}

function isRemark({ question }: Ballot): boolean {
  return isStandingId(question);
}

/** "Thanks" is no answer. */
export function saysSomething({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "fact" || understood === "choice" || understood === "dont_know";
}
