/** Tasks wait while their channel cannot be spoken in, and go on when it can. */
import type { ChannelDesk, Channels } from "../core/bot.js";
import type { Run } from "../core/stores.js";
import { reviveDeliveries } from "../desk/courier.js";
import type { AppContext } from "./app-context.js";
import { findOpenEpisode } from "./open-episode.js";

export function createChannelDesk({
  memory,
  runner,
  clock,
  log,
}: Pick<AppContext, "memory" | "runner" | "clock" | "log">): ChannelDesk {
  const runsIn = async ({ platform, channels }: Channels): Promise<readonly Run[]> =>
    (await memory.runs.list()).filter(
      ({ plan }) => plan.bot === platform && (channels?.includes(plan.channel) ?? true),
    );

  return {
    async lost(where, why) {
      for (const { household, pausedAt } of await runsIn(where)) {
        if (pausedAt !== null || !(await runner.pause(household, why))) continue;
        log.warn({ event: "channel-lost", household, bot: where.platform, reason: why }, "paused");
      }
    },
    async regained(where) {
      for (const { household, pausedFor } of await runsIn(where)) {
        if (pausedFor === undefined) continue;
        const open = await findOpenEpisode(memory, household);
        if (open) await reviveDeliveries(memory, clock, open.id);
        await runner.unpause(household);
      }
    },
  };
}
