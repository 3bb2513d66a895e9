/** Installations: workspaces that let Sous in by themselves, beside the one of the settings. */
import type { Platform } from "./platform.js";
import { spaceOf } from "./space.js";

export interface Installation {
  readonly platform: Platform;
  /** A Slack team or organisation, a Discord server. */
  readonly workspace: string;
  /** What opens the workspace to us, as the platform's bot reads it; null where the platform gives nothing. */
  readonly tokens: string | null;
  /** The channel that Sous was set up for; empty: not known yet. */
  readonly channel: string;
  /** Platform id of who installed it; null where the platform does not say. */
  readonly installedBy: string | null;
  /** Milliseconds since 1970. */
  readonly installedAt: number;
}

export interface InstallationStore {
  /** Of a platform, oldest first. */
  list(platform: Platform): Promise<readonly Installation[]>;
  get(platform: Platform, workspace: string): Promise<Installation | null>;
  /** Keeps it in place of an earlier one of the workspace. */
  put(installation: Installation): Promise<void>;
  /** Deletes it with its tokens. Does nothing when there is none. */
  remove(platform: Platform, workspace: string): Promise<void>;
}

/** Installations as bots use them. */
export interface Installations extends InstallationStore {
  /** Signs what a browser brings back while somebody installs Sous. */
  stateSecret(): string;
}

/** Whether the workspace of a channel still lets Sous in. */
export async function letsIn(
  installations: Pick<InstallationStore, "get">,
  channel: string,
): Promise<boolean> {
  const [platform, workspace] = spaceOf(channel).split(":");
  if (workspace === undefined) return true;
  return (await installations.get(platform as Platform, workspace)) !== null;
}
