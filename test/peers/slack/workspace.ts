import type { SlackPeerOptions } from "./slack-peer.js";
import type { Json, LogEntry, Person, Recorder, SlackMessage } from "./types.js";

export const botToken = "xoxb-sous-test";
export const signingSecret = "sous-test-signing-secret";
export const appId = "A0SOUS";
/** App-level tokens contain the app's id. */
export const appToken = `xapp-1-${appId}-1234567890-test`;
export const otherAppToken = "xapp-1-A0OTHER-1234567890-test";
export const botId = "B0SOUS";
export const botUserId = "U0SOUS";

export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly isDirect: boolean;
  readonly members: Set<string>;
  messages: SlackMessage[];
  isArchived: boolean;
}

/** Usable once the upload completed. */
export interface SlackFile {
  readonly length: number;
  bytes: Buffer | null;
  isComplete: boolean;
}

let made = 0;

export class Workspace {
  readonly teamDomain = "sous-test";
  readonly people: Readonly<Record<string, Person>>;
  readonly channels = new Map<string, Channel>();
  readonly files = new Map<string, SlackFile>();
  readonly channel: string;
  readonly otherChannel: string;
  readonly teamId: string;
  readonly organisation: string | null;
  readonly ackTimeoutMs: number;
  readonly log: LogEntry[] = [];
  readonly #startedAt = Date.now();
  #lastTs = 0;

  constructor({ people: names = ["ada", "ben", "cleo"], ...options }: SlackPeerOptions) {
    const { teamId = "T000000001", organisation = null, ackTimeoutMs = 3000 } = options;
    this.teamId = teamId;
    this.organisation = organisation;
    this.ackTimeoutMs = ackTimeoutMs;
    this.people = Object.fromEntries(
      names.map((name) => {
        const realName = name.charAt(0).toUpperCase() + name.slice(1);
        return [name, { name, realName, id: this.makeId("U"), token: `xoxp-${name}` }];
      }),
    );
    this.channel = this.addChannel("household");
    this.otherChannel = this.addChannel("elsewhere", false);
  }

  readonly record: Recorder = (what, detail) => {
    this.log.push({ at: Date.now() - this.#startedAt, what, detail });
  };

  makeId(letter: string): string {
    made += 1;
    return `${letter}${String(made).padStart(9, "0")}`;
  }

  makeTs(): string {
    this.#lastTs = Math.max(Date.now() * 1000, this.#lastTs + 1);
    return (this.#lastTs / 1_000_000).toFixed(6);
  }

  userOf(token: string): string | undefined {
    if (token === botToken) return botUserId;
    return Object.values(this.people).find((person) => person.token === token)?.id;
  }

  addChannel(name: string, hasBot = true): string {
    const people = Object.values(this.people).map(({ id }) => id);
    return this.#add("C", name, [...people, ...(hasBot ? [botUserId] : [])]);
  }

  direct(one: string, other: string): string {
    const isTheirs = ({ isDirect, members }: Channel) =>
      isDirect && members.has(one) && members.has(other);
    const open = [...this.channels.values()].find(isTheirs);
    return open?.id ?? this.#add("D", "", [one, other]);
  }

  #add(letter: "C" | "D", name: string, members: readonly string[]): string {
    const id = this.makeId(letter);
    const state = { messages: [], isArchived: false, isDirect: letter === "D" };
    this.channels.set(id, { id, name, members: new Set(members), ...state });
    return id;
  }

  isIn(channel: string, user = botUserId): boolean {
    return this.channels.get(channel)?.members.has(user) ?? false;
  }

  message(channel: string, ts: string): SlackMessage | undefined {
    return this.channels.get(channel)?.messages.find((message) => message.ts === ts);
  }

  /** https://docs.slack.dev/reference/objects/conversation-object */
  describe({ id, name, isDirect, members, isArchived }: Channel, user: string): Json {
    return {
      id,
      name,
      is_channel: !isDirect,
      is_im: isDirect,
      is_private: isDirect,
      is_archived: isArchived,
      is_member: members.has(user),
      num_members: members.size,
      ...(isDirect && { user: [...members].find((member) => member !== user) }),
    };
  }
}
