import { asSaid, classOf, isInstance, type NewFact } from "../core/fact.js";
import { lookLabels } from "../core/looks.js";
import {
  definite,
  everydayLabel,
  everydayName,
  isManner,
  preposition,
  withArticle,
} from "../core/names.js";
import {
  aspects,
  meantAdjective,
  preferredAdjective,
  readUsual,
  subjectOf,
  type Usual,
} from "../core/notebook.js";
import type { Need } from "../core/question.js";
import type { OwnerView } from "../core/scene.js";
import { joinWords } from "../core/wording.js";

/** "the blue mug", but "Ana's mug" and "mug 2". */
export function withThe(name: string): string {
  return /^\S+'s? |\d$/.test(name) ? name : `the ${name}`;
}

/** Labels by id, from what the robot sees: no owners. */
export function labelsOf(view: OwnerView): ReadonlyMap<string, string> {
  return new Map([
    ...view.places.map((place) => [place.id, place.label] as const),
    ...lookLabels(view),
  ]);
}

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
  if (fact.objects.includes(asSaid)) return "it is to be as it was said";
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

/** "coffee size 500 gram", "coffee that is organic"; a product by its title alone. */
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

/** "the blue mug", "sliced", "500 gram". Keeps words that name nothing in the home. */
function formatMeaning(object: string, labels: ReadonlyMap<string, string>): string {
  const stays = isManner(object) || isWord(object, labels);
  return stays ? object : withThe(labels.get(object) ?? everydayLabel(object));
}

function isWord(object: string, labels: ReadonlyMap<string, string>): boolean {
  return !isInstance(object) && !labels.has(object) && !isManner(object);
}

/** Returns true for all things of a class with more than one. */
function isEveryOne(
  things: readonly string[],
  kind: string,
  labels: ReadonlyMap<string, string>,
): boolean {
  const all = [...labels.keys()].filter((id) => classOf(id) === kind);
  return all.length > 1 && all.every((id) => things.includes(id));
}

export function phraseSubject(subject: string, labels: ReadonlyMap<string, string>): string {
  if (isInstance(subject)) {
    const label = labels.get(subject) ?? everydayLabel(subject);
    return /\d$/.test(label) ? label : withThe(label);
  }
  if (!subject.includes(" ")) return withArticle(subject);
  const noun = subject.slice(subject.lastIndexOf(" ") + 1);
  if (subject === `${meantAdjective} ${noun}`) return `the ${everydayName(noun)} you mean`;
  if (subject === `${preferredAdjective} ${noun}`)
    return `the ${everydayName(noun)} you would like`;
  return withThe(`${subject.slice(0, subject.lastIndexOf(" "))} ${everydayName(noun)}`);
}

export function phraseContradiction(claim: NewFact, labels: ReadonlyMap<string, string>): string {
  return `${phraseDisproof(claim, labels)} The note is marked as out of date.`;
}

function phraseDisproof(claim: NewFact, labels: ReadonlyMap<string, string>): string {
  const { subject, relation, objects, polarity } = claim;
  if (relation === "is") {
    const things = objects.map((object) => formatMeaning(object, labels));
    const isOrNot = polarity ? "is not" : "is";
    return `It turned out that ${phraseSubject(subject, labels)} ${isOrNot} ${joinWords(things, "or")}.`;
  }
  const name = isInstance(subject) || subject.includes(" ") ? phraseSubject(subject, labels) : null;
  const places = phrasePlaces(objects, labels);
  return polarity
    ? `I looked ${places}: ${name ? `${name} is not` : `no ${everydayName(subject)}`} there. Did it move?`
    : `I did find ${name ?? withArticle(subject)} ${places}.`;
}

/** "in the sink", "the blue mug", "not in the fridge", "no". */
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
    things.map((thing) => withThe(labels.get(thing) ?? everydayLabel(thing))),
    "or",
  );
}
