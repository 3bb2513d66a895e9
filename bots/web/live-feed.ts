/** Tells open pages that something changed. */
import { streamSSE } from "hono/streaming";
import type { Change } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { WebContext } from "./access.js";

const heartbeatMs = 15_000;
const reconnectMs = 1_000;
const mostPages = { ofOne: 250, inAll: 1_000 };
/** A page with so many events not yet received is disconnected. */
const mostUnread = 100;

export interface Follower {
  readonly client: string;
  hears(event: Change): Promise<boolean>;
  /** Whether the reader is logged in; asked at each heartbeat. */
  isIn(): Promise<boolean>;
}

interface OpenPage {
  readonly follower: Follower;
  send(event: string, data: object): void;
  end(): void;
}

export class LiveFeed {
  readonly #pages = new Set<OpenPage>();

  constructor(private readonly clock: Clock) {}

  push(event: Change): void {
    for (const page of this.#pages) {
      const send = (mayHear: boolean): void => {
        if (mayHear) page.send("changed", event);
      };
      page.follower.hears(event).then(send, page.end);
    }
  }

  end(client: string): void {
    for (const page of this.#pages) if (page.follower.client === client) page.end();
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  /** Streams `hello`, then `changed` events and heartbeats (server-sent events). */
  open(context: WebContext, follower: Follower): Response {
    // Nobody would read the stream of a HEAD request.
    if (context.req.method !== "GET") return context.body(null, 405);
    const refused = this.#refuse(context, follower.client);
    if (refused) return refused;
    return streamSSE(context, async (stream) => {
      const ending = new AbortController();
      let unread = 0;
      const page: OpenPage = {
        follower,
        end: () => ending.abort(),
        send(event, data) {
          if (unread >= mostUnread) return void context.env.outgoing.destroy();
          unread += 1;
          void stream.writeSSE({ event, data: JSON.stringify(data) }).finally(() => {
            unread -= 1;
          });
        },
      };
      this.#pages.add(page);
      stream.onAbort(page.end);
      try {
        await stream.writeSSE({ event: "hello", data: "{}", retry: reconnectMs });
        while (!ending.signal.aborted) {
          await this.clock.sleep(heartbeatMs, ending.signal).catch(() => undefined);
          if (await follower.isIn().catch(() => false)) page.send("beat", {});
          else page.end();
        }
      } finally {
        this.#pages.delete(page);
      }
    });
  }

  /** Refuses a page beyond the limits, unless a client with more pages can lose one. */
  #refuse(context: WebContext, client: string): Response | null {
    const own = [...this.#pages].filter(({ follower }) => follower.client === client).length;
    if (own >= mostPages.ofOne) {
      context.header("retry-after", "30");
      const error = `You have ${own} pages of Sous open. Close some of them, then load this one again.`;
      return context.json({ error }, 429);
    }
    if (this.#pages.size < mostPages.inAll || this.#makeRoom(own + 1)) return null;
    context.header("retry-after", "60");
    const error =
      "So many pages are open that this one cannot follow live. Load it again in a minute.";
    return context.json({ error }, 503);
  }

  /** Closes a page of the client with the most pages, if they are more than `few`. */
  #makeRoom(few: number): boolean {
    const counts = new Map<string, number>();
    for (const { follower } of this.#pages)
      counts.set(follower.client, (counts.get(follower.client) ?? 0) + 1);
    const [[greediest, most] = ["", 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
    const oldest = [...this.#pages].find(({ follower }) => follower.client === greediest);
    if (!oldest || most <= few) return false;
    this.#pages.delete(oldest);
    oldest.end();
    return true;
  }
}
