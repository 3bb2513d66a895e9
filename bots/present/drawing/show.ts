/** How a room is shown, whatever it is that stands in it. */
import type { PlaceView, ThingView } from "../../../src/core/scene.js";
import type { Room } from "./layout.js";
import type { Box } from "./pen.js";

/** How a room is shown. Ids of places are those in which the room was laid out. */
export interface Show {
  /** The places as people are to read them, by id. */
  readonly places: ReadonlyMap<string, PlaceView>;
  /** Null: what the robot has seen does not matter. */
  readonly seen: ReadonlySet<string> | null;
  /** Doors are shut, and nothing is shown. */
  readonly isBlind: boolean;
  /** What is not seen is not known. */
  readonly isExplored: boolean;
  readonly robotAt: readonly string[];
  /** What the person wants. */
  readonly circled: ReadonlySet<string>;
  /** Letters of choices, by the ids of things and places. */
  readonly letters: ReadonlyMap<string, string>;
  /** What a receipt is about: things and places. */
  readonly marked: ReadonlySet<string>;
  /** Places in the order walked. */
  readonly path: readonly string[];
  readonly pathLook: "path" | "without";
  /** Numbers of places are left out. */
  readonly isNameless: boolean;
  /** Of the room, where there are several. */
  readonly name: string;
  /** The initial that replaces each owner's name where it doesn't fit. */
  readonly tags: ReadonlyMap<string, string>;
  /** Where the robot and its words are. */
  readonly free: readonly Box[];
}

/** A thing in the picture, and what is printed of its name: nothing where no words fit. */
export interface Told {
  readonly thing: ThingView;
  /** "in the fridge" */
  readonly where: string;
  readonly words: string;
}

/** Where the robot stands in a room: in the aisle, under or behind its place. */
export function stopOf({ m, levels }: Room, piece: Box | undefined): readonly [number, number] {
  const out = m.robot * 0.5 + m.side;
  const middle = piece ? piece.x + piece.w / 2 : m.w / 2;
  return [Math.min(Math.max(middle, out), m.w - out), levels.front - (m.k === 1 ? 8 : 2.5)];
}
