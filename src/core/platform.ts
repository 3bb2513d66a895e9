/** Where people are. */

export const platforms = ["web", "terminal", "simulated", "slack", "discord"] as const;
export type OurPlatform = (typeof platforms)[number];
/** One of ours, or a bot of your own that is not part of the product: "x-line". */
export type Platform = OurPlatform | `x-${string}`;

/** Our own pages, where one person may be alone: nobody else reads what they say, or the card that they see. */
export function isOwnPage(platform: string): boolean {
  return platform === "web" || platform === "terminal";
}
