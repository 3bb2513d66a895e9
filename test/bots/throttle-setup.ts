/** A page whose clock a test may turn, and clients from many addresses. */
import type { WebBotOptions } from "../../bots/web/server.js";
import { systemClock } from "../../src/app/clock.js";
import type { Clock } from "../../src/core/clock.js";
import type { TurnedClock } from "../clock.js";
import { desks } from "./web-desks.js";
import { type Answer, Browser, openPage } from "./web-setup.js";

export async function open<Time extends Clock = Clock>(
  options: Partial<WebBotOptions> & { readonly clock?: Time } = {},
) {
  const clock = options.clock ?? systemClock;
  const { bot } = await openPage(desks, { trustProxy: 1, ...options, clock });
  const from = (address: string, more: Record<string, string> = {}) =>
    new Browser(bot.url(), { "x-forwarded-for": address, ...more });
  return { bot, from, clock: clock as Time };
}

/** Lets time pass until all are answered. */
export async function settle(
  answers: readonly Promise<Answer>[],
  clock: TurnedClock,
): Promise<readonly Answer[]> {
  let isOver = false;
  const all = Promise.all(answers).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await clock.turn(1_000);
    await systemClock.sleep(5);
  }
  return all;
}
