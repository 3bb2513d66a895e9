/** Generates furnished homes with possible tasks from a seed. */
import { InputError } from "../../../src/core/errors.js";
import { seededRandom } from "../../../src/core/random.js";
import { buildHome, type Home, homeSchema } from "../source/home-file.js";
import { type RoomKind, roomKindOf } from "../view/keeping.js";
import { authorTasks } from "./author-tasks.js";
import { drawNumber, type Random } from "./draw.js";
import { drawPlaces } from "./furniture.js";
import { drawPeople, titleHome } from "./people.js";
import { drawThings } from "./things.js";

export const homeKinds = ["kitchen", "livingroom", "bedroom", "bathroom", "flat"] as const;
export type HomeKind = (typeof homeKinds)[number];

const roomOf = {
  kitchen: "kitchen",
  livingroom: "living room",
  bedroom: "bedroom",
  bathroom: "bathroom",
} as const satisfies Partial<Record<HomeKind, RoomKind>>;

const hallShare = 0.4;
const fewestThings = 12;
/** Few homes need more than a few (see the tests). */
const mostAttempts = 100;

interface HomeWish {
  readonly seed: number;
  readonly kind: HomeKind;
  /** By default drawn. */
  readonly people?: readonly string[];
  readonly title?: string;
}

/** Makes a home; deterministic. The planner has done its tasks in sequence. */
export function generateHome({ seed, kind, ...family }: HomeWish): Home {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const home = draftHome(seededRandom(seed, "home", kind, String(attempt)), kind, family);
    const random = seededRandom(seed, "tasks", kind, String(attempt));
    const tasks = home.things.length >= fewestThings && authorTasks(random, buildHome(home));
    if (tasks) return homeSchema.parse({ ...home, id: `${kind}-${seed}`, tasks });
  }
  throw new InputError(`No ${kind} with enough to do came of seed ${seed}; try another one.`);
}

function draftHome(
  random: Random,
  kind: HomeKind,
  family: Pick<HomeWish, "people" | "title">,
): Home {
  const rooms = drawRooms(random, kind);
  const people = [...(family.people ?? drawPeople(random, drawNumber(random, 2, 3)))];
  const places = drawPlaces(random, rooms);
  const size = kind === "flat" ? drawNumber(random, 28, 36) : drawNumber(random, 14, 20);
  return {
    id: kind,
    title: family.title ?? titleHome(people, kind === "flat" ? "flat" : roomOf[kind]),
    rooms,
    people,
    places,
    things: drawThings(random, { places, people, size }),
    tasks: [],
  };
}

function drawRooms(random: Random, kind: HomeKind): RoomKind[] {
  if (kind !== "flat") return [roomOf[kind]];
  const hall: RoomKind[] = random() < hallShare ? ["hall"] : [];
  return ["kitchen", "living room", "bedroom", "bathroom", ...hall];
}

/** A single known room, otherwise a flat. */
export function kindOfHome({ rooms }: Pick<Home, "rooms">): HomeKind {
  const [only = "", ...more] = rooms.map(roomKindOf);
  return homeKinds.find((kind) => more.length === 0 && kind === only?.replace(" ", "")) ?? "flat";
}
