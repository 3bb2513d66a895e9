import type { WebSocket } from "ws";
import { FLAGS, INTENTS, type WireMessage } from "./wire.js";
import type { GatewayEvent, World } from "./world.js";

export const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

export function sendFrame(
  socket: WebSocket | null,
  frame: { op: number; d: unknown; s?: number; t?: string },
): void {
  if (socket?.readyState !== 1) return;
  socket.send(JSON.stringify({ s: null, t: null, ...frame }));
}

/** Outlives its connection, so that the app may resume it. */
export class Session {
  readonly #sent: { s: number; t: string; d: object }[] = [];
  socket: WebSocket | null;
  detachedAtMs = 0;

  constructor(
    readonly id: string,
    readonly intents: number,
    /** Index and count (discord.com/developers/docs/events/gateway#sharding). */
    readonly shard: readonly [number, number],
    socket: WebSocket,
  ) {
    this.socket = socket;
  }

  /** Keeps the event for a resume if disconnected. */
  dispatch(type: string, data: object): void {
    const event = { s: this.#sent.length + 1, t: type, d: structuredClone(data) };
    this.#sent.push(event);
    sendFrame(this.socket, { op: OP.dispatch, ...event });
  }

  resume(socket: WebSocket, seq: number): void {
    this.socket = socket;
    for (const event of this.#sent.slice(seq)) sendFrame(socket, { op: OP.dispatch, ...event });
    this.dispatch("RESUMED", {});
  }

  hears(guild: string | null): boolean {
    const [shard, of] = this.shard;
    return shard === (guild === null ? 0 : shardOf(guild, of));
  }

  deliver(world: World, { type, data, intent }: GatewayEvent): void {
    if (intent !== 0 && !(this.intents & intent)) return;
    if (!this.hears(guildOf(type, data))) return;
    const isMessage = type === "MESSAGE_CREATE" || type === "MESSAGE_UPDATE";
    const mayRead = (this.intents & INTENTS.messageContent) !== 0;
    const shown = isMessage && !mayRead ? hideContent(world, data as WireMessage) : data;
    this.dispatch(type, shown);
  }
}

export function shardOf(guild: string, of: number): number {
  return Number((BigInt(guild) >> 22n) % BigInt(of));
}

function guildOf(type: string, data: { id?: string; guild_id?: string }): string | null {
  return data.guild_id ?? (type.startsWith("GUILD_") ? (data.id ?? null) : null);
}

/** Empties messages for apps without Message Content, except their own and those mentioning them. */
export function hideContent<Message extends WireMessage>(world: World, message: Message): Message {
  const isOwn = message.author.id === world.bot.id;
  if (isOwn || message.mentions.some(({ id }) => id === world.bot.id)) return message;
  const hidden = { content: "", embeds: [], attachments: [], components: [] };
  const quoted = message.referenced_message;
  const referenced = quoted ? { referenced_message: hideContent(world, quoted) } : {};
  return { ...message, ...hidden, ...referenced, flags: message.flags & ~FLAGS.loading };
}
