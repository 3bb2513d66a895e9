import { type ReceiverEvent, SocketModeReceiver } from "@slack/bolt";
import { z } from "zod";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, reasonOf } from "../../src/core/errors.js";
import { tryJson } from "../../src/core/json.js";
import type { BotLog } from "../present/bot-log.js";
import type { Transport } from "./client.js";
import { appTokenAdvice, asBoltLogger, clientOptions, refusal } from "./client.js";

const longestPauseMs = 30_000;

/**
 * Receives Slack's events in Socket Mode, and reconnects itself: Slack's client would wait 5 s before its first attempt,
 * and a refusal then would end the process as an unhandled rejection.
 */
export class Connection implements Transport {
  readonly receiver: SocketModeReceiver;
  readonly #socket: SocketModeReceiver["client"];
  readonly #clock: Clock;
  readonly #log: BotLog;
  readonly #onReturn: () => Promise<void>;
  readonly #onRefused: (error: ConfigError) => void;
  readonly #closing = new AbortController();
  #trouble: string | null = null;
  #warning: string | null = null;

  constructor(options: {
    appToken: string;
    apiUrl: string | undefined;
    clock: Clock;
    log: BotLog;
    /** Called after a reconnection, as events may have been missed. */
    onReturn: () => Promise<void>;
    /** Called when Slack refuses the token of an open socket; it is not reopened. */
    onRefused: (error: ConfigError) => void;
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
    this.#clock = options.clock;
    this.#log = log;
    this.#onReturn = options.onReturn;
    this.#onRefused = options.onRefused;
  }

  /** @throws ConfigError when the app token is refused, DeliveryError when Slack is not reached */
  async open(): Promise<void> {
    await this.#connect();
    this.#reconnectWhenLost();
  }

  async #connect(): Promise<void> {
    try {
      await this.#socket.start();
    } catch (error) {
      throw refusal(error, { variable: "SLACK_APP_TOKEN", advice: appTokenAdvice });
    }
  }

  /** Does not look for repeated events: the inbox recognises them by their key. */
  hear(event: ReceiverEvent, handle: (event: ReceiverEvent) => Promise<void>): Promise<void> {
    return handle(event);
  }

  trouble(): string | null {
    return this.#trouble;
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
    this.#closing.abort();
    await this.#socket.disconnect();
  }

  #reconnectWhenLost(): void {
    this.#socket.once("disconnected", () => {
      if (this.#closing.signal.aborted) return;
      this.#trouble = "the socket is closed.";
      void this.#reconnect();
    });
  }

  async #reconnect(): Promise<void> {
    for (let attempt = 1; !this.#closing.signal.aborted; attempt += 1) {
      try {
        await this.#connect();
        if (this.#closing.signal.aborted) return await this.#socket.disconnect();
        this.#trouble = null;
        this.#reconnectWhenLost();
        return await this.#onReturn();
      } catch (error) {
        this.#trouble = `${reasonOf(error)}.`;
        if (error instanceof ConfigError) return this.#onRefused(error);
        this.#log.warn(
          { event: "platform-lost" },
          `Slack: not connected, trying again: ${String(error)}`,
        );
        await this.#pause(Math.min(longestPauseMs, 500 * 2 ** attempt));
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    await this.#clock.sleep(ms, this.#closing.signal).catch(() => undefined);
  }
}

const helloShape = z.object({ type: z.literal("hello"), num_connections: z.number() });

function sharedWith(others: number): string {
  return `${others} more ${others === 1 ? "socket is" : "sockets are"} open for this app, so some events go there. Run one "sous serve" for an app; a lost socket counts for a few minutes.`;
}
