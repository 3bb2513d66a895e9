/** Keeps the Home tab up to date for the people who looked at it lately. */
import type { types, webApi } from "@slack/bolt";
import type { PersonPage, Watch } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "../present/bot-log.js";
import { deliver } from "./failures.js";
import { homeView } from "./home-view.js";
import { markPlace } from "./view-place.js";

/** People whose tab is kept up to date; others get a fresh one when they open it. */
const mostViewers = 50;
/** Many rows change at once: the tab is updated once, after this time. */
const settleMs = 1500;

interface HomeTabParts {
  /** The workspace. */
  readonly team: string;
  readonly client: webApi.WebClient;
  readonly clock: Clock;
  readonly log: BotLog;
  readonly watch: Watch;
  /** A person's page, by their Slack id. */
  readonly pageOf: (user: string) => Promise<PersonPage>;
}

export class HomeTab {
  readonly #parts: HomeTabParts;
  readonly #closing = new AbortController();
  /** Who looked, with the view that they were shown last. */
  readonly #shown = new Map<string, string>();
  readonly #forget: () => void;
  #isWaiting = false;

  constructor(parts: HomeTabParts) {
    this.#parts = parts;
    this.#forget = parts.watch.subscribe(() => this.#refreshSoon());
  }

  /** Shows a person their page as it is now. */
  async show(user: string): Promise<PersonPage> {
    const page = await this.#parts.pageOf(user);
    await this.#publish(user, homeView(page));
    return page;
  }

  close(): void {
    this.#forget();
    this.#closing.abort();
  }

  #refreshSoon(): void {
    if (this.#isWaiting || this.#shown.size === 0) return;
    this.#isWaiting = true;
    this.#parts.clock
      .sleep(settleMs, this.#closing.signal)
      .then(() => {
        this.#isWaiting = false;
        return this.#refresh();
      })
      .catch(() => undefined);
  }

  async #refresh(): Promise<void> {
    for (const [user, before] of [...this.#shown]) {
      if (this.#closing.signal.aborted) return;
      await this.#bringUpToDate(user, before).catch((error: unknown) => {
        if (error instanceof DeliveryError && !error.retryable) this.#shown.delete(user);
        this.#parts.log.warn(
          { event: "card-not-updated" },
          `Slack: a Home tab was not updated: ${String(error)}`,
        );
      });
    }
  }

  async #bringUpToDate(user: string, before: string): Promise<void> {
    const view = homeView(await this.#parts.pageOf(user));
    if (JSON.stringify(view) !== before) await this.#publish(user, view);
  }

  async #publish(user: string, view: types.HomeView): Promise<void> {
    const { client, team } = this.#parts;
    const placed = { ...view, ...markPlace({ team, shownIn: null }) };
    await deliver(() => client.views.publish({ user_id: user, view: placed }));
    keepNewest(this.#shown, user, JSON.stringify(view), mostViewers);
  }
}
