/** Rule-based cells: task type and target, and the place before the robot. */
import { classOf } from "../../core/fact.js";
import type { TupleCell, TupleHistory, TupleIndexer } from "../../core/tuple.js";
import { type Bearings, takeBearings } from "./bearings.js";
import { takeShopBearings } from "./shop-bearings.js";
import { presentSubgoal } from "./summarise.js";

/** Disabling an index is an ablation: everything then has one type. */
export interface IndexOptions {
  readonly goals?: boolean;
  readonly observations?: boolean;
}

export function createRuleIndexer(options: IndexOptions = {}): TupleIndexer {
  const { goals = true, observations = true } = options;
  return {
    async index(moment, history): Promise<TupleCell> {
      const shop = takeShopBearings(moment);
      if (shop) return shop.cell;
      const bearings = takeBearings(moment);
      return {
        goal: bearings && goals ? goalType(bearings) : [],
        observation: bearings && observations ? observationType(bearings, history) : [],
      };
    },
  };
}

function goalType({ task }: Bearings): readonly string[] {
  const kind =
    task.kind === "look" ? "look" : (task.treatment ?? (task.count === 2 ? "two" : "put"));
  return [kind, task.target];
}

/** Hand, kind of place, room, subgoal; backing off drops them from the end. */
function observationType(bearings: Bearings, history: TupleHistory): readonly string[] {
  const { belief, inHand } = bearings;
  const hand =
    belief.held === null ? "empty hand" : inHand === null ? "other thing" : "wanted thing";
  return [hand, kindFaced(bearings), roomOf(belief.places), presentSubgoal(history)];
}

function kindFaced({ belief, facing }: Bearings): string {
  if (facing === null) return "none";
  if (belief.shut.has(facing)) return "closed";
  return belief.admissible.has(`close ${facing}`) ? "open" : "surface";
}

export function roomOf(places: readonly string[]): string {
  const kinds = new Set(places.map(classOf));
  const has = (...names: string[]) => names.some((name) => kinds.has(name));
  if (has("fridge", "microwave", "stoveburner")) return "kitchen";
  if (has("toilet", "bathtubbasin", "sinkbasin")) return "bathroom";
  return has("bed") ? "bedroom" : "living room";
}
