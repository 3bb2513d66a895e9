import type { IncomingMessage, Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { Countdown, Shuffled } from "../faults.js";
import { describeGuildCreate } from "./guild.js";
import { OP, Session, sendFrame } from "./sessions.js";
import { INTENTS, type WireMessage } from "./wire.js";
import type { GatewayEvent, World } from "./world.js";

const HEARTBEAT_MS = 41_250;
const RESUMABLE_MS = 60_000;
const CLOSE = { authenticationFailed: 4004, disallowedIntents: 4014 } as const;

interface Frame {
  op: number;
  d: { token: string; intents: number; shard?: [number, number]; session_id: string; seq: number };
}

export class Gateway {
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #sessions = new Map<string, Session>();
  readonly queue = new Shuffled();
  /** Answers the next resumes with "invalid session" (op 9). */
  readonly refusals = new Countdown();
  /** Delivers the next events twice, as after a RESUME from an older number. */
  readonly doubles = new Countdown();
  identifies = 0;
  url = "";

  constructor(readonly world: World) {
    world.publish = (event) => {
      void this.#publish(event);
    };
  }

  attach(server: Server, port: number): void {
    this.url = `ws://127.0.0.1:${port}/gateway`;
    server.on("upgrade", (request: IncomingMessage, socket, head) => {
      if (!request.url?.startsWith("/gateway")) return socket.destroy();
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#welcome(client));
    });
  }

  get connected(): number {
    return [...this.#sessions.values()].filter((session) => session.socket !== null).length;
  }

  /** Cuts all connections, or one shard's; closes them cleanly with a code. */
  drop(code?: number, shard?: number): void {
    const sessions = [...this.#sessions.values()].filter((session) => session.shard[0] === shard);
    const sockets =
      shard === undefined ? this.#sockets.clients : sessions.map(({ socket }) => socket);
    for (const socket of sockets) code ? socket?.close(code) : socket?.terminate();
  }

  clearFaults(): void {
    this.refusals.set(0);
    this.doubles.set(0);
    this.queue.release();
  }

  /** Faults do not apply to echoes of the app's own messages. */
  async #publish(event: GatewayEvent): Promise<void> {
    if (!this.world.invited && event.type.startsWith("MESSAGE_")) return;
    const isFromPeople = comesFromPeople(this.world, event);
    if (isFromPeople && this.queue.isWaiting) {
      this.world.note("gateway", "REVERSED", event.type);
      await this.queue.turn();
    }
    const isTwice = isFromPeople && this.doubles.take();
    if (isTwice) this.world.note("gateway", "TWICE", event.type);
    for (const session of this.#sessions.values()) {
      session.deliver(this.world, event);
      if (isTwice) session.deliver(this.world, event);
    }
  }

  #welcome(socket: WebSocket): void {
    const hello = { op: OP.hello, d: { heartbeat_interval: HEARTBEAT_MS } };
    sendFrame(socket, hello);
    socket.on("error", () => undefined);
    socket.on("message", (raw) => this.#receive(socket, JSON.parse(String(raw)) as Frame));
    socket.on("close", () => this.#detach(socket));
  }

  #receive(socket: WebSocket, { op, d }: Frame): void {
    if (op === OP.heartbeat) sendFrame(socket, { op: OP.heartbeatAck, d: null });
    else if (op === OP.identify) this.#identify(socket, d);
    else if (op === OP.resume) this.#resume(socket, d);
  }

  #identify(socket: WebSocket, { token, intents, shard = [0, 1] }: Frame["d"]): void {
    const { options } = this.world;
    this.world.note("gateway", "IDENTIFY", String(intents));
    this.identifies += 1;
    if (token !== options.token) {
      socket.close(CLOSE.authenticationFailed, "Authentication failed.");
    } else if (intents & INTENTS.messageContent && !options.messageContent) {
      socket.close(CLOSE.disallowedIntents, "Disallowed intent(s).");
    } else {
      this.#startSession(socket, intents, shard);
    }
  }

  #startSession(socket: WebSocket, intents: number, shard: [number, number]): void {
    const { bot, appId, guildId, invited, otherGuilds } = this.world;
    this.#forgetOld();
    const session = new Session(this.world.nextId(), intents, shard, socket);
    const all = [...(invited ? [guildId] : []), ...otherGuilds];
    const guilds = all.filter((id) => session.hears(id));
    this.#sessions.set(session.id, session);
    session.dispatch("READY", {
      v: 10,
      user: bot,
      guilds: guilds.map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.url,
      shard,
      application: { id: appId, flags: appFlags(this.world) },
    });
    for (const id of intents & INTENTS.guilds ? guilds : [])
      session.dispatch("GUILD_CREATE", describeGuildCreate(this.world, id));
  }

  #resume(socket: WebSocket, { session_id: id, seq }: Frame["d"]): void {
    const session = this.#sessions.get(id);
    if (session && !this.refusals.take()) {
      this.world.note("gateway", "RESUME", `after ${seq}`);
      session.resume(socket, seq);
      return;
    }
    this.world.note("gateway", "RESUME refused", id);
    this.#sessions.delete(id);
    sendFrame(socket, { op: OP.invalidSession, d: false });
  }

  #detach(socket: WebSocket): void {
    for (const session of this.#sessions.values()) {
      if (session.socket !== socket) continue;
      session.socket = null;
      session.detachedAtMs = Date.now();
      this.world.note("gateway", "CLOSED", session.id);
    }
  }

  #forgetOld(): void {
    for (const [id, session] of this.#sessions) {
      const isOld = Date.now() - session.detachedAtMs > RESUMABLE_MS;
      if (session.socket === null && isOld) this.#sessions.delete(id);
    }
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sockets.close();
  }
}

/** Message Content (limited) if enabled in the app's settings. */
export function appFlags(world: World): number {
  return world.options.messageContent ? 1 << 19 : 0;
}

function comesFromPeople(world: World, { type, data }: GatewayEvent): boolean {
  if (type === "INTERACTION_CREATE") return true;
  return type === "MESSAGE_CREATE" && (data as WireMessage).author.id !== world.bot.id;
}
