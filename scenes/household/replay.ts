/** Playing a list of commands. */
import type { Outcome, Simulator } from "../../src/core/scene.js";

/** One line of a replay; the first has no command. */
export interface ReplayedStep {
  readonly command: string | null;
  readonly observation: string;
  readonly done: boolean;
  readonly won: boolean;
  readonly admissible: readonly string[];
}

/**
 * Begins the simulator's present task and plays `commands` one by one. The world goes on after a
 * win, and says for each step whether the task is done then.
 */
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
