/** Runs the campaign bench with this program and the peers of this repository. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SingleBar } from "cli-progress";
import { openMemory } from "../../../memory/open.js";
import { listHomes } from "../../../scenes/household/index.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../../src/app/clock.js";
import { childEnvironment } from "../../../src/app/settings/config.js";
import { designShape } from "../../../src/crowdwork/plan/read-design.js";
import { cleanSettings, createNursery, keepLog, peerProgram } from "../children.js";
import type { PlanRequest } from "./plan.js";
import {
  type BenchCampaignRequest,
  type BenchCampaignResult,
  benchCampaign,
  type LiveCampaign,
} from "./play-campaign.js";
import { openLiveRows } from "./read-rows.js";

const rounds = 5;
/** Households of a campaign that are played side by side. */
const mostAtOnce = 4;

export interface CampaignBenchRun {
  readonly figures: BenchCampaignResult;
  /** The folder with the database and the product's log; null when all was well. */
  readonly kept: string | null;
}

export interface CampaignBenchOptions
  extends PlanRequest,
    Pick<BenchCampaignRequest, "speed" | "seconds"> {
  /** What starts this program again: flags of node, then its entry file. */
  readonly command: readonly string[];
}

/** Everything happens in a folder of its own, which stays when something was found. */
export async function runCampaign(options: CampaignBenchOptions): Promise<CampaignBenchRun> {
  const { command, ...settings } = options;
  const folder = mkdtempSync(path.join(tmpdir(), "sous-campaign-"));
  const database = path.join(folder, "campaign.db");
  const log = path.join(folder, "sous.log");
  let isKept = false;
  const children = createNursery(() => {
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  });
  const bar = new SingleBar({
    format:
      "{bar} {value} of {total} answers, {closed} of {campaigns} campaigns over, {duration_formatted}",
    stream: process.stderr,
    noTTYOutput: false,
  });
  try {
    const figures = await benchCampaign({
      ...settings,
      spawnPeer: (bot, people) =>
        children.start(
          [...peerProgram(bot), "--options", JSON.stringify({ people })],
          childEnvironment(cleanSettings),
        ),
      spawnSous: (args, environment) =>
        keepLog(
          log,
          children.start(
            [...command, "serve", "--no-play", "--db", database, ...args],
            childEnvironment({ ...cleanSettings, ...environment }),
          ),
        ),
      create: (campaigns) => createAll(database, campaigns, settings.seed),
      openRows: () => openLiveRows(database),
      onProgress({ answers, wanted, closed, campaigns }) {
        if (!bar.isActive) bar.start(wanted, 0, { closed, campaigns });
        bar.update(Math.min(answers, wanted), { closed, campaigns });
      },
    });
    isKept = figures.findings.length > 0;
    return { figures, kept: isKept ? folder : null };
  } finally {
    bar.stop();
    children.endAll();
  }
}

async function createAll(
  database: string,
  campaigns: readonly LiveCampaign[],
  seed: number,
): Promise<void> {
  const clock = systemClock;
  const memory = await openMemory({ file: database, clock, command: "stress campaign" });
  try {
    for (const campaign of campaigns) {
      const design = designOf(campaign, seed);
      await createCampaign({ memory, clock }, design);
      await moveCampaign({ memory, clock }, design.id, "start");
    }
  } finally {
    await memory.close();
  }
}

/** Every round of a household asks anew; there are more households than are needed. */
function designOf(
  { id, bot, channel, questions, answersPerQuestion }: LiveCampaign,
  seed: number,
): ReturnType<typeof designShape.parse> {
  const tasks = listHomes();
  return designShape.parse({
    id,
    title: `Where things are (${id})`,
    tasks,
    rounds,
    bot,
    channel,
    seed,
    copies: Math.ceil((2 * questions) / (tasks.length * rounds)),
    atOnce: Math.min(mostAtOnce, questions),
    arms: [{ name: "all", reuse: false }],
    answersPerQuestion,
    dailyQuestions: 1_000_000,
    quietHours: "none",
    stop: { answers: questions * answersPerQuestion },
    consent: { version: "1", text: "We keep what you answer, under a pseudonym." },
    instructions: "Say where things are.",
    debrief: "Thank you.",
    pay: "none",
    ethics: "none: all people are simulated",
  });
}
