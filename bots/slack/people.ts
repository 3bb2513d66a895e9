/** What people are called, as they call themselves in the workspace. */
import type { webApi } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";

/** A name must not keep an answer from being acknowledged in time. */
const patienceMs = 1000;

export class People {
  readonly #client: webApi.WebClient;
  readonly #clock: Clock;
  readonly #names = new Map<string, string>();

  constructor(options: { client: webApi.WebClient; clock: Clock }) {
    this.#client = options.client;
    this.#clock = options.clock;
  }

  /** The person's display name; `fallback` when Slack does not say within a second. */
  async nameOf(id: string, fallback: string): Promise<string> {
    const known = this.#names.get(id);
    if (known) return known;
    const waiting = new AbortController();
    const late = this.#clock.sleep(patienceMs, waiting.signal).then(
      () => null,
      () => null,
    );
    const name = await Promise.race([this.#lookUp(id), late]);
    waiting.abort();
    return name ?? fallback;
  }

  async #lookUp(id: string): Promise<string | null> {
    try {
      const { user } = await this.#client.users.info({ user: id });
      const name = user?.profile?.display_name || user?.real_name || user?.name || null;
      if (name) this.#names.set(id, name);
      return name;
    } catch {
      return null;
    }
  }
}
