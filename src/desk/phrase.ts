/** The desk's sentences: plain English, everyday names, exact. */
import { reservedChoices } from "../core/bot.js";
import { asSaid, classOf, isInstance, type NewFact } from "../core/fact.js";
import {
  everydayLabel,
  everydayName,
  isManner,
  plural,
  preposition,
  withArticle,
} from "../core/names.js";
import {
  isAboutMeant,
  isAboutPreferred,
  meantAdjective,
  preferredAdjective,
  taskNoun,
} from "../core/notebook.js";
import type { Choice, Need, Question } from "../core/question.js";
import type { Doubt } from "../core/reuse.js";
import type { OwnerView, ThingView } from "../core/scene.js";
import type { Ballot } from "../core/stores.js";
import { joinWords } from "../core/wording.js";

/**
 * "Where is an apple?", "Where are the mugs? I need two.", "Which mug is Ana's?"
 *
 * @param chosen what people call the thing that they chose in an open task
 */
export function phraseQuestion(need: Need, chosen?: string): string {
  const noun = everydayName(need.noun);
  const described = need.adjective ? `${need.adjective} ${noun}` : null;
  if (need.noun === taskNoun)
    return isAboutPreferred(need) ? "How would you like it done?" : "What exactly should I do?";
  if (isAboutMeant(need)) {
    return need.func === "where" ? `Where is the ${noun} you mean?` : `Which ${noun} do you mean?`;
  }
  if (isAboutPreferred(need)) {
    if (need.func !== "where") return `Which ${noun} would you like?`;
    return chosen ? `Where is ${withThe(chosen)}?` : `Where is the ${noun} you would like?`;
  }
  switch (need.func) {
    case "where":
      if (need.adjective === "two") return `Where are the ${plural(need.noun)}? I need two.`;
      return `Where is ${described ? withThe(described) : withArticle(need.noun)}?`;
    case "which":
      return need.adjective?.endsWith("'s")
        ? `Which ${noun} is ${need.adjective}?`
        : `Which ${noun} do you mean${need.adjective ? ` by the ${need.adjective} one` : ""}?`;
    case "how":
      return `How should I prepare the ${described ?? noun}?`;
    case "what":
      return described ? `What is ${withThe(described)}?` : `Which ${noun} is it?`;
  }
}

/** Why people are asked although the notebook has an answer: one sentence. */
export function phraseDoubt(doubt: Doubt, need: Need): string {
  switch (doubt.kind) {
    case "thing":
      return `I have it noted, but the last time ${withArticle(need.noun)} was not where I had noted it.`;
    case "person":
      return "I was told, but something else that the same person said was not so.";
    case "age":
      return `I noted it ${doubt.rounds} tasks ago, and things get moved here.`;
  }
}

/** "the blue mug", but "Ana's mug". */
function withThe(name: string): string {
  return /^\S+'s /.test(name) ? name : `the ${name}`;
}

/**
 * What can be chosen: every place for a where-question and every thing of the kind for a which-question, the
 * likely ones first; for the others the candidates.
 */
export function offerChoices(
  need: Need,
  candidates: readonly string[],
  view: OwnerView,
): readonly Choice[] {
  const labels = labelsOf(view);
  const all = choosable(need, candidates, view);
  const known = new Set(all);
  const ordered = [...new Set([...candidates.filter((id) => known.has(id)), ...all])];
  return ordered.map((value, index) => ({
    id: `c${index}`,
    label: capitalise(labels.get(value) ?? everydayLabel(value)),
    value,
  }));
}

function choosable(
  { func, noun }: Need,
  candidates: readonly string[],
  view: OwnerView,
): readonly string[] {
  if (func === "where") return view.places.map(({ id }) => id);
  if (func !== "which") return candidates;
  return thingsOf(view).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
}

/** Every thing in the view, the held one included. */
export function thingsOf(view: OwnerView): readonly ThingView[] {
  const lying = view.places.flatMap((place) => place.things);
  return view.held ? [...lying, view.held] : lying;
}

/** Everyday labels of places and things by their ids. */
export function labelsOf(view: OwnerView): ReadonlyMap<string, string> {
  return new Map([
    ...view.places.map((place) => [place.id, place.label] as const),
    ...thingsOf(view).map((thing) => [thing.id, thing.label] as const),
  ]);
}

/** "in the sink", "on counter 1 or counter 3". */
export function phrasePlaces(
  places: readonly string[],
  labels: ReadonlyMap<string, string>,
): string {
  const words = places.map((place) => {
    const label = labels.get(place) ?? everydayLabel(place);
    return `${preposition(classOf(place))} ${/\d$/.test(label) ? label : `the ${label}`}`;
  });
  return joinWords(words, "or");
}

