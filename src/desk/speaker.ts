/** Who said something: as a row, and against rows. */
import type { IncomingEvent } from "../core/bot.js";
import type { Person } from "../core/stores.js";

const longestName = 200;

export function speakerOf({ platform, workspace, person }: IncomingEvent): Omit<Person, "id"> {
  return { platform, workspace, platformId: person.id, name: bound(person.name, longestName) };
}

/** An id alone says little: elsewhere somebody else may bear it. */
export function isSpeaker(
  row: Pick<Person, "platform" | "workspace" | "platformId">,
  { platform, workspace, person }: IncomingEvent,
): boolean {
  return row.platform === platform && row.workspace === workspace && row.platformId === person.id;
}

/** As much of a text as is kept, without halves of characters. */
export function bound(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, "\uFFFD");
}
