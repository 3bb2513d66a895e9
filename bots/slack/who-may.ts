/** Who may manage and who may answer, as Slack's channels and user groups say. */
import type { webApi } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import type { Audience, Permission } from "../../src/core/command.js";
import { couldNotAsk, whoMayManage } from "../present/door.js";
import { Fresh } from "../present/fresh.js";
import type { BotLog } from "./client.js";

const minuteMs = 60_000;
/** Channels and groups that are known at a time. */
const mostKnown = 200;
const pageSize = 1000;
const mostPages = 20;
/** An answer must be acknowledged within three seconds. */
const patienceMs = 1000;

interface Parts {
  readonly client: webApi.WebClient;
  readonly clock: Clock;
  readonly log: BotLog;
  /** The channel that the bot was set up for. */
  readonly channel: string;
  readonly managers: Audience;
  readonly answerers: Audience;
}

export class WhoMay {
  readonly #parts: Parts;
  readonly #members: Fresh<ReadonlySet<string>>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#members = new Fresh({ clock: parts.clock, forMs: minuteMs, most: mostKnown });
  }

  /** When Slack cannot be asked, nobody may. */
  async mayManage(user: string): Promise<Permission> {
    const { managers, channel, log } = this.#parts;
    try {
      if (await this.#belongs(user, managers, [channel])) return { allowed: true };
      return { allowed: false, reason: whoMayManage(managers) };
    } catch (error) {
      log.warn(`Slack: could not ask who may manage: ${String(error)}`);
      return { allowed: false, reason: couldNotAsk("Slack") };
    }
  }

  /**
   * Members of the channel that the bot was set up for and of the one that shows the question. When
   * Slack cannot be asked within a second, an answer is kept as usual: it must not be lost.
   *
   * @param shownIn null where there is no channel (the Home tab)
   */
  async mayAnswer(user: string, shownIn: string | null): Promise<boolean> {
    const { answerers, channel, clock, log } = this.#parts;
    const channels = shownIn === null || shownIn === channel ? [channel] : [channel, shownIn];
    const waiting = new AbortController();
    const late = clock.sleep(patienceMs, waiting.signal).then(
      () => true,
      () => true,
    );
    try {
      return await Promise.race([this.#belongs(user, answerers, channels), late]);
    } catch (error) {
      log.warn(`Slack: could not ask who may answer: ${String(error)}`);
      return true;
    } finally {
      waiting.abort();
    }
  }

  /** Only members of a channel can write there: a reply in a thread is theirs. */
  async mayReply(user: string): Promise<boolean> {
    return this.#parts.answerers === "channel" || this.mayAnswer(user, null);
  }

  async #belongs(user: string, audience: Audience, channels: readonly string[]): Promise<boolean> {
    if (audience === "everyone") return true;
    if (audience === "channel") {
      // Only the two people of a direct message are in it.
      if (channels.some((id) => id.startsWith("D"))) return true;
      return this.#isAmong(user, channels, (id) => this.#membersOf(id));
    }
    if (audience.includes(user)) return true;
    const groups = audience.filter((id) => id.startsWith("S"));
    return this.#isAmong(user, groups, (id) => this.#peopleOf(id));
  }

  async #isAmong(
    user: string,
    ids: readonly string[],
    lookUp: (id: string) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    for (const id of ids)
      if ((await this.#members.get(id, () => lookUp(id))).has(user)) return true;
    return false;
  }

  async #membersOf(channel: string): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    let cursor = "";
    for (let page = 0; page < mostPages; page += 1) {
      const answer = await this.#parts.client.conversations.members({
        channel,
        limit: pageSize,
        ...(cursor && { cursor }),
      });
      for (const member of answer.members ?? []) found.add(member);
      cursor = answer.response_metadata?.next_cursor ?? "";
      if (!cursor) return found;
    }
    throw new Error(`the channel has more than ${mostPages * pageSize} members`);
  }

  async #peopleOf(usergroup: string): Promise<ReadonlySet<string>> {
    const { users } = await this.#parts.client.usergroups.users.list({ usergroup });
    return new Set(users ?? []);
  }
}
