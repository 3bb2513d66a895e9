import type { Outcome, Simulator } from "../../src/core/scene.js";

export interface ReplayedStep {
  readonly command: string | null;
  readonly observation: string;
  readonly done: boolean;
  readonly won: boolean;
  readonly admissible: readonly string[];
}

/** Begins the task and plays `commands`. Continues after a win, reporting at each step whether the task is done. */
export function* replayCommands(
  simulator: Simulator,
  commands: Iterable<string>,
): Generator<ReplayedStep> {
  yield toStep(null, simulator.begin(simulator.task));
  for (const command of commands) yield toStep(command, simulator.step(command));
}

function toStep(
  command: string | null,
  { observation, reward, terminated }: Outcome,
): ReplayedStep {
  return {
    command,
    observation: observation.text,
    done: terminated,
    won: reward === 1,
    admissible: observation.admissible,
  };
}
