/** Names and ids of people in the database: none of them may be in a release. */
import type { Memory } from "../../core/stores.js";
import type { Known } from "../scan/index.js";

/** Shorter ids ("", "me") are not a platform's. */
const shortestId = 6;

/**
 * Names as platforms have them; ids of people, workspaces and channels, and those under which people were sent to a
 * campaign.
 *
 * @param imported ids of people who have only a pseudonym
 */
export async function knownPeople(memory: Memory, imported: ReadonlySet<string>): Promise<Known> {
  const people = (await memory.people.list()).filter(({ id }) => !imported.has(id));
  const sent: string[] = [];
  for (const { id } of await memory.campaigns.list()) {
    const enrolled = await memory.campaigns.enrolments(id);
    sent.push(...enrolled.flatMap(({ externalId }) => externalId ?? []));
  }
  const channels: string[] = [];
  for (const { id } of await memory.households.list()) {
    for (const { channel } of await memory.episodes.list(id)) channels.push(channel);
  }
  const ids = [...people.flatMap((one) => [one.platformId, one.workspace]), ...sent, ...channels];
  // An id without digits is a name that somebody chose; short ones are words such as "test".
  const chosen = sent.filter((id) => id.length >= shortestId && !/\d/.test(id));
  return {
    names: [...new Set([...people.flatMap(({ name }) => nameParts(name)), ...chosen])],
    ids: [...new Set(ids)].filter((id) => id.length >= shortestId && /\d/.test(id)),
  };
}

/** A whole name, and each part of it that is long enough to identify somebody. */
function nameParts(name: string): readonly string[] {
  const whole = name.trim();
  const parts = whole.split(/[\s._-]+/).filter((part) => part.length > 2);
  return [whole, ...parts].filter((part) => part.length > 1);
}
