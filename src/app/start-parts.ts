import { z } from "zod";
import { type AskDesk, agentShape, audienceShape } from "../core/asking.js";
import type { Bot, BotHandlers } from "../core/bot.js";
import { campaignMoves } from "../core/command.js";
import type { LearnedReader } from "../core/learned-reader.js";
import { sessionShape } from "../core/session.js";
import type { Courier } from "../desk/deliver/courier.js";
import type { QuestionDesk } from "../desk/desk.js";
import type { AppContext } from "./app-context.js";
import { shapeFor } from "./campaigns/design.js";
import { createCampaign, moveCampaign } from "./campaigns/lifecycle.js";
import type { CampaignPlayer } from "./campaigns/player.js";
import { catchUp, keepCatchingUp } from "./catch-up.js";
import { dropLearned, keepLearned } from "./learning.js";
import { type Orders, takeOrders } from "./orders.js";
import { forget } from "./people/forget.js";
import type { Repeated } from "./repeat.js";
import type { Runner } from "./runner.js";
import { retryStuck } from "./stuck-deliveries.js";

/** Handles writes that other processes request from the database's owner. */
const forgetShape = z.object({ person: z.string(), yes: z.boolean() });
const moveShape = z.object({ id: z.string(), move: z.enum(campaignMoves) });
const idsShape = z.array(z.string());
const askShape = z.object({ agent: z.string(), tool: z.string(), input: z.unknown() });
const learnedShape = z.array(
  z.object({ space: z.string(), reader: z.custom<LearnedReader>().nullable() }),
);
const retryShape = z.object({ ids: z.array(z.string()).nullable() });

function createOwnerOrders(
  context: Pick<AppContext, "memory" | "clock">,
  {
    courier,
    campaigns,
    asks,
    bots,
  }: {
    readonly courier: Courier;
    readonly campaigns: CampaignPlayer;
    readonly asks: AskDesk;
    readonly bots: readonly Bot[];
  },
): Orders {
  const { memory, clock } = context;
  return {
    "storage-trouble": async () => memory.storage.trouble(),
    "platform-warnings": async () =>
      bots.flatMap(({ platform, warning }) => {
        const found = warning?.() ?? null;
        return found === null ? [] : [{ platform, warning: found }];
      }),
    retry: async (given) => {
      const retried = await retryStuck(memory, retryShape.parse(given).ids, clock.now());
      courier.wake();
      return retried;
    },
    ask: async (given) => {
      const { agent, tool, input } = askShape.parse(given);
      const answer = await asks.perform(agent, tool, input);
      courier.wake();
      return answer;
    },
    "keep-agent": async (given) => memory.asks.keepAgent(agentShape.parse(given)),
    "revoke-agent": async (given) => memory.asks.revoke(z.string().parse(given), clock.now()),
    "keep-audience": async (given) => memory.asks.keepAudience(audienceShape.parse(given)),
    "create-campaign": async (given) =>
      createCampaign(context, (await shapeFor(memory, given)).parse(given)),
    "move-campaign": async (given) => {
      const { id, move } = moveShape.parse(given);
      const report = await moveCampaign(context, id, move);
      campaigns.wake();
      return report;
    },
    // Log-ins and log-outs happen on standby processes too.
    "begin-session": async (given) => memory.sessions.begin(sessionShape.parse(given)),
    "end-sessions": async (given) => memory.sessions.end(idsShape.parse(given)),
    "keep-learned": async (given) => keepLearned(memory, learnedShape.parse(given)),
    "drop-learned": async () => dropLearned(memory),
    forget: async (given) => {
      const report = await forget(memory, forgetShape.parse(given), clock);
      courier.wake();
      return report;
    },
  };
}

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
