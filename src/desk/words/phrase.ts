/** Phrases facts, places and things for people. */
import type { Memory } from "../../../memory/stores.js";
import { lookLabels } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import {
  asSaid,
  claimKey,
  classOf,
  type Fact,
  isInstance,
  type NewFact,
} from "../../core/memory/fact.js";
import {
  aspects,
  meantAdjective,
  preferredAdjective,
  readUsual,
  subjectOf,
  type Usual,
} from "../../core/memory/notebook.js";
import { keptFor } from "../../core/newest.js";
import type { Need } from "../../core/question/question.js";
import {
  definite,
  everydayLabel,
  everydayName,
  isManner,
  preposition,
  withArticle,
} from "../../core/words/names.js";
import { joinWords } from "../../core/words/wording.js";

/** Returns the label of each place and thing, by id. They name only what the robot sees, never an owner. */
export const labelsOf = keptFor((view: OwnerView): ReadonlyMap<string, string> => {
  const places = view.places.map((place) => [place.id, place.label] as const);
  return new Map([...places, ...lookLabels(view)]);
});

export function phrasePlaces(
  places: readonly string[],
  labels: ReadonlyMap<string, string>,
): string {
  const words = places.map((place) => {
    const label = labels.get(place) ?? everydayLabel(place);
    return `${preposition(classOf(place))} ${definite(label)}`;
  });
  return joinWords(words, "or");
}

export function phraseFact(fact: NewFact, labels: ReadonlyMap<string, string>): string {
  if (fact.objects.includes(asSaid)) return "it should be as the person said";
  const bought = readUsual(fact.subject);
  if (bought && fact.relation === "is") return phraseBought(bought, fact);
  const isValue = fact.relation === "is" && fact.objects.some((one) => isWord(one, labels));
  const subject = isValue ? `the ${fact.subject}` : phraseSubject(fact.subject, labels);
  const not = fact.polarity ? "" : "not ";
  const hedge = fact.polarity && fact.certainty === "unsure" ? "probably " : "";
  if (fact.relation === "is") {
    const noun = fact.subject.slice(fact.subject.lastIndexOf(" ") + 1);
    if (fact.polarity && isEveryOne(fact.objects, noun, labels))
      return `any ${everydayName(noun)} will do`;
    return `${subject} is ${not}${hedge}${joinWords(
      fact.objects.map((object) =>
        isManner(object) ? `to be ${object}` : formatMeaning(object, labels),
      ),
      "or",
    )}`;
  }
  if (fact.relation === "holds") {
    const things = fact.objects.map((thing) => labels.get(thing) ?? everydayLabel(thing));
    return `${phrasePlaces([fact.subject], labels)}: ${things.length ? joinWords(things, "and") : "nothing"}`;
  }
  return `${subject} is ${not}${hedge}${phrasePlaces(fact.objects, labels)}`;
}

function phraseBought(bought: Usual, { objects, polarity }: NewFact): string {
  const { person, aspect } = bought;
  const verb = aspect === "price" ? "pay" : "buy";
  const does = person
    ? `${person} ${polarity ? `${verb}s` : `does not ${verb}`}`
    : `we ${polarity ? verb : `do not ${verb}`}`;
  return `${does} ${sayBought(bought, objects)}${bought.isOnce ? ", only this time" : ""}`;
}

/** Names what is bought: "coffee size 500 gram", "coffee that is organic"; a product by its title alone. */
function sayBought({ what, thing, aspect }: Usual, objects: readonly string[]): string {
  const isOpen = aspect !== null && objects.includes(aspects[aspect].open);
  if (aspect === "price")
    return `${isOpen ? objects[0] : `at most ${joinWords(objects, "or")}`} for ${thing}`;
  if (aspect === "requirement")
    return isOpen ? `any ${thing}` : `${thing} that is ${joinWords(objects, "and")}`;
  if (objects.length > 2) return `any ${what}`;
  const isTitle = objects.every((one) => one.toLowerCase().includes(what.toLowerCase()));
  return `${isTitle ? "" : `${what} `}${joinWords(objects, "or")}`;
}

/** Names an object of a fact: "the blue mug", "sliced", "500 gram". Keeps words that name nothing in the home. */
function formatMeaning(object: string, labels: ReadonlyMap<string, string>): string {
  const stays = isManner(object) || isWord(object, labels);
  return stays ? object : definite(labels.get(object) ?? everydayLabel(object));
}

function isWord(object: string, labels: ReadonlyMap<string, string>): boolean {
  return !isInstance(object) && !labels.has(object) && !isManner(object);
}

/** True if these are several things, and the home has no others of their kind. */
function isEveryOne(
  things: readonly string[],
  kind: string,
  labels: ReadonlyMap<string, string>,
): boolean {
  const all = [...labels.keys()].filter((id) => classOf(id) === kind);
  return all.length > 1 && all.every((id) => things.includes(id));
}

