import type { Memory } from "../../memory/stores.js";
import { listGames } from "../../scenes/household/source/load.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import * as shared from "../../src/cli/options.js";
import { writeMemory } from "../../src/cli/storage/database.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import { newId } from "../../src/core/id.js";
import { seededRandom } from "../../src/core/random.js";
import { declare, skippedExit } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { loadGame, makeHome } from "../lab/open-home.js";
import { createBenchParts } from "../lab/parts.js";
import { readOrSkip, requirePlayed, type SkippedGame } from "../lab/skipped.js";
import { type LearnedRule, learnRules, writeRules } from "./learn.js";
import { wander } from "./wander.js";

type Sequence = readonly TrajectoryStep[];

type Learned = Pick<LearnedRule, "text"> & Partial<LearnedRule>;

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
  if (options.model && !config.llm) throw missingModel();
  const { sequences, skipped } = await untilStopped("homes", () => gatherSequences(options));
  requirePlayed(sequences.length, skipped);
  // The model's answers and cost are kept in the database.
  const learn = async (memory: Memory): Promise<readonly Learned[]> => {
    const parts = { ...createBenchParts(config), store: memory.models };
    const rules: readonly Learned[] = options.model
      ? (await writeRules(modelSupply(parts)(), sequences, {})).map((text) => ({ text }))
      : learnRules(sequences);
    // Rules that were learned hold in every home.
    const learned = { household: null, source: "learned", person: null } as const;
    const at = systemClock.now();
    const kept = rules.map(({ text }) => ({ id: newId("r"), text, at, ...learned }));
    if (options.keep) await memory.knowledge.keep(kept);
    return rules;
  };
  const rules =
    options.model || options.keep
      ? await writeMemory(options, "sous learn rules", learn)
      : learnRules(sequences);
  const steps = sequences.reduce((sum, sequence) => sum + sequence.length - 1, 0);
  if (skipped.length > 0) process.exitCode = skippedExit;
  if (options.json) {
    const kept = options.keep ?? false;
    return shared.printJson({ homes: sequences.length, steps, kept, rules, skipped });
  }
  for (const { reason } of skipped) shared.print(`skipped: ${reason}`);
  for (const { text, support, purity = 1 } of rules)
    shared.print(support ? `${text} (${support} times, ${Math.round(purity * 100)} %)` : text);
  shared.print(
    `${rules.length} rules from ${steps} steps in ${sequences.length} homes${options.keep ? ", kept for every home" : ""}.`,
  );
}

type Wanderings = Pick<LearnOptions, "count" | "steps" | "seed"> & Partial<LearnOptions>;

/** One sequence per home or game that can be read. @throws InputError when the folder has no game */
export async function gatherSequences(wanderings: Wanderings) {
  const { seed, steps } = wanderings;
  const starts = listStarts(wanderings);
  const tried = new Map<string, number>();
  const sequences: Sequence[] = [];
  const skipped: SkippedGame[] = [];
  expectUnits(starts.length);
  for (const [at, { name, open }] of starts.entries()) {
    const random = seededRandom(seed, "wander", String(at));
    const start = readOrSkip(name, open, skipped);
    if (start) sequences.push(wander(start, steps, random, tried));
    advance();
    await breathe();
  }
  return { sequences, skipped };
}

function listStarts({ games, count, seed }: Wanderings) {
  if (games !== undefined) {
    const files = listGames(games);
    const step = Math.max(1, files.length / count);
    return files
      .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
      .map((file) => ({ name: file, open: () => loadGame(file) }));
  }
  return Array.from({ length: count }, (_, index) => {
    const kind = index % 2 === 0 ? "kitchen" : "flat";
    const name = `${kind}:${index}`;
    return { name, open: () => makeHome({ kind, seed: seed * count + index }, name) };
  });
}
