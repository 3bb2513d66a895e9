/** Ambiguous tasks of homes: nothing in them contradicts anything else. */
import { expect } from "vitest";
import {
  createSimulator,
  generateHome,
  homeKinds,
  listHomes,
  loadHousehold,
  storeHome,
} from "../../scenes/household/index.js";
import { drawOne } from "../../src/app/ambiguous-tasks.js";
import { seededRandom } from "../../src/core/random.js";
import type { Simulator } from "../../src/core/scene.js";

/** "pick_heat_then_place_in_recep, heat": a type in one of its phrasings. */
function templateOf({ type, sentence }: { type: string; sentence: string }): string {
  return `${type}, ${sentence.split(" ")[0]}`;
}

function* homes(count: number): Generator<Simulator> {
  for (const home of listHomes()) yield createSimulator(loadHousehold(home).content);
  for (let seed = 1; seed <= count; seed++)
    for (const kind of homeKinds) yield createSimulator(storeHome(generateHome({ seed, kind })));
}

/** Draws in as many generated homes of each kind; the number of tasks by template. */
export function checkTemplates(given: {
  homes: number;
  draws: number;
}): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const scene of homes(given.homes)) {
    const random = seededRandom(1, scene.ownerView().home);
    for (let draw = 0; draw < given.draws; draw++) {
      const drawn = drawOne(scene, random);
      if (!drawn) continue;
      const { task, question, faults } = drawn;
      expect(faults, `${task.sentence} ${task.instance}: ${question}`).toEqual([]);
      counts.set(templateOf(task), (counts.get(templateOf(task)) ?? 0) + 1);
    }
  }
  return counts;
}