export function phraseSubject(subject: string, labels: ReadonlyMap<string, string>): string {
  if (isInstance(subject)) return definite(labels.get(subject) ?? everydayLabel(subject));
  if (!subject.includes(" ")) return withArticle(subject);
  const noun = subject.slice(subject.lastIndexOf(" ") + 1);
  if (subject === `${meantAdjective} ${noun}`) return `the ${everydayName(noun)} you mean`;
  if (subject === `${preferredAdjective} ${noun}`)
    return `the ${everydayName(noun)} you would like`;
  return definite(`${subject.slice(0, subject.lastIndexOf(" "))} ${everydayName(noun)}`);
}

export function phraseContradiction(
  { subject, relation, objects, polarity }: NewFact,
  labels: ReadonlyMap<string, string>,
): string {
  const outdated = "The note is marked as out of date.";
  if (relation === "is") {
    const things = objects.map((object) => formatMeaning(object, labels));
    const isOrNot = polarity ? "is not" : "is";
    return `It turned out that ${phraseSubject(subject, labels)} ${isOrNot} ${joinWords(things, "or")}. ${outdated}`;
  }
  const name = isInstance(subject) || subject.includes(" ") ? phraseSubject(subject, labels) : null;
  const places = phrasePlaces(objects, labels);
  return polarity
    ? `I looked ${places}: ${name ? `${name} is not` : `no ${everydayName(subject)}`} there. Did it move? ${outdated}`
    : `I did find ${name ?? withArticle(subject)} ${places}. ${outdated}`;
}

/** Phrases what was answered: "in the sink", "the blue mug", "not in the fridge", "no". */
export function phraseHeard(
  facts: readonly NewFact[],
  need: Need,
  labels: ReadonlyMap<string, string>,
): string {
  const whether = facts.find(
    ({ subject, objects }) =>
      need.thing && subject === subjectOf(need) && objects.includes(need.thing),
  );
  if (whether) {
    const others = facts.filter((fact) => fact !== whether && fact.subject === whether.subject);
    const more = others.length > 0 ? `, ${phraseHeard(others, need, labels)}` : "";
    return (whether.polarity ? "yes" : "no") + more;
  }
  const about = facts.filter(
    (fact) =>
      fact.relation === "is" || fact.subject.endsWith(need.noun) || isInstance(fact.subject),
  );
  const words = (about.length > 0 ? about : facts).map((fact) => {
    if (fact.relation === "is") {
      const bought = readUsual(fact.subject);
      const isAll = bought?.aspect === "requirement";
      if (bought && !isAll && fact.objects.length > 2) return "any of these";
      const things = fact.objects.map((object) => formatMeaning(object, labels));
      return `${fact.polarity ? "" : "not "}${joinWords(things, isAll ? "and" : "or")}`;
    }
    return `${fact.polarity ? "" : "not "}${phrasePlaces(fact.objects, labels)}`;
  });
  return joinWords(words, "and");
}

export function phraseChoice(
  things: readonly string[],
  labels: ReadonlyMap<string, string>,
): string {
  return joinWords(
    things.map((thing) => definite(labels.get(thing) ?? everydayLabel(thing))),
    "or",
  );
}

/** Names places by id. The only place of a room also has the room's name: "it is in the hall". */
export function placeNames({ places }: OwnerView): Map<string, string[]> {
  const alone = (room: string) => places.filter((one) => one.room === room).length === 1;
  return new Map(places.map(({ id, label, room }) => [id, alone(room) ? [label, room] : [label]]));
}

export type Sayer = Pick<Fact, "person" | "personName">;

export function nameOfSayer({ personName }: Sayer): string {
  return personName ?? "somebody";
}

/** Says why a fact ended: "Ana corrected it"; null while it holds. @param nameOf name for the reader: "you", "Ana" */
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

export async function readEndings(
  { facts }: Pick<Memory, "facts">,
  ended: readonly Pick<Fact, "supersededBy">[],
): Promise<ReadonlyMap<string, Fact>> {
  const ids = [...new Set(ended.flatMap(({ supersededBy }) => supersededBy ?? []))];
  return new Map((await facts.byIds(ids)).map((fact) => [fact.id, fact]));
}

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

export function phraseDispute(
  claims: readonly NewFact[],
  need: Need,
  labels: ReadonlyMap<string, string>,
): string {
  const told = claims.map((claim) => phraseHeard([claim], need, labels));
  const count = numbers[told.length] ?? String(told.length);
  const about = claims[0] ? ` about ${phraseSubject(claims[0].subject, labels)}` : "";
  const list = `${told.slice(0, -1).join(", ")}, and ${told.at(-1)}`;
  return `I was told ${count} things${about}: ${list}. Which is right?`;
}
