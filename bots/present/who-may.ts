/** Decides who may manage and who may answer, by a platform's channels, groups and roles. */
import type { Clock } from "../../src/core/clock.js";
import type { Audience, Belonging, Permission } from "../../src/core/command.js";
import type { BotLog } from "./bot-log.js";
import { couldNotAsk, whoMayManage } from "./door.js";
import { within } from "./patience.js";

export interface WhoMayOptions {
  /** "Slack". */
  readonly platform: string;
  readonly managers: Audience;
  /** Who let Sous in: they manage, also when its channel is gone; null: nobody in particular. */
  readonly installer: string | null;
  readonly answerers: Audience;
  readonly clock: Clock;
  readonly log: BotLog;
  /** How long an answer may wait for the platform, in milliseconds; as long as it takes when absent. */
  readonly patienceMs?: number;
  readonly membership: Membership;
}

/** What a platform is asked about a person. Each call throws when it cannot be asked. */
export interface Membership {
  /** @param shownIn the channel that shows what is answered; null where one person alone sees it */
  belongs(user: string, to: Audience, shownIn: string | null): Promise<boolean>;
  /** Whether they are in a channel, and can read what stands there. */
  isIn(user: string, channel: string): Promise<boolean>;
}

export class WhoMay {
  readonly answerers: Audience;
  readonly #options: WhoMayOptions;

  constructor(options: WhoMayOptions) {
    this.answerers = options.answerers;
    this.#options = options;
  }

  /** Refuses everybody when the platform cannot be asked. */
  async mayManage(user: string): Promise<Permission> {
    const { platform, managers, installer, log, membership } = this.#options;
    if (user === installer) return { allowed: true };
    try {
      if (await membership.belongs(user, managers, null)) return { allowed: true };
      return { allowed: false, reason: whoMayManage(managers) };
    } catch (error) {
      log.warn(
        { event: "permission-unknown" },
        `${platform}: could not ask who may manage: ${String(error)}`,
      );
      return { allowed: false, reason: couldNotAsk(platform), isUnknown: true };
    }
  }

  /**
   * Says `unknown` when the platform cannot be asked: then others' words are told to nobody.
   *
   * @param to a channel; null: those for whom the bot was set up, in its channel or by name
   */
  async mayRead(user: string, to: string | null): Promise<Belonging> {
    const { platform, log, membership } = this.#options;
    try {
      return (await this.#isAmong(membership, user, to)) ? "yes" : "no";
    } catch (error) {
      log.warn(
        { event: "permission-unknown" },
        `${platform}: could not ask who may read: ${String(error)}`,
      );
      return "unknown";
    }
  }

  async #isAmong(membership: Membership, user: string, to: string | null): Promise<boolean> {
    if (to !== null) return membership.isIn(user, to);
    if (await membership.belongs(user, "channel", null)) return true;
    return this.answerers !== "channel" && membership.belongs(user, this.answerers, null);
  }

  /**
   * Allows an answer when the platform does not reply in time: no answer may be lost.
   *
   * @param shownIn null where one person alone sees it
   */
  async mayAnswer(user: string, shownIn: string | null): Promise<boolean> {
    const { platform, clock, log, patienceMs, membership } = this.#options;
    try {
      const answer = membership.belongs(user, this.answerers, shownIn);
      if (patienceMs === undefined) return await answer;
      return await within(answer, { clock, ms: patienceMs, late: true });
    } catch (error) {
      log.warn(
        { event: "permission-unknown" },
        `${platform}: could not ask who may answer: ${String(error)}`,
      );
      return true;
    }
  }

  /** Only members of a channel can write in it, so the platform need not be asked about them. */
  async mayReply(user: string): Promise<boolean> {
    return this.answerers === "channel" || this.mayAnswer(user, null);
  }
}
