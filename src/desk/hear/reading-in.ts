import { thingsOf } from "../../core/episode/looks.js";
import { classOf, type Fact, isGuess } from "../../core/memory/fact.js";
import {
  isOfOneTask,
  latestSightings,
  onceOnly,
  readUsual,
  subjectOf,
} from "../../core/memory/notebook.js";
import type { GroundingRequest } from "../../core/question/grounding.js";
import type { Question } from "../../core/question/question.js";
import { labelsOf, placeNames } from "../words/phrase.js";

/**
 * Collects names, places and things for the reader of replies. Leaves out facts about what the question asks ("Ana's
 * mug is mug 2"), as the answer may change them.
 */
export function readingIn(
  { question, facts }: { readonly question: Question; readonly facts: readonly Fact[] },
  need: Question["need"],
): Omit<GroundingRequest, "options" | "reply"> {
  const { owner } = question.view;
  const others = facts.filter(({ subject }) => subject !== subjectOf(need));
  return {
    need,
    question: question.text,
    vocabulary: {
      places: owner.places.map(({ id }) => id),
      things: thingsOf(owner).map(({ id }) => id),
      names: knownNames(question, others, need),
    },
    known: whereThingsAre(facts),
    ...answeredBefore(facts, need),
    charge: { household: question.household, episode: question.episode },
  };
}

function answeredBefore(
  facts: readonly Fact[],
  need: Question["need"],
): Pick<GroundingRequest, "before"> {
  const asked = subjectOf(need);
  if (readUsual(asked) === null) return {};
  const isOfIt = ({ subject, relation, polarity }: Fact) =>
    relation === "is" && polarity && [asked, onceOnly(asked)].includes(subject);
  const before = facts.filter(isOfIt).at(-1)?.objects;
  return before ? { before } : {};
}

const sizes: Readonly<Record<string, readonly string[]>> = {
  small: ["small", "little", "tiny"],
  large: ["large", "big", "huge"],
};

/** Collects names from looks and from people's answers; nothing else says who owns a thing. */
function knownNames(
  { view }: Question,
  facts: readonly Fact[],
  { func }: Question["need"],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map([...labelsOf(view.owner)].map(([id, label]) => [id, [label]]));
  for (const [id, called] of placeNames(view.owner)) names.set(id, called);
  for (const { id, kind, attributes } of thingsOf(view.owner)) {
    const { colour, material, size } = attributes;
    const words = [colour, material, ...(sizes[size ?? ""] ?? [size])].filter((word) => word);
    names.get(id)?.push(...words.map((word) => `${word} ${kind}`));
  }
  const rooms = new Map(view.owner.places.map(({ id, room }) => [id, room.split(" ")[0] ?? ""]));
  for (const [thing, place] of func === "which" ? whereThingsAre(facts) : [])
    names.get(thing)?.push(`${rooms.get(place) ?? ""} ${classOf(thing)}`);
  for (const { subject, objects } of facts.filter(saysWhich))
    names.get(objects[0] ?? "")?.push(subject);
  return names;
}

/** True for an undisputed "Ana's mug is mug 2". Excludes what words meant in one task only. */
function saysWhich(fact: Fact): boolean {
  const { subject, relation, objects, polarity, dispute } = fact;
  if (relation !== "is" || !polarity || objects.length !== 1) return false;
  return dispute === null && !isGuess(fact) && !isOfOneTask(subject);
}

function whereThingsAre(facts: readonly Fact[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { place, things } of latestSightings(facts).values()) {
    for (const thing of things) known.set(thing, place);
  }
  return known;
}
