/** The grid world's values: what the robot sees, and what people are shown. */

export const gridColors = ["blue", "green", "grey", "purple", "red", "yellow"] as const;
export type GridColor = (typeof gridColors)[number];

export const gridThings = ["ball", "box", "key"] as const;
export type GridThing = (typeof gridThings)[number];

/** Clockwise, in the order of turning right. */
export const compass = ["east", "south", "west", "north"] as const;
export type Compass = (typeof compass)[number];

/** What one cell shows: a coloured tile or thing; a door has a state too. */
export type CellLook =
  | { readonly kind: "wall" | "floor" | "goal" }
  | { readonly kind: "tile" | GridThing; readonly color: GridColor }
  | {
      readonly kind: "door";
      readonly color: GridColor;
      readonly state: "open" | "closed" | "locked";
    };

/** What the robot carries. */
export interface CarriedThing {
  readonly thing: GridThing;
  readonly color: GridColor;
}

/** Number of cells along a side of the view. The robot is in the middle of the nearest row and faces the farthest. */
export const sightSize = 7;

/** The robot's partial view, turned so that ahead is up. */
export interface GridSight {
  /** Rows from the farthest to the robot's own, each from left to right; null: not seen. */
  readonly rows: readonly (readonly (CellLook | null)[])[];
  readonly facing: Compass;
  readonly carries: CarriedThing | null;
}

/** The whole grid, for people who answer or watch. */
export interface GridView {
  readonly instruction: string;
  /** Rows from north to south, each from west to east. */
  readonly rows: readonly (readonly CellLook[])[];
  /** Whether the robot has ever seen a cell, in the same order. */
  readonly seen: readonly (readonly boolean[])[];
  readonly robot: { readonly x: number; readonly y: number; readonly facing: Compass };
  readonly carries: CarriedThing | null;
  /** The middle cell of each room. */
  readonly rooms: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** What only the owner knows, line by line. */
  readonly card: readonly string[];
}
