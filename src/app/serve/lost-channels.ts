/** Pauses tasks whose channel is lost, and resumes them when it is back. */
import type { ChannelDesk, Channels, MessageRef, Platform } from "../../core/bot.js";
import { newId } from "../../core/id.js";
import type { Run } from "../../core/memory/stores.js";
import { spaceOf } from "../../core/platform.js";
import { reviveDeliveries } from "../../desk/deliver/courier.js";
import { tellAsker } from "../../desk/deliver/tell.js";
import { findOpenEpisode } from "../play/open-episode.js";
import type { AppContext } from "./app-context.js";

/** Milliseconds until a deleted message is looked up again: by then, a message just posted has its id in its row. */
const soonMs = 2000;

export function createChannelDesk({
  memory,
  runner,
  clock,
  log,
}: Pick<AppContext, "memory" | "runner" | "clock" | "log">): ChannelDesk {
  const runsIn = async ({ platform, space, channels }: Channels): Promise<readonly Run[]> =>
    (await memory.runs.list()).filter(({ plan: { bot, channel } }) => {
      if (bot !== platform || spaceOf(channel) !== space) return false;
      return channels?.includes(channel) ?? true;
    });

  /** Marks the task's message to be shown again, so that the courier (which sends messages) notices that it is gone. */
  async function look(platform: Platform, ref: MessageRef): Promise<boolean> {
    const shown = await memory.outbox.shownBy(platform, ref);
    if (shown) await memory.outbox.touchCard(shown.episode, clock.now());
    return shown !== null;
  }

  return {
    async lost(where, why) {
      for (const { household, pausedAt } of await runsIn(where)) {
        if (pausedAt !== null || !(await runner.pause(household, why))) continue;
        log.warn({ event: "channel-lost", household, bot: where.platform, reason: why }, "paused");
        const open = await findOpenEpisode(memory, household);
        if (!open) continue;
        const say = (task: string) => `I wait in ${task}. ${why}`;
        await tellAsker({ memory, clock }, { id: newId("n"), episode: open.id, say });
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
    joined: (platform, channel) => memory.welcomes.begin({ platform, channel, at: clock.now() }),
    async deleted(platform, ref) {
      if (await look(platform, ref)) return;
      const sending = await memory.outbox.interrupted();
      if (!sending.some(({ bot }) => bot === platform)) return;
      const later = clock.sleep(soonMs).then(() => look(platform, ref));
      later.catch((error) => log.debug({ error }, "a deletion was not looked at"));
    },
  };
}
