/** Where the sentence, the circle and the question of an ambiguous task contradict each other. */
import { looksOf, thingsOf } from "../core/looks.js";
import { everydayName, plural } from "../core/names.js";
import type { OwnerView, Task, ThingView } from "../core/scene.js";
import { literalPattern } from "../core/wording.js";

/** Contradictions between what the sentence says, what is circled, and what the question asks. */
export function findContradictions(
  task: Pick<Task, "sentence" | "object" | "instance" | "target">,
  question: string,
  view: OwnerView,
): readonly string[] {
  const circled = view.places.flatMap((place) =>
    place.things.filter(({ id }) => id === task.instance).map((thing) => ({ place, thing })),
  );
  const [meant, ...more] = circled;
  if (!meant || more.length > 0) return [`${circled.length} things are circled, not one`];
  const { place, thing } = meant;
  const alike = place.things.filter(
    (one) => one.kind === thing.kind && looksOf(one) === looksOf(thing),
  );
  return [
    ...(alike.length > 1 ? [`${alike.length} things there look like the circled one`] : []),
    ...faultsOfSentence(task, thing, view),
    ...faultsOfQuestion(question, thing),
  ];
}

function faultsOfSentence(
  { sentence, object }: Pick<Task, "sentence" | "object">,
  thing: ThingView,
  view: OwnerView,
): readonly string[] {
  const noun = everydayName(object);
  const others = thingsOf(view).filter(({ kind, id }) => kind === thing.kind && id !== thing.id);
  const said = describing(sentence, noun);
  const own = Object.values(thing.attributes);
  const foreign = others
    .flatMap(({ attributes }) => Object.values(attributes))
    .filter((word) => names(said, word) && !own.includes(word));
  const telling = own.filter(
    (word) =>
      names(said, word) &&
      !others.some(({ attributes }) => Object.values(attributes).includes(word)),
  );
  return [
    ...(thing.kind === object
      ? []
      : [`the sentence is about ${noun}, and ${thing.label} is circled`]),
    ...(names(sentence, noun) ? [] : [`the sentence does not say "${noun}"`]),
    ...(names(sentence, "two") || saysSeveral(sentence, object)
      ? ["the sentence wants several, and one is circled"]
      : []),
    ...(/\b(?:clean|hot|cool)\b/i.test(said)
      ? ["the sentence asks for one that is so already"]
      : []),
    ...(/\b(?:an?|some|any)\b/i.test(said) ? ["the sentence says that any will do"] : []),
    ...foreign.map((word) => `the sentence says "${word}", which the circled one is not`),
    ...telling.map((word) => `the sentence tells which with "${word}", so nothing is left to ask`),
    ...(others.length === 0 ? ["there is no other, so nothing is left to ask"] : []),
    ...(/\d/.test(sentence) ? ["the sentence has a number"] : []),
  ];
}

function faultsOfQuestion(question: string, thing: ThingView): readonly string[] {
  const noun = everydayName(thing.kind);
  const whose = thing.attributes.owner;
  return [
    ...(names(question, noun) ? [] : [`the question does not say "${noun}"`]),
    ...(saysSeveral(question, thing.kind) ? ["the question asks for several"] : []),
    ...(whose && names(question, whose) ? ["the question says whose it is"] : []),
    ...(/\d/.test(question) ? ["the question has a number"] : []),
  ];
}

/** The words that describe the wanted thing: "put a clean mug in the cabinet" -> "a clean mug". */
function describing(sentence: string, noun: string): string {
  const upTo = sentence.slice(0, sentence.search(new RegExp(`\\b${literalPattern(noun)}\\b`, "i")));
  return upTo.replace(/^(?:put|find|clean|heat|cool|look at|examine) /i, "");
}

function saysSeveral(text: string, kind: string): boolean {
  return plural(kind) !== everydayName(kind) && names(text, plural(kind));
}

function names(text: string, words: string): boolean {
  return new RegExp(`(?<!\\p{L})${literalPattern(words)}(?!\\p{L})`, "iu").test(text);
}
