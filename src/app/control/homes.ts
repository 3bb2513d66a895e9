/** Which home a command is about. */
import type { Clock } from "../../core/clock.js";
import type { Episode } from "../../core/episode.js";
import { InputError } from "../../core/errors.js";
import type { Household, Memory } from "../../core/stores.js";
import { keepHousehold, summariseHomes } from "../households.js";

export interface Homes {
  /** The homes that come with Sous. */
  list(): readonly { readonly id: string; readonly title: string }[];
  /** One of them by id or title, or a kept household; InputError for another name. */
  named(name: string): Promise<Household>;
  /**
   * The named one; without a name the one that the channel is about: where a task is going on, else
   * where the last one was. InputError for an unknown name, and when nothing was played yet.
   */
  find(home: string | null, channel?: string): Promise<Household>;
}

export function createHomes(memory: Memory, clock: Clock): Homes {
  const list = () => summariseHomes().map(({ id, title }) => ({ id, title }));

  async function named(name: string): Promise<Household> {
    const known = list();
    const wanted = name.trim().toLowerCase();
    const shipped = known.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
    if (shipped) return keepHousehold(memory, shipped.id, clock);
    const kept = (await memory.households.list()).find(({ id }) => id === name);
    if (kept) return kept;
    const ids = known.map(({ id }) => id).join(", ");
    throw new InputError(`I know no home called "${name}". The homes are: ${ids}.`);
  }

  return {
    list,
    named,
    async find(home, channel) {
      if (home !== null) return named(home);
      const kept = await memory.households.list();
      const here = channel === undefined ? null : await lastIn(memory, kept, channel);
      const household = kept.find(({ id }) => id === here?.household) ?? kept.at(-1);
      if (!household) throw new InputError("Nothing was played yet. Start with: play kitchen");
      return household;
    },
  };
}

/** The channel's open episode, else its last one, else one that is open elsewhere. */
async function lastIn(
  memory: Memory,
  households: readonly Household[],
  channel: string,
): Promise<Episode | null> {
  const open = await memory.episodes.unfinished();
  const openHere = open.find((episode) => episode.channel === channel);
  if (openHere) return openHere;
  let last: Episode | null = null;
  for (const { id } of households) {
    const played = (await memory.episodes.list(id)).filter(
      (episode) => episode.channel === channel,
    );
    const latest = played.at(-1);
    if (latest && (!last || latest.startedAt >= last.startedAt)) last = latest;
  }
  return last ?? open.at(-1) ?? null;
}
