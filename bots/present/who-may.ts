/** Decides by channels, groups and roles who may manage, read and answer. */
import { type Clock, elapsedOn } from "../../src/core/clock.js";
import { keepNewest } from "../../src/core/newest.js";
import type { Audience, Belonging, Permission } from "../../src/core/people/command.js";
import type { BotLog } from "./bot-log.js";
import { couldNotAsk, whoMayManage } from "./door.js";
import { within } from "./patience.js";

/** Asks the platform who is in a channel or group; throws when that is impossible. */
export interface Membership {
  /** @param shownIn channel of the message; null where one person alone sees it */
  belongs(user: string, to: Audience, shownIn: string | null): Promise<boolean>;
  isIn(user: string, channel: string): Promise<boolean>;
}

export class WhoMay {
  readonly answerers: Audience;

  constructor(
    private readonly options: {
      readonly platform: string;
      readonly managers: Audience;
      /** Who installed Sous; manages even when the channel is gone. */
      readonly installer: string | null;
      readonly answerers: Audience;
      readonly clock: Clock;
      readonly log: BotLog;
      /** Milliseconds to wait for the platform; no limit when absent. */
      readonly patienceMs?: number;
      readonly membership: Membership;
    },
  ) {
    this.answerers = options.answerers;
  }

  /** Refuses everybody when the platform cannot be asked. */
  async mayManage(user: string): Promise<Permission> {
    const { platform, managers, installer, membership } = this.options;
    if (user === installer) return { allowed: true };
    const isManager = await this.#ask("manage", () => membership.belongs(user, managers, null));
    if (isManager === null)
      return { allowed: false, reason: couldNotAsk(platform), isUnknown: true };
    return isManager ? { allowed: true } : { allowed: false, reason: whoMayManage(managers) };
  }

  /** Returns "unknown" when the platform cannot be asked. @param to null for the audience of the settings */
  async mayRead(user: string, to: string | null): Promise<Belonging> {
    const { membership } = this.options;
    const isReader = await this.#ask("read", async () => {
      if (to !== null) return membership.isIn(user, to);
      if (await membership.belongs(user, "channel", null)) return true;
      return this.answerers !== "channel" && membership.belongs(user, this.answerers, null);
    });
    return isReader === null ? "unknown" : isReader ? "yes" : "no";
  }

  /** Allows an answer when the platform does not respond, so none is lost. */
  async mayAnswer(user: string, shownIn: string | null): Promise<boolean> {
    const { clock, patienceMs: ms, membership } = this.options;
    const isAnswerer = await this.#ask("answer", () => {
      const answer = membership.belongs(user, this.answerers, shownIn);
      return ms === undefined ? answer : within(answer, { clock, ms, late: true });
    });
    return isAnswerer ?? true;
  }

  async #ask(what: string, ask: () => Promise<boolean>): Promise<boolean | null> {
    const { platform, log } = this.options;
    try {
      return await ask();
    } catch (error) {
      log.warn(
        { event: "permission-unknown" },
        `${platform}: could not ask who may ${what}: ${String(error)}`,
      );
      return null;
    }
  }

  /** Returns whether a writer may answer: true if all in the channel may, as only they can write there. */
  async mayReply(user: string): Promise<boolean> {
    return this.answerers === "channel" || this.mayAnswer(user, null);
  }
}

/** Caches the newest `most` lookups for `forMs`; failed ones are not kept. */
export class RecentLookups<T> {
  readonly #known = new Map<string, { readonly until: number; readonly value: Promise<T> }>();

  constructor(
    private readonly clock: Clock,
    private readonly forMs: number,
    private readonly most: number,
  ) {}

  get(key: string, lookUp: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key);
    const now = elapsedOn(this.clock);
    if (known && known.until > now) return known.value;
    const value = lookUp();
    keepNewest(this.#known, key, { until: now + this.forMs, value }, this.most);
    value.catch(() => this.#known.delete(key));
    return value;
  }
}
