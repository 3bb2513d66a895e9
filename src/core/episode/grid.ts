/** Defines what is seen of a world of square cells. */
export const gridColors = ["blue", "green", "grey", "purple", "red", "yellow"] as const;
export type GridColor = (typeof gridColors)[number];

export const gridThings = ["ball", "box", "key"] as const;
export type GridThing = (typeof gridThings)[number];

export const compass = ["east", "south", "west", "north"] as const;
export type Compass = (typeof compass)[number];

export type CellLook =
  | { readonly kind: "wall" | "floor" | "goal" }
  | { readonly kind: "tile" | GridThing; readonly color: GridColor }
  | {
      readonly kind: "door";
      readonly color: GridColor;
      readonly state: "open" | "closed" | "locked";
    };

export interface CarriedThing {
  readonly thing: GridThing;
  readonly color: GridColor;
}

/** Side of the view, in cells. The robot is in the middle of the nearest row and faces the farthest. */
export const sightSize = 7;

/** The robot's partial view, rotated so that ahead is up. */
export interface GridSight {
  /** From the farthest row to the robot's own, each left to right. Null where not seen. */
  readonly rows: readonly (readonly (CellLook | null)[])[];
  readonly facing: Compass;
  readonly carries: CarriedThing | null;
}

export interface GridView {
  readonly instruction: string;
  /** All cells: rows from north to south, each from west to east. */
  readonly rows: readonly (readonly CellLook[])[];
  readonly seen: readonly (readonly boolean[])[];
  readonly robot: { readonly x: number; readonly y: number; readonly facing: Compass };
  readonly carries: CarriedThing | null;
  /** Rooms by name, each with its middle cell. */
  readonly rooms: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** The owner's private knowledge, line by line. */
  readonly card: readonly string[];
}
