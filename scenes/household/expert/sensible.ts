/** Plausible requests: no potato on the TV stand, no warm bowl into the bin. */
import type { Task } from "../../../src/core/scene.js";
import { likelihoodOf } from "../view/keeping.js";
import { describeThingKind } from "../view/kinds.js";
import type { World } from "../world.js";

type Wanted = Pick<Task, "type" | "object" | "target">;

/** Not for things just cleaned, heated or cooled. */
const soiling = new Set(["bathtubbasin", "garbagecan", "laundryhamper", "sinkbasin", "toilet"]);
/** For warm or cold food and drink. */
const serving = new Set(["coffeetable", "countertop", "desk", "diningtable", "sidetable"]);
/** People do not wash or chill these, though the rules allow it. */
const unwashed = new Set(["egg", "soapbar"]);
const unchilled = new Set(["bread", "plate", "potato"]);

/** Whether the thing belongs in the home and at the target, and the treatment suits it. */
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
