import type { TrajectoryStep } from "../../src/core/episode.js";
import { classOf } from "../../src/core/fact.js";
import { Belief } from "../../src/policies/rules/belief.js";
import { type Command, parseCommand } from "../../src/policies/rules/command.js";

export const triedVerbs = ["take", "put", "clean", "heat", "cool"] as const;
export type TriedVerb = (typeof triedVerbs)[number];

export interface Attempted {
  readonly verb: TriedVerb;
  /** In the hand: nothing, the thing itself, or another one. */
  readonly hand: "free" | "it" | "other";
  /** The place: the robot is there and it is open or has no door; it is shut; or the robot is elsewhere. */
  readonly place: "open" | "shut" | "away";
  readonly kind: string;
  readonly worked: boolean;
}

/** Every attempt of one sequence. A "put" in the other version's wording does not count. */
export function readAttempts(trajectory: readonly TrajectoryStep[]): readonly Attempted[] {
  const wording = putWording(trajectory);
  return trajectory.flatMap((step, at) => {
    if (step.kind !== "act" || /^(?:move|put) /.test(step.command) !== wording.test(step.command)) {
      return [];
    }
    const parsed = parseCommand(step.command);
    if (!parsed || !("thing" in parsed)) return [];
    const conditions = readConditions(parsed, new Belief(trajectory.slice(0, at)));
    return [{ ...conditions, worked: step.observation !== "Nothing happens." }];
  });
}

function putWording(trajectory: readonly TrajectoryStep[]): RegExp {
  const older = trajectory.some(
    (step) => step.kind !== "ask" && step.admissible.some((one) => one.startsWith("put ")),
  );
  return older ? /^put / : /^move /;
}

function readConditions(
  { verb, thing, place }: Extract<Command, { thing: string }>,
  belief: Belief,
): Omit<Attempted, "worked"> {
  const hand = belief.held === null ? "free" : belief.held === thing ? "it" : "other";
  const near = belief.here.includes(place);
  const door = near ? (belief.shut.has(place) ? "shut" : "open") : "away";
  return { verb, hand, place: door, kind: classOf(place) };
}

/** Where each thing was first seen: pairs of its class and the class of the place. */
export function readWhereabouts(
  trajectory: readonly TrajectoryStep[],
): readonly { readonly thing: string; readonly kind: string }[] {
  const moved = trajectory.flatMap((step) => {
    const parsed = step.kind === "act" ? parseCommand(step.command) : null;
    return parsed?.verb === "put" ? [parsed.thing] : [];
  });
  const { contents } = new Belief(trajectory);
  return [...contents].flatMap(([place, things]) =>
    things
      .filter((thing) => !moved.includes(thing))
      .map((thing) => ({ thing: classOf(thing), kind: classOf(place) })),
  );
}
