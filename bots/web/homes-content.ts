/** What the page of homes receives. */

import type { HomeEntry, HomeKinds, HomeRemark } from "../../src/core/home-desk.js";
import type { HomeTask } from "../../src/core/scene.js";

export interface HomesState {
  readonly homes: readonly HomeEntry[];
  readonly kinds: HomeKinds;
}

/** A home that is being made, as it is now. */
export interface DraftState {
  readonly problems: readonly HomeRemark[];
  readonly notes: readonly HomeRemark[];
  /** SVG; null while its places cannot be read. */
  readonly drawing: string | null;
  /** The same in words, line by line. */
  readonly list: readonly string[];
}

/** A sentence as a task; or why it is none, with what would be read. */
export type TaskState = { readonly task: HomeTask } | { readonly refusal: string };

/** A home on the page, whole or not, as its file has it. */
export interface DraftHome {
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly string[];
  readonly people: readonly string[];
  readonly places: readonly DraftPlace[];
  readonly things: readonly DraftThing[];
  readonly tasks: readonly DraftTask[];
  /** What it orders in the shop; written in its file only. */
  readonly orders?: readonly DraftTask[];
}

/** A home as this browser keeps it while it is made. */
export interface Draft {
  readonly home: DraftHome;
  /** The version that was opened; null: it is new. */
  readonly from: string | null;
}

export interface DraftPlace {
  readonly id: string;
  readonly like?: string | undefined;
  readonly room: string;
  readonly label?: string | undefined;
  readonly openable?: boolean | undefined;
}

export interface DraftThing {
  readonly id: string;
  readonly like?: string | undefined;
  readonly in: string;
  readonly colour?: string | undefined;
  readonly material?: string | undefined;
  readonly size?: string | undefined;
  readonly owner?: string | undefined;
}

export interface DraftTask {
  readonly type: string;
  readonly sentence: string;
}
