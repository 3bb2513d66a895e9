import { type ReceiverEvent, SocketModeReceiver } from "@slack/bolt";
import { z } from "zod";
import { tryJson } from "../../src/core/json.js";
import type { BotLog } from "../present/bot-log.js";
import type { Transport } from "./client.js";
import { appTokenAdvice, asBoltLogger, clientOptions, refusal } from "./client.js";

/**
 * Receives Slack's events in Socket Mode. Does not reconnect itself: Slack's client would wait 5 s before its first
 * attempt, and a refusal then would end the process as an unhandled rejection.
 */
export class Connection implements Transport {
  readonly receiver: SocketModeReceiver;
  readonly #socket: SocketModeReceiver["client"];
  readonly #log: BotLog;
  readonly #onLost: (reason: string) => void;
  isLost = false;
  #isClosed = false;
  #warning: string | null = null;

  constructor(options: {
    appToken: string;
    apiUrl: string | undefined;
    log: BotLog;
    /** Called when the open socket is closed. */
    onLost: (reason: string) => void;
  }) {
    const { appToken, apiUrl, log } = options;
    this.receiver = new SocketModeReceiver({
      appToken,
      autoReconnectEnabled: false,
      logger: asBoltLogger(log),
      installerOptions: { clientOptions: clientOptions({ apiUrl, log }) },
    });
    this.#socket = this.receiver.client;
    this.#socket.on("ws_message", (message) => this.#noteOthers(String(message)));
    this.#log = log;
    this.#onLost = options.onLost;
  }

  /** @throws ConfigError when the app token is refused, DeliveryError when Slack is not reached */
  async open(): Promise<void> {
    try {
      await this.#socket.start();
    } catch (error) {
      throw refusal(error, { variable: "SLACK_APP_TOKEN", advice: appTokenAdvice });
    }
    if (this.#isClosed) return void (await this.#socket.disconnect());
    this.isLost = false;
    this.#socket.once("disconnected", () => {
      if (this.#isClosed) return;
      this.isLost = true;
      this.#onLost("the socket is closed.");
    });
  }

  /** Does not look for repeated events: the inbox recognises them by their key. */
  hear(event: ReceiverEvent, handle: (event: ReceiverEvent) => Promise<void>): Promise<void> {
    return handle(event);
  }

  warning(): string | null {
    return this.#warning;
  }

  /** Warns of the app's other sockets, whose number Slack's hello has: each event goes to only one of them. */
  #noteOthers(message: string): void {
    const hello = helloShape.safeParse(tryJson(message)).data;
    if (!hello) return;
    const others = hello.num_connections - 1;
    this.#warning = others > 0 ? sharedWith(others) : null;
    if (this.#warning) this.#log.warn({ event: "platform-shared" }, `Slack: ${this.#warning}`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#socket.disconnect();
  }
}

const helloShape = z.object({ type: z.literal("hello"), num_connections: z.number() });

function sharedWith(others: number): string {
  return `${others} more ${others === 1 ? "socket is" : "sockets are"} open for this app, so some events go there. Run one "sous serve" for an app; a lost socket counts for a few minutes.`;
}
