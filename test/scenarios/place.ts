import type { Bot } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";

export type PersonName = "Ana" | "Ben" | "Cleo";

export interface Seen {
  readonly id: string;
  readonly channel: string;
  /** Root of the thread: itself, or its task's first message. */
  readonly thread: string;
  readonly text: string;
  readonly buttons: readonly string[];
  readonly options: readonly string[];
}

export interface Written {
  readonly person: PersonName;
  readonly id: string;
  readonly channel: string;
}

/** Everybody in the channel by default. */
export interface Doors {
  readonly managers?: readonly PersonName[];
  readonly answerers?: readonly PersonName[];
}

export type Values = Readonly<Record<string, string | number>>;

export interface Place {
  readonly platform: "slack" | "discord";
  readonly channel: string;
  readonly elsewhere: string;
  makeBot(clock: Clock, doors?: Doors): Bot;
  command(person: PersonName, name: string, values?: Values): Promise<string>;
  cards(channel?: string): Promise<readonly Seen[]>;
  notes(card: Seen): Promise<readonly Seen[]>;
  press(person: PersonName, message: Seen, label: string): Promise<boolean>;
  reply(person: PersonName, card: Seen, words: string): Promise<Written>;
  speak(person: PersonName, how: "plain" | "mention" | "direct", words: string): Promise<Written>;
  directly(person: PersonName): Promise<readonly string[]>;
  edit(written: Written, words: string): Promise<void>;
  remove(written: Written): Promise<void>;
  whispers(person: PersonName): readonly string[];
  objections(): readonly unknown[];
  close(): Promise<void>;
}

export interface Room extends Place {
  fill(person: PersonName, message: Seen, label: string, words: string): Promise<boolean>;
  onOwnPage(person: PersonName, label: string): Promise<void>;
}

export interface Platform extends Place {
  archive(card: Seen): Promise<void>;
  moderate(what: "message" | "thread", card: Seen): Promise<void>;
  /** Removes the bot, or its right to post (Slack archives the channel). */
  lose(how: "removed" | "silenced"): Promise<void>;
  mend(): Promise<void>;
}

export function asRead(content: string): string {
  return content.replaceAll("**", "");
}
