import { type IncomingEvent, isDirect, type Note } from "../core/bot.js";
import type { Person } from "../core/stores.js";

const longestName = 200;

export function speakerOf({ platform, workspace, person }: IncomingEvent): Omit<Person, "id"> {
  return { platform, workspace, platformId: person.id, name: bound(person.name, longestName) };
}

/** Compares platform and workspace too, as ids repeat across them. */
export function isSpeaker(
  row: Pick<Person, "platform" | "workspace" | "platformId">,
  { platform, workspace, person }: IncomingEvent,
): boolean {
  return row.platform === platform && row.workspace === workspace && row.platformId === person.id;
}

/** Answers a press where it was made, and words where they were written. */
export function privately({
  message,
}: {
  readonly message: string | null;
}): Pick<Note, "aside" | "direct"> {
  return message !== null && isDirect(message) ? { direct: true } : { aside: true };
}

/** Replaces half characters at the cut. */
export function bound(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, "\uFFFD");
}
