/** Writes tasks as sentences: ALFWorld's, or everyday ones for our homes. */

import type { Attributes, HomeTask, PlaceView } from "../../../src/core/episode/scene.js";
import {
  definite,
  everydayName,
  plural,
  preposition,
  withArticle,
} from "../../../src/core/words/names.js";
import { treatedBy } from "../goal.js";
import type { World } from "../world.js";
import { describeThing } from "./owner-view.js";

type WantedTask = Omit<HomeTask, "sentence">;
type Phrasings = readonly [first: string, second: string];

/** @param second selects the second of two phrasings */
export function phraseTask(world: World, task: WantedTask, second: boolean): string {
  const kinds = world.places.map(({ type }) => type);
  const phrases =
    world.voice === "alfworld"
      ? phraseAsAlfworld(task)
      : phraseEveryday(nameTarget(kinds, task.target), task);
  return `${phrases[second ? 1 : 0]}.`;
}

export function phraseWanted(places: readonly PlaceView[], task: WantedTask): string {
  const named = places.find(({ id }) => id === task.place);
  const kinds = places.map(({ kind }) => kind);
  const where = named
    ? `${preposition(named.kind)} ${definite(named.label)}`
    : nameTarget(kinds, task.target);
  return `${phraseEveryday(where, task)[treatedBy(task.type) ? 1 : 0]}.`;
}

function phraseAsAlfworld({ type, object, target }: WantedTask): Phrasings {
  const treated = treatedBy(type);
  if (treated) {
    const { verb, state } = treated;
    return [
      `put a ${state} ${object} in ${target}`,
      `${verb} some ${object} and put it in ${target}`,
    ];
  }
  if (type === "look_at_obj_in_light")
    return [`look at ${object} under the ${target}`, `examine the ${object} with the ${target}`];
  return type === "pick_two_obj_and_place"
    ? [`put two ${object} in ${target}`, `find two ${object} and put them in ${target}`]
    : [`put a ${object} in ${target}`, `put some ${object} on ${target}`];
}

/** @param where "in the fridge" */
function phraseEveryday(where: string, task: WantedTask): Phrasings {
  const { type, object, target } = task;
  const thing = nameWanted(task, "");
  const treated = treatedBy(type);
  if (treated) {
    const { verb, state } = treated;
    return [`put ${nameWanted(task, state)} ${where}`, `${verb} ${thing} and put it ${where}`];
  }
  if (type === "look_at_obj_in_light") {
    const lamp = everydayName(target);
    return [`look at ${thing} under the ${lamp}`, `examine ${thing} with the ${lamp}`];
  }
  const several = plural(object);
  return type === "pick_two_obj_and_place"
    ? [`put two ${several} ${where}`, `find two ${several} and put them ${where}`]
    : [`put ${thing} ${where}`, `find ${thing} and put it ${where}`];
}

/** Names the thing: "an apple", "the blue mug", "Ana's mug", "a hot apple"; in an open task "the mug you like best". */
function nameWanted({ object, particular, open }: WantedTask, state: string): string {
  if (open) return `the ${describeThing(everydayName(object), {}, state)} you like best`;
  if (particular) return nameThing(object, particular, state);
  const named = withArticle(object);
  // Writes "a", as words for states start with a consonant.
  return state ? named.replace(/^(?:an?|(some)) /, (_, some = "a") => `${some} ${state} `) : named;
}

export function nameThing(kind: string, particular: Attributes, state = ""): string {
  const described = describeThing(everydayName(kind), particular, state);
  return particular.owner ? described : `the ${described}`;
}

function nameTarget(kinds: readonly string[], type: string): string {
  const several = kinds.filter((kind) => kind === type).length > 1;
  return `${preposition(type)} ${several ? withArticle(type) : `the ${everydayName(type)}`}`;
}