/** A fact as it will be used: "an apple is in the sink", "Ana's mug is the blue mug". */
export function phraseFact(fact: NewFact, labels: ReadonlyMap<string, string>): string {
  if (fact.objects.includes(asSaid)) return "it is to be as it was said";
  const subject = phraseSubject(fact.subject, labels);
  if (fact.relation === "is") {
    const noun = fact.subject.slice(fact.subject.lastIndexOf(" ") + 1);
    if (isEveryOne(fact.objects, noun, labels)) return `any ${everydayName(noun)} will do`;
    return `${subject} is ${joinWords(
      fact.objects.map((object) =>
        isManner(object) ? `to be ${object}` : formatMeaning(object, fact, labels),
      ),
      "or",
    )}`;
  }
  if (fact.relation === "holds") {
    const things = fact.objects.map((thing) => labels.get(thing) ?? everydayLabel(thing));
    return `${phrasePlaces([fact.subject], labels)}: ${things.length ? joinWords(things, "and") : "nothing"}`;
  }
  if (!fact.polarity) return `${subject} is not ${phrasePlaces(fact.objects, labels)}`;
  const hedge = fact.certainty === "unsure" ? "probably " : "";
  return `${subject} is ${hedge}${phrasePlaces(fact.objects, labels)}`;
}

/** "the blue mug", "sliced", "yellow": a value that is one word and no thing of the home is only that word. */
function formatMeaning(
  object: string,
  { subject }: Pick<NewFact, "subject">,
  labels: ReadonlyMap<string, string>,
): string {
  const isWord = object === asSaid || (!object.includes(" ") && !labels.has(object));
  return isWord ? object : withThe(formatApart(object, subject, labels));
}

/** Whether these are all the things of a kind, and more than one. */
function isEveryOne(
  things: readonly string[],
  kind: string,
  labels: ReadonlyMap<string, string>,
): boolean {
  const all = [...labels.keys()].filter((id) => classOf(id) === kind);
  return all.length > 1 && all.every((id) => things.includes(id));
}

/** "an apple", "Ana's mug", "the blue mug". */
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

/** A thing's label without what the description says already: Ana's mug is "the blue mug". */
function formatApart(
  thing: string,
  description: string,
  labels: ReadonlyMap<string, string>,
): string {
  const label = labels.get(thing) ?? everydayLabel(thing);
  const [owner] = /^\S+'s /.exec(description) ?? [];
  return owner && label.startsWith(owner) ? label.slice(owner.length) : label;
}

/** What is said when a claim turned out untrue: "I looked in the sink: no apple there. Did it move?" */
export function phraseContradiction(claim: NewFact, labels: ReadonlyMap<string, string>): string {
  return `${phraseDisproof(claim, labels)} The note is marked as out of date.`;
}

function phraseDisproof(claim: NewFact, labels: ReadonlyMap<string, string>): string {
  const { subject, relation, objects, polarity } = claim;
  if (relation === "is") {
    const things = objects.map((object) => formatMeaning(object, claim, labels));
    const isOrNot = polarity ? "is not" : "is";
    return `It turned out that ${phraseSubject(subject, labels)} ${isOrNot} ${joinWords(things, "or")}.`;
  }
  const name = isInstance(subject) || subject.includes(" ") ? phraseSubject(subject, labels) : null;
  const places = phrasePlaces(objects, labels);
  return polarity
    ? `I looked ${places}: ${name ? `${name} is not` : `no ${everydayName(subject)}`} there. Did it move?`
    : `I did find ${name ?? withArticle(subject)} ${places}.`;
}

/** What was heard, short: "in the sink", "the blue mug", "not in the fridge". */
export function phraseHeard(
  facts: readonly NewFact[],
  need: Need,
  labels: ReadonlyMap<string, string>,
): string {
  const about = facts.filter(
    (fact) =>
      fact.relation === "is" || fact.subject.endsWith(need.noun) || isInstance(fact.subject),
  );
  const words = (about.length > 0 ? about : facts).map((fact) => {
    if (fact.relation === "is") {
      return joinWords(
        fact.objects.map((object) => formatMeaning(object, fact, labels)),
        "or",
      );
    }
    return `${fact.polarity ? "" : "not "}${phrasePlaces(fact.objects, labels)}`;
  });
  return joinWords(words, "and");
}

/** What was chosen: "the blue mug", "the red mug or the green mug". */
export function phraseChoice(
  things: readonly string[],
  labels: ReadonlyMap<string, string>,
): string {
  return joinWords(
    things.map((thing) => withThe(labels.get(thing) ?? everydayLabel(thing))),
    "or",
  );
}

/** What somebody answered: the button's words, or their own as far as they stand. */
export function phraseAnswer(
  { choice, text }: Pick<Ballot, "choice" | "text">,
  { choices, followUp }: Pick<Question, "choices" | "followUp">,
): string {
  if (choice === null) return text ?? "(deleted)";
  const offered = [...choices, ...(followUp?.choices ?? [])];
  const label = offered.find(({ id }) => id === choice)?.label;
  return label ?? reservedLabels.get(choice) ?? "(deleted)";
}

const reservedLabels: ReadonlyMap<string, string> = new Map([
  [reservedChoices.badQuestion, "Bad question"],
  [reservedChoices.dontKnow, "I don't know"],
]);

/** With a capital letter at the beginning. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
