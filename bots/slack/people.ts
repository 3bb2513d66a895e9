/** Looks up people's names, and who is in a channel or user group. */
import type { webApi } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import type { Person } from "../present/incoming.js";
import { within } from "../present/patience.js";
import type { Membership } from "../present/who-may.js";
import { RecentLookups } from "../present/who-may.js";

/** Milliseconds to wait for a name, so that answers are acknowledged in time. */
const patienceMs = 1000;
const knownMs = 60 * 60_000;
const mostKnown = 5000;

export class People {
  readonly #names: RecentLookups<string | null>;

  constructor(
    private readonly client: webApi.WebClient,
    private readonly clock: Clock,
  ) {
    this.#names = new RecentLookups(clock, knownMs, mostKnown);
  }

  /** Returns `fallback` when Slack does not answer in time. */
  async nameOf(id: string, fallback: string): Promise<string> {
    const asked = this.#names.get(id, () => this.#lookUp(id)).catch(() => null);
    const name = await within(asked, { clock: this.clock, ms: patienceMs, late: null });
    return name ?? fallback;
  }

  async personOf(id: string, fallback: string): Promise<Person> {
    return { id, name: await this.nameOf(id, fallback) };
  }

  async #lookUp(id: string): Promise<string | null> {
    const { user } = await this.client.users.info({ user: id });
    return user?.profile?.display_name || user?.real_name || user?.name || null;
  }
}

const minuteMs = 60_000;
const mostGroups = 200;
const pageSize = 1000;
const mostPages = 20;

/** @param channel home channel; its members always belong to "channel" */
export function createMembership(
  client: webApi.WebClient,
  clock: Clock,
  channel: string,
): Membership {
  const known = new RecentLookups<ReadonlySet<string>>(clock, minuteMs, mostGroups);

  async function isAmong(
    user: string,
    ids: readonly string[],
    lookUp: (client: webApi.WebClient, id: string) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    for (const id of ids)
      if ((await known.get(id, () => lookUp(client, id))).has(user)) return true;
    return false;
  }

  return {
    isIn: (user, place) => isAmong(user, [place], membersOf),
    async belongs(user, audience, shownIn) {
      if (audience === "everyone") return true;
      if (audience === "channel") {
        // Only its two people can read a direct message.
        if (shownIn?.startsWith("D")) return true;
        const channels = shownIn === null || shownIn === channel ? [channel] : [channel, shownIn];
        return isAmong(user, channels, membersOf);
      }
      if (audience.includes(user)) return true;
      const groups = audience.filter((id) => id.startsWith("S"));
      return isAmong(user, groups, peopleOf);
    },
  };
}

async function membersOf(client: webApi.WebClient, channel: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let cursor = "";
  for (let page = 0; page < mostPages; page += 1) {
    const request = { channel, limit: pageSize, ...(cursor && { cursor }) };
    const answer = await client.conversations.members(request);
    for (const member of answer.members ?? []) found.add(member);
    cursor = answer.response_metadata?.next_cursor ?? "";
    if (!cursor) return found;
  }
  throw new Error(`the channel has more than ${mostPages * pageSize} members`);
}

async function peopleOf(client: webApi.WebClient, group: string): Promise<ReadonlySet<string>> {
  const { users } = await client.usergroups.users.list({ usergroup: group });
  return new Set(users ?? []);
}
