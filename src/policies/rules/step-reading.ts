import type { TrajectoryStep } from "../../core/episode.js";
import { type Command, parseCommand } from "./command.js";
import { type ListedThing, type PlaceReading, readCarried, readPlace } from "./place-text.js";

export type AskStep = TrajectoryStep & { readonly kind: "ask" };
export type WorldStep = Exclude<TrajectoryStep, AskStep>;

export interface StepReading {
  /** Null without effect on the belief. */
  readonly command: Command | null;
  readonly admissible: ReadonlySet<string>;
  readonly examinable: readonly string[];
  readonly lamps: readonly string[];
  readonly place: PlaceReading | null;
  readonly carried: ListedThing | null;
}

const readings = new WeakMap<WorldStep, StepReading>();

/** Caches readings by step, as steps never change. */
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

export function namesAfter(prefix: string, commands: readonly string[]): readonly string[] {
  return commands.flatMap((text) => (text.startsWith(prefix) ? [text.slice(prefix.length)] : []));
}
