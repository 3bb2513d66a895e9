/** What the bots of Slack and Discord share. */
import type { Bot, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience } from "../../src/core/command.js";
import { DeliveryError } from "../../src/core/errors.js";
import type { BotLog } from "./bot-log.js";
import type { ShownCard } from "./thread-memory.js";

export interface ChatBotOptions {
  /** Id of the channel for posts that name none. */
  readonly channel: string;
  /** Base of the platform's API; the platform's own when absent. */
  readonly apiUrl?: string | undefined;
  /** Who may start, stop and change things; everybody in the channel when absent. */
  readonly managers?: Audience;
  /** Who may answer; everybody in the channel when absent. */
  readonly answerers?: Audience;
  readonly clock: Clock;
  readonly log?: BotLog;
}

/** That a platform, which had let us in, refuses us: known at most once. */
export function createRefusal(): {
  readonly refused: Promise<unknown>;
  note(error: unknown): void;
} {
  let note: (error: unknown) => void = () => undefined;
  const refused = new Promise<unknown>((resolve) => {
    note = resolve;
  });
  return { refused, note };
}

/** @param parts.hearing listens to the threads while the bot runs */
export function createChatBot(
  parts: Pick<
    Bot,
    "platform" | "start" | "stop" | "trouble" | "warning" | "refused" | "editPaceMs"
  > & {
    readonly name: "Slack" | "Discord";
    readonly poster: Pick<Bot, "post" | "edit" | "find" | "remove">;
    /** Notes that nothing can be shown in a channel any more. */
    readonly lose: (channel: string, why: string) => Promise<void>;
    /** Notes that something can be shown there again. */
    readonly regain: (channel: string) => Promise<void>;
    readonly hearing: () => { catchUp(cards: readonly ShownCard[]): Promise<void> } | undefined;
  },
): Bot {
  const { platform, name, poster, start, stop } = parts;

  /** Channels in which the last card could not be shown. */
  const lost = new Set<string>();

  /** Of cards alone: a note or a call may stand where only it cannot be shown. What is not noted now is, next time. */
  async function noting<T>(post: Post, showing: Promise<T>): Promise<T> {
    const { channel } = post;
    try {
      const shown = await showing;
      if (post.kind === "card" && lost.delete(channel))
        parts.regain(channel).catch(() => lost.add(channel));
      return shown;
    } catch (error) {
      if (error instanceof DeliveryError && error.channelLost && post.kind === "card") {
        lost.add(channel);
        parts.lose(channel, error.channelLost).catch(() => undefined);
      }
      throw error;
    }
  }

  return {
    platform,
    /** Both platforms take about one message a second and channel. */
    paceMs: 1100,
    progressMs: 3000,
    ...(parts.editPaceMs !== undefined && { editPaceMs: parts.editPaceMs }),
    start,
    stop,
    ...(parts.trouble && { trouble: parts.trouble }),
    ...(parts.warning && { warning: parts.warning }),
    ...(parts.refused && { refused: parts.refused }),
    post: (post) => noting(post, poster.post(post)),
    edit: (ref, post) => noting(post, poster.edit(ref, post)),
    find: (post) => poster.find(post),
    remove: (ref) => poster.remove(ref),
    async catchUp(cards) {
      const hearing = parts.hearing();
      if (!hearing) throw new DeliveryError(`the ${name} bot is not started`, { retryable: true });
      await hearing.catchUp(cards);
    },
  };
}
