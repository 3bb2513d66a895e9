/** `sous bench ldm2`: playing from memory alone, before and after refinement. */
import { existsSync } from "node:fs";
import path from "node:path";
import { withMemory } from "../../../memory/open.js";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption, modelStoreOption, seedsOption } from "../../cli/options.js";
import { type GameBenchOptions, overGames } from "../../cli/over-games.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { createLabModels } from "../../lab/models.js";
import { benchSettings, scriptedOption } from "../../lab/scripted.js";
import { present } from "../../report/present.js";
import { benchLdm2 } from "../bench-ldm2.js";
import { type CellKind, cellKinds, type StudyTask, type TupleLab } from "../contract.js";
import { ldm2Kind } from "../ldm2-report.js";
import { createTupleLab } from "../tuple-lab.js";

interface Ldm2Options extends GameBenchOptions {
  readonly games?: string;
  readonly seeds: readonly number[];
  readonly perType: number;
  readonly goals: number;
  readonly batches: number;
  readonly curve: readonly number[];
  readonly maxSteps: number;
  readonly limit?: number;
  readonly cells: CellKind;
  readonly explorer: "memory" | "model";
  readonly shown?: number;
  readonly scripted?: boolean;
  readonly db?: string;
  readonly ablations: boolean;
}

/** Folders of games to play. Missing ones are skipped. */
const playedFolders = ["valid_train", "valid_seen", "valid_unseen"];

export function ldm2Command(): Command {
  const command = new Command("ldm2")
    .description("play from a memory of state-action tuples alone, before and after refinement")
    .option("--games <dir>", "a folder with train and valid_* (default: homes made from seeds)")
    .addOption(seedsOption("each draws its own games to learn from", [1, 2, 3]))
    .addOption(countOption("--per-type <n>", "expert trajectories per task type in a batch", 50))
    .addOption(countOption("--goals <n>", "goals per task type to explore", 10))
    .addOption(countOption("--batches <n>", "batches to be compared", 4))
    .addOption(
      new Option(
        "--curve <list>",
        "smaller memories, in trajectories per type, with commas; or none",
      )
        .argParser((text) => (text === "none" ? [] : shared.wholeNumbers(text)))
        .default([1, 3, 10], "1,3,10"),
    )
    .addOption(shared.maxStepsOption())
    .addOption(countOption("--limit <n>", "play only the first n games"))
    .addOption(
      new Option(
        "--cells <how>",
        "how tuples are sorted: by rule, by clusters of their texts, by the language model of SOUS_LLM_MODEL, or not at all",
      )
        .choices(cellKinds)
        .default("rule"),
    )
    .addOption(
      new Option(
        "--explorer <who>",
        "what explores: the memory, or the language model with it; with --cells model always the model",
      )
        .choices(["memory", "model"])
        .default("memory"),
    )
    .addOption(
      countOption("--shown <n>", "only the n most alike tuples of a cell count (default: all)"),
    )
    .addOption(scriptedOption())
    .addOption(modelStoreOption())
    .option("--no-ablations", "only before and after refinement")
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
The expert's trajectories on training games form the memory; other training games refine it. The tuple policy
then plays unseen games alone, without planner and questions.

Examples:
  sous bench ldm2 --games alfworld --seeds 1,2,3 --report report --json
  sous bench ldm2 --per-type 10 --goals 3 --no-ablations      our own homes
  sous bench ldm2 --games alfworld --per-type 1 --shown 5 --cells learned --curve none --no-ablations`,
    );
  return overGames(command, runLdm2);
}

async function runLdm2(options: Ldm2Options): Promise<void> {
  const { cells, shown, explorer } = options;
  if (cells !== "model" && explorer === "memory")
    return benchMemories(createTupleLab({ cells, shown }), options);
  const parts = createBenchParts(benchSettings(options.scripted ?? false));
  const file = options.db ?? ":memory:";
  const opening = { file, clock: parts.clock, command: "sous bench ldm2" };
  await withMemory(opening, (memory) => {
    const model = createLabModels({ ...parts, store: memory.models }).model();
    return benchMemories(createTupleLab({ cells, shown, model }), options);
  });
}

async function benchMemories(lab: TupleLab, options: Ldm2Options): Promise<void> {
  const result = await withProgressUntilStopped("memories played", (onProgress) =>
    benchLdm2(lab, { ...options, ...chooseTasks(lab, options), onProgress }),
  );
  await present(ldm2Kind, result, options);
}

function chooseTasks(
  lab: TupleLab,
  { games, limit, perType, goals }: Ldm2Options,
): { readonly training: readonly StudyTask[]; readonly evaluation: readonly StudyTask[] } {
  if (games === undefined) {
    const training = lab.homes(1, perType + goals);
    return { training, evaluation: lab.homes(2, perType).slice(0, limit) };
  }
  const folders = playedFolders
    .map((name) => path.join(games, name))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) {
    throw new InputError(`it has none of ${playedFolders.join(", ")}`, { file: games });
  }
  const training = lab.games(path.join(games, "train"));
  return { training, evaluation: folders.flatMap((folder) => lab.games(folder)).slice(0, limit) };
}
