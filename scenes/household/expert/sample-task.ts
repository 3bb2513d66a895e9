/** Draws tasks for a home. */
import {
  type Attributes,
  type HomeTaskType,
  type Task,
  taskTypes,
} from "../../../src/core/episode/scene.js";
import type { Random } from "../../../src/core/random.js";
import { everydayName, plural } from "../../../src/core/words/names.js";
import { drawWeighted } from "../generate/draw.js";
import { Goal } from "../goal.js";
import type { Layout } from "../layout.js";
import type { State } from "../state.js";
import { likelihoodOf } from "../view/keeping.js";
import { describeThingKind } from "../view/kinds.js";
import { phraseTask } from "../view/sentences.js";
import type { Thing, World } from "../world.js";
import { planTask } from "./plan.js";

type Wanted = Pick<Task, "type" | "object" | "target">;

/** Kinds of places where people put nothing that was just cleaned. */
const soiling = new Set(["bathtubbasin", "garbagecan", "laundryhamper", "sinkbasin", "toilet"]);
/** Kinds of places for what was just heated or cooled. */
const serving = new Set(["coffeetable", "countertop", "desk", "diningtable", "sidetable"]);
/** People do not wash or chill these, though the rules allow it. */
const unwashed = new Set(["egg", "soapbar"]);
const unchilled = new Set(["bread", "plate", "potato"]);

/** Whether people would ask for this task: no potato on the TV stand, no clean bowl into the bin. */
export function isSensible(world: World, { type, object, target }: Wanted): boolean {
  const category = describeThingKind(object)?.category;
  if (type === "look_at_obj_in_light") return category === "small" || category === "large";
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

/** Numbers of tasks in ALFWorld's training games. */
const weights: Readonly<Record<HomeTaskType, number>> = {
  pick_and_place_simple: 790,
  look_at_obj_in_light: 308,
  pick_clean_then_place_in_recep: 650,
  pick_heat_then_place_in_recep: 459,
  pick_cool_then_place_in_recep: 533,
  pick_two_obj_and_place: 813,
};
/** Share of tasks that want a particular one of several things. */
const particularShare = 0.5;

export interface Wish {
  readonly type?: HomeTaskType;
  readonly by?: keyof Attributes;
  readonly sensible?: boolean;
}

/** Draws a possible task that is not done yet; null when none matches. Prefers sensible tasks in our homes. */
export function sampleTask(
  layout: Layout,
  state: State,
  random: Random,
  wish: Wish = {},
): Task | null {
  const choosy = wish.sensible ? [true] : [true, false];
  for (const sensible of layout.world.voice === "everyday" ? choosy : [false]) {
    const types = wish.type ? [wish.type] : [...taskTypes];
    while (types.length > 0) {
      const type = drawWeighted(random, types, (one) => weights[one]) ?? "pick_and_place_simple";
      const pairs = listPairs(layout, type).filter(
        (pair) => !sensible || isSensible(layout.world, { type, ...pair }),
      );
      const task = sampleAmong(pairs, { layout, state, type, random, by: wish.by });
      if (task) return task;
      types.splice(types.indexOf(type), 1);
    }
  }
  return null;
}

interface Draw {
  readonly layout: Layout;
  readonly state: State;
  readonly type: HomeTaskType;
  readonly random: Random;
  readonly by: keyof Attributes | undefined;
}

type Pair = ReturnType<typeof listPairs>[number];

function sampleAmong(pairs: Pair[], draw: Draw): Task | null {
  const { layout, state, type, random } = draw;
  while (pairs.length > 0) {
    const [pair] = pairs.splice(Math.floor(random() * pairs.length), 1);
    if (!pair) return null;
    const particular = drawParticular(draw, pair.object);
    if (draw.by && !particular) continue;
    const wanted = { type, ...pair, ...(particular && { particular }) };
    const task = { ...wanted, sentence: phraseTask(layout.world, wanted, random() < 0.5) };
    if (planTask(layout, state, new Goal(layout, task))?.commands.length) return task;
  }
  return null;
}

function listPairs(layout: Layout, type: HomeTaskType) {
  const objects = new Set(
    layout.world.things.filter((t) => t.abilities.includes("pick")).map((t) => t.type),
  );
  const places = new Set(layout.world.places.map((place) => place.type));
  const lamps = layout.world.things.filter((thing) => thing.abilities.includes("use"));
  const isLook = type === "look_at_obj_in_light";
  const isTwo = type === "pick_two_obj_and_place";
  const everyday = layout.world.voice === "everyday";
  const targets = isLook ? new Set(lamps.map((lamp) => lamp.type)) : places;
  // Leaves out "two lettuce", which nobody says.
  const counted = [...objects].filter((o) => !(isTwo && everyday) || plural(o) !== everydayName(o));
  // Leaves out things without a place, which the robot could not put down.
  const movable = counted.filter((object) =>
    [...places].some((place) => layout.acceptsType(place, object)),
  );
  return movable.flatMap((object) =>
    [...targets]
      .filter((target) => isLook || layout.acceptsType(target, object))
      .map((target) => ({ object, target })),
  );
}

const distinctive = ["owner", "colour", "material", "size"] as const satisfies (keyof Attributes)[];

/** Draws the owner or look by which one thing is wanted; null when any will do. */
function drawParticular({ layout, type, random, by }: Draw, object: string): Attributes | null {
  const things = layout.world.things.filter((thing) => thing.type === object);
  if (type === "pick_two_obj_and_place" || things.length < 2) return null;
  const options = (by ? [by] : distinctive).flatMap((key) => distinguish(things, key));
  if (options.length === 0 || (!by && random() >= particularShare)) return null;
  return options[Math.floor(random() * options.length)] ?? null;
}

function distinguish(things: readonly Thing[], key: keyof Attributes): Attributes[] {
  const values = things.map((thing) => thing.attributes[key]);
  return values
    .filter((value) => value !== undefined && values.filter((v) => v === value).length === 1)
    .map((value) => ({ [key]: value }));
}
