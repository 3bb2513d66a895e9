/** What people are called, as they call themselves in the workspace. */
import type { webApi } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import { Fresh } from "../present/fresh.js";

/** A name must not keep an answer from being acknowledged in time. */
const patienceMs = 1000;
/** People change what they are called. */
const knownMs = 60 * 60_000;
const mostKnown = 5000;

export class People {
  readonly #client: webApi.WebClient;
  readonly #clock: Clock;
  readonly #names: Fresh<string | null>;

  constructor(options: { client: webApi.WebClient; clock: Clock }) {
    this.#client = options.client;
    this.#clock = options.clock;
    this.#names = new Fresh({ clock: options.clock, forMs: knownMs, most: mostKnown });
  }

  /** The person's display name; `fallback` when Slack does not say within a second. */
  async nameOf(id: string, fallback: string): Promise<string> {
    const waiting = new AbortController();
    const late = this.#clock.sleep(patienceMs, waiting.signal).then(
      () => null,
      () => null,
    );
    const asked = this.#names.get(id, () => this.#lookUp(id)).catch(() => null);
    const name = await Promise.race([asked, late]);
    waiting.abort();
    return name ?? fallback;
  }

  async #lookUp(id: string): Promise<string | null> {
    const { user } = await this.#client.users.info({ user: id });
    return user?.profile?.display_name || user?.real_name || user?.name || null;
  }
}
