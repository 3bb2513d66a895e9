/** A task of a home from its sentence, read as the robot will read it. */
import { findNearest, viewDraft } from "../../../scenes/household/index.js";
import { InputError } from "../../core/errors.js";
import { thingsOf } from "../../core/looks.js";
import { everydayName, possessive } from "../../core/names.js";
import type { HomeTask, HomeTaskType, ThingView } from "../../core/scene.js";
import { type ParsedTask, parseTask } from "../../policies/rules/index.js";

const examples = [
  "put the blue mug on the shelf.",
  "heat an apple and put it in the fridge.",
  "put two plates in the cabinet.",
  "look at the book under the desk lamp.",
  "put the mug you like best on the dining table.",
];
const looks = ["colour", "material", "size"] as const;

/** @throws InputError when the sentence is no task of that home, with what would be read */
export function readTask(text: string, sentence: string): HomeTask {
  const home = viewDraft(text);
  if (!home) throw new InputError("First give the home places and things: a task is about them.");
  const said = sentence.trim().replace(/(?<![.!\s])[.!\s]*$/, ".");
  const task = parseTask(said, new Set(home.places.map(({ kind }) => kind)));
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

/** What the thing must be like: each word is a look or the owner of one of that kind. */
function readParticular({ object, description }: ParsedTask, things: readonly ThingView[]) {
  const owners = things.flatMap(({ attributes }) => attributes.owner ?? []);
  const owner = description?.owner
    ? owners.find((one) => possessive(one).toLowerCase() === description.owner?.toLowerCase())
    : undefined;
  if (description?.owner && owner === undefined)
    throw new InputError(`Nobody called ${description.owner} has a ${everydayName(object)} here.`);
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
