/**
 * Derives training examples from stored answers: what somebody wrote, and what a press, a correction or a sighting
 * later showed that it meant. Nothing is copied, so a deleted answer is no example any more.
 */

import type { Memory } from "../../../memory/stores.js";
import { type Fact, matches, type NewFact } from "../../core/memory/fact.js";
import { subjectOf } from "../../core/memory/notebook.js";
import type { Ballot, KnownPerson } from "../../core/memory/stores.js";
import { spaceOf } from "../../core/platform.js";
import { type Question, repeatedBy } from "../../core/question/question.js";
import { isNo } from "../hear/confirm.js";
import { readingIn } from "../hear/reading-in.js";
import { optionsOf } from "../hear/understand.js";
import type { Labelled } from "./examples.js";

export interface UsedReply {
  readonly ballot: string;
  readonly household: string;
  readonly item: Labelled;
  /** 1 if its person said what the reply meant; less if a sighting or withdrawal shows it. */
  readonly weight: number;
}

type Rows = Pick<Memory, "households" | "questions" | "facts" | "people">;

/** Newest questions of a home that are read; older ones add little. */
const mostQuestions = 2000;

const seenWeight = 0.5;
/** Weight of a withdrawn answer. Low: it may have been understood rightly, but be untrue. */
const deniedWeight = 0.25;

/** Chat platforms forbid learning from messages without permission; words on our own pages stay where they are. */
function allows({ platform, consentedAt, optedOutAt }: KnownPerson): boolean {
  if (optedOutAt !== null) return false;
  return consentedAt !== null || (platform !== "slack" && platform !== "discord");
}

/** Reads a workspace's replies, except those in campaigns (for research) and of people without consent. */
export async function readUsedReplies(memory: Rows, space: string): Promise<readonly UsedReply[]> {
  const people = new Set((await memory.people.list()).filter(allows).map(({ id }) => id));
  const replies: UsedReply[] = [];
  for (const { id } of await memory.households.list()) {
    if (spaceOf(id) !== space) continue;
    const facts = await memory.facts.list({ household: id, valid: false, disputed: true });
    const questions = await memory.questions.list({ household: id });
    for (const question of questions.slice(-mostQuestions)) {
      if (question.purpose !== "demo" || question.need.thing || question.view.anyWords) continue;
      for (const reply of await repliesTo(memory, question, facts))
        if (people.has(reply.person)) replies.push(reply);
    }
  }
  return replies;
}

async function repliesTo({ questions }: Rows, question: Question, facts: readonly Fact[]) {
  const ballots = await questions.ballots(question.id);
  const remark = repeatedBy(question.id);
  const said = remark === null ? null : await questions.ballot(remark);
  return [...(said ? [said] : []), ...ballots].flatMap((ballot) => {
    if (ballot.text === null || ballot.understood === null) return [];
    const later = ballots.slice(ballots.indexOf(ballot) + 1);
    const own = later.filter(({ person, retracted }) => person === ballot.person && !retracted);
    const meant = meantBy(ballot, own, question) ?? seenOf(ballot, question, facts);
    if (!meant) return [];
    const { household, need } = question;
    const then = facts.filter(
      ({ validFrom, invalidAt }) =>
        validFrom < ballot.at && (invalidAt === null || invalidAt > ballot.at),
    );
    const request = {
      ...readingIn({ question, facts: then }, need),
      question: said ? "" : question.text,
      options: said ? null : optionsOf(question),
      reply: ballot.text,
    };
    const item = { kind: "used", request, gold: meant.gold };
    return [{ ballot: ballot.id, person: ballot.person, household, item, weight: meant.weight }];
  });
}

/** Returns what the reply meant, as the person's last answer shows: a correction with "Fix", a press, or words. */
function meantBy(ballot: Ballot, later: readonly Ballot[], question: Question) {
  const last = later.findLast(({ understood }) => understood !== null && understood !== "unclear");
  if (last?.understood === "dont_know") return { gold: noFacts("dont_know"), weight: 1 };
  const gold = last && goldOf(last.claims, question);
  if (last) return gold ? { gold, weight: 1 } : null;
  const isDenied = later.some(({ choice }) => choice !== null && isNo(choice));
  if (!isDenied && !(ballot.retracted && ballot.claims.length > 0)) return null;
  return { gold: noFacts("unusable"), weight: deniedWeight };
}

/** Returns what the reply meant, as the robot's later sighting of the thing shows. */
function seenOf(ballot: Ballot, question: Question, facts: readonly Fact[]) {
  if (ballot.retracted) return null;
  const told = facts.filter((fact) => fact.ballot === ballot.id && fact.relation === "at");
  const by = (fact: Fact) => facts.find(({ id }) => id === fact.supersededBy);
  const isWrong = ({ status, moved }: Fact) => status === "contradicted" && !moved;
  const wrong = told.find(isWrong);
  if (wrong) {
    const seen = facts.find(
      ({ source, relation, objects, validFrom }) =>
        source === "observation" &&
        relation === "holds" &&
        validFrom >= (wrong.invalidAt ?? 0) &&
        objects.some((thing) => matches(thing, wrong.subject)),
    );
    const claim = seen && { ...wrong, objects: [seen.subject], polarity: true };
    const gold = claim && goldOf([claim], question);
    return gold ? { gold, weight: seenWeight } : null;
  }
  const isRight = told.some((fact) => fact.polarity && by(fact)?.source === "observation");
  const gold = isRight ? goldOf(ballot.claims, question) : null;
  return gold && { gold, weight: seenWeight };
}

function noFacts(kind: string): Labelled["gold"] {
  return { kind, facts: [], choice: null };
}

function goldOf(claims: readonly NewFact[], { need }: Question): Labelled["gold"] | null {
  if (need.func === "where") {
    const facts = claims
      .filter(({ relation }) => relation === "at")
      .map(({ subject, objects: places, polarity, certainty }) => {
        const thing = subject === subjectOf(need) ? need.noun : subject;
        return { thing, places, polarity, certainty };
      });
    return facts.length > 0 ? { kind: "location", facts, choice: null } : null;
  }
  const [claim, ...more] = claims.filter(({ relation }) => relation === "is");
  if (!claim?.polarity || more.length > 0) return null;
  return { kind: "choice", facts: [], choice: claim.objects };
}
