import { setTimeout as sleep } from "node:timers/promises";
import { RateLimitError } from "discord.js";
import { createDiscordBot, type DiscordBotOptions } from "../../bots/discord/discord-bot.js";
import type { Bot } from "../../src/core/bot.js";
import type { DiscordPeer } from "../peers/discord/peer.js";
import { realClock, type Scenario, scenarioOf } from "./slack-scenario.js";

/** discord.js refuses more calls in a second. */
const callsInASecond = 50;

export function createScenario(
  peer: DiscordPeer,
  changes: Partial<DiscordBotOptions> = {},
): Scenario {
  const { token, apiUrl, channelId: channel } = peer;
  return scenarioOf((log) =>
    paced(createDiscordBot({ token, apiUrl, channel, clock: realClock, log, ...changes })),
  );
}

/** Waits like the courier for discord.js's own limit, which fast tests reach. */
function paced(bot: Bot): Bot {
  return {
    ...bot,
    post: (post) => afterLimit(() => bot.post(post)),
    edit: (ref, post) => afterLimit(() => bot.edit(ref, post)),
    remove: (ref) => afterLimit(() => bot.remove(ref)),
  };
}

async function afterLimit<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (!(cause instanceof RateLimitError) || !cause.global || cause.limit !== callsInASecond)
      throw error;
    await sleep(cause.timeToReset);
    return afterLimit(call);
  }
}
