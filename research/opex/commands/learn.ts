/** `sous learn rules`: how the world works, from trying things in simulators. */

import { systemClock } from "../../../src/app/clock.js";
import { modelSupply } from "../../../src/app/models/model-supply.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { missingModel } from "../../../src/app/settings/llm-settings.js";
import type { Config } from "../../../src/app/settings/read-config.js";
import { writeMemory } from "../../../src/cli/database.js";
import * as shared from "../../../src/cli/options.js";
import type { TrajectoryStep } from "../../../src/core/episode.js";
import type { Memory } from "../../../src/core/stores.js";
import { Command } from "../../cli/commander.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { requirePlayed } from "../../lab/skipped.js";
import { skippedExit } from "../../report/present.js";
import { learnRules, writeRules } from "../learn.js";
import { asLearned, gatherSequences } from "../learn-rules.js";

type Sequence = readonly TrajectoryStep[];

interface LearnOptions {
  readonly games?: string;
  readonly count: number;
  readonly steps: number;
  readonly seed: number;
  readonly model?: boolean;
  readonly keep?: boolean;
  readonly db?: string;
  readonly json?: boolean;
}

/** A rule, with its support where that was counted. */
interface Learned {
  readonly text: string;
  readonly support?: number;
  readonly purity?: number;
}

export function learnRulesCommand(): Command {
  return new Command("rules")
    .description("try things in homes made from a seed, or in games, and learn how the world works")
    .option("--games <dir>", "a folder of ALFWorld games (default: homes made from the seed)")
    .option("--count <n>", "how many homes or games", shared.wholeNumber(1), 40)
    .option("--steps <n>", "steps in each", shared.wholeNumber(1), 120)
    .addOption(shared.seedOption())
    .option(
      "--model",
      "a language model writes and filters the rules (OPEx-L); else they are counted",
    )
    .option("--keep", "keep them, for every home: opex and opex-l read them")
    .addOption(shared.databaseOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nExamples:\n  sous learn rules\n  sous learn rules --games alfworld/train --count 60 --keep\n  sous learn rules --count 5 --model --json",
    )
    .action(runLearn);
}

async function runLearn(options: LearnOptions): Promise<void> {
  const config = loadConfig();
  // Says what is missing before anything is tried.
  if (options.model && !config.llm) throw missingModel();
  const { sequences, skipped } = await withProgressUntilStopped("homes", (onProgress) =>
    gatherSequences({ ...options, onProgress }),
  );
  requirePlayed(sequences.length, skipped);
  const rules =
    options.model || options.keep
      ? await writeMemory(options, "sous learn rules", (memory) =>
          learn({ memory, config }, options, sequences),
        )
      : learnRules(sequences);
  const steps = sequences.reduce((sum, sequence) => sum + sequence.length - 1, 0);
  if (skipped.length > 0) process.exitCode = skippedExit;
  if (options.json) {
    const kept = options.keep ?? false;
    return shared.printJson({ homes: sequences.length, steps, kept, rules, skipped });
  }
  for (const { reason } of skipped) shared.print(`skipped: ${reason}`);
  for (const rule of rules) shared.print(formatLearned(rule));
  shared.print(
    `${rules.length} rules from ${steps} steps in ${sequences.length} homes${options.keep ? ", kept for every home" : ""}.`,
  );
}

/** The model's answers and cost are kept in the database. The rules are kept with --keep. */
async function learn(
  { memory, config }: { readonly memory: Memory; readonly config: Config },
  options: LearnOptions,
  sequences: readonly Sequence[],
): Promise<readonly Learned[]> {
  const rules = options.model ? await write(memory, config, sequences) : learnRules(sequences);
  const texts = rules.map(({ text }) => text);
  if (options.keep) await memory.knowledge.keep(asLearned(texts, systemClock.now()));
  return rules;
}

async function write(memory: Memory, config: Config, sequences: readonly Sequence[]) {
  const model = modelSupply({ ...createBenchParts(config), store: memory.models })();
  return (await writeRules(model, sequences, {})).map((text) => ({ text }));
}

function formatLearned({ text, support, purity }: Learned): string {
  if (support === undefined || purity === undefined) return text;
  return `${text} (${support} times, ${Math.round(purity * 100)} %)`;
}
