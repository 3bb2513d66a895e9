/** Collects names and ids that no release may contain. */

import type { Memory } from "../../../memory/stores.js";
import { outsideWorkspace } from "../../core/people/join.js";
import { isStandIn } from "../../core/people/person.js";
import type { Known } from "../scan/scan.js";

/** Shorter ids ("", "me") are not from platforms. */
const shortestId = 6;

export interface KnownOne extends Known {
  readonly who: string;
}

/**
 * Collects names, and ids of people, workspaces, channels and recruited participants. Leaves out what Sous made up.
 * @param imported ids of people who only have pseudonyms
 */
export async function knownPeople(memory: Memory, imported: ReadonlySet<string>): Promise<Known> {
  const all = await listKnown(memory, imported);
  return {
    names: [...new Set(all.flatMap(({ names }) => names))],
    ids: [...new Set(all.flatMap(({ ids }) => ids))].filter(
      (id) => id.length >= shortestId && /\d/.test(id),
    ),
  };
}

export async function listKnown(
  memory: Memory,
  imported: ReadonlySet<string>,
): Promise<readonly KnownOne[]> {
  const people = (await memory.people.list()).filter(
    ({ id, platform }) => !imported.has(id) && platform !== "simulated",
  );
  const known = people.map((person) => ({
    who: `${person.name} (${person.platform})`,
    names: isStandIn(person.name) ? [] : nameParts(person.name),
    ids: person.workspace === outsideWorkspace ? [] : [person.platformId, person.workspace],
  }));
  return [...known, ...(await listSent(memory)), ...(await listChannels(memory))];
}

async function listSent(memory: Memory): Promise<readonly KnownOne[]> {
  const sent: KnownOne[] = [];
  for (const { id } of await memory.campaigns.list())
    for (const { externalId } of await memory.campaigns.enrolments(id)) {
      if (externalId === null) continue;
      // Takes an id without digits for a name, unless it is short, as "test" is.
      const isName = externalId.length >= shortestId && !/\d/.test(externalId);
      const who = `participant ${externalId} of ${id}`;
      sent.push({ who, names: isName ? [externalId] : [], ids: [externalId] });
    }
  return sent;
}

async function listChannels(memory: Memory): Promise<readonly KnownOne[]> {
  const channels = new Set<string>();
  for (const { id } of await memory.households.list())
    for (const { channel } of await memory.episodes.list(id)) channels.add(channel);
  return [...channels].map((channel) => ({ who: `channel ${channel}`, names: [], ids: [channel] }));
}

function nameParts(name: string): readonly string[] {
  const whole = name.trim();
  const parts = whole.split(/[\s._-]+/).filter((part) => part.length > 2);
  return [whole, ...parts].filter((part) => part.length > 1);
}
