/** One world step taken apart; the same step is read only once. */
import type { TrajectoryStep } from "../../core/episode.js";
import { type Command, parseCommand } from "./command.js";
import { type ListedThing, type PlaceReading, readCarried, readPlace } from "./place-text.js";

export type AskStep = TrajectoryStep & { readonly kind: "ask" };
export type WorldStep = Exclude<TrajectoryStep, AskStep>;

export interface StepReading {
  /** What was done; null when it had no effect on what is known. */
  readonly command: Command | null;
  readonly admissible: ReadonlySet<string>;
  /** What could be examined: the places here, and what is held. */
  readonly examinable: readonly string[];
  /** Lamps within reach. */
  readonly lamps: readonly string[];
  readonly place: PlaceReading | null;
  readonly carried: ListedThing | null;
}

const readings = new WeakMap<WorldStep, StepReading>();

/** Reads a step; steps never change, so a reading is kept as long as its step. */
export function readStep(step: WorldStep): StepReading {
  const known = readings.get(step);
  if (known) return known;
  const reading = read(step);
  readings.set(step, reading);
  return reading;
}

function read(step: WorldStep): StepReading {
  const { observation, admissible } = step;
  const done = observation !== "Nothing happens.";
  return {
    command: step.kind === "act" && done ? parseCommand(step.command) : null,
    admissible: new Set(admissible),
    examinable: namesAfter("examine ", admissible),
    lamps: namesAfter("use ", admissible),
    place: done ? readPlace(observation) : null,
    carried: done ? readCarried(observation) : null,
  };
}

/** What the commands that begin like this are about. */
export function namesAfter(prefix: string, commands: readonly string[]): readonly string[] {
  return commands.flatMap((text) => (text.startsWith(prefix) ? [text.slice(prefix.length)] : []));
}
