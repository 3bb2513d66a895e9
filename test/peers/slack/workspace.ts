import type { Json, Person, SlackMessage } from "./types.js";

export const botToken = "xoxb-sous-test";
export const signingSecret = "sous-test-signing-secret";
export const appId = "A0SOUS";
/** App-level tokens have their app's id in them. */
export const appToken = `xapp-1-${appId}-1234567890-test`;
export const otherAppToken = "xapp-1-A0OTHER-1234567890-test";
export const botId = "B0SOUS";
export const botUserId = "U0SOUS";

/** A channel, or the direct messages of two members. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly isDirect: boolean;
  /** Users by their ids. */
  readonly members: Set<string>;
  /** Everything that stands there, threads too, oldest first. */
  messages: SlackMessage[];
  isArchived: boolean;
}

/** An uploaded file; it counts when its upload was completed. */
export interface SlackFile {
  bytes: Buffer | null;
  isComplete: boolean;
}

/** Ids are given once in all workspaces. */
let made = 0;

/** The state of a Slack workspace: people, one channel with everyone in it, one without the bot, and the bot. */
export class Workspace {
  readonly teamDomain = "sous-test";
  readonly people: Readonly<Record<string, Person>>;
  readonly channels = new Map<string, Channel>();
  readonly files = new Map<string, SlackFile>();
  readonly channel: string;
  /** A public channel that the bot is not in. */
  readonly otherChannel: string;
  #lastTs = 0;

  constructor(
    names: readonly string[],
    readonly teamId: string,
    /** The organisation that it belongs to, which installed the app for its workspaces; null: none. */
    readonly organisation: string | null,
  ) {
    this.people = Object.fromEntries(
      names.map((name) => {
        const realName = name.charAt(0).toUpperCase() + name.slice(1);
        return [name, { name, realName, id: this.makeId("U"), token: `xoxp-${name}` }];
      }),
    );
    this.channel = this.addChannel("household");
    this.otherChannel = this.addChannel("elsewhere", false);
  }

  makeId(letter: string): string {
    made += 1;
    return `${letter}${String(made).padStart(9, "0")}`;
  }

  /** A moment as Slack names messages by it: no two are the same. */
  makeTs(): string {
    this.#lastTs = Math.max(Date.now() * 1000, this.#lastTs + 1);
    return (this.#lastTs / 1_000_000).toFixed(6);
  }

  /** The user of a token, the bot included; undefined when nobody has it. */
  userOf(token: string): string | undefined {
    if (token === botToken) return botUserId;
    return Object.values(this.people).find((person) => person.token === token)?.id;
  }

  /** Adds a public channel with everybody in it; its id. */
  addChannel(name: string, hasBot = true): string {
    const people = Object.values(this.people).map(({ id }) => id);
    return this.#add("C", name, [...people, ...(hasBot ? [botUserId] : [])]);
  }

  /** The direct messages of two users; opened the first time. */
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

  /** One message by its channel and ts, if it stands. */
  message(channel: string, ts: string): SlackMessage | undefined {
    return this.channels.get(channel)?.messages.find((message) => message.ts === ts);
  }

  /** What Slack says of a channel to a user (https://docs.slack.dev/reference/objects/conversation-object). */
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
