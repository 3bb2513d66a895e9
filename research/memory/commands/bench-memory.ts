/** `sous bench memory`: how fast and how right the index is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as shared from "../../../src/cli/options.js";
import { Command } from "../../cli/commander.js";
import { countOption } from "../../cli/options.js";
import { present } from "../../report/present.js";
import { benchMemory } from "../bench-memory.js";
import { memoryKind } from "../index-report.js";
import { openMeasured } from "../measured-memory.js";

interface MemoryOptions {
  readonly n: number;
  readonly dim: number;
  readonly details?: boolean;
  readonly seed: number;
  readonly json?: boolean;
}

export function memoryCommand(): Command {
  return new Command("memory")
    .description("fill a memory, search it, open it again, rebuild it")
    .addOption(countOption("--n <rows>", "rows: sentences by the seed", 10_000))
    .addOption(countOption("--dim <n>", "dimensions of the hashing embedder", 384))
    .option("--details", "with --json: one home's search, and searches during the rebuild, too")
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Recall and brute force use the same vectors in the same run; brute force compares each row, as Sous does with few. Rows
of equal similarity are equally right. openMs is the time from opening the database to the first answer, with
a snapshot; rebuildMs is the time of a rebuild in the background, during searches.

Examples:
  sous bench memory --n 100000 --dim 384 --json
  sous bench memory --n 10000 --json --details`,
    )
    .action(measure);
}

async function measure(options: MemoryOptions): Promise<void> {
  const { n, dim: dimensions, seed, details, json } = options;
  const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-bench-"));
  try {
    const file = path.join(folder, "sous.db");
    const result = await benchMemory({
      n,
      dimensions,
      seed,
      open: () => openMeasured({ file, dimensions }),
      onProgress: showProgress(),
    });
    await present(
      memoryKind,
      { ...result.figures, ...((details || !json) && result.details) },
      { json },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function showProgress(): (stage: string, share: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (stage, share) =>
    process.stderr.write(`\r\u001b[K${stage}${share > 0 ? ` ${Math.round(100 * share)} %` : ""}`);
}
