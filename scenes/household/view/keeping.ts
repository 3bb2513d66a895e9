/** Says where people keep things, by kind of room: for realistic homes and sensible requests. */
import { readFileSync } from "node:fs";
import type { PlaceView } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { packageFile } from "../../../src/core/package-file.js";

export const roomKinds = ["kitchen", "living room", "bedroom", "bathroom", "hall"] as const;
export type RoomKind = (typeof roomKinds)[number];

const habits: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  JSON.parse(readFileSync(packageFile("scenes/household/view/habits.json"), "utf8"));

/** Weights of the words in habits.json. "asked": rarely kept there, but people may ask to bring it. */
const weightOf: Readonly<Record<string, number>> = { often: 3, sometimes: 1, asked: 0 };

const weights: ReadonlyMap<string, number> = new Map(
  Object.entries(habits).flatMap(([room, places]) =>
    Object.entries(places).flatMap(([place, habit]) =>
      Object.entries(habit).flatMap(([how, things]) =>
        things
          .split(" ")
          .map((thing) => [`${room}|${place}|${thing}`, weightOf[how] ?? 0] as const),
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

export function roomKindOf(room: string): RoomKind | null {
  return roomWords.find(([word]) => word.test(room))?.[1] ?? null;
}

/**
 * Returns a relative weight; 0 for a place where the thing is not kept, undefined where even a request for it would not
 * be sensible.
 */
export function likelihoodOf({
  room,
  place,
  thing,
}: Readonly<Record<"room" | "place" | "thing", string>>) {
  const kind = roomKindOf(room);
  if (kind) return weights.get(`${kind}|${place}|${thing}`);
  const found = roomKinds
    .map((known) => weights.get(`${known}|${place}|${thing}`))
    .filter((weight) => weight !== undefined);
  return found.length > 0 ? Math.max(...found) : undefined;
}

export function keepingWeight(thing: string, { room, id }: Pick<PlaceView, "room" | "id">): number {
  return likelihoodOf({ room, place: classOf(id), thing }) ?? 0;
}

export const keptKinds: readonly string[] = [
  ...new Set([...weights.keys()].map((key) => key.split("|")[2] ?? "")),
].sort();
