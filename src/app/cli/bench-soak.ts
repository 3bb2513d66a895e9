/** `sous bench soak`: simulated days of one desk, and what went wrong in them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command, Option } from "commander";
import { type DeskRules, plainRules, wakingHoursOf } from "../../desk/rules.js";
import { benchSoak, type SoakRequest, type SoakResult } from "../../studies/soak/bench-soak.js";
import { summariseHomes } from "../households.js";
import { createLog } from "../log.js";
import { startSous } from "../wire.js";
import * as shared from "./options.js";

interface SoakOptions {
  readonly days: number;
  readonly seed: number;
  readonly json?: boolean;
}

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
    .description("simulate days of tasks, answers, sleeps and restarts, and count what went wrong")
    .addOption(
      new Option("--days <n>", "simulated days").argParser(shared.wholeNumber(1)).default(7),
    )
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Exit code 2 when anything was lost, came twice, came at night, did not answer or did not end.

Examples:
  sous bench soak --days 7 --json
  sous bench soak --days 30 --seed 4`,
    )
    .action(runSoak);
}

async function runSoak({ days, seed, json }: SoakOptions): Promise<void> {
  const result = await measureSoak({ days, seed });
  if (json) shared.printJson(result);
  else shared.print(describe(result));
  if (countFaults(result) > 0) process.exitCode = 2;
}

/** Runs it over a database of its own, which is removed afterwards. */
export async function measureSoak(
  request: Pick<SoakRequest, "days" | "seed" | "onDay">,
): Promise<SoakResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-soak-"));
  const { isQuiet } = wakingHoursOf(rules, "slack");
  try {
    return await benchSoak({
      ...request,
      isQuiet,
      homes: summariseHomes().map(({ id }) => id),
      reminders: rules.remindAfterMs.length,
      open: (parts) => openProduct(path.join(folder, "sous.db"), parts),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const openProduct = async (
  database: string,
  { clock, bot }: Parameters<SoakRequest["open"]>[0],
): Promise<Awaited<ReturnType<SoakRequest["open"]>>> => {
  const sous = await startSous({
    ...{ database, clock, rules, bots: [bot], paceMs: 0 },
    command: "sous bench soak",
    log: createLog("error"),
    answerTimeoutMs: 3 * 60 * minuteMs,
  });
  await sous.runner.resume();
  return {
    memory: sous.memory,
    async play(home) {
      const open = await sous.memory.episodes.unfinished();
      if (open.some(({ household }) => household === home)) return;
      await sous.control.play({ home, bot: "slack", channel: "C1" });
    },
    stop: () => sous.stop(),
  };
};

function countFaults(result: SoakResult): number {
  const { lost, doubled, doubledReminders, remindersAtNight, duplicatePosts } = result;
  const { deadButtons, unfinished } = result;
  return [
    ...[lost, doubled, doubledReminders, remindersAtNight],
    ...[duplicatePosts, deadButtons, unfinished],
  ].reduce((sum, count) => sum + count, 0);
}

function describe(result: SoakResult): string {
  const { days, restarts, episodes, questions, presses, reminders } = result;
  return [
    `${days} days, ${restarts} restarts, ${episodes} tasks, ${questions} questions, ${presses} presses, ${reminders} reminders`,
    `lost ${result.lost}, doubled ${result.doubled}, reminders doubled ${result.doubledReminders}, at night ${result.remindersAtNight}`,
    `posted twice ${result.duplicatePosts}, dead buttons ${result.deadButtons}, unfinished ${result.unfinished}`,
  ].join("\n");
}
