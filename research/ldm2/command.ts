/** `sous bench ldm2`: playing from memory alone, before and after refinement. */
import { existsSync } from "node:fs";
import path from "node:path";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { createLabModels } from "../lab/models.js";
import { withModelParts } from "../lab/parts.js";
import { benchLdm2 } from "./bench-ldm2.js";
import { cellKinds } from "./contract.js";
import { ldm2Kind } from "./report.js";
import { createTupleLab, type TupleLab } from "./tuple-lab.js";

/** Folders of games to play. Missing ones are skipped. */
const playedFolders = ["valid_train", "valid_seen", "valid_unseen"];

export const ldm2Command = () =>
  declareBench({
    flags: {
      games: flag.text(
        "--games <dir>",
        "a folder with train and valid_* (default: homes made from seeds)",
      ),
      seeds: flag.seeds("each draws its own games to learn from", [1, 2, 3]),
      perType: flag.count("--per-type <n>", "expert trajectories per task type in a batch", 50),
      goals: flag.count("--goals <n>", "goals per task type to explore", 10),
      batches: flag.count("--batches <n>", "batches to be compared", 4),
      curve: flag.parsed(
        "--curve <list>",
        "smaller memories, in trajectories per type, with commas; or none",
        (text): readonly number[] => (text === "none" ? [] : shared.wholeNumbers(text)),
        [1, 3, 10],
        "1,3,10",
      ),
      maxSteps: flag.maxSteps(),
      limit: flag.count("--limit <n>", "play only the first n games"),
      cells: flag.choice(
        "--cells <how>",
        "how tuples are sorted: by rule, by clusters of their texts, by the language model of SOUS_LLM_MODEL, or not at all",
        cellKinds,
        "rule",
      ),
      explorer: flag.choice(
        "--explorer <who>",
        "what explores: the memory, or the language model with it; with --cells model always the model",
        ["memory", "model"],
        "memory",
      ),
      shown: flag.count(
        "--shown <n>",
        "only the n most alike tuples of a cell count (default: all)",
      ),
      scripted: flag.scripted(),
      db: flag.modelStore(),
      ablations: flag.toggle("--no-ablations", "only before and after refinement"),
      report: flag.report(),
      json: flag.json(),
    },
    help: `
The expert's trajectories on training games form the memory; other training games refine it. The tuple policy
then plays unseen games alone, without planner and questions.

Examples:
  sous bench ldm2 --games alfworld --seeds 1,2,3 --report report --json
  sous bench ldm2 --per-type 10 --goals 3 --no-ablations      our own homes
  sous bench ldm2 --games alfworld --per-type 1 --shown 5 --cells learned --curve none --no-ablations`,
    unit: "memories played",
    overGames: true,
    kind: ldm2Kind,
    run: (given, onProgress) => {
      const { cells, shown, explorer } = given;
      const bench = (lab: TupleLab) => {
        const ablations = given.ablations ?? true;
        return benchLdm2(lab, { ...given, ablations, ...chooseTasks(lab, given), onProgress });
      };
      if (cells !== "model" && explorer === "memory")
        return bench(createTupleLab({ cells, shown }));
      return withModelParts(given, "sous bench ldm2", (parts) =>
        bench(createTupleLab({ cells, shown, model: createLabModels(parts).model() })),
      );
    },
  });

interface TaskChoice {
  readonly games: string | undefined;
  readonly limit: number | undefined;
  readonly perType: number;
  readonly goals: number;
}

function chooseTasks(lab: TupleLab, { games, limit, perType, goals }: TaskChoice) {
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
