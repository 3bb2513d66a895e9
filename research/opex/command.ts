/** `sous learn rules`: how the world works, from trying things in simulators. */

import { systemClock } from "../../src/app/clock.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import type { Config } from "../../src/app/settings/read-config.js";
import { writeMemory } from "../../src/cli/database.js";
import * as shared from "../../src/cli/options.js";
import type { TrajectoryStep } from "../../src/core/episode.js";
import type { Memory } from "../../src/core/stores.js";
import { declare, skippedExit } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { createBenchParts } from "../lab/parts.js";
import { requirePlayed } from "../lab/skipped.js";
import { learnRules, writeRules } from "./learn.js";
import { asLearned, gatherSequences } from "./learn-rules.js";

type Sequence = readonly TrajectoryStep[];

/** A rule, with its support where that was counted. */
interface Learned {
  readonly text: string;
  readonly support?: number;
  readonly purity?: number;
}

const flags = {
  games: flag.text(
    "--games <dir>",
    "a folder of ALFWorld games (default: homes made from the seed)",
  ),
  count: flag.parsed("--count <n>", "how many homes or games", shared.wholeNumber(1), 40),
  steps: flag.parsed("--steps <n>", "steps in each", shared.wholeNumber(1), 120),
  seed: flag.seed(),
  model: flag.toggle(
    "--model",
    "a language model writes and filters the rules (OPEx-L); else they are counted",
  ),
  keep: flag.toggle("--keep", "keep them, for every home: opex and opex-l read them"),
  db: flag.database(),
  json: flag.json(),
};
type LearnOptions = flag.Given<typeof flags>;

export const rulesCommand = () =>
  declare({
    flags,
    help: "\nExamples:\n  sous learn rules\n  sous learn rules --games alfworld/train --count 60 --keep\n  sous learn rules --count 5 --model --json",
    run: runLearn,
  });

async function runLearn(options: LearnOptions): Promise<void> {
  const config = loadConfig();
  // Says what is missing before anything is tried.
  if (options.model && !config.llm) throw missingModel();
  const { sequences, skipped } = await untilStopped("homes", (onProgress) =>
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
