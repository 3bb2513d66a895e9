export const faultBots = ["web", "slack", "discord"] as const;
export type FaultBot = (typeof faultBots)[number];

export interface Asked {
  readonly question: string;
  readonly episode: string;
  readonly message: string;
  readonly thread: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

export interface Sight {
  readonly asked: readonly Asked[];
  readonly cards: readonly string[];
}

/** A press, or words sent likewise. */
export interface Act {
  readonly key: string;
  /** Confirmed to the person. */
  readonly acked: boolean;
}

export interface ThreadSight {
  readonly episode: string;
  readonly notes: readonly { readonly id: string | null; readonly text: string }[];
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

/** Outlives the product's processes. */
export interface Room {
  readonly bot: FaultBot;
  /** Empty for the page. */
  readonly channel: string;
  readonly people: readonly string[];
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Disconnected pages show their last state. */
  look(): Promise<Sight>;
  /** Throws without the button. */
  press(request: PressRequest): Promise<Act>;
  /** Null if words need no acknowledgement. */
  reply(request: WordsRequest): Promise<Act | null>;
  play(person: string, home: string): Promise<void>;
  threads(): Promise<readonly ThreadSight[]>;
  /** Drops the response to the next post. The result says whether it was posted. Absent without remote calls. */
  loseNextAnswer?(): Promise<() => Promise<boolean>>;
  close(): Promise<void>;
}

export interface ChatRoom extends Room {
  readonly bot: Exclude<FaultBot, "web">;
  /** Opens and cancels the form "Somewhere else…". Throws without the button. */
  peek(person: string, asked: Asked): Promise<void>;
  /** Null if the form did not open. Throws without the button. */
  fill(request: WordsRequest): Promise<Act | null>;
}
