import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createSimulator, listGames, loadHousehold } from "../../../scenes/household/index.js";
import { InputError } from "../../../src/core/errors.js";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";
import type { Simulator } from "../../../src/core/scene.js";
import { cpuMs } from "../../cpu-time.js";
import { sharedData } from "../../shared-data.js";
import { mutations } from "./mutations.js";
import { tinyGame, tinyGoals } from "./tiny-game.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-mutations-"));
const shared = sharedData("alfworld");
afterAll(() => rmSync(folder, { recursive: true }));

const ours = Object.values(tinyGoals).map((goal, i) => tinyGame({ goal, old: i % 2 === 0 }));
const real = shared
  ? listGames(shared)
      .filter((_, i) => i % 70 === 0)
      .map((file) => readFileSync(file, "utf8"))
  : [];

const copies = 7;

describe.each([
  ["our own", ours],
  ["real", real],
])("mutated copies of %s games", (whose, games) => {
  it.skipIf(games.length === 0).each(mutations)("$name", ({ name, verdict, mutate }) => {
    for (let copy = 0; copy < copies; copy += 1) {
      const random = seededRandom(copy, name, whose);
      const file = path.join(folder, "game.tw-pddl");
      writeFileSync(file, mutate(pick(random, games) ?? "", random));
      const { error, seconds } = attempt(file, random);
      expect(seconds, `copy ${copy}`).toBeLessThan(1);
      if (verdict !== "either")
        expect(error ? "refused" : "playable", error ?? `copy ${copy}`).toBe(verdict);
      if (!error) continue;
      expect(error.startsWith(`${file}: `), error).toBe(true);
      expect(error.length - file.length).toBeLessThan(400);
      expect(error).not.toMatch(/\p{Cc}/u);
    }
  });
});

it("there are at least 200 of them", () => {
  expect(copies * mutations.length).toBeGreaterThanOrEqual(200);
});

/** Loads and plays a file: why it was refused, or null; and the time of the processor it took. */
function attempt(file: string, random: Random): { error: string | null; seconds: number } {
  const start = cpuMs();
  const error = refusal(() => play(createSimulator(loadHousehold(file).content, file), random));
  return { error, seconds: (cpuMs() - start) / 1_000 };
}

/** Only an {@link InputError} counts as a refusal; any other error fails the test. */
function refusal(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function play(simulator: Simulator, random: Random): void {
  let outcome = simulator.begin(simulator.task);
  for (let step = 0; step < 40; step += 1) {
    const { text, admissible } = outcome.observation;
    expect(text).not.toMatch(/undefined|null|NaN/);
    expect(admissible).toContain("look");
    outcome = simulator.step(pick(random, admissible) ?? "");
    expect(outcome.observation.text).not.toBe("Nothing happens.");
  }
  expect(simulator.fork().ownerView()).toEqual(simulator.ownerView());
  const task = simulator.sampleTask(random);
  if (task) expect(simulator.begin(task).terminated).toBe(false);
  for (const command of simulator.plan() ?? []) outcome = simulator.step(command);
  expect(outcome.reward).toBe(task ? 1 : outcome.reward);
}
