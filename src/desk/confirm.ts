/** Readings that are not sure: they are asked back in one press before anything is noted. */

import type { Episode } from "../core/episode.js";
import { isInstance, type NewFact } from "../core/fact.js";
import { subjectOf } from "../core/notebook.js";
import {
  type Choice,
  confirmationId,
  type FollowUp,
  type Need,
  type Question,
} from "../core/question.js";
import type { OwnerView } from "../core/scene.js";
import { capitalise } from "../core/wording.js";
import { claimValue } from "./claim-value.js";
import { newQuestion } from "./new-question.js";
import type { DeskParts } from "./parts.js";
import { labelsOf, phraseFact, phraseHeard, phrasePlaces } from "./phrase.js";

/** "No": it was not meant so. It says nothing else. */
const no: Choice = { id: "no", label: "No", value: "" };

const yesPrefix = "yes-";

/** Most neighbours that are offered where nothing else was. */
const mostNear = 3;

/** The place is not the one that is named, but near it. */
const relations =
  /\b(left|right|next|beside|besides|near|nearby|close|behind|under|underneath|below|above|over|between|opposite|by|in front)\b/i;

/** Whether a press says no to what was asked back. */
export function isNo(choice: string): boolean {
  return choice === no.id;
}

/** What a question asks back, each reading with the value that it would note; empty when it asks nothing back. */
export function askedBack({ choices, followUp }: Question): readonly Choice[] {
  return (followUp?.choices ?? choices).filter(({ id }) => id.startsWith(yesPrefix));
}

/** Whether the question is nothing but a reading that is asked back. */
export function isConfirmation({ choices }: Question): boolean {
  return choices.some(({ id }) => id.startsWith(yesPrefix));
}

/**
 * "Did I get that right: in the sink?" Each thing read is one press; all that was offered stays on offer.
 *
 * @param given the reply in which it was read; choices of another reply have other ids, so an old button says nothing
 */
export function confirmation(
  facts: readonly NewFact[],
  question: Question,
  given: { readonly ballot: string; readonly said: string },
): FollowUp {
  const { need, view } = question;
  const labels = labelsOf(view.owner);
  const asked = facts.filter(({ subject }) => subject === subjectOf(need));
  const read = asked.length > 0 ? asked : facts;
  const yes = read.map((fact, at) =>
    yesTo(fact, `${given.ballot}-${at}`, phraseHeard([fact], need, labels)),
  );
  const values = new Set(yes.map(({ value }) => value));
  const others = question.choices.filter(({ value }) => !values.has(value));
  const place = tellsNear(given.said) ? onlyPlace(read) : null;
  if (place === null)
    return {
      text: `Did I get that right: ${phraseHeard(read, need, labels)}?`,
      choices: [...yes, no, ...others],
    };
  const near = neighboursOf(place, view.owner);
  const rank = ({ value }: Choice) => (near.includes(value) ? near.indexOf(value) : near.length);
  return {
    text: `${capitalise(phrasePlaces([place], labels))}, or beside it?`,
    choices: [...yes, ...others.toSorted((a, b) => rank(a) - rank(b)), no],
  };
}

function onlyPlace(facts: readonly NewFact[]): string | null {
  const [fact, ...more] = facts;
  const isOne = fact?.relation === "at" && fact.polarity && fact.objects.length === 1;
  return isOne && more.length === 0 ? (fact.objects[0] ?? null) : null;
}

/** The places of the same room, those of its zone first, then in the order in which they stand. */
function neighboursOf(place: string, { places }: OwnerView): readonly string[] {
  const at = places.findIndex(({ id }) => id === place);
  const here = places[at];
  if (!here) return [];
  return places
    .map((one, index) => ({
      one,
      far: Math.abs(index - at) + (one.zone === here.zone ? 0 : places.length),
    }))
    .filter(({ one, far }) => one.room === here.room && far > 0)
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one.id);
}

function yesTo(fact: NewFact, key: string, label: string): Choice {
  return { id: `${yesPrefix}${key}`, label: capitalise(label), value: claimValue(fact) };
}

/** Whether the words tell a place by another one: "left of the sink". */
export function tellsNear(said: string): boolean {
  return relations.test(said);
}

/** A question of its own for what somebody said unasked: one press notes it. */
export function confirmRemark(
  parts: DeskParts,
  {
    episode,
    standing,
    ballot,
    claim,
    said,
  }: {
    readonly episode: Episode;
    readonly standing: Question;
    readonly ballot: string;
    readonly claim: NewFact;
    readonly said: string;
  },
): Question {
  const labels = labelsOf(standing.view.owner);
  const need = needOf(claim);
  const place = tellsNear(said) ? onlyPlace([claim]) : null;
  const near = place === null ? [] : neighboursOf(place, standing.view.owner).slice(0, mostNear);
  const beside = near.map((id) => ({
    id: `near-${id}`,
    label: capitalise(phrasePlaces([id], labels)),
    value: id,
  }));
  return {
    ...newQuestion(parts, {
      episode,
      need,
      text:
        place === null
          ? `Did I get that right: ${phraseFact(claim, labels)}?`
          : `${capitalise(phrasePlaces([place], labels))}, or beside it?`,
      why: "",
      choices: [yesTo(claim, ballot, phraseHeard([claim], need, labels)), ...beside, no],
      mode: standing.mode,
      view: standing.view,
      propensity: 1,
      adjudicates: null,
      assignee: null,
    }),
    id: confirmationId(ballot),
    quorum: 1,
    fallback: "explore",
  };
}

/** The need that a claim meets. A thing that is named keeps its name, so that the answer is about it. */
export function needOf({ relation, subject }: NewFact): Need {
  const func = relation === "at" ? "where" : "which";
  const words = isInstance(subject) ? [subject] : subject.split(" ");
  const noun = words.pop() ?? "";
  return words.length > 0 ? { func, adjective: words.join(" "), noun } : { func, noun };
}
