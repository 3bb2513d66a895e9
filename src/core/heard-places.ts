import type { Platform } from "./platform.js";

/** A channel with its threads, or the direct messages with a person. */
export interface HeardPlace {
  readonly platform: Platform;
  readonly workspace: string;
  readonly channel: string;
  /** When the last message was written, by the platform's clock; milliseconds since 1970. */
  readonly until: number;
}

export interface HeardPlaceStore {
  /** Returns at most 20, the latest first. */
  list(platform: Platform, workspace: string): Promise<readonly HeardPlace[]>;
  keep(place: HeardPlace): Promise<void>;
  /** Returns at most 10 platform ids, the latest first. */
  people(platform: Platform, workspace: string): Promise<readonly string[]>;
}
