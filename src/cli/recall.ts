import type { Command } from "commander";
import { visibleLine } from "../../bots/present/visible-text.js";
import type { RecallReasons } from "../core/recall.js";
import { readMemory } from "./database.js";
import { type KeptOptions, requireHousehold, takeHome } from "./kept.js";
import * as shared from "./options.js";
import { dataCommand } from "./options.js";

interface RecallOptions extends KeptOptions {
  readonly k: number;
  readonly explain?: boolean;
}

export function recallCommand(): Command {
  const command = dataCommand("recall").argument("<words>", "the search, in any words: quote them");
  return takeHome(command, "a home's id; not needed where only one is kept")
    .option("--k <n>", "most results", shared.wholeNumber(1), 10)
    .option("--explain", "explain each rank")
    .addHelpText("after", '\nExample:\n  sous facts recall "where is the mug" kitchen --explain')
    .action((text: string, _home: string | undefined, options: RecallOptions) =>
      readMemory(options, async (memory) => {
        const household = await requireHousehold(memory, options.household);
        const hits = await memory.recall({ text, household: household.id, k: options.k });
        if (options.json) return shared.printJson({ household: household.id, text, hits });
        hits.forEach(({ kind, text, by, why }, index) => {
          const who = by === null ? "" : ` (${by})`;
          shared.print(visibleLine(`${index + 1}. ${kind}: ${text}${who}`));
          if (options.explain) shared.print(`   ${explain(why)}`);
        });
        if (hits.length === 0) shared.print("Nothing that is kept is similar to that.");
      }),
    );
}

/** "words 1 (bm25 2.31), vectors 2 (0.41): 0.98 fused x 1.00 recency x …" */
function explain(why: RecallReasons): string {
  const said =
    why.wordRank === null ? "words -" : `words ${why.wordRank} (bm25 ${why.bm25?.toPrecision(3)})`;
  const near =
    why.vectorRank === null ? "vectors -" : `vectors ${why.vectorRank} (${brief(why.similarity)})`;
  const factors = [
    `fused ${brief(why.fused)}`,
    `recency ${brief(why.recency)}`,
    `trust ${brief(why.trust)}`,
    `usefulness ${brief(why.usefulness)}`,
  ];
  return `${said}, ${near}; ${factors.join(", ")} = ${brief(why.score)}`;
}

function brief(value: number | null): string {
  return value === null ? "-" : value.toFixed(3);
}
