/** A workspace that installed Sous itself. */
import type { Platform } from "./platform.js";
import { spaceOf } from "./space.js";

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
