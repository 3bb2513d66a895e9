/** `sous bench chat --soak`: simulated days of one desk, and what went wrong in them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DeskRules, plainRules, wakingHoursOf } from "../../desk/rules.js";
import {
  benchSoak,
  type SoakProduct,
  type SoakRequest,
  type SoakResult,
} from "../../studies/soak/bench-soak.js";
import { summariseHomes } from "../households.js";
import { createLog } from "../log.js";
import { startSous } from "../wire.js";

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
      homes: summariseHomes().map(({ id }) => id),
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
    ...{ database, clock, rules, bots: [bot], paceMs: 0 },
    command: "sous bench chat --soak",
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
}

/** How much was lost, came twice or at night, did not answer or did not end. */
export function countSoakFaults(result: SoakResult): number {
  const { lost, doubled, doubledReminders, remindersAtNight, duplicatePosts } = result;
  const { deadButtons, unfinished } = result;
  return [
    ...[lost, doubled, doubledReminders, remindersAtNight],
    ...[duplicatePosts, deadButtons, unfinished],
  ].reduce((sum, count) => sum + count, 0);
}

/** For people. */
export function describeSoak(result: SoakResult): string {
  const { days, restarts, episodes, questions, presses, reminders } = result;
  return [
    `${days} days, ${restarts} restarts, ${episodes} tasks, ${questions} questions, ${presses} presses, ${reminders} reminders`,
    `lost ${result.lost}, doubled ${result.doubled}, reminders doubled ${result.doubledReminders}, at night ${result.remindersAtNight}`,
    `posted twice ${result.duplicatePosts}, dead buttons ${result.deadButtons}, unfinished ${result.unfinished}`,
  ].join("\n");
}
