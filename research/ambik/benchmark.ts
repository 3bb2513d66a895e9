import { goAhead } from "../../scenes/ambik/simulator.js";
import type { Decision, Policy } from "../../src/core/episode/decision.js";
import type { HouseholdSource, WorldContent } from "../../src/core/episode/scene.js";
import { meantAdjective } from "../../src/core/memory/notebook.js";
import { findOpenChoice } from "./embedded/detect.js";
import { loadAmbik } from "./load.js";
import { loadRow, putRow } from "./put-rows.js";
import type { AmbikRow } from "./rows.js";

export interface BenchmarkRow {
  readonly half: "clear" | "ambiguous";
  readonly home: HouseholdSource<WorldContent<"ambik">>;
  readonly shouldAsk: boolean;
}

export function readBenchmarkRows(folder: string): ReadonlyMap<number, readonly BenchmarkRow[]> {
  return new Map(loadAmbik(folder).map((row) => [row.id, [half(row), clear(row)]]));
}

function half(row: AmbikRow): BenchmarkRow {
  const home = loadRow(putRow(row, "open"));
  return { half: "ambiguous", home, shouldAsk: row.type === "preferences" };
}

function clear(row: AmbikRow): BenchmarkRow {
  const home = loadRow(putRow({ ...row, ambiguousTask: row.clearTask }, "open"));
  return { half: "clear", home, shouldAsk: false };
}

export const detector: Policy = {
  name: "detector",
  async decide({ task, trajectory }): Promise<Decision> {
    const [begin] = trajectory;
    const said = begin?.kind === "begin" ? begin.observation : "";
    const list = said.slice(said.indexOf(": ") + 2).replace(/\.$/, "");
    const open = findOpenChoice(list.split(", "), task);
    const thought = open ? "The task leaves something open." : "Nothing is open.";
    const isAsked = trajectory.some(({ kind }) => kind === "ask");
    if (!open || isAsked) return { kind: "act", command: goAhead, thought, because: [] };
    return {
      kind: "ask",
      need: { func: "which", adjective: meantAdjective, noun: open.phrase },
      text: `Which do you mean by "${open.phrase}"?`,
      candidates: open.candidates,
      why: `I was told: ${task}`,
      thought,
      because: [],
    };
  },
};
