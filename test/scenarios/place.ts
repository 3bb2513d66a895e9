/** A place with people in it: the same scenarios are played in each. */
import type { Bot } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";

/** Names of the people who are there in every place. */
export type PersonName = "Ana" | "Ben" | "Cleo";

/** A message of the bot's as people see it. */
export interface Seen {
  readonly id: string;
  readonly channel: string;
  /** The message above its thread: itself, or the first one of its task. */
  readonly thread: string;
  /** All its words: lines, labels of pictures, and of menus. */
  readonly text: string;
  /** What can be pressed, by its words. */
  readonly buttons: readonly string[];
  /** What can be chosen in its menus, by its words. */
  readonly options: readonly string[];
}

/** What a person has written. */
export interface Written {
  readonly person: PersonName;
  readonly id: string;
  readonly channel: string;
}

/** Who may do what; everybody in the channel where nothing is said. */
export interface Doors {
  readonly managers?: readonly PersonName[];
  readonly answerers?: readonly PersonName[];
}

/** Values of a command's options, by name. */
export type Values = Readonly<Record<string, string | number>>;

export interface Place {
  readonly platform: "slack" | "discord";
  readonly channel: string;
  /** Another channel, in which somebody else can be called. */
  readonly elsewhere: string;
  /** A new bot, as a new process would make it. */
  makeBot(clock: Clock, doors?: Doors): Bot;
  /** Types `/sous <name>` with these options; resolves to what only this person is told. */
  command(person: PersonName, name: string, values?: Values): Promise<string>;
  /** The bot's messages in the channel, or in another one, oldest first. */
  cards(channel?: string): Promise<readonly Seen[]>;
  /** The bot's messages under one of them, and what it answered single people in private. */
  notes(card: Seen): Promise<readonly Seen[]>;
  /** Presses a button or chooses an option; says whether the platform was told that it arrived. */
  press(person: PersonName, message: Seen, label: string): Promise<boolean>;
  /** Writes into the thread under a card. */
  reply(person: PersonName, card: Seen, words: string): Promise<Written>;
  /** Writes outside of threads: in the channel, there with a mention of the bot, or to it directly. */
  speak(person: PersonName, how: "plain" | "mention" | "direct", words: string): Promise<Written>;
  /** What stands in the direct messages between the bot and a person. */
  directly(person: PersonName): Promise<readonly string[]>;
  edit(written: Written, words: string): Promise<void>;
  remove(written: Written): Promise<void>;
  /** What only this person was told so far. */
  whispers(person: PersonName): readonly string[];
  /** What the platform had to object to. */
  objections(): readonly unknown[];
  close(): Promise<void>;
}

/** The chat room in memory. */
export interface Room extends Place {
  /** Presses a button that opens a form, writes these words into it and sends it. */
  fill(person: PersonName, message: Seen, label: string, words: string): Promise<boolean>;
  /** Opens the page of one's own and presses a button or chooses an option there. */
  onOwnPage(person: PersonName, label: string): Promise<void>;
}

/** A chat platform on loopback. */
export interface Platform extends Place {
  /** Nothing was said under a card for long: Discord archives its thread. */
  archive(card: Seen): Promise<void>;
  /** A moderator deletes a message of the bot's, or the whole thread under it. */
  moderate(what: "message" | "thread", card: Seen): Promise<void>;
  /** The bot is removed; or it may not post any more (on Slack the channel is archived). */
  lose(how: "removed" | "silenced"): Promise<void>;
  /** The bot is let in again, and may post. */
  mend(): Promise<void>;
}

/** Discord's text as people read it: what is bold has no marks. */
export function asRead(content: string): string {
  return content.replaceAll("**", "");
}
