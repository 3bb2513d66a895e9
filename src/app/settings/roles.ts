/** What a process does of the whole. One process does all, unless it is told otherwise. */
import type { LeasedWork } from "../../../memory/postgres/works.js";
import { ConfigError } from "../../core/errors.js";

/**
 * `gateway` speaks with Slack and Discord, `player` plays tasks and reads answers, `pages` is the web page and
 * campaigns' doors.
 */
export const roles = ["gateway", "player", "pages"] as const;
export type Role = (typeof roles)[number];

/** Null: it is not configured. */
interface Chats {
  readonly slack: object | null;
  readonly discord: object | null;
}

/** The platforms that the settings name. */
export function platformsOf({ slack, discord }: Chats) {
  return new Set(["web", ...(slack ? ["slack"] : []), ...(discord ? ["discord"] : [])]);
}

/**
 * What has a lease: each platform of a gateway by itself.
 *
 * @throws ConfigError when it has none
 */
export function worksOf(config: Chats & { readonly roles: readonly Role[] }): LeasedWork[] {
  const platforms = platformsOf(config);
  const chats = (["slack", "discord"] as const).filter((chat) => platforms.has(chat));
  const own = config.roles.flatMap((role) => (role === "gateway" ? chats : [role]));
  if (own.length > 0) return own;
  throw new ConfigError("SOUS_ROLES=gateway needs Slack or Discord: set one up with sous init.");
}
