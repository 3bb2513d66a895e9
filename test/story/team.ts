import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import type { Bot } from "../../src/core/bot.js";
import { type DeskRules, plainRules } from "../../src/desk/rules.js";

export async function startTeam(
  bot: Bot,
  database = ":memory:",
  rules: Partial<DeskRules> = {},
): Promise<Sous> {
  return startSous({
    database,
    command: "a test",
    clock: systemClock,
    log: createLog("error"),
    bots: [bot],
    answerTimeoutMs: 60_000,
    paceMs: 1,
    rules: { ...plainRules, ...rules },
  });
}

export async function until<T>(
  probe: () => Promise<T | null | undefined | false>,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) throw new Error(`nothing came within ${timeoutMs} ms`);
    await systemClock.sleep(20);
  }
}
