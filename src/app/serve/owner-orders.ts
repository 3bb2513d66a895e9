/** Carries out writes that other processes request from the one that owns the database. */
import { z } from "zod";
import type { Bot } from "../../core/bot.js";
import type { LearnedReader } from "../../core/memory/learned-reader.js";
import { campaignMoves } from "../../core/people/command.js";
import { sessionShape } from "../../core/people/session.js";
import { type AskDesk, agentShape, audienceShape } from "../../core/question/asking.js";
import type { Courier } from "../../desk/deliver/courier.js";
import { checkDesign, requireSound } from "../campaigns/design.js";
import { createCampaign, moveCampaign } from "../campaigns/lifecycle.js";
import type { CampaignPlayer } from "../campaigns/player.js";
import { dropLearned, keepLearned } from "../learning/learning.js";
import { forget } from "../people/forget.js";
import type { Orders } from "../play/orders.js";
import type { AppContext } from "./app-context.js";
import { retryStuck } from "./stuck-deliveries.js";

const forgetShape = z.object({ person: z.string(), yes: z.boolean() });
const moveShape = z.object({ id: z.string(), move: z.enum(campaignMoves) });
const idsShape = z.array(z.string());
const askShape = z.object({ agent: z.string(), tool: z.string(), input: z.unknown() });
const learnedShape = z.array(
  z.object({ space: z.string(), reader: z.custom<LearnedReader>().nullable() }),
);
const retryShape = z.object({ ids: z.array(z.string()).nullable() });

export type Writes = ReturnType<typeof createWrites>;

/** Makes the writes that a command does itself, or sends to the database's owner. */
export function createWrites({ memory, clock }: Pick<AppContext, "memory" | "clock">) {
  return {
    retry: async (given) => retryStuck(memory, retryShape.parse(given).ids, clock.now()),
    "keep-agent": async (given) => memory.asks.keepAgent(agentShape.parse(given)),
    "revoke-agent": async (given) => memory.asks.revoke(z.string().parse(given), clock.now()),
    "keep-audience": async (given) => memory.asks.keepAudience(audienceShape.parse(given)),
    "create-campaign": async (given) =>
      createCampaign({ memory, clock }, requireSound(await checkDesign(given, memory))),
    "move-campaign": async (given) => {
      const { id, move } = moveShape.parse(given);
      return moveCampaign({ memory, clock }, id, move);
    },
    "keep-learned": async (given) => keepLearned(memory, learnedShape.parse(given)),
    "drop-learned": async () => dropLearned(memory),
    forget: async (given) => forget(memory, forgetShape.parse(given), clock),
  } satisfies Orders;
}

export function createOwnerOrders(
  context: Pick<AppContext, "memory" | "clock">,
  options: {
    readonly courier: Courier;
    readonly campaigns: CampaignPlayer;
    readonly asks: AskDesk;
    readonly bots: readonly Bot[];
  },
): Orders {
  const { courier, campaigns, asks, bots } = options;
  const { memory } = context;
  const wakingUp = Object.entries<Orders[string]>(createWrites(context)).map(
    ([name, write]): [string, Orders[string]] => [
      name,
      async (given) => {
        const result = await write(given);
        courier.wake();
        campaigns.wake();
        return result;
      },
    ],
  );
  return {
    ...Object.fromEntries(wakingUp),
    "storage-trouble": async () => memory.storage.trouble(),
    "platform-warnings": async () =>
      bots.flatMap(({ platform, warning }) => {
        const found = warning?.() ?? null;
        return found === null ? [] : [{ platform, warning: found }];
      }),
    ask: async (given) => {
      const { agent, tool, input } = askShape.parse(given);
      const answer = await asks.perform(agent, tool, input);
      courier.wake();
      return answer;
    },
    // Log-ins and log-outs happen on standby processes too.
    "begin-session": async (given) => memory.sessions.begin(sessionShape.parse(given)),
    "end-sessions": async (given) => memory.sessions.end(idsShape.parse(given)),
  };
}
