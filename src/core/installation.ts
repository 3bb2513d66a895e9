/** Workspaces that installed Sous themselves, besides the one of the settings. */
import type { Platform } from "./platform.js";
import { spaceOf } from "./space.js";

export interface Installation {
  readonly platform: Platform;
  /** A Slack team or organisation, a Discord server. */
  readonly workspace: string;
  /** Tokens in the bot's own format; null where the platform gives none. */
  readonly tokens: string | null;
  readonly channel: string;
  /** Platform id; null where the platform does not say. */
  readonly installedBy: string | null;
  readonly installedAt: number;
}

export interface InstallationStore {
  list(platform: Platform): Promise<readonly Installation[]>;
  get(platform: Platform, workspace: string): Promise<Installation | null>;
  /** Replaces the workspace's earlier one. */
  put(installation: Installation): Promise<void>;
  /** Idempotent; deletes the tokens too. */
  remove(platform: Platform, workspace: string): Promise<void>;
}

export interface Installations extends InstallationStore {
  /** Signs the state that a browser returns during installation. */
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
