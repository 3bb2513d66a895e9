/** Runs the load bench with this program and the peers of this repository. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SingleBar } from "cli-progress";
import { listHomes } from "../../../scenes/household/index.js";
import { childEnvironment } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { cleanSettings, createNursery, keepLog, peerProgram } from "../children.js";
import { readKeptRows } from "../faults/kept-rows.js";
import {
  type BenchChatLoadRequest,
  type BenchChatLoadResult,
  benchChatLoad,
  type LoadStage,
} from "./crowd-load.js";
import { crowdProgram, joinCrowd } from "./crowd-process.js";

export interface ChatLoadOptions
  extends Pick<
    BenchChatLoadRequest,
    "questions" | "channels" | "people" | "seconds" | "bots" | "seed"
  > {
  /** Most MiB of old objects that the product's process may hold, as node's --max-old-space-size. */
  readonly heap: number;
}

/** The product's own pace, and more time than the bench takes. */
const settings = { ...cleanSettings, SOUS_PACE_MS: "700", SOUS_ANSWER_MINUTES: "120" };

/** Slack sends what was not acknowledged again at once, after a minute and after five; here it is quicker. */
const patience = { slack: { retryDelaysMs: [1000, 15_000, 60_000] }, discord: {} } as const;

export interface ChatLoadRun {
  readonly figures: BenchChatLoadResult;
  /** The folder with the database and the product's log; null when all was well. */
  readonly kept: string | null;
}

/** What a small machine would tell node; without, the garbage of a busy minute is left lying. */
function heapFlags(heap: number): readonly string[] {
  return [`--max-old-space-size=${heap}`, "--max-semi-space-size=8"];
}

/** Everything happens in a folder of its own, which stays when something was found. */
export async function runChatLoad(options: ChatLoadOptions): Promise<ChatLoadRun> {
  const { heap, ...request } = options;
  const folder = mkdtempSync(path.join(tmpdir(), "sous-chat-"));
  const database = path.join(folder, "load.db");
  const log = path.join(folder, "sous.log");
  let isKept = false;
  const children = createNursery(() => {
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  });
  const bar = new SingleBar({
    format: "{stage} {bar} {value} of {total}, {duration_formatted}",
    stream: process.stderr,
    noTTYOutput: false,
  });
  let shown: LoadStage | null = null;
  try {
    const figures = await benchChatLoad({
      ...request,
      homes: listHomes(),
      spawnPeer: (bot, people) =>
        children.start(
          [...peerProgram(bot), "--options", JSON.stringify({ people, ...patience[bot] })],
          childEnvironment(cleanSettings),
        ),
      startCrowd: (environment) =>
        joinCrowd(
          keepLog(
            log,
            children.start(
              [...heapFlags(heap), crowdProgram()],
              childEnvironment({ ...settings, ...environment, SOUS_DB: database }),
              "ipc",
            ),
          ),
        ),
      readRows: () => readKeptRows(database),
      onProgress(stage, done) {
        if (shown !== stage) bar.start(options.questions, 0, { stage });
        shown = stage;
        bar.update(done, { stage });
      },
    });
    isKept = figures.findings.length > 0;
    return { figures, kept: isKept ? folder : null };
  } finally {
    bar.stop();
    children.endAll();
  }
}

export function describeLoad({ figures, kept }: ChatLoadRun): void {
  const { questions, channels, bots, people, answers, seconds, findings } = figures;
  const { receiptMsP50, receiptMsP99, receiptMsMax, rssMb, lost, doubled } = figures;
  shared.print(
    `${questions} questions open at once in ${channels} channels (${bots.join(", ")}); ${people} people gave ${answers} answers in ${seconds} s`,
  );
  shared.print(
    `  receipt in the outbox after ${receiptMsP50} ms (median), ${receiptMsP99} ms (99 %), ${receiptMsMax} ms (longest)`,
  );
  shared.print(`  most memory: ${rssMb} MiB; ${lost} answers lost, ${doubled} counted twice`);
  for (const finding of findings) shared.print(`  ${finding}`);
  if (kept !== null) shared.print(`Database and log: ${kept}`);
}
