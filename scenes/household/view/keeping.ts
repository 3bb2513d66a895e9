/** Where things are usually kept, room by room: what makes a home realistic and a request sensible. */
import { readFileSync } from "node:fs";
import { classOf } from "../../../src/core/fact.js";
import { packageFile } from "../../../src/core/package-file.js";
import type { PlaceView } from "../../../src/core/scene.js";

/** Kinds of rooms that habits are known for. */
export const roomKinds = ["kitchen", "living room", "bedroom", "bathroom", "hall"] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Lists of kinds of things, with blanks between them. */
interface Habit {
  readonly often?: string;
  readonly sometimes?: string;
  /** Rarely there, but a sensible target of a request. */
  readonly asked?: string;
}

/** By room and kind of place. */
const habits = JSON.parse(
  readFileSync(packageFile("scenes/household/view/habits.json"), "utf8"),
) as Readonly<Record<RoomKind, Readonly<Record<string, Habit>>>>;

const weightOf = { often: 3, sometimes: 1, asked: 0 } as const;

/** Weight by "room|place|thing". */
const weights: ReadonlyMap<string, number> = new Map(
  roomKinds.flatMap((room) =>
    Object.entries(habits[room]).flatMap(([place, habit]) =>
      (["often", "sometimes", "asked"] as const).flatMap((how) =>
        (habit[how]?.split(" ") ?? []).map(
          (thing) => [`${room}|${place}|${thing}`, weightOf[how]] as const,
        ),
      ),
    ),
  ),
);

const roomWords: readonly (readonly [RegExp, RoomKind])[] = [
  [/kitchen/i, "kitchen"],
  [/living|lounge|sitting/i, "living room"],
  [/bath|toilet|wash/i, "bathroom"],
  [/bed/i, "bedroom"],
  [/hall|corridor|entrance/i, "hall"],
];

/** What kind of room a name says; null for one that habits are not known for. */
export function roomKindOf(room: string): RoomKind | null {
  const same = roomKinds.find((kind) => kind === room);
  return same ?? roomWords.find(([word]) => word.test(room))?.[1] ?? null;
}

/** A kind of thing at a kind of place in a room. */
export interface Keeping {
  /** The room's name; unknown names stand for any room. */
  readonly room: string;
  readonly place: string;
  readonly thing: string;
}

/**
 * How likely the thing is kept there, as a weight to compare with others (0: it is not). Undefined
 * when not even a request to put it there would be sensible.
 */
export function likelihoodOf({ room, place, thing }: Keeping): number | undefined {
  const kind = roomKindOf(room);
  if (kind) return weights.get(`${kind}|${place}|${thing}`);
  const found = roomKinds
    .map((known) => weights.get(`${known}|${place}|${thing}`))
    .filter((weight) => weight !== undefined);
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** How likely a thing is kept at a place that people see, as a weight to compare with others. */
export function keepingWeight(thing: string, { room, id }: PlaceView): number {
  return likelihoodOf({ room, place: classOf(id), thing }) ?? 0;
}

/** Every kind of thing that habits speak of, sorted. */
export const keptKinds: readonly string[] = [
  ...new Set([...weights.keys()].map((key) => key.split("|")[2] ?? "")),
].sort();
