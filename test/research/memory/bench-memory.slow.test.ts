/** The benches of the memory. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { benchMemory } from "../../../src/research/memory/bench-memory.js";
import { openMeasured } from "../../../src/research/memory/measured-memory.js";
import { readSous } from "../../app/run-sous.js";
import { newFile } from "../../memory/folder.js";

/** Every process compiles the program anew; a busy machine takes its time. */
const patience = { timeout: 180_000 };

describe("the benches of the memory", patience, () => {
  it("print what they are asked for", async () => {
    const figures = await readSous<object>("bench", "memory", "--n", "400", "--dim", "64");
    expect(Object.keys(figures).slice(0, 9)).toEqual([
      "recallAt10",
      "queryMsP50",
      "queryMsP99",
      "bruteMsP50",
      "ratioToBrute",
      "addPerSecond",
      "openMs",
      "rebuildMs",
      "fileMb",
    ]);
    expect(figures).toMatchObject({ recallAt10: 1, fileMb: 0 });
    const to = path.dirname(newFile());
    const pairs = await readSous<{ report: { pairs: number; curve: readonly object[] } }>(
      "bench",
      "paraphrases",
      "--report",
      to,
    );
    expect(readFileSync(path.join(to, "paraphrases.md"), "utf8")).toContain("| reporting | 150 |");
    expect(pairs.report).toMatchObject({ pairs: 150 });
    expect(pairs.report.curve.length).toBeGreaterThan(10);
  });

  it("measure the graph against brute force over the same vectors", async () => {
    const file = newFile();
    const { figures, details } = await benchMemory({
      n: 1200,
      dimensions: 64,
      seed: 2,
      open: () => openMeasured({ file, dimensions: 64, graphFrom: 500 }),
    });
    expect(figures.recallAt10).toBeGreaterThanOrEqual(0.98);
    expect(figures.fileMb).toBeGreaterThan(0.3);
    expect(details.searchWidth).toBeGreaterThanOrEqual(64);
    expect(details.recallWhileRebuilding).toBeGreaterThanOrEqual(0.98);
  });
});
