/** The parts of a drawing before they become SVG: contents, and boxes in pixels. */
import type { PlaceView, ThingView } from "../../../src/core/scene.js";
import type { CardSize } from "./sizes.js";
import type { Line } from "./text.js";

/** What one card shows: a place, or a run of similar places that hold little. */
export interface CardContent {
  readonly places: readonly PlaceView[];
  readonly size: CardSize;
  readonly name: string;
  /** "open", "closed" or "". */
  readonly state: string;
  readonly seen: boolean;
  readonly robot: boolean;
  /** Ids of the things that are circled. */
  readonly circled: ReadonlySet<string>;
  /** "name" hides the contents. */
  readonly detail: "all" | "name";
}

/** The space for a part of a drawing. Its height is open. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Chip extends Box {
  readonly thing: ThingView;
  readonly lines: readonly string[];
  readonly swatch: string | null;
  readonly size: CardSize;
  readonly circled: boolean;
}

/** One place's part of a card. In a run its tag is the place's number. */
export interface Cell extends Box {
  readonly place: PlaceView;
  readonly tag: Line | null;
  readonly chips: readonly Chip[];
}

export interface Card extends Box {
  readonly content: CardContent;
  readonly name: readonly Line[];
  readonly state: Line | null;
  readonly cells: readonly Cell[];
}
