import { classOf, type Fact, type NewFact } from "../../core/memory/fact.js";
import { contradicts } from "../../core/memory/notebook.js";
import type { Question } from "../../core/question/question.js";
import { possessive } from "../../core/words/names.js";
import { literalPattern } from "../../core/words/wording.js";
import type { BallotContext } from "../remarks/remark-context.js";
import { replyIn } from "../remarks/utterance.js";
import { ownerIn } from "../remarks/whose.js";

type Said = Pick<BallotContext, "question" | "ballot" | "facts" | "words">;

/**
 * Returns the earlier answers that new claims make outdated: what the speaker corrects, and contrary answers that are
 * disputed, about the speaker's own things, or about what the speaker saw. Nobody overrides people on their own things.
 */
export function overruled(claims: readonly NewFact[], said: Said): readonly Fact[] {
  const { question, ballot, facts, words } = said;
  const answers = answersAmong(facts);
  if (answers.length === 0 || claims.length === 0) return [];
  const { news } = replyIn(words, question);
  const isOverruled = (claim: NewFact, known: Fact): boolean => {
    const isOwn = isOwnWord(claim, ballot.personName);
    if (known.person === ballot.person) return isElsewhere(claim, known) && news !== "plain";
    const isAgainst = contradicts(claim, known);
    if (isAgainst && (known.dispute === question.id || isOwn)) return true;
    if (
      isOwn &&
      (isNotBoth(claim, known) ||
        (isSaidOfOther(claim, known) &&
          (news !== "plain" ||
            /\b(?:the [a-z ]{0,20}|those |these |that |this )ones?\b/i.test(words))))
    )
      return true;
    if (isOwnWord(known, known.personName ?? "")) return false;
    // A thing has one owner: "The red one is Ben's" closes the fact that it is Mia's.
    if (claim.subject !== known.subject && isNotBoth(claim, known)) return true;
    return (isAgainst || isElsewhere(claim, known)) && news === "seen";
  };
  return answers.filter((known) => claims.some((claim) => isOverruled(claim, known)));
}

/** Adds that what others said is not so ("no, it is in the sink"), so that Sous finds the contradiction and asks. */
export function withDenials(claims: readonly NewFact[], said: Said): readonly NewFact[] {
  const { question, ballot, facts, words } = said;
  const closed = new Set(overruled(claims, said));
  const denied = answersAmong(facts).filter(
    (known) =>
      known.person !== ballot.person &&
      !closed.has(known) &&
      claims.some((claim) => isElsewhere(claim, known) && !contradicts(claim, known)) &&
      denies(words, known, question),
  );
  return [...claims, ...denied.map(toDenial)];
}

export function toDenial({ subject, relation, objects }: Fact): NewFact {
  return { subject, relation, objects, polarity: false, certainty: "sure", source: "answer" };
}

function answersAmong(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ source }) => source === "answer");
}

/** True for claims that can't both hold: one thing of two owners, or two things that are "Ana's mug". */
export function isNotBoth(owned: NewFact, known: Fact): boolean {
  const { relation, subject, objects, source } = known;
  if (!owned.polarity || !known.polarity) return false;
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

/** True when the claimed place was noted for somebody else's thing: "no, the one on the desk is mine". */
function isSaidOfOther(claim: NewFact, known: Fact): boolean {
  const kind = (subject: string) => subject.split(" ").at(-1);
  return (
    claim.relation === "at" &&
    known.relation === "at" &&
    claim.polarity &&
    known.polarity &&
    claim.subject !== known.subject &&
    kind(claim.subject) === kind(known.subject) &&
    ownerIn(known.subject.split(" ")[0] ?? "") !== null &&
    claim.objects.join() === known.objects.join()
  );
}

/** True for a speaker's own things ("that one is mine"): people know best what is theirs, and where. */
export function isOwnWord({ relation, subject, source }: NewFact, speaker: string): boolean {
  return (
    (relation === "is" || relation === "at") &&
    source === "answer" &&
    speaker !== "" &&
    subject.toLowerCase().startsWith(`${possessive(speaker).toLowerCase()} `)
  );
}

/** True when the words contradict in general ("no, ..."), or name the person who is wrong ("Ben is wrong"). */
function denies(words: string, { personName }: Fact, question: Question): boolean {
  if (replyIn(words, question).news !== "plain") return true;
  if (personName === null) return false;
  const name = literalPattern(personName);
  return new RegExp(`(?:^|[ @])${name}(?= ?(?:$|[,.!?:]|is wrong|got|was wrong|no\\b))`, "i").test(
    words,
  );
}

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
