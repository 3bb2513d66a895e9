export const platforms = ["web", "terminal", "simulated", "slack", "discord"] as const;
export type OurPlatform = (typeof platforms)[number];
/** "x-line": your own, outside the product. */
export type Platform = OurPlatform | `x-${string}`;

/** A person may be alone there: nobody else reads their words or card. */
export function isOwnPage(platform: string): boolean {
  return platform === "web" || platform === "terminal";
}

/** Every new message notifies others. */
export function isChannel(platform: string): boolean {
  return !isOwnPage(platform) && platform !== "simulated";
}
