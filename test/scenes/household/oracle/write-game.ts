/**
 * One of our own homes as a game file in ALFWorld's format, with what our homes lack: places that share a location,
 * things in two places at once, things in things, things that are cool at the start, names that count downwards.
 */
import { belongings, type Home, kindOf, kinds } from "./read-home.js";

/** @param round which of its tasks, from 1; any thing of the kind will do */
export function writeGame(home: Home, round: number): string {
  const task = home.tasks[round - 1];
  if (!task) throw new Error(`there is no task ${round}`);
  const things = home.things.map(({ id }, at) => ({ id, raw: rawId(id, at), at }));
  const places = home.places.map(({ id }, at) => ({ id, raw: rawId(id, at), at }));
  const init = [
    `(atLocation agent1 loc_bar_99)`,
    ...places.flatMap((place) => placeFacts(place, home)),
    ...things.flatMap((thing) => thingFacts(thing, { home, places })),
    ...[...belongings()].map((pair) => `(canContain ${pair.split(" ").map(typeOf).join(" ")})`),
    ...innerFacts(things),
  ];
  const ids = [...new Set(init.flatMap((fact) => fact.match(/\w+_bar_\w+/g) ?? []))];
  const objects = [
    ...ids.map((raw) => `${raw} - ${sortOf(raw, places)}`),
    ...Object.keys(kinds.places).map((kind) => `${typeOf(kind)} - rtype`),
    ...Object.keys(kinds.things).map((kind) => `${typeOf(kind)} - otype`),
  ];
  return JSON.stringify({
    pddl_domain: "(define (domain alfred))",
    grammar: `{"task": [{"rhs": "Your task is to: ${task.sentence}"}]} template :: "move {o} to {r}";`,
    pddl_problem: `(define (problem own) (:domain alfred) ; one of our own homes
      (:objects agent1 - agent Ghost_bar_1 - object ${objects.join(" ")})
      (:init ${[...init, ...init.slice(0, 9)].join("\n")})
      (:goal (and ${goalOf(task.type, typeOf(task.object), typeOf(task.target))})))`,
    solvable: true,
  });
}

interface Named {
  readonly id: string;
  readonly raw: string;
  readonly at: number;
}

/** Their order is not the home's: "Mug_bar_08" comes before "Mug_bar_24". */
function rawId(id: string, at: number): string {
  const kind = kindOf(id);
  const basin = /^(.*)basin$/.exec(kind)?.[1];
  const number = String((at * 7 + 3) % 97).padStart(2, "0");
  return basin ? `${basin}_bar_${number}_bar_${kind}` : `${kind}_bar_${number}`;
}

function typeOf(kind: string): string {
  return `${kind}Type`;
}

function sortOf(raw: string, places: readonly Named[]): string {
  if (raw.startsWith("loc_bar_")) return "location";
  return places.some((place) => place.raw === raw) ? "receptacle" : "object";
}

/** Every third place stands where the one before it does. */
function locationOf({ at }: Named): string {
  return `loc_bar_${at % 3 === 2 ? at - 1 : at}`;
}

function placeFacts(place: Named, home: Home): readonly string[] {
  const kind = kindOf(place.id);
  const isOpenable = home.places[place.at]?.openable ?? kinds.places[kind]?.openable ?? false;
  return [
    `(receptacleType ${place.raw} ${typeOf(kind)})`,
    `(receptacleAtLocation ${place.raw} ${locationOf(place)})`,
    ...(isOpenable ? [`(openable ${place.raw})`] : []),
  ];
}

const abilityFacts: Readonly<Record<string, string>> = {
  pick: "pickupable",
  heat: "heatable",
  cool: "coolable",
  clean: "cleanable",
  slice: "sliceable",
  use: "toggleable",
  contain: "isReceptacleObject",
};

function thingFacts(
  { id, raw, at }: Named,
  { home, places }: { readonly home: Home; readonly places: readonly Named[] },
): readonly string[] {
  const kind = kindOf(id);
  const place = places.find((one) => one.id === home.things[at]?.in);
  const { abilities = "" } = kinds.things[kind] ?? {};
  if (!place) throw new Error(`${id} is nowhere`);
  const second = at % 5 === 4 ? places[(place.at + 1) % places.length] : undefined;
  return [
    `(objectType ${raw} ${typeOf(kind)})`,
    `(objectAtLocation ${raw} ${locationOf(place)})`,
    `(inReceptacle ${raw} ${place.raw})`,
    ...(second ? [`(inReceptacle ${raw} ${second.raw})`] : []),
    ...(at % 6 === 1 && abilities.includes("cool") ? [`(isCool ${raw})`] : []),
    ...abilities
      .split(" ")
      .flatMap((one) => (abilityFacts[one] ? [`(${abilityFacts[one]} ${raw})`] : [])),
  ];
}

/** The last two things are in the first that can hold some. */
function innerFacts(things: readonly Named[]): readonly string[] {
  const vessel = things.find(({ id }) => kinds.things[kindOf(id)]?.abilities?.includes("contain"));
  const inner = vessel ? things.slice(-2).filter((thing) => thing !== vessel) : [];
  return inner.map(({ raw }) => `(inReceptacleObject ${raw} ${vessel?.raw})`);
}

function goalOf(type: string, object: string, target: string): string {
  if (type === "look_at_obj_in_light")
    return `(exists (?ot - object ?r - receptacle ?a - agent ?l - location) (and
        (objectType ?ot ${target}) (toggleable ?ot) (isToggled ?ot)
        (receptacleAtLocation ?r ?l) (atLocation ?a ?l) (inReceptacle ?ot ?r)))
      (exists (?o - object ?a - agent) (and (objectType ?o ${object}) (holds ?a ?o)))`;
  const lies = (one: string) =>
    `(objectType ${one} ${object}) (receptacleType ?r ${target}) (inReceptacle ${one} ?r)`;
  if (type === "pick_two_obj_and_place")
    return `(exists (?r - receptacle) (exists (?o1 - object) (and ${lies("?o1")}
      (exists (?o2 - object) (and (not (= ?o1 ?o2)) ${lies("?o2")})))))`;
  const treatment = /_(heat|cool|clean)_/.exec(type)?.[1];
  const is = { heat: "isHot", cool: "isCool", clean: "isClean" }[treatment ?? ""];
  const treated = is ? `(${treatment}able ?o) (${is} ?o)` : "";
  return `(exists (?r - receptacle) (exists (?o - object) (and ${treated} ${lies("?o")})))`;
}
