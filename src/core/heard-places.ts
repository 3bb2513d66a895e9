import type { Platform } from "./platform.js";

/** A channel, or the direct messages with a person. Threads belong to their channel. */
export interface HeardPlace {
  readonly platform: Platform;
  readonly workspace: string;
  readonly channel: string;
  /** Time of the last message heard, by the platform's clock; milliseconds since 1970. */
  readonly until: number;
}

export interface HeardPlaceStore {
  /** The workspace's latest places, at most 20, latest first. */
  list(platform: Platform, workspace: string): Promise<readonly HeardPlace[]>;
  /** Keeps the later of two times. */
  keep(place: HeardPlace): Promise<void>;
  /** Platform ids of the people heard last, at most 10, latest first. */
  people(platform: Platform, workspace: string): Promise<readonly string[]>;
}
