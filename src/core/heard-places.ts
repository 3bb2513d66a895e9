/** Keeps the last message heard in each channel of a chat platform, over restarts. */
import type { Platform } from "./platform.js";

/** A channel, or the direct messages with a person. Threads belong to their channel. */
export interface HeardPlace {
  readonly platform: Platform;
  readonly workspace: string;
  /** The platform's id. */
  readonly channel: string;
  /** When the last message that was heard there was written, by the platform's clock; milliseconds since 1970. */
  readonly until: number;
}

export interface HeardPlaceStore {
  /** The places of a workspace in which something was heard last, at most 20, the latest first. */
  list(platform: Platform, workspace: string): Promise<readonly HeardPlace[]>;
  /** Keeps the later one of two times. */
  keep(place: HeardPlace): Promise<void>;
  /** Platform ids of the people who were heard last in a workspace, at most 10, the latest first. */
  people(platform: Platform, workspace: string): Promise<readonly string[]>;
}
