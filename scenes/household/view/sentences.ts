/** Task sentences: ALFWorld's two phrasings, and everyday ones for homes written by us. */
import type { Task } from "../../../src/core/scene.js";
import type { World } from "../world.js";
import { describePlaceKind, describeThingKind } from "./kinds.js";
import { describeThing } from "./owner-view.js";

/** The sentence for a task, with its full stop; `second` picks the second phrasing. */
export function phraseTask(world: World, task: Omit<Task, "sentence">, second: boolean): string {
  const phrases = world.voice === "alfworld" ? phraseAsAlfworld(task) : phraseEveryday(world, task);
  return `${phrases[second ? 1 : 0]}.`;
}

function phraseAsAlfworld({ type, object: o, target: r }: Omit<Task, "sentence">) {
  switch (type) {
    case "pick_and_place_simple":
      return [`put a ${o} in ${r}`, `put some ${o} on ${r}`] as const;
    case "look_at_obj_in_light":
      return [`look at ${o} under the ${r}`, `examine the ${o} with the ${r}`] as const;
    case "pick_clean_then_place_in_recep":
      return [`put a clean ${o} in ${r}`, `clean some ${o} and put it in ${r}`] as const;
    case "pick_heat_then_place_in_recep":
      return [`put a hot ${o} in ${r}`, `heat some ${o} and put it in ${r}`] as const;
    case "pick_cool_then_place_in_recep":
      return [`put a cool ${o} in ${r}`, `cool some ${o} and put it in ${r}`] as const;
    case "pick_two_obj_and_place":
      return [`put two ${o} in ${r}`, `find two ${o} and put them in ${r}`] as const;
  }
}

function phraseEveryday(world: World, task: Omit<Task, "sentence">) {
  const o = nameWanted(task, "");
  const r = nameTarget(world, task.target);
  const plural = describeThingKind(task.object).plural;
  switch (task.type) {
    case "pick_and_place_simple":
      return [`put ${o} ${r}`, `find ${o} and put it ${r}`] as const;
    case "look_at_obj_in_light": {
      const lamp = describeThingKind(task.target).name;
      return [`look at ${o} under the ${lamp}`, `examine ${o} with the ${lamp}`] as const;
    }
    case "pick_clean_then_place_in_recep":
      return [`put ${nameWanted(task, "clean")} ${r}`, `clean ${o} and put it ${r}`] as const;
    case "pick_heat_then_place_in_recep":
      return [`put ${nameWanted(task, "hot")} ${r}`, `heat ${o} and put it ${r}`] as const;
    case "pick_cool_then_place_in_recep":
      return [`put ${nameWanted(task, "cool")} ${r}`, `cool ${o} and put it ${r}`] as const;
    case "pick_two_obj_and_place":
      return [`put two ${plural} ${r}`, `find two ${plural} and put them ${r}`] as const;
  }
}

/** "an apple", "the blue mug", "Ana's mug"; with a word before the noun, "Ana's clean mug". */
function nameWanted({ object, particular }: Omit<Task, "sentence">, word: string): string {
  const { name } = describeThingKind(object);
  const noun = word ? `${word} ${name}` : name;
  if (!particular) return withArticle(noun);
  const described = describeThing(noun, particular);
  return particular.owner ? described : `the ${described}`;
}

/** "on the coffee table"; "in a cabinet" where there are several. */
function nameTarget(world: World, type: string): string {
  const { name, preposition } = describePlaceKind(type);
  const several = world.places.filter((place) => place.type === type).length > 1;
  return `${preposition} ${several ? withArticle(name) : `the ${name}`}`;
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
