import { claimKey, type Fact } from "../core/fact.js";
import type { Memory } from "../core/stores.js";

export type Sayer = Pick<Fact, "person" | "personName">;

export function nameOfSayer({ personName }: Sayer): string {
  return personName ?? "somebody";
}

/**
 * "Ana corrected it", "the robot moved it"; null while it holds.
 *
 * @param nameOf what the reader calls a person: "you", "Ana"
 */
export function phraseFactEnd(
  fact: Fact,
  next: Fact | undefined,
  nameOf: (sayer: Sayer) => string = nameOfSayer,
): string | null {
  if (fact.status === "valid")
    return fact.dispute ? "somebody said otherwise, so it isn't used until that's settled" : null;
  if (fact.status === "retracted") return `${nameOf(fact)} took it back`;
  if (fact.moved) return "the robot moved it";
  switch (next?.source) {
    case "answer":
      return `${nameOf(next)} ${answersAs(fact, next)}`;
    case "observation":
      if (!fact.objects.includes(next.subject)) return "the robot found it elsewhere";
      return fact.status === "superseded"
        ? "the robot saw that it was moved"
        : "the robot looked and saw otherwise";
    case "inference":
      return "the robot found out otherwise";
    default:
      return "it no longer holds";
  }
}

function answersAs(fact: Fact, next: Fact): string {
  if (claimKey(next) === claimKey(fact)) return "said it again";
  const isBoth = !fact.polarity && next.polarity;
  if (isBoth && !next.objects.some((one) => fact.objects.includes(one)))
    return fact.relation === "at" ? "said where it is" : "said which one it is";
  return next.person === fact.person ? "corrected it" : "said otherwise";
}

/** Returns the facts that ended these, by id. */
export async function readEndings(
  { facts }: Pick<Memory, "facts">,
  ended: readonly Pick<Fact, "supersededBy">[],
): Promise<ReadonlyMap<string, Fact>> {
  const ids = [...new Set(ended.flatMap(({ supersededBy }) => supersededBy ?? []))];
  return new Map((await facts.byIds(ids)).map((fact) => [fact.id, fact]));
}
