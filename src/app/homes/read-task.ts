/** Parses a task's sentence as the robot will. */
import { findNearest, viewDraft } from "../../../scenes/household/index.js";
import { InputError } from "../../core/errors.js";
import { classOf } from "../../core/fact.js";
import { thingsOf } from "../../core/looks.js";
import { everydayName, possessive, preposition, withArticle } from "../../core/names.js";
import type { HomeTask, HomeTaskType, OwnerView, ThingView } from "../../core/scene.js";
import { joinWords } from "../../core/wording.js";
import { correctLook } from "../../desk/reading/fuzzy.js";
import { namesIn } from "../../desk/remarks/names-in.js";
import { type ParsedTask, parseTask } from "../../policies/rules/index.js";

const examples = [
  "put the blue mug on the shelf.",
  "heat an apple and put it in the fridge.",
  "put two plates in the cabinet.",
  "look at the book under the desk lamp.",
  "put the mug you like best on the dining table.",
];
const looks = ["colour", "material", "size"] as const;

/** @throws InputError when the sentence is no task of that home, with the nearest reading */
export function readTask(text: string, sentence: string): HomeTask {
  const home = viewDraft(text);
  if (!home) throw new InputError("First give the home places and things: a task is about them.");
  const said = withTarget(withNames(plainly(sentence), home), home);
  if (/\b(?:my|your|his|her|their) (?!favou?rite)/i.test(said))
    throw new InputError("Say whose it is by name, as in “put Ana's mug on the shelf.”");
  const task = parseTask(said, kindsOf(home.places));
  if (!task)
    throw new InputError(
      `I cannot read “${sentence.trim()}” as a task. I read sentences like these: ${examples.join(" ")}`,
    );
  const things = thingsOf(home).filter(({ kind }) => kind === task.object);
  if (things.length === 0) throw new InputError(explainMissing(task.object, thingsOf(home)));
  const targets = task.kind === "look" ? thingsOf(home) : home.places;
  if (!targets.some(({ kind }) => kind === task.target))
    throw new InputError(explainMissing(task.target, targets));
  const particular = readParticular(task, things);
  return {
    type: typeOf(task),
    sentence: said.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
    object: task.object,
    ...(Object.keys(particular).length > 0 && { particular }),
    ...(task.description?.preferred && { open: true }),
    target: task.target,
  };
}

/** "Please put … & …!": one order, with a full stop. */
function plainly(sentence: string): string {
  return sentence
    .trim()
    .replace(/^(?:(?:please|now|robot|(?:can|could|would|will) you)[, ]+)+/i, "")
    .replace(/(?:,? please)?[.!?\s]{0,20}$/i, ".")
    .replace(/ (?:&|\+|, ?and) /g, " and ");
}

function kindsOf(items: readonly { readonly kind: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ kind }) => kind));
}

/** "ana's blu mug": corrects people and looks to the home's spelling. */
function withNames(said: string, home: OwnerView): string {
  const attributes = thingsOf(home).map((thing) => thing.attributes);
  const known = new Set(attributes.flatMap((one) => looks.flatMap((look) => one[look] ?? [])));
  const owners = new Map(
    attributes.flatMap(({ owner = "" }) => [[letters(possessive(owner)), possessive(owner)]]),
  );
  const respell = (word: string) => owners.get(letters(word)) ?? correctLook(word, known);
  return said.split(" ").map(respell).join(" ");
}

/** Returns letters only, so that "Anas" and "ana’s" match "Ana's". */
function letters(word: string): string {
  return word.toLowerCase().replace(/['’]/g, "");
}

const where =
  /^((?!look at|examine).{1,200}?) (in\/on|into|onto|in|on|to|under|underneath|below|above|over|behind|beside|by|next to|near) (?:(?:the|an?|my|our) )?(.{1,200})\.$/i;

/** "on the table": replaces a place's name, or a part of it, by words that the robot reads. */
function withTarget(said: string, home: OwnerView): string {
  const [, lead = "", side = "", phrase = ""] = where.exec(said) ?? [];
  const known = kindsOf(home.places);
  const target = parseTask(said, known)?.target ?? "";
  if (known.has(target) && [target, everydayName(target)].includes(phrase.toLowerCase()))
    return said;
  const places = namesIn(`${side} the ${phrase}`, home).places;
  const [kind, ...more] = new Set(places.map(classOf));
  const isBeside =
    !/^(?:in|on|to)/i.test(side) && places.join() === namesIn(phrase, home).places.join();
  if (!kind || isBeside) return said;
  if (more.length > 0)
    throw new InputError(
      `Which place is meant: ${joinWords([kind, ...more].map(everydayName), "or")}?`,
    );
  const isOne = home.places.filter((place) => place.kind === kind).length === 1;
  return `${lead} ${preposition(kind)} ${isOne ? `the ${everydayName(kind)}` : withArticle(kind)}.`;
}

function typeOf({ kind, count, treatment }: ParsedTask): HomeTaskType {
  if (kind === "look") return "look_at_obj_in_light";
  if (treatment) return `pick_${treatment}_then_place_in_recep`;
  return count === 2 ? "pick_two_obj_and_place" : "pick_and_place_simple";
}

function explainMissing(wanted: string, items: readonly { readonly kind: string }[]): string {
  const names = [...new Set(items.map(({ kind }) => everydayName(kind)))];
  const nearest = findNearest(wanted, names);
  const advice =
    nearest === null ? `There are: ${names.join(", ")}.` : `Did you mean “${nearest}”?`;
  return `There is no ${everydayName(wanted)} in this home. ${advice}`;
}

/** Each word must be a look or the owner of a thing of that kind. */
function readParticular({ object, description }: ParsedTask, things: readonly ThingView[]) {
  const owners = things.flatMap(({ attributes }) => attributes.owner ?? []);
  const owner = description?.owner
    ? owners.find((one) => possessive(one).toLowerCase() === description.owner?.toLowerCase())
    : undefined;
  if (description?.owner && owner === undefined)
    throw new InputError(
      `Nobody called ${description.owner.replace(/['’]s?$/, "")} has a ${everydayName(object)} here.`,
    );
  const words = (description?.words ?? []).map((word) => {
    const look = looks.find((one) => things.some(({ attributes }) => attributes[one] === word));
    if (look) return [look, word];
    const known = things.flatMap(({ attributes }) => looks.flatMap((one) => attributes[one] ?? []));
    const names = [...new Set(known)].join(", ") || "none";
    throw new InputError(
      `“${word}” is no look of a ${everydayName(object)} in this home. Its looks: ${names}.`,
    );
  });
  return { ...Object.fromEntries(words), ...(owner !== undefined && { owner }) };
}
