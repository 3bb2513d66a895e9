/** Other people's claims that somebody's words decide against. */
import { contradicts } from "../core/contradiction.js";
import { classOf, type Fact, type NewFact } from "../core/fact.js";
import { possessive } from "../core/names.js";
import { literalPattern } from "../core/wording.js";
import { saysOtherwise } from "./remarks/intent.js";
import { ownerIn } from "./remarks/whose.js";
import type { BallotContext } from "./understand.js";

/**
 * The facts that these claims close: they settle the dispute about them, are about their person's own thing, or put
 * something right in so many words ("no, I moved it"). Nobody puts right what others say of their own things.
 */
export function overruled(
  claims: readonly NewFact[],
  {
    question,
    ballot,
    facts,
    words,
  }: Pick<BallotContext, "question" | "ballot" | "facts" | "words">,
): readonly Fact[] {
  const isOverruled = (claim: NewFact, known: Fact): boolean => {
    const isOwn = isOwnWord(claim, ballot.personName);
    if (known.person === ballot.person) return isElsewhere(claim, known) && saysOtherwise(words);
    const isAgainst = contradicts(claim, known);
    if (isAgainst && (known.dispute === question.id || isOwn)) return true;
    if (isOwn && isNotBoth(claim, known)) return true;
    if (isOwnWord(known, known.personName ?? "")) return false;
    return (isAgainst || isElsewhere(claim, known)) && putsRight(words, known);
  };
  return facts.filter(
    (known) => known.source === "answer" && claims.some((claim) => isOverruled(claim, known)),
  );
}

/** One thing with two owners, or two things where one was meant. */
export function isNotBoth(owned: NewFact, { relation, subject, objects, source }: Fact): boolean {
  const kind = classOf(owned.objects[0] ?? "");
  return (
    owned.relation === "is" &&
    relation === "is" &&
    source !== "observation" &&
    subject.endsWith(` ${kind}`) &&
    ownerIn(subject.slice(0, -kind.length - 1)) !== null &&
    (subject === owned.subject) !== objects.some((thing) => owned.objects.includes(thing))
  );
}

/** "That one is mine": people know best what is theirs, and where. */
export function isOwnWord({ relation, subject, source }: NewFact, speaker: string): boolean {
  return (
    (relation === "is" || relation === "at") &&
    source === "answer" &&
    speaker !== "" &&
    subject.toLowerCase().startsWith(`${possessive(speaker).toLowerCase()} `)
  );
}

/** Whether the words correct this claim: they begin or say so, or name its person. */
function putsRight(words: string, { personName }: Fact): boolean {
  if (saysOtherwise(words)) return true;
  if (personName === null) return false;
  const name = literalPattern(personName);
  return new RegExp(`(?:^|[ @])${name}(?= ?(?:$|[,.!?:]|is wrong|got|was wrong|no\\b))`, "i").test(
    words,
  );
}

/** One of a kind was said to be here, and then there. */
function isElsewhere(claim: NewFact, known: Fact): boolean {
  return (
    claim.relation === "at" &&
    known.relation === "at" &&
    (claim.subject === known.subject || classOf(claim.subject) === known.subject) &&
    claim.polarity &&
    known.polarity &&
    !claim.objects.some((place) => known.objects.includes(place))
  );
}
