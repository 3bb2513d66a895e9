/** Asks whether an uncertain answer was understood. No fact is stored before the press that confirms it. */

import type { Episode } from "../../core/episode/episode.js";
import type { OwnerView, PlaceView } from "../../core/episode/scene.js";
import { isInstance, type NewFact } from "../../core/memory/fact.js";
import { subjectOf } from "../../core/memory/notebook.js";
import type { Note } from "../../core/question/card.js";
import {
  type Choice,
  confirmationId,
  type FollowUp,
  type Need,
  type Question,
} from "../../core/question/question.js";
import { capitalise, joinWords } from "../../core/words/wording.js";
import { claimValue, newQuestion } from "../ask/new-question.js";
import type { DeskParts } from "../parts.js";
import { labelsOf, phraseFact, phraseHeard, phrasePlaces } from "../words/phrase.js";

const no: Choice = { id: "no", label: "No", value: "" };
/** The button shown instead of "No" where several places are offered. */
const noneOfThese: Choice = { ...no, label: "None of these" };

const yesPrefix = "yes-";

const mostNear = 2;
const mostAsked = 4;

/** Words that describe a place by another one: "left of the sink". */
const relations =
  /\b(left|right|next|beside|besides|near|nearby|close|behind|under|underneath|below|above|over|between|opposite|by|in front)\b/i;

export function isNo(choice: string): boolean {
  return choice === no.id;
}

/** Returns the choices that confirm what was understood. Their value is the fact to store. */
export function askedBack({ choices, followUp }: Question): readonly Choice[] {
  return (followUp?.choices ?? choices).filter(({ id }) => id.startsWith(yesPrefix));
}

/** Lists the choices that nobody has ruled out; none for a question about one thing, which has only yes and no. */
export function stillOffered({ choices, followUp, need }: Question): readonly Choice[] {
  if (need.thing) return [];
  if (!followUp) return choices;
  const left = new Set(followUp.choices.map(({ value }) => value));
  return choices.filter(({ value }) => left.has(value));
}

/** True for a question that only checks whether something said unasked was understood. */
export function isConfirmation({ choices }: Question): boolean {
  return choices.some(({ id }) => id.startsWith(yesPrefix));
}

/**
 * Asks "Just to check: did you mean “in the sink”?", or, for "left of the sink", which place nearby. Keeps all choices.
 * @param given the reply that was read; choice ids contain its id, so buttons of other replies do nothing
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
  const near = placesNear(given.said, read, view.owner);
  const isOne = read.length === 1 && near.length === 0;
  const yes = read.map((fact, at) =>
    yesTo(fact, `${given.ballot}-${at}`, isOne ? "yes" : phraseHeard([fact], need, labels)),
  );
  const values = new Set(yes.map(({ value }) => value));
  const others = stillOffered(question).filter(({ value }) => !values.has(value));
  if (near.length === 0)
    return {
      text: `Just to check: did you mean “${phraseHeard(read, need, labels)}”?`,
      choices: [...yes, no, ...others],
    };
  const rank = ({ value }: Choice) => (near.includes(value) ? near.indexOf(value) : near.length);
  const ranked = others.toSorted((a, b) => rank(a) - rank(b));
  const nearest = ranked.slice(0, mostNear);
  return {
    text: askWhich([...near.slice(0, 1), ...nearest.map(({ value }) => value)], labels),
    choices: [...yes, ...nearest, noneOfThese, ...ranked.slice(mostNear)],
  };
}

/** Puts the follow-up question and its buttons into a message where the reply was written. */
export function asksIn(
  question: Pick<Question, "id">,
  { text, choices }: FollowUp,
): Pick<Note, "text" | "asks"> {
  const last = choices.findIndex(({ id }) => isNo(id));
  const named = choices.slice(0, last < 0 ? mostAsked : last + 1);
  return { text, asks: { question: question.id, choices: named } };
}

function askWhich(places: readonly string[], labels: ReadonlyMap<string, string>): string {
  const named = places.map((place) => phrasePlaces([place], labels));
  return `${capitalise(joinWords(named, "or"))}?`;
}

/** Returns, for "left of the sink", the sink and the other places of its room, nearest first; else none. */
function placesNear(
  said: string,
  [fact, ...more]: readonly NewFact[],
  { places }: OwnerView,
): readonly string[] {
  const isOne = fact?.relation === "at" && fact.polarity && fact.objects.length === 1;
  if (!tellsNear(said) || !isOne || more.length > 0) return [];
  const [place = ""] = fact.objects;
  const at = places.findIndex(({ id }) => id === place);
  const here = places[at];
  const far = (one: PlaceView) =>
    Math.abs(places.indexOf(one) - at) + (one.zone === here?.zone ? 0 : places.length);
  const others = places.filter((one) => one.room === here?.room && one !== here);
  return [place, ...others.sort((a, b) => far(a) - far(b)).map(({ id }) => id)];
}

function yesTo(fact: NewFact, key: string, label: string): Choice {
  return { id: `${yesPrefix}${key}`, label: capitalise(label), value: claimValue(fact) };
}

export function tellsNear(said: string): boolean {
  return relations.test(said);
}

export function confirmRemark(
  parts: DeskParts,
  given: {
    readonly episode: Episode;
    readonly remarks: Question;
    readonly ballot: string;
    readonly claim: NewFact;
    readonly said: string;
  },
): Question {
  const { episode, remarks, ballot, claim, said } = given;
  const labels = labelsOf(remarks.view.owner);
  const need = needOf(claim);
  const near = placesNear(said, [claim], remarks.view.owner).slice(0, 1 + mostNear);
  const isNear = near.length > 0;
  const neighbours = near.slice(1).map((id) => ({
    id: `near-${id}`,
    label: capitalise(phrasePlaces([id], labels)),
    value: id,
  }));
  return newQuestion(parts, episode, {
    id: confirmationId(ballot),
    need,
    text: isNear
      ? askWhich(near, labels)
      : `Just to check: ${phraseFact(claim, labels)}. Is that right?`,
    why: "",
    choices: [
      yesTo(claim, ballot, isNear ? phraseHeard([claim], need, labels) : "yes"),
      ...neighbours,
      isNear ? noneOfThese : no,
    ],
    mode: remarks.mode,
    view: remarks.view,
    quorum: 1,
    fallback: "explore",
  });
}

/** Returns the need that a claim meets. "mug 2" stays whole, so that the answer is about that mug. */
export function needOf({ relation, subject }: NewFact): Need {
  const func = relation === "at" ? "where" : "which";
  const words = isInstance(subject) ? [subject] : subject.split(" ");
  const noun = words.pop() ?? "";
  return words.length > 0 ? { func, adjective: words.join(" "), noun } : { func, noun };
}
