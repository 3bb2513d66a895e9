/** `soak`: simulated days of one desk, and what went wrong in them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { listHomes } from "../../../scenes/household/index.js";
import { createLog } from "../../../src/app/log.js";
import { startSous } from "../../../src/app/wire.js";
import * as shared from "../../../src/cli/options.js";
import { type DeskRules, plainRules, wakingHoursOf } from "../../../src/desk/rules.js";
import { ownerIn } from "../../app/caller.js";
import { countOption } from "../options.js";
import { benchSoak, type SoakProduct, type SoakRequest, type SoakResult } from "./bench-soak.js";

const minuteMs = 60_000;

/** Everything that a question can do by itself is switched on. */
const rules: DeskRules = {
  ...plainRules,
  timeZone: "Europe/Berlin",
  quietHours: { from: 22 * 60, to: 7 * 60 },
  remindAfterMs: [20 * minuteMs, 60 * minuteMs],
  escalateAfterMs: 40 * minuteMs,
  escalateTo: { slack: "C2" },
  quorum: 2,
};

export function soakCommand(): Command {
  return new Command("soak")
    .description("days of tasks, answers, sleeps and restarts on a fast clock")
    .addOption(countOption("--days <n>", "simulated days", 1, 7))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It has a channel of its own, in memory, and every rule for people switched on. Exit code 1 when
anything was lost, came twice or did not end.

Example:
  npm run -s stress -- soak --days 7 --json`,
    )
    .action(measureSoak);
}

async function measureSoak(options: {
  readonly days: number;
  readonly seed: number;
  readonly json?: boolean;
}): Promise<void> {
  const result = await runChatSoak(options);
  if (options.json) shared.printJson(result);
  else shared.print(describeSoak(result));
  if (countSoakFaults(result) > 0) process.exitCode = 1;
}

/** Runs it over a database of its own, which is removed afterwards. */
export async function runChatSoak(
  request: Pick<SoakRequest, "days" | "seed" | "onDay">,
): Promise<SoakResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-soak-"));
  const { isQuiet } = wakingHoursOf(rules, "slack");
  try {
    return await benchSoak({
      ...request,
      isQuiet,
      homes: listHomes(),
      reminders: rules.remindAfterMs.length,
      open: (parts) => openProduct(path.join(folder, "sous.db"), parts),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openProduct(
  database: string,
  { clock, bot }: Parameters<SoakRequest["open"]>[0],
): Promise<SoakProduct> {
  const sous = await startSous({
    database,
    clock,
    rules,
    bots: [bot],
    paceMs: 0,
    command: "stress soak",
    log: createLog("error"),
    answerTimeoutMs: 3 * 60 * minuteMs,
  });
  await sous.runner.resume();
  return {
    memory: sous.memory,
    async play(home) {
      const open = await sous.memory.episodes.unfinished();
      if (open.some(({ household }) => household === home)) return;
      await sous.control.play({ home }, ownerIn("slack", "C1"));
    },
    stop: () => sous.stop(),
  };
}

/** How much was lost, came twice or at night, did not answer or did not end. */
function countSoakFaults(result: SoakResult): number {
  const { lost, doubled, doubledReminders, remindersAtNight, duplicatePosts } = result;
  const { deadButtons, unfinished } = result;
  return [
    lost,
    doubled,
    doubledReminders,
    remindersAtNight,
    duplicatePosts,
    deadButtons,
    unfinished,
  ].reduce((sum, count) => sum + count, 0);
}

/** For people. */
function describeSoak(result: SoakResult): string {
  const { days, restarts, episodes, questions, presses, reminders } = result;
  return [
    `${days} days, ${restarts} restarts, ${episodes} tasks, ${questions} questions, ${presses} presses, ${reminders} reminders`,
    `lost ${result.lost}, doubled ${result.doubled}, reminders doubled ${result.doubledReminders}, at night ${result.remindersAtNight}`,
    `posted twice ${result.duplicatePosts}, dead buttons ${result.deadButtons}, unfinished ${result.unfinished}`,
  ].join("\n");
}
