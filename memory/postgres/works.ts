/** What is done by one process at a time. Who is to be alone does all of it. */
export const works = ["player", "pages", "slack", "discord"] as const;
export type LeasedWork = (typeof works)[number];
