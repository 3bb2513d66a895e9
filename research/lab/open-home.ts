import { generateHome } from "../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { formExperiences } from "../../src/agent/form-tuples.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Simulator, Task } from "../../src/core/episode/scene.js";
import type { Experience, TupleMaker } from "../../src/core/memory/tuple.js";
import { TupleMemory } from "../../src/policies/tuples/tuple-memory.js";

/** @throws InputError for a broken file */
export function loadGame(file: string): Simulator {
  return createSimulator(loadHousehold(file).content, file);
}

export function makeHome(home: Parameters<typeof generateHome>[0], id: string): Simulator {
  return createSimulator(storeHome(generateHome(home)), id);
}

export interface OpenedTask {
  readonly scene: Simulator;
  readonly task: Task;
}

export async function formExpertTuples(
  tasks: readonly OpenedTask[],
  maker: TupleMaker,
): Promise<readonly Experience[]> {
  const formed: Experience[] = [];
  for (const { scene, task } of tasks) {
    const trajectory = watchExpert(scene, task);
    formed.push(...(await formExperiences(maker, task, trajectory, "expert")));
  }
  return new TupleMemory(formed).list();
}

function watchExpert(start: Simulator, task: Task): readonly TrajectoryStep[] {
  const scene = start.fork();
  const { text, admissible } = scene.begin(task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  for (const command of scene.plan() ?? []) {
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    trajectory.push({ kind: "act", thought: "", command, ...seen, reward });
  }
  return trajectory;
}
