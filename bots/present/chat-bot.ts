/** What the bots of Slack and Discord share. */
import type { Bot, ChannelDesk, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience } from "../../src/core/command.js";
import { DeliveryError } from "../../src/core/errors.js";
import { spaceOf, withoutSpace } from "../../src/core/space.js";
import type { BotLog } from "./bot-log.js";
import { routeBySpace, type Workspace } from "./spaces.js";
import type { WhoMayOptions } from "./who-may.js";

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

/**
 * The settings name people of their own workspace. Elsewhere, where they name any, only who installed Sous manages, and
 * everybody in the channel answers.
 */
export function audiencesIn(
  space: string,
  { managers = "channel", answerers = "channel" }: Pick<ChatBotOptions, "managers" | "answerers">,
  installedBy: string | null,
): Pick<WhoMayOptions, "managers" | "answerers" | "installer"> {
  if (space === "") return { managers, answerers, installer: null };
  return {
    installer: installedBy,
    managers: typeof managers === "string" ? managers : installedBy === null ? [] : [installedBy],
    answerers: typeof answerers === "string" ? answerers : "channel",
  };
}

/** @param parts.workspaceIn the workspace of a space while the bot runs */
export function createChatBot(
  parts: Pick<
    Bot,
    "platform" | "start" | "stop" | "channels" | "trouble" | "warning" | "refused" | "editPaceMs"
  > & {
    readonly name: "Slack" | "Discord";
    readonly command: string;
    readonly isRunning: () => boolean;
    readonly workspaceIn: (space: string) => Workspace | undefined;
  },
): Bot {
  const { platform, name, command, stop } = parts;
  let channels: ChannelDesk | null = null;
  const workspaceOf = (channel: string) => {
    const found = parts.workspaceIn(spaceOf(channel));
    if (found) return found;
    if (!parts.isRunning())
      throw new DeliveryError(`${name}: the bot is not started`, { retryable: true });
    const gone = "I am not in this workspace any more";
    const channelLost = `${gone}. Install me there again, and I go on.`;
    throw new DeliveryError(`${name}: ${gone}`, { retryable: false, channelLost });
  };
  const poster = routeBySpace(workspaceOf);

  /** Channels in which the last card could not be shown. */
  const lost = new Set<string>();

  /** Of cards alone: a note or a call may stand where only it cannot be shown. What is not noted now is, next time. */
  async function noting<T>(post: Post, showing: Promise<T>): Promise<T> {
    const { channel } = post;
    try {
      const shown = await showing;
      if (post.kind === "card" && lost.delete(channel))
        workspaceOf(channel)
          .service.regain([withoutSpace(channel)])
          .catch(() => lost.add(channel));
      return shown;
    } catch (error) {
      if (error instanceof DeliveryError && error.channelLost && post.kind === "card") {
        lost.add(channel);
        lose(channel, error.channelLost).catch(() => undefined);
      }
      throw error;
    }
  }

  /** Where the workspace let us go, nothing but its channels is known of it. */
  async function lose(channel: string, why: string): Promise<void> {
    const space = spaceOf(channel);
    const workspace = parts.workspaceIn(space);
    if (workspace) await workspace.service.lose([withoutSpace(channel)], why);
    else await channels?.lost({ platform, space, channels: [channel] }, why);
  }

  return {
    platform,
    command,
    /** Both platforms take about one message a second and channel. */
    paceMs: 1100,
    progressMs: 3000,
    ...(parts.editPaceMs !== undefined && { editPaceMs: parts.editPaceMs }),
    async start(handlers) {
      channels = handlers.channels;
      await parts.start(handlers);
    },
    stop,
    ...(parts.channels && { channels: parts.channels }),
    ...(parts.trouble && { trouble: parts.trouble }),
    ...(parts.warning && { warning: parts.warning }),
    ...(parts.refused && { refused: parts.refused }),
    post: (post) => noting(post, poster.post(post)),
    edit: (ref, post) => noting(post, poster.edit(ref, post)),
    find: (post) => poster.find(post),
    remove: (ref) => poster.remove(ref),
    catchUp: (cards) => poster.catchUp(cards),
  };
}
