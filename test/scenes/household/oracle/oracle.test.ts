/**
 * The engine against an interpreter that was written for this test from the description of ALFWorld's rules, and
 * from nothing of the engine. What the interpreter says is proven with the Python engine's recordings, where a clone
 * has them; what it said about our own homes is kept beside it, for every clone.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  createSimulator,
  loadHousehold,
  verifyRecording,
} from "../../../../scenes/household/index.js";
import { storeGame } from "../../../../scenes/household/source/content.js";
import { readGame } from "../../../../scenes/household/source/game-file.js";
import type { Simulator } from "../../../../src/core/scene.js";
import { sharedData } from "../../../shared-data.js";
import type { Facts } from "./facts.js";
import { Oracle } from "./oracle.js";
import { factsOf, gameOf, ownHomes, worldNamed } from "./own-worlds.js";
import { factsOfGame } from "./read-problem.js";

interface Line {
  readonly game: string;
  readonly command: string | null;
  readonly observation: string;
  readonly won: boolean;
  readonly admissible: readonly string[];
}

const own = readFileSync(new URL("own-homes.jsonl", import.meta.url), "utf8");

function linesOf(recording: string): readonly Line[] {
  return recording
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** The lines that the interpreter would write otherwise. */
function differing(
  lines: readonly Line[],
  factsNamed: (game: string) => Facts,
): readonly unknown[] {
  let oracle: Oracle | null = null;
  return lines.flatMap((line) => {
    if (line.command === null) oracle = new Oracle(factsNamed(line.game));
    const told = line.command === null ? oracle?.begin() : oracle?.step(line.command);
    const same = { ...line, ...told };
    return JSON.stringify(same) === JSON.stringify(line) ? [] : [{ line, told }];
  });
}

describe("the recording of our own homes", () => {
  it("has what it takes: every type of task done, both wordings, every kind of command", () => {
    const lines = linesOf(own);
    const types = lines.flatMap(({ game, won }) => {
      const { home, round, form } = worldNamed(game);
      const task = ownHomes.find(({ id }) => id === home)?.tasks[round - 1];
      return won ? [`${task?.type} ${form === "home" ? "home" : "game"}`] : [];
    });
    expect(new Set(types).size).toBe(12);
    const done = lines.filter(({ observation }) => observation !== "Nothing happens.");
    const verbs = new Set(done.map(({ command }) => command?.trim().split(" ")[0]));
    const all = "look inventory help go open close take move put examine use heat cool clean slice";
    expect(all.split(" ").filter((verb) => !verbs.has(verb))).toEqual([]);
    expect(own).toContain("Nothing happens.");
  });

  it("is what the interpreter says of these homes today", () => {
    expect(differing(linesOf(own), (game) => factsOf(worldNamed(game)))).toEqual([]);
  });

  it("is reproduced by the engine, step by step", () => {
    const steps = linesOf(own).length;
    const result = verifyRecording({ recording: own, openGame: engineFor });
    const whole = {
      steps,
      observations: steps,
      admissible: steps,
      flags: steps,
      mismatches: [],
      skipped: [],
    };
    expect(result).toEqual(whole);
  });
});

function engineFor(game: string): Simulator {
  const world = worldNamed(game);
  const file = gameOf(world);
  if (file !== null) {
    const wording = world.form === "game" ? "2.1.2" : "2.1.1";
    return createSimulator({ ...storeGame(readGame(file, { file: game })), wording });
  }
  const { content, tasks } = loadHousehold(world.home);
  const simulator = createSimulator(content, game);
  const task = tasks[world.round - 1];
  if (task) simulator.begin(task);
  return simulator;
}

const folder = sharedData("alfworld");

describe.skipIf(folder === null)("the interpreter, against the Python engine", () => {
  it.each([
    ["engine-corner", "newer"],
    ["engine-walkthrough-and-random", "newer"],
    ["engine-old-wording", "older"],
  ] as const)("says every line of %s", (name, wording) => {
    const known = new Map<string, Facts>();
    const factsNamed = (game: string): Facts => {
      const facts =
        known.get(game) ?? factsOfGame(readFileSync(`${folder}/${game}`, "utf8"), wording);
      known.set(game, facts);
      return facts;
    };
    const lines = linesOf(readFileSync(`${folder}/recordings/${name}.jsonl`, "utf8"));
    expect(differing(lines, factsNamed)).toEqual([]);
  });
});
