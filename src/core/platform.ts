/** Names the platforms (Slack, the web page, …) and the workspaces on them. */

/** Matches the prefix of ids in a workspace that installed Sous itself: "slack:T2/C1". Other ids have none. */
const space = /^((?:slack|discord):\w+)\//;

export function spaceOf(id: string): string {
  return space.exec(id)?.[1] ?? "";
}

export function inSpace(name: string, id: string): string {
  return name === "" ? id : `${name}/${id}`;
}

export function withoutSpace(id: string): string {
  return id.replace(space, "");
}

export const platforms = ["web", "terminal", "simulated", "slack", "discord"] as const;
export type OurPlatform = (typeof platforms)[number];
/** A bot of your own, outside the product, has a name like "x-line". */
export type Platform = OurPlatform | `x-${string}`;

/** A page where a person may be alone, so that nobody else reads what is said or shown. */
export function isOwnPage(platform: string): boolean {
  return platform === "web" || platform === "terminal";
}

/** A shared channel, where every new message notifies others. */
export function isChannel(platform: string): boolean {
  return !isOwnPage(platform) && platform !== "simulated";
}
