/** Describes what a room's drawing shows. */
import type { PlaceView, ThingView } from "../../../src/core/episode/scene.js";
import type { Room } from "./layout.js";
import type { Box } from "./pen.js";

export interface Show {
  readonly places: ReadonlyMap<string, PlaceView>;
  readonly seen: ReadonlySet<string> | null; // by the robot; null for all
  /** Shuts doors and hides contents. */
  readonly isBlind: boolean;
  /** The contents of unseen places are unknown. */
  readonly isExplored: boolean;
  readonly robotAt: readonly string[];
  readonly circled: ReadonlySet<string>;
  readonly letters: ReadonlyMap<string, string>;
  /** Things and places that a receipt is about. */
  readonly marked: ReadonlySet<string>;
  readonly path: readonly string[];
  readonly pathLook: "path" | "without";
  /** Hides the numbers of places. */
  readonly isNameless: boolean;
  readonly name: string;
  /** Initials that replace owners' names where these don't fit. */
  readonly tags: ReadonlyMap<string, string>;
  readonly free: readonly Box[]; // kept free of labels
}

/** A thing in the drawing; `words` is the printed part of its name, "" where none fits. */
export interface Told {
  readonly thing: ThingView;
  readonly where: string;
  readonly words: string;
}

/** Returns the robot's stop: in the aisle, at the middle of the piece. */
export function stopOf({ m, levels }: Room, piece: Box | undefined): readonly [number, number] {
  const out = m.robot * 0.5 + m.side;
  const middle = piece ? piece.x + piece.w / 2 : m.w / 2;
  return [Math.min(Math.max(middle, out), m.w - out), levels.front - (m.k === 1 ? 8 : 2.5)];
}
