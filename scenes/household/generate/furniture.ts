import { classOf } from "../../../src/core/fact.js";
import { everydayName } from "../../../src/core/names.js";
import type { Home } from "../source/home-file.js";
import type { RoomKind } from "../view/keeping.js";
import { drawNumber, drawSeveral, type Random } from "./draw.js";

type HomePlace = Home["places"][number];

interface Furniture {
  readonly core: string;
  /** Optional; listed twice, it may occur twice. */
  readonly extras: string;
}

const furniture: Readonly<Record<RoomKind, Furniture>> = {
  kitchen: {
    core: "diningtable countertop sinkbasin fridge microwave cabinet garbagecan",
    extras:
      "countertop cabinet cabinet drawer drawer drawer coffeemachine toaster stoveburner stoveburner shelf cart",
  },
  "living room": {
    core: "sofa coffeetable tvstand shelf sidetable",
    extras:
      "armchair armchair ottoman diningtable dresser cabinet desk drawer drawer shelf garbagecan",
  },
  bedroom: {
    core: "bed desk dresser drawer",
    extras:
      "drawer drawer shelf shelf sidetable sidetable armchair cabinet laundryhamper ottoman safe",
  },
  bathroom: {
    core: "countertop sinkbasin cabinet toilet towelholder",
    extras:
      "bathtubbasin cabinet drawer drawer shelf shelf handtowelholder toiletpaperhanger laundryhamper garbagecan cart",
  },
  hall: { core: "dresser", extras: "cabinet drawer sidetable shelf" },
};

/** Distinguishes several in one room; other kinds get numbers. */
const whichOne: Readonly<Record<string, readonly string[]>> = {
  armchair: ["{} by the window", "{} by the door"],
  cabinet: ["upper {}", "lower {}", "corner {}"],
  countertop: ["{} by the window", "{} by the door"],
  drawer: ["top {}", "bottom {}", "middle {}"],
  shelf: ["upper {}", "lower {}"],
  sidetable: ["{} by the window", "{} by the door"],
  stoveburner: ["front {}", "back {}"],
};

export function drawPlaces(random: Random, rooms: readonly RoomKind[]): HomePlace[] {
  const [least, most] = rooms.length === 1 ? [4, 7] : [0, 1];
  const drawn = rooms.flatMap((room) => {
    const { core, extras } = furniture[room];
    const more = drawSeveral(random, extras.split(" "), drawNumber(random, least, most));
    return groupAlike([...core.split(" "), ...more]).map((kind) => ({ kind, room }));
  });
  const places = drawn.map(({ kind, room }, index) => ({
    id: `${kind} ${drawn.slice(0, index + 1).filter((other) => other.kind === kind).length}`,
    room,
  }));
  return places.map((place) => labelPlace(place, places));
}

/** Groups equal kinds, else keeps the order. */
function groupAlike(kinds: readonly string[]): string[] {
  return [...new Set(kinds)].flatMap((kind) => kinds.filter((other) => other === kind));
}

/** Labels a place where its kind is ambiguous: "top kitchen drawer". */
function labelPlace(place: HomePlace, places: readonly HomePlace[]): HomePlace {
  const kind = classOf(place.id);
  const alike = places.filter(({ id }) => classOf(id) === kind);
  const here = alike.filter(({ room }) => room === place.room);
  if (alike.length === 1) return place;
  const name = everydayName(kind);
  const inRoom = alike.length > here.length ? `${place.room} ${name}` : name;
  const pattern = here.length > 1 ? whichOne[kind]?.[here.indexOf(place)] : "{}";
  return pattern ? { ...place, label: pattern.replace("{}", inRoom) } : place;
}
