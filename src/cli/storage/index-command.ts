/** Checks or rebuilds the search index beside the database (`sous db index`). */

import type { IndexCheck } from "../../../memory/index/check-index.js";
import type { IndexState } from "../../../memory/index/vector-index.js";
import { SousError } from "../../core/errors.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, SousCommand } from "../sous-command.js";
import { readMemory, writeMemory } from "./database.js";

export function indexCommand(): SousCommand {
  return new SousCommand("index")
    .examples("sous db index check", "sous db index rebuild")
    .addCommand(checkCommand())
    .addCommand(rebuildCommand());
}

function checkCommand(): SousCommand {
  return dataCommand("check")
    .description("compare the index with its rows")
    .notes(`
It changes nothing, and works while sous serve runs. Few rows need no index. Sous rebuilds an index that is
missing, stale, corrupt or from another embedder at the next need, as sous db index rebuild does; searches stay
correct meanwhile. The exit code is 3 if an index is needed and not in order.

Examples:
  sous db index check
  sous db index check --db .sous/sous.db --json`)
    .action((options: DataOptions) =>
      readMemory(options, async ({ index }) => {
        const check = await index.check();
        if (!check) return;
        shared.printEither(options, check, describeCheck(check));
        if (check.verdict !== "fresh" && check.verdict !== "not needed")
          process.exitCode = foundExit;
      }),
    );
}

function rebuildCommand(): SousCommand {
  return dataCommand("rebuild")
    .description("rebuild the index from the rows, and save it")
    .notes(`
It needs the database for itself: stop sous serve first (which also rebuilds the index by itself).

Examples:
  sous db index rebuild
  sous db index rebuild --db .sous/sous.db --json`)
    .action((options: DataOptions) =>
      writeMemory(options, "sous db index rebuild", async ({ index }) => {
        const state = await index.rebuild();
        if (state.trouble !== null) throw new SousError("index-trouble", state.trouble);
        shared.printEither(options, state, describeState(state));
      }),
    );
}

function describeCheck(check: IndexCheck): string {
  const { kind, rows, verdict, behind, deleted } = check;
  const meanings: Readonly<Record<IndexCheck["verdict"], string>> = {
    "not needed": "searched one by one, no index is needed.",
    fresh: `the index is in order (${behind} to be added, ${deleted} deleted; ${formatRecall(check)}).`,
    missing: "there is no index. Make it: sous db index rebuild",
    stale: "the index belongs to other rows. Rebuild it: sous db index rebuild",
    corrupt: "the index is damaged. Rebuild it: sous db index rebuild",
    "other embedder": "the index belongs to another embedder. Rebuild it: sous db index rebuild",
  };
  return `${rows} ${kind} vectors: ${meanings[verdict]}`;
}

function formatRecall({ recallAt10, width }: Pick<IndexCheck, "recallAt10" | "width">): string {
  return `recall@10 ${(recallAt10 ?? 1).toFixed(3)} at width ${width ?? "-"}`;
}

function describeState(state: IndexState): string {
  const { kind, points } = state;
  if (points === 0) return `Few ${kind} vectors: they are searched one by one, no index is needed.`;
  return `The index has ${points} ${kind} vectors; ${formatRecall(state)}.`;
}
