/** `sous facts tuples`: lists, refines and removes a home's tuples. */

import * as clack from "@clack/prompts";
import { Option } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Memory } from "../../../memory/stores.js";
import { createEmbedder } from "../../app/models/embedder.js";
import { modelSupply } from "../../app/models/model-supply.js";
import { type FormMind, refineHousehold } from "../../app/models/refine-household.js";
import { formWithModel } from "../../app/models/tuple-policies.js";
import { systemClock } from "../../app/operating/clock.js";
import { InputError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import { type Tuple, tupleSources } from "../../core/memory/tuple.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { loadParts } from "../parts.js";
import { type KeptOptions, reading, requireHousehold } from "../play/kept.js";
import type { SousCommand } from "../sous-command.js";
import { readMemory, writeMemory } from "../storage/database.js";

interface TuplesOptions extends KeptOptions {
  readonly refine?: boolean;
  readonly policy: "tuples" | "ldm2";
  readonly refineRequests: number;
  readonly removeExplored?: boolean;
  readonly yes?: boolean;
}

export function tuplesCommand(): SousCommand {
  return reading("tuples")
    .option("--refine", "explore failed tasks in the simulator, and keep better ways")
    .addOption(
      new Option("--policy <name>", "who explores: memory alone, or a language model with it")
        .choices(["tuples", "ldm2"])
        .default("tuples"),
    )
    .option(
      "--refine-requests <n>",
      "most answers of the language model that refining takes",
      shared.wholeNumber(1),
      2_000,
    )
    .option("--remove-explored", "remove the tuples from exploring")
    .option("--yes", "remove without asking")
    .examples("sous facts tuples kitchen --json")
    .action(async (_home: string | undefined, options: TuplesOptions) => {
      if (options.refine && options.removeExplored) {
        throw new InputError("Say either --refine or --remove-explored.");
      }
      if (options.refine) return write(options, refineKept);
      if (options.removeExplored) return write(options, removeExplored);
      return readMemory(options, (memory) => printTuples(memory, options));
    });
}

async function printTuples(memory: Memory, options: TuplesOptions): Promise<void> {
  const household = await requireHousehold(memory, options.household);
  const tuples = await memory.tuples.list(household.id);
  const counts = countSources(tuples);
  const lines = tuples.map(({ goal, action, source }) =>
    visibleLine(`${goal} -> ${action} (${source})`),
  );
  const bySource = tupleSources.map((source) => `${counts[source]} ${source}`).join(", ");
  const words =
    tuples.length === 0
      ? "No tuples yet: they are formed when a task is done."
      : [...lines, `${many(tuples.length, "tuple")}: ${bySource}.`];
  shared.printEither(options, { household: household.id, counts, tuples }, words);
}

async function refineKept(memory: Memory, household: Household, options: TuplesOptions) {
  const form = options.policy === "ldm2" ? formingModel(memory, options) : undefined;
  const counts = await refineHousehold(memory, household, systemClock, form);
  const words = `${counts.failed} tasks failed; exploring bettered ${counts.bettered}, and ${counts.added} tuples were added; ${counts.withdrawn} were taken out again because other tasks went worse with them.${counts.left > 0 ? ` The requests were used up: ${counts.left} tasks were not explored.` : ""}`;
  shared.printEither(options, { household: household.id, ...counts }, words);
}

function formingModel(memory: Memory, { refineRequests }: TuplesOptions): FormMind {
  const parts = loadParts();
  const supply = modelSupply({ ...parts, store: memory.models });
  return formWithModel(supply(), createEmbedder(parts.config), refineRequests);
}

async function removeExplored(memory: Memory, household: Household, options: TuplesOptions) {
  const { explored } = countSources(await memory.tuples.list(household.id));
  if (explored > 0 && !options.yes && !(await agree(explored))) {
    shared.print("Nothing was removed.");
    return;
  }
  const removed = await memory.tuples.removeExplored(household.id);
  const words = `${many(removed, "explored tuple")} removed.`;
  shared.printEither(options, { household: household.id, removed }, words);
}

async function agree(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new InputError(`${count} explored tuples would be removed; add --yes to do it.`);
  }
  return (await clack.confirm({ message: `Remove ${many(count, "explored tuple")}?` })) === true;
}

function countSources(tuples: readonly Tuple[]): Record<Tuple["source"], number> {
  const counts = { expert: 0, played: 0, explored: 0 };
  for (const { source } of tuples) counts[source] += 1;
  return counts;
}

function write(
  options: TuplesOptions,
  work: (memory: Memory, household: Household, options: TuplesOptions) => Promise<void>,
): Promise<void> {
  return writeMemory(options, "sous facts tuples", async (memory) =>
    work(memory, await requireHousehold(memory, options.household), options),
  );
}
