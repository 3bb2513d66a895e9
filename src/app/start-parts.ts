import type { AskDesk } from "../core/asking.js";
import type { Bot, BotHandlers } from "../core/bot.js";
import type { Courier } from "../desk/courier.js";
import type { QuestionDesk } from "../desk/desk.js";
import type { AppContext } from "./app-context.js";
import type { CampaignPlayer } from "./campaigns/player.js";
import { catchUp, keepCatchingUp } from "./catch-up.js";
import { takeOrders } from "./orders.js";
import { createOwnerOrders } from "./owner-orders.js";
import type { Repeated } from "./repeat.js";
import type { Runner } from "./runner.js";

export interface SousParts {
  readonly context: AppContext;
  readonly runner: Runner;
  readonly bots: readonly Bot[];
  readonly handlers: BotHandlers;
  readonly desk: QuestionDesk;
  readonly courier: Courier;
  readonly scheduler: Repeated;
  readonly retention: Repeated;
  readonly memberChecks: Repeated;
  readonly campaigns: CampaignPlayer;
  readonly asks: AskDesk;
  readonly webhooks: { start(): Promise<void>; stop(): Promise<void> };
  readonly file: string | null;
}

/** @returns a function that stops everything between two steps */
export async function startParts(parts: SousParts): Promise<() => Promise<void>> {
  const { context, bots, handlers, desk, courier, campaigns, asks, file } = parts;
  const { memory, clock, log } = context;
  const stopping = new AbortController();
  const started: Bot[] = [];
  let orders: { close(): Promise<void> } | null = null;
  let catchingUp: Promise<void> = Promise.resolve();

  async function stop(): Promise<void> {
    stopping.abort();
    await campaigns.stop();
    await parts.scheduler.stop();
    await parts.retention.stop();
    await parts.memberChecks.stop();
    await orders?.close();
    await parts.runner.close();
    await Promise.allSettled(started.map((bot) => bot.stop()));
    await catchingUp;
    await parts.webhooks.stop();
    await desk.stop();
    await courier.stop();
  }

  try {
    for (const bot of bots) {
      started.push(bot);
      await bot.start(handlers);
    }
    if (bots.length > 0) await courier.start();
    const missed = await catchUp(memory, bots, { clock, log });
    await desk.start();
    await parts.webhooks.start();
    if (bots.length > 0) parts.memberChecks.start();
    catchingUp = keepCatchingUp(missed, memory, { clock, log, signal: stopping.signal });
    if (file !== null)
      orders = await takeOrders(
        file,
        createOwnerOrders(context, { courier, campaigns, asks, bots }),
      );
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
