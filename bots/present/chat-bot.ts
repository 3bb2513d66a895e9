/** Builds the common part of Slack's and Discord's bot: it reconnects and notices lost channels. */
import type { Bot, BotHandlers, ChannelDesk, MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, DeliveryError, reasonOf } from "../../src/core/errors.js";
import type { Audience, Belonging } from "../../src/core/people/command.js";
import { inSpace, spaceOf, withoutSpace } from "../../src/core/platform.js";
import type { BotLog } from "./bot-log.js";
import { chatCommand } from "./commands.js";
import { mayPass, Patience } from "./patience.js";
import type { ShownCard } from "./thread-memory.js";

export interface ChatBotOptions {
  readonly channel: string;
  readonly apiUrl?: string | undefined;
  /** Who may start, stop and change things; by default everybody in the channel. */
  readonly managers?: Audience;
  /** Who may answer; by default everybody in the channel. */
  readonly answerers?: Audience;
  readonly clock: Clock;
  readonly log?: BotLog;
}

export function createChatBot(
  parts: Pick<Bot, "platform" | "stop" | "channels" | "trouble" | "warning" | "editPaceMs"> & {
    /**
     * Starts again after a loss.
     * @param onLost called when the connection is lost, and does not come back by itself
     * @param onRefused called when the platform refuses access for good
     */
    readonly start: (
      handlers: BotHandlers,
      onLost: (reason: string) => void,
      onRefused: (error: unknown) => void,
    ) => Promise<void>;
    readonly name: "Slack" | "Discord";
    readonly isRunning: () => boolean;
    readonly clock: Clock;
    readonly log: BotLog;
    readonly workspaceIn: (space: string) => Workspace | undefined;
  },
): Bot {
  const { platform, name, clock, log } = parts;
  let away: string | null = null;
  let patience = new Patience(clock);
  let channels: ChannelDesk | null = null;
  let refuse: (error: unknown) => void = () => undefined;
  const refused = new Promise<unknown>((resolve) => {
    refuse = resolve;
  });
  const workspaceOf = (channel: string) => {
    const found = parts.workspaceIn(spaceOf(channel));
    if (found) return found;
    if (!parts.isRunning())
      throw new DeliveryError(`${name}: the bot is not started`, { retryable: true });
    const gone = "I am not in this workspace any more";
    const channelLost = `${gone}. Install me there again, and I go on.`;
    throw new DeliveryError(`${name}: ${gone}`, { retryable: false, channelLost });
  };
  const posterOf = (channel: string) => workspaceOf(channel).poster;

  const lost = new Set<string>();

  /** Records lost and regained channels. Only tasks' messages count, as others may fail alone. */
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

  async function lose(channel: string, why: string): Promise<void> {
    const space = spaceOf(channel);
    const workspace = parts.workspaceIn(space);
    if (workspace) await workspace.service.lose([withoutSpace(channel)], why);
    else await channels?.lost({ platform, space, channels: [channel] }, why);
  }

  async function catchUpIn(space: string, cards: readonly ShownCard[]): Promise<void> {
    const own = cards.filter(({ ref }) => spaceOf(ref.channel) === space);
    const { hearing } = workspaceOf(inSpace(space, ""));
    await hearing.catchUp(own.map(({ ref, ...card }) => ({ ...card, ref: inside(ref) })));
  }

  async function connect(handlers: BotHandlers): Promise<void> {
    const mine = patience;
    await parts.start(handlers, (reason) => void comeBack(handlers, reason), refuse);
    away = null;
    if (mine !== patience) await parts.stop();
  }

  /** Retries until connected. Until then, the bot's `trouble()` returns the reason. */
  async function comeBack(handlers: BotHandlers, reason: unknown): Promise<void> {
    if (away !== null) return;
    const note = (error: unknown) => {
      away = reasonOf(error);
      log.warn(
        { event: "platform-lost" },
        `${name}: not connected, trying again: ${String(error)}`,
      );
    };
    if (reason instanceof Error) note(reason);
    else away = String(reason);
    await patience.insist(async () => {
      try {
        await connect(handlers);
      } catch (error) {
        if (mayPass(error) && !(error instanceof ConfigError)) throw error;
        away = `${away} ${reasonOf(error)}`;
        refuse(error);
      }
    }, note);
  }

  return {
    platform,
    command: chatCommand,
    /** Both platforms allow about one message per second and channel. */
    paceMs: 1100,
    progressMs: 3000,
    ...(parts.editPaceMs !== undefined && { editPaceMs: parts.editPaceMs }),
    /** Connects; retries in the background, while other parts continue and deliveries wait. */
    async start(handlers) {
      channels = handlers.channels;
      patience.stop();
      patience = new Patience(clock);
      away = null;
      try {
        await connect(handlers);
      } catch (error) {
        if (!(error instanceof DeliveryError && error.retryable)) throw error;
        void comeBack(handlers, error);
      }
    },
    async stop() {
      patience.stop();
      patience = new Patience(clock);
      await parts.stop();
    },
    trouble: () => away ?? parts.trouble?.() ?? null,
    refused,
    ...(parts.channels && { channels: parts.channels }),
    ...(parts.warning && { warning: parts.warning }),
    async post(post) {
      const posting = async () => posterOf(post.channel).post(postInside(post));
      return outside(spaceOf(post.channel), await noting(post, posting()));
    },
    async edit(ref, post) {
      const editing = async () => posterOf(ref.channel).edit(inside(ref), postInside(post));
      await noting(post, editing());
    },
    async belongs(person, channel) {
      const workspace = parts.workspaceIn(spaceOf(channel));
      return workspace ? workspace.service.belongs(person, withoutSpace(channel)) : "unknown";
    },
    async find(post) {
      const found = await posterOf(post.channel).find(postInside(post));
      return found.map((ref) => outside(spaceOf(post.channel), ref));
    },
    remove: async (ref) => posterOf(ref.channel).remove(inside(ref)),
    async catchUp(cards) {
      const failures: unknown[] = [];
      for (const space of new Set(cards.map(({ ref }) => spaceOf(ref.channel))))
        await catchUpIn(space, cards).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures.find(mayPass) ?? failures[0];
    },
  };
}

export interface Workspace {
  readonly poster: Pick<Bot, "post" | "edit" | "find" | "remove">;
  readonly hearing: Pick<Bot, "catchUp">;
  readonly service: {
    lose(channels: readonly string[] | null, why: string): Promise<void>;
    regain(channels: readonly string[] | null): Promise<void>;
    belongs(person: string, channel: string): Promise<Belonging>;
  };
}

/** Adds the space (a workspace's prefix) to the channel's id. */
export function outside(space: string, ref: MessageRef): MessageRef {
  return { ...ref, channel: inSpace(space, ref.channel) };
}

function inside(ref: MessageRef): MessageRef {
  return { ...ref, channel: withoutSpace(ref.channel) };
}

function postInside(post: Post): Post {
  const channel = withoutSpace(post.channel);
  if (post.kind !== "call")
    return { ...post, channel, ...(post.under && { under: inside(post.under) }) };
  const { conversation } = post.call;
  const call = { ...post.call, conversation: conversation && inside(conversation) };
  return { ...post, channel, call };
}
