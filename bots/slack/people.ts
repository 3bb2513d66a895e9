/** What people are called, as they call themselves in the workspace. */
import type { webApi } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import type { Person } from "../present/incoming.js";
import { within } from "../present/patience.js";
import { RecentLookups } from "../present/recent-lookups.js";

/** An answer has to be acknowledged in time, with or without a name. */
const patienceMs = 1000;
/** Names are looked up again after this time, since people change them. */
const knownMs = 60 * 60_000;
const mostKnown = 5000;

export class People {
  readonly #client: webApi.WebClient;
  readonly #clock: Clock;
  readonly #names: RecentLookups<string | null>;

  constructor({ client, clock }: { client: webApi.WebClient; clock: Clock }) {
    this.#client = client;
    this.#clock = clock;
    this.#names = new RecentLookups({ clock, forMs: knownMs, most: mostKnown });
  }

  /** The person's display name; `fallback` when Slack does not say within a second. */
  async nameOf(id: string, fallback: string): Promise<string> {
    const asked = this.#names.get(id, () => this.#lookUp(id)).catch(() => null);
    const name = await within(asked, { clock: this.#clock, ms: patienceMs, late: null });
    return name ?? fallback;
  }

  async personOf(id: string, fallback: string): Promise<Person> {
    return { id, name: await this.nameOf(id, fallback) };
  }

  async #lookUp(id: string): Promise<string | null> {
    const { user } = await this.#client.users.info({ user: id });
    return user?.profile?.display_name || user?.real_name || user?.name || null;
  }
}
