import type { Observer } from "../../../core/decision.js";
import type { Sighting } from "../../../core/fact.js";
import { readHolders } from "./kitchen-text.js";

/** Every observation shows everything in sight; a closed place shows nothing. */
export function createCookingObserver(): Observer {
  return {
    sightings(trajectory) {
      const step = trajectory.at(-1);
      if (!step || step.kind === "ask") return [];
      const [, room = ""] = step.observation.split("\n");
      return readHolders(room).flatMap(({ place, things }): Sighting[] =>
        things ? [{ place, things }] : [],
      );
    },
  };
}
