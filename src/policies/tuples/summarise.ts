/** Condenses an episode's past by template: a checklist of subgoals, and one line of events. */
import { commandsOf } from "../../core/episode/episode.js";
import { classOf } from "../../core/memory/fact.js";
import type { EpisodeSoFar, Subgoal, TupleHistory, TupleMaker } from "../../core/memory/tuple.js";
import { type Bearings, takeBearings } from "./bearings.js";
import { writeRoles } from "./roles.js";
import { takeShopBearings } from "./shop-bearings.js";

/** Makes tuples (decisions to remember) by rules. Without `goals` or `observations`, all have one type, to compare. */
export function createTupleMaker({ goals = true, observations = true } = {}): TupleMaker {
  return {
    summarise: async (soFar) => takeShopBearings(soFar)?.history ?? summariseHome(soFar),
    async findCell(soFar) {
      const shop = takeShopBearings(soFar);
      if (shop) return shop.cell;
      const bearings = takeBearings(soFar);
      return {
        goal: bearings && goals ? goalType(bearings) : [],
        observation: bearings && observations ? observationType(bearings) : [],
      };
    },
    writeRoles,
  };
}

function goalType({ task }: Bearings): readonly string[] {
  const kind =
    task.kind === "look" ? "look" : (task.treatment ?? (task.count === 2 ? "two" : "put"));
  return [kind, task.target];
}

/** Returns hand, kind of place, room and subgoal. A wider search drops them from the end. */
function observationType(bearings: Bearings): readonly string[] {
  const { belief, inHand } = bearings;
  const hand =
    belief.held === null ? "empty hand" : inHand === null ? "other thing" : "wanted thing";
  return [hand, kindFaced(bearings), roomOf(belief.places), firstOpen(evaluate(bearings))];
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

const lastCommands = 2;

/** A task that cannot be parsed has no checklist. */
function summariseHome(soFar: EpisodeSoFar): TupleHistory {
  const bearings = takeBearings(soFar);
  const last = formatItems("Last", commandsOf(soFar.trajectory).slice(-lastCommands));
  if (!bearings) return { evaluation: [], summary: last };
  return { evaluation: evaluate(bearings), summary: `${formatState(bearings)} ${last}` };
}

function evaluate(bearings: Bearings): readonly Subgoal[] {
  const { task } = bearings;
  if (task.kind === "look") return evaluateLook(bearings);
  return Array.from({ length: task.count }, (_, index) => evaluatePlacing(bearings, index)).flat();
}

export function firstOpen(subgoals: readonly Subgoal[]): string {
  return subgoals.find(({ done }) => !done)?.name ?? "";
}

function evaluatePlacing(bearings: Bearings, index: number): Subgoal[] {
  const { task, delivered, inHand, candidates, treated } = bearings;
  const isDone = index < delivered.length;
  const isPresent = index === delivered.length;
  const nth = task.count > 1 ? ` ${index + 1}` : "";
  const held = isDone || (isPresent && inHand !== null);
  const found = held || (isPresent && candidates.length > 0);
  const treatment = task.treatment
    ? [{ name: task.treatment, done: isDone || (held && treated) }]
    : [];
  return [
    { name: `find${nth}`, done: found },
    { name: `take${nth}`, done: held },
    ...treatment,
    { name: `put${nth}`, done: isDone },
  ];
}

function evaluateLook(bearings: Bearings): Subgoal[] {
  const { inHand, candidates, belief } = bearings;
  const lampFound = [...belief.lamps.values()].some((place) => bearings.isTool(place));
  return [
    { name: "find", done: inHand !== null || candidates.length > 0 },
    { name: "take", done: inHand !== null },
    { name: "find lamp", done: lampFound },
    { name: "light", done: false },
  ];
}

function formatState({ belief, candidates }: Bearings): string {
  const seen = candidates.map(({ thing, place }) => `${thing} at ${place}`);
  return [
    formatItems("Looked into", [...belief.contents.keys()]),
    formatItems("Seen", seen),
    formatItems("Holding", belief.held === null ? [] : [belief.held]),
  ].join(" ");
}

function formatItems(what: string, items: readonly string[]): string {
  return `${what}: ${items.join(", ") || "nothing"}.`;
}
