/** Where people are. */

export const platforms = ["web", "terminal", "simulated", "slack", "discord"] as const;
export type OurPlatform = (typeof platforms)[number];
/** One of ours, or a bot of your own that is not part of the product: "x-line". */
export type Platform = OurPlatform | `x-${string}`;
