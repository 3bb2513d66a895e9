/** A claim as the value of a choice: "fridge 1", "drawer 2,drawer 3", "not fridge 1". */
import type { NewFact } from "../core/fact.js";
import { subjectOf } from "../core/notebook.js";
import type { Need, Question } from "../core/question.js";

type Claim = Pick<NewFact, "polarity" | "objects">;

const not = "not ";

/** The value of a single place or thing is its id, as in every other question. */
export function claimValue({ polarity, objects }: Claim): string {
  return `${polarity ? "" : not}${objects.join(",")}`;
}

export function readClaimValue(value: string): Claim {
  const polarity = !value.startsWith(not);
  return { polarity, objects: (polarity ? value : value.slice(not.length)).split(",") };
}

/** The fact of a choice: a place or thing, whether one thing is it, or in a dispute one of the claims. */
export function choiceFact({ need }: Pick<Question, "need">, value: string): NewFact {
  const { polarity, objects } = readClaimValue(value);
  return claimOf(need, objects, polarity);
}

/** Reads an answer's value for the thing that was asked about. */
export function claimOf(need: Need, objects: readonly string[], polarity = true): NewFact {
  return {
    subject: subjectOf(need),
    relation: need.func === "where" ? "at" : "is",
    objects,
    polarity,
    certainty: "sure",
    source: "answer",
  };
}
