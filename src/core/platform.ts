/** Platforms: where people are. */

export const platforms = ["web", "terminal", "simulated", "slack", "discord"] as const;
export type OurPlatform = (typeof platforms)[number];
/** A bot of ours, or one of your own that is not part of the product: "x-line". */
export type Platform = OurPlatform | `x-${string}`;

/** Our own pages. One person may be alone there: nobody else reads their words or their card. */
export function isOwnPage(platform: string): boolean {
  return platform === "web" || platform === "terminal";
}

/** A channel with other people in it: there every new message notifies them. */
export function isChannel(platform: string): boolean {
  return !isOwnPage(platform) && platform !== "simulated";
}
