/** A claim as a choice's value: "fridge 1", "drawer 2,drawer 3", "not fridge 1". */
import type { NewFact } from "../core/fact.js";
import { subjectOf } from "../core/notebook.js";
import type { Need, Question } from "../core/question.js";

type Claim = Pick<NewFact, "polarity" | "objects">;

const not = "not ";

export function claimValue({ polarity, objects }: Claim): string {
  return `${polarity ? "" : not}${objects.join(",")}`;
}

export function readClaimValue(value: string): Claim {
  const polarity = !value.startsWith(not);
  return { polarity, objects: (polarity ? value : value.slice(not.length)).split(",") };
}

export function choiceFact({ need }: Pick<Question, "need">, value: string): NewFact {
  const { polarity, objects } = readClaimValue(value);
  return claimOf(need, objects, polarity);
}

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
