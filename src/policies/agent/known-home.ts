import type { PolicyView } from "../../core/decision.js";
import { latestSightings } from "../../core/notebook.js";
import { Belief } from "../rules/belief.js";
import { placesAtStart } from "./commands.js";

export type KnownHome = NonNullable<ReturnType<typeof knownHome>>;

/** Returns the same throughout an episode. Null in a world without places to go to. */
export function knownHome(view: PolicyView) {
  const { trajectory, facts, knownAtStart = facts } = view;
  if (placesAtStart(view).length === 0) return null;
  const { places, here, held } = new Belief(trajectory.slice(0, 1));
  const seen = latestSightings(knownAtStart);
  const contents = new Map([...seen].map(([place, { things }]) => [place, things]));
  return {
    places: [...new Set([...places, ...seen.keys()])],
    here,
    held,
    /** Contents when last seen; places never seen are missing. */
    contents,
  };
}
