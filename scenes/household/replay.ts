import type { Outcome, Simulator } from "../../src/core/episode/scene.js";

export type ReplayedStep = ReturnType<typeof toStep>;

/**
 * Plays `commands` in a household, to compare with a recording. Continues after a win, reporting at each step whether
 * the task is done.
 */
export function* replayCommands(
  simulator: Simulator,
  commands: Iterable<string>,
): Generator<ReplayedStep> {
  yield toStep(null, simulator.begin(simulator.task));
  for (const command of commands) yield toStep(command, simulator.step(command));
}

function toStep(command: string | null, { observation, reward, terminated }: Outcome) {
  return {
    command,
    observation: observation.text,
    done: terminated,
    won: reward === 1,
    admissible: observation.admissible,
  };
}
