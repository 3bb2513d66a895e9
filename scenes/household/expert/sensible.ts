/** Which tasks people would really ask for: no potato on the TV stand, no warm bowl into the bin. */
import type { Task } from "../../../src/core/scene.js";
import { likelihoodOf } from "../view/keeping.js";
import { describeThingKind } from "../view/kinds.js";
import type { World } from "../world.js";

type Wanted = Pick<Task, "type" | "object" | "target">;

/** Where something that was just cleaned, heated or cooled is not put. */
const soiling = new Set(["bathtubbasin", "garbagecan", "laundryhamper", "sinkbasin", "toilet"]);
/** Where warm and cold food and drink is wanted. */
const serving = new Set(["coffeetable", "countertop", "desk", "diningtable", "sidetable"]);
/** Things that people do not wash or cool, although the rules allow it. */
const unwashed = new Set(["egg", "soapbar"]);
const unchilled = new Set(["bread", "plate", "potato"]);

/** Whether it is sensible to ask for this in a home: the thing is at home there, and what is done fits it. */
export function isSensible(world: World, { type, object, target }: Wanted): boolean {
  const category = describeThingKind(object)?.category;
  if (type === "look_at_obj_in_light") return category === "small" || category === "large";
  // Things are forgotten in a microwave, not kept there.
  if (target === "microwave" || !isAtHome(world, object, target)) return false;
  switch (type) {
    case "pick_heat_then_place_in_recep":
      return serving.has(target);
    case "pick_cool_then_place_in_recep":
      return serving.has(target) && category !== "pan" && !unchilled.has(object);
    case "pick_clean_then_place_in_recep":
      return !soiling.has(target) && !unwashed.has(object);
    default:
      return true;
  }
}

function isAtHome(world: World, thing: string, type: string): boolean {
  return world.places.some(
    (place) =>
      place.type === type && likelihoodOf({ room: place.room, place: type, thing }) !== undefined,
  );
}
