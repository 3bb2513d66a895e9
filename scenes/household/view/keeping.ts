/** Where things are kept, by room: for realistic homes and sensible requests. */
import { readFileSync } from "node:fs";
import type { PlaceView } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { packageFile } from "../../../src/core/package-file.js";

/** Rooms whose usual contents are known. */
export const roomKinds = ["kitchen", "living room", "bedroom", "bathroom", "hall"] as const;
export type RoomKind = (typeof roomKinds)[number];

interface Habit {
  readonly often?: string;
  readonly sometimes?: string;
  /** Things rarely kept in this place that people may ask to bring there. */
  readonly asked?: string;
}

const habits = JSON.parse(
  readFileSync(packageFile("scenes/household/view/habits.json"), "utf8"),
) as Readonly<Record<RoomKind, Readonly<Record<string, Habit>>>>;

const weightOf = { often: 3, sometimes: 1, asked: 0 } as const;

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

/** Returns null for rooms whose usual contents are unknown. */
export function roomKindOf(room: string): RoomKind | null {
  const same = roomKinds.find((kind) => kind === room);
  return same ?? roomWords.find(([word]) => word.test(room))?.[1] ?? null;
}

export interface Keeping {
  /** If its kind is unknown, the likeliest room counts. */
  readonly room: string;
  readonly place: string;
  readonly thing: string;
}

/** Relative weight; 0: not kept there. Undefined when even a request for it would not be sensible. */
export function likelihoodOf({ room, place, thing }: Keeping): number | undefined {
  const kind = roomKindOf(room);
  if (kind) return weights.get(`${kind}|${place}|${thing}`);
  const found = roomKinds
    .map((known) => weights.get(`${known}|${place}|${thing}`))
    .filter((weight) => weight !== undefined);
  return found.length > 0 ? Math.max(...found) : undefined;
}

export function keepingWeight(thing: string, { room, id }: PlaceView): number {
  return likelihoodOf({ room, place: classOf(id), thing }) ?? 0;
}

export const keptKinds: readonly string[] = [
  ...new Set([...weights.keys()].map((key) => key.split("|")[2] ?? "")),
].sort();
