/** Defines workspaces that installed Sous themselves, and how far their channels were read. */
import { type Platform, spaceOf } from "../platform.js";

/** How far a channel with its threads, or the direct messages with a person, were read. */
export interface HeardPlace {
  readonly platform: Platform;
  readonly workspace: string;
  readonly channel: string;
  /** When the last message read was written, by the platform's clock; milliseconds since 1970. */
  readonly until: number;
}

export interface HeardPlaceStore {
  /** Returns at most 20, the latest first. */
  list(platform: Platform, workspace: string): Promise<readonly HeardPlace[]>;
  keep(place: HeardPlace): Promise<void>;
  /** Returns at most 10 platform ids, the latest first. */
  people(platform: Platform, workspace: string): Promise<readonly string[]>;
}

export interface Installation {
  readonly platform: Platform;
  readonly workspace: string;
  /** Tokens in the bot's own format. Null where the platform gives none. */
  readonly tokens: string | null;
  readonly channel: string;
  readonly installedBy: string | null;
  readonly installedAt: number;
}

export interface InstallationStore {
  list(platform: Platform): Promise<readonly Installation[]>;
  get(platform: Platform, workspace: string): Promise<Installation | null>;
  put(installation: Installation): Promise<void>;
  remove(platform: Platform, workspace: string): Promise<void>;
}

export interface Installations extends InstallationStore {
  /** Key that signs the browser's state during an installation. */
  stateSecret(): string;
}

/** Whether the channel's workspace still has Sous installed. */
export async function letsIn(
  installations: Pick<InstallationStore, "get">,
  channel: string,
): Promise<boolean> {
  const [platform, workspace] = spaceOf(channel).split(":");
  if (workspace === undefined) return true;
  return (await installations.get(platform as Platform, workspace)) !== null;
}
