/** What the bench needs of a platform: what people see there, and how they answer. */

export const faultBots = ["web", "slack", "discord"] as const;
export type FaultBot = (typeof faultBots)[number];

/** A question as people see it now. */
export interface Asked {
  readonly question: string;
  readonly episode: string;
  /** The message that shows it. */
  readonly message: string;
  /** Where words go; null while there is no thread. */
  readonly thread: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

/** What stands in the channel. */
export interface Sight {
  readonly asked: readonly Asked[];
  /** The post's id of every card, once for each copy. */
  readonly cards: readonly string[];
}

/** What became of one press (or of words that are sent like one). */
export interface Act {
  /** Part of the event's key in the database. */
  readonly key: string;
  /** The platform told the person that it arrived. */
  readonly acked: boolean;
}

/** What stands under a card. */
export interface ThreadSight {
  readonly episode: string;
  /** Notes of the bot; null for one that does not show its id. */
  readonly notes: readonly { readonly id: string | null; readonly text: string }[];
  /** What people wrote; `key` is part of the event's key in the database. */
  readonly replies: readonly { readonly key: string; readonly text: string }[];
}

export interface PressRequest {
  readonly person: string;
  readonly asked: Asked;
  readonly choice: string;
}

export interface WordsRequest {
  readonly person: string;
  readonly asked: Asked;
  readonly text: string;
}

/** One platform with its people; it stands while the product dies and comes back. */
export interface Room {
  readonly bot: FaultBot;
  /** The channel that it is; empty for the page. */
  readonly channel: string;
  readonly people: readonly string[];
  /** Arguments and variables by which the product finds this platform. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What people see; where a page has lost its server, what it showed last. */
  look(): Promise<Sight>;
  /** Throws when the button is not there any more. */
  press(request: PressRequest): Promise<Act>;
  /** An act where somebody acknowledges words; null where they simply stand in the thread. */
  reply(request: WordsRequest): Promise<Act | null>;
  /** Asks for a task in a home; nothing happens when nobody hears it. */
  play(person: string, home: string): Promise<void>;
  threads(): Promise<readonly ThreadSight[]>;
  /**
   * The next message that the product posts will stand, but no answer tells it so. The result says
   * whether that has happened. Absent where showing is no call to another machine.
   */
  loseNextAnswer?(): Promise<() => Promise<boolean>>;
  close(): Promise<void>;
}

/** A room on a chat platform, where an answer may also be given in a form. */
export interface ChatRoom extends Room {
  readonly bot: Exclude<FaultBot, "web">;
  /** Opens the form behind "Somewhere else…" and leaves it. Throws when the button is not there. */
  peek(person: string, asked: Asked): Promise<void>;
  /** Says it in that form; null when it did not open. Throws when the button is not there. */
  fill(request: WordsRequest): Promise<Act | null>;
}
