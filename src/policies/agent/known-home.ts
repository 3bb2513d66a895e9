/** What the agent knows of the home when its task begins, for a picture of it. */
import type { PolicyView } from "../../core/decision.js";
import { latestSightings } from "../../core/notebook.js";
import { Belief } from "../rules/belief.js";
import { placesAtStart } from "./commands.js";

export interface KnownHome {
  readonly places: readonly string[];
  /** Places at which the robot stands. */
  readonly here: readonly string[];
  readonly held: string | null;
  /** What lay in a place when it was last seen. Places that were never seen are missing. */
  readonly contents: ReadonlyMap<string, readonly string[]>;
}

/** The same in each step of an episode. Null in a world without places to go to. */
export function knownHome(view: PolicyView): KnownHome | null {
  const { trajectory, facts, knownAtStart = facts } = view;
  if (placesAtStart(view).length === 0) return null;
  const { places, here, held } = new Belief(trajectory.slice(0, 1));
  const seen = latestSightings(knownAtStart);
  const contents = new Map([...seen].map(([place, { things }]) => [place, things]));
  return { places: [...new Set([...places, ...seen.keys()])], here, held, contents };
}
