import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { listHomes } from "../../scenes/household/index.js";
import { createEmbedder } from "../../src/app/models/embedder.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { loadConfig } from "../../src/app/settings/config.js";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { createModelJudge } from "../../src/desk/model-judge.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { withModelParts } from "../lab/parts.js";
import { withLabs } from "../lab/pool.js";
import { requirePlayed } from "../lab/skipped.js";
import { benchMemory } from "./bench-memory.js";
import { benchParaphrases, readPairs } from "./bench-paraphrases.js";
import { giveAllTo, openMeasured } from "./measured-memory.js";
import { benchRecall, readHistory, readQuestions } from "./recall/bench-recall.js";
import * as kinds from "./report.js";
import { benchReuse } from "./reuse/bench-reuse.js";

const embedders = ["words", "hashing", "configured"] as const;
const openEmbedder = (which: (typeof embedders)[number]) =>
  which === "hashing"
    ? createHashingEmbedder()
    : createEmbedder(which === "words" ? { embed: null } : loadConfig());

export const memoryCommand = () =>
  declareBench({
    flags: {
      n: flag.count("--n <rows>", "rows: sentences by the seed", 10_000),
      dim: flag.count("--dim <n>", "dimensions of the hashing embedder", 384),
      details: flag.toggle(
        "--details",
        "with --json: one home's search, and searches during the rebuild, too",
      ),
      seed: flag.seed(),
      json: flag.json(),
    },
    help: `
Recall and brute force use the same vectors in the same run; brute force compares each row, as Sous does with few. Rows
of equal similarity are equally right. openMs is the time from opening the database to the first answer, with
a snapshot; rebuildMs is the time of a rebuild in the background, during searches. The homes have 200 rows each; for
homeMsP50 and homeRecallAt10 one home has them all, and its rows are searched as in play.

Examples:
  sous bench memory --n 100000 --dim 384 --json
  sous bench memory --n 10000 --json --details`,
    unit: "rows",
    kind: kinds.memoryKind,
    run: async ({ n, dim: dimensions, seed, details, json }) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-bench-"));
      const file = path.join(folder, "sous.db");
      const open = () => openMeasured({ file, dimensions });
      const parts = { open, giveAllTo: (home: string) => giveAllTo(home, file) };
      try {
        const measured = await benchMemory({ n, dimensions, seed, ...parts });
        return { ...measured.figures, ...((details || !json) && measured.details) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

export const paraphrasesCommand = () =>
  declareBench({
    flags: {
      file: flag.text(
        "--file <file>",
        "pairs, one JSON object a line (default: the 300 that come with Sous)",
      ),
      embedder: flag.choice(
        "--embedder <which>",
        "what compares sentences: the default, letters alone, or the configured model",
        embedders,
        "words",
      ),
      judge: flag.choice(
        "--judge <who>",
        "who is asked about pairs that the rules leave open",
        ["none", "model"],
        "none",
      ),
      report: flag.report(),
      json: flag.json(),
    },
    help: `
A line: {"id":1,"same":true,"one":"Where is a mug?","other":"Where can I find a mug?"}
Pairs with odd ids are for tuning, those with even ids for reporting. precision and recall are of what is reused without
asking, "wrong" is the number of different pairs that are; "offered" is the share of same pairs whose first question is
reused or among the two offered, and "needless" the share of questions that are offered something else.

Example:
  sous bench paraphrases --json`,
    unit: "pairs",
    kind: kinds.paraphrasesKind,
    run: ({ file, embedder, judge: who }) => {
      const pairs = readPairs(file ?? packageFile("research/memory/paraphrases.jsonl"));
      const bench = { pairs, embedder: openEmbedder(embedder) };
      if (who === "none") return benchParaphrases(bench);
      return withModelParts({}, "sous bench paraphrases", (parts) => {
        const judge = createModelJudge(modelSupply(parts)());
        return benchParaphrases({ ...bench, judge: (one, other) => judge(one, other, {}) });
      });
    },
  });

const recallFile = (name: string) => packageFile(`research/memory/recall/${name}.jsonl`);

export const recallCommand = () =>
  declareBench({
    flags: {
      file: flag.text(
        "--file <file>",
        "questions, one JSON object a line (default: the 120 with Sous)",
      ),
      history: flag.text(
        "--history <file>",
        "what memory has, one JSON object a line (default: the 82 with Sous)",
      ),
      embedder: flag.choice(
        "--embedder <which>",
        "what compares meanings: the default, letters alone, or the configured model",
        embedders,
        "words",
      ),
      report: flag.report(),
      json: flag.json(),
    },
    help: `
A question: {"id":"Q-1","question":"where are my keys?","right":["H-2","H-7"]}
History: {"id":"H-2","kind":"move","thing":"keychain 1","to":"drawer 1","text":"Ben put the keys …"}
Questions with odd ids are for tuning, those with even ids for reporting.

Example:
  sous bench recall --json`,
    unit: "questions",
    kind: kinds.recallKind,
    run: ({ history, file, embedder }) =>
      benchRecall({
        history: readHistory(history ?? recallFile("history")),
        questions: readQuestions(file ?? recallFile("questions")),
        embedder: openEmbedder(embedder),
      }),
  });

export const reuseCommand = () =>
  declareBench({
    flags: {
      games: flag.text(
        "--games <dir>",
        "the folder with the games (default: the homes that come with Sous)",
      ),
      rounds: flag.count("--rounds <n>", "tasks in each home", 20),
      seeds: flag.seeds("each plays every home", [1, 2, 3]),
      moved: flag.probability(
        "--moved <p>",
        "other arms: probability that a thing moves between two tasks",
        0.1,
      ),
      maxSteps: flag.maxSteps(),
      homes: flag.count("--homes <n>", "most homes, from as many rooms as possible", 30),
      jobs: flag.jobs("homes"),
      report: flag.report(),
      json: flag.json(),
      ...flag.people(0.2),
    },
    help: `
Three arms: people who tell the truth, nothing moved; then people who answer as the options say (wrong at times
unless told otherwise) and move things behind the agent's back; then these with an agent that learns no habits.
What came of it is read from the recorded steps and the true state.

Examples:
  sous bench reuse
  sous bench reuse --games alfworld/valid_train --rounds 20 --seeds 1,2,3 --jobs 2 --json
  sous bench reuse --games alfworld/valid_train --homes 200 --report report
  sous bench reuse --wrong 0 --stale 0.5 --moved 0.2    people who do not know of half of the moves`,
    unit: "homes",
    overGames: true,
    kind: kinds.reuseKind,
    run: (given) =>
      withLabs(given.jobs, async (lab) => {
        const { games, homes: limit } = given;
        const people = shared.readPeople(given);
        const homes = games ? lab.games(games) : listHomes().map((id) => ({ id, file: id }));
        const result = await benchReuse(lab, { ...given, people, homes, limit });
        requirePlayed(result.truthful.tasks, result.failures);
        return result;
      }),
  });
