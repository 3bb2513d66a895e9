/** Phrases tasks: in ALFWorld's two phrasings, or in everyday ones for our homes. */

import type { HomeTask, PlaceView } from "../../../src/core/episode/scene.js";
import {
  definite,
  everydayName,
  plural,
  preposition,
  withArticle,
} from "../../../src/core/words/names.js";
import type { World } from "../world.js";
import { describeThing } from "./owner-view.js";

/** Phrases a task. @param second selects the second of two phrasings */
export function phraseTask(
  world: World,
  task: Omit<HomeTask, "sentence">,
  second: boolean,
): string {
  const kinds = world.places.map(({ type }) => type);
  const phrases =
    world.voice === "alfworld"
      ? phraseAsAlfworld(task)
      : phraseEveryday(nameTarget(kinds, task.target), task);
  return `${phrases[second ? 1 : 0]}.`;
}

/** Phrases what a person asked for. @param places of the home */
export function phraseWanted(
  places: readonly PlaceView[],
  task: Omit<HomeTask, "sentence">,
): string {
  const isTreated = /_then_/.test(task.type);
  const named = places.find(({ id }) => id === task.place);
  const kinds = places.map(({ kind }) => kind);
  const where = named
    ? `${preposition(named.kind)} ${definite(named.label)}`
    : nameTarget(kinds, task.target);
  return `${phraseEveryday(where, task)[isTreated ? 1 : 0]}.`;
}

function phraseAsAlfworld({ type, object, target }: Omit<HomeTask, "sentence">) {
  switch (type) {
    case "pick_and_place_simple":
      return [`put a ${object} in ${target}`, `put some ${object} on ${target}`] as const;
    case "look_at_obj_in_light":
      return [
        `look at ${object} under the ${target}`,
        `examine the ${object} with the ${target}`,
      ] as const;
    case "pick_clean_then_place_in_recep":
      return [
        `put a clean ${object} in ${target}`,
        `clean some ${object} and put it in ${target}`,
      ] as const;
    case "pick_heat_then_place_in_recep":
      return [
        `put a hot ${object} in ${target}`,
        `heat some ${object} and put it in ${target}`,
      ] as const;
    case "pick_cool_then_place_in_recep":
      return [
        `put a cool ${object} in ${target}`,
        `cool some ${object} and put it in ${target}`,
      ] as const;
    case "pick_two_obj_and_place":
      return [
        `put two ${object} in ${target}`,
        `find two ${object} and put them in ${target}`,
      ] as const;
  }
}

/** @param where "in the fridge" */
function phraseEveryday(where: string, task: Omit<HomeTask, "sentence">) {
  const thing = nameWanted(task, "");
  const several = plural(task.object);
  switch (task.type) {
    case "pick_and_place_simple":
      return [`put ${thing} ${where}`, `find ${thing} and put it ${where}`] as const;
    case "look_at_obj_in_light": {
      const lamp = everydayName(task.target);
      return [`look at ${thing} under the ${lamp}`, `examine ${thing} with the ${lamp}`] as const;
    }
    case "pick_clean_then_place_in_recep":
      return [
        `put ${nameWanted(task, "clean")} ${where}`,
        `clean ${thing} and put it ${where}`,
      ] as const;
    case "pick_heat_then_place_in_recep":
      return [
        `put ${nameWanted(task, "hot")} ${where}`,
        `heat ${thing} and put it ${where}`,
      ] as const;
    case "pick_cool_then_place_in_recep":
      return [
        `put ${nameWanted(task, "cool")} ${where}`,
        `cool ${thing} and put it ${where}`,
      ] as const;
    case "pick_two_obj_and_place":
      return [`put two ${several} ${where}`, `find two ${several} and put them ${where}`] as const;
  }
}

/** Names the thing: "an apple", "the blue mug", "Ana's mug", "a hot apple"; in an open task "the mug you like best". */
function nameWanted(
  { object, particular, open }: Omit<HomeTask, "sentence">,
  state: string,
): string {
  if (open) return `the ${describeThing(everydayName(object), {}, state)} you like best`;
  if (particular) {
    const described = describeThing(everydayName(object), particular, state);
    return particular.owner ? described : `the ${described}`;
  }
  // "a", as words for states start with a consonant.
  return state
    ? withArticle(object).replace(/^(an?|some) /, stateWords(state))
    : withArticle(object);
}

function stateWords(state: string) {
  return (_: string, article: string) => `${article === "some" ? "some" : "a"} ${state} `;
}

function nameTarget(kinds: readonly string[], type: string): string {
  const several = kinds.filter((kind) => kind === type).length > 1;
  return `${preposition(type)} ${several ? withArticle(type) : `the ${everydayName(type)}`}`;
}
