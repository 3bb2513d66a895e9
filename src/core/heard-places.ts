import type { Platform } from "./platform.js";

/** A channel with its threads, or the direct messages with a person. */
export interface HeardPlace {
  readonly platform: Platform;
  readonly workspace: string;
  readonly channel: string;
  /** The platform's time of the last message heard; milliseconds since 1970. */
  readonly until: number;
}

export interface HeardPlaceStore {
  /** At most 20, latest first. */
  list(platform: Platform, workspace: string): Promise<readonly HeardPlace[]>;
  keep(place: HeardPlace): Promise<void>;
  /** Platform ids, at most 10, latest first. */
  people(platform: Platform, workspace: string): Promise<readonly string[]>;
}
