/** Server-sent events: each open page hears that something changed. */
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { LiveEvent } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";

const heartbeatMs = 15_000;
const reconnectMs = 1_000;

type Listener = (event: LiveEvent) => void;

export class LiveFeed {
  private readonly listeners = new Set<Listener>();
  private readonly closing = new AbortController();

  constructor(private readonly clock: Clock) {}

  /** Hands an event to every open page. */
  push(event: LiveEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  /** Ends all streams; the pages then try to connect again. */
  close(): void {
    this.closing.abort();
  }

  /** Answers a page with an endless stream: `hello`, then `changed` events and heartbeats. */
  open(context: Context): Response {
    return streamSSE(context, async (stream) => {
      const ended = new AbortController();
      const end = (): void => ended.abort();
      const listener: Listener = (event) => {
        stream.writeSSE({ event: event.kind, data: JSON.stringify(event) }).catch(end);
      };
      this.listeners.add(listener);
      stream.onAbort(end);
      this.closing.signal.addEventListener("abort", end, { once: true });
      try {
        await stream.writeSSE({ event: "hello", data: "{}", retry: reconnectMs });
        await this.beat(() => stream.writeSSE({ event: "beat", data: "{}" }), ended.signal);
      } finally {
        this.listeners.delete(listener);
        this.closing.signal.removeEventListener("abort", end);
      }
    });
  }

  private async beat(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !this.closing.signal.aborted) {
      const slept = await this.clock.sleep(heartbeatMs, signal).then(
        () => true,
        () => false,
      );
      if (slept) await send();
    }
  }
}
