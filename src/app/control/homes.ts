/** Which home a command is about. */

import { readGameName, summariseGames } from "../../../scenes/games/index.js";
import { summariseHomes } from "../../../scenes/household/index.js";
import type { Clock } from "../../core/clock.js";
import type { Episode } from "../../core/episode.js";
import { InputError } from "../../core/errors.js";
import type { Household, Memory } from "../../core/stores.js";
import {
  findHome,
  findKeptGame,
  findOpenGame,
  type HomeContent,
  keepHousehold,
} from "../households.js";

export interface HomeName {
  readonly id: string;
  readonly title: string;
}

export interface Homes {
  /** The homes that come with Sous. */
  list(): readonly HomeName[];
  /** The games that do, by their tasks: each task has any number of games. */
  games(): readonly HomeName[];
  /**
   * A home by id or title, or a game by its name ("cooking:take1-cut": the first that is not over), kept from
   * now on; or a kept household. InputError for another name.
   */
  named(name: string): Promise<Household>;
  /** The same household, or, where it is a game that is over, the next one. */
  playable(household: Household): Promise<Household>;
  /**
   * The named one; without a name the one that the channel is about: where a task is going on, else
   * where the last one was. InputError for an unknown name, and when nothing was played there yet.
   */
  find(home: string | null, channel?: string): Promise<Household>;
  /** The same to look at, without keeping it; null when none is meant. */
  look(home: string | null, channel: string): Promise<HomeContent | null>;
}

export function createHomes(memory: Memory, clock: Clock): Homes {
  const list = () => summariseHomes().map(({ id, title }) => ({ id, title }));

  const shippedAs = (name: string) => {
    const wanted = name.trim().toLowerCase();
    return list().find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
  };
  const keptAs = async (id: string) =>
    (await memory.households.list()).find((household) => household.id === id);

  async function named(name: string): Promise<Household> {
    const shipped = shippedAs(name);
    if (shipped) return keepHousehold(memory, shipped.id, clock);
    if (readGameName(name)) return keepHousehold(memory, name, clock);
    return (await keptAs(name)) ?? refuse(name);
  }

  function refuse(name: string): never {
    const ids = list().map(({ id }) => id);
    throw new InputError(
      `I know no home called "${name}". The homes are: ${ids.join(", ")}. Games are called like ` +
        "cooking:take1-cut or grid:danger+open-door.",
    );
  }

  function notPlayed(title: string, name: string): never {
    throw new InputError(`Nothing was played in ${title} yet. Start with: play ${name}`);
  }

  async function find(home: string | null, channel?: string): Promise<Household> {
    const kept = await memory.households.list();
    if (home !== null) {
      const game = readGameName(home);
      if (game) return (await findKeptGame(memory, game)) ?? notPlayed(home, home);
      const shipped = shippedAs(home);
      const household = await keptAs(shipped?.id ?? home);
      if (household) return household;
      return shipped ? notPlayed(shipped.title, shipped.id) : refuse(home);
    }
    const here = channel === undefined ? null : await lastIn(memory, kept, channel);
    const household = kept.find(({ id }) => id === here?.household) ?? kept.at(-1);
    if (!household) throw new InputError("Nothing was played yet. Start with: play kitchen");
    return household;
  }

  return {
    list,
    games: summariseGames,
    named,
    playable: (household) => findOpenGame(memory, household, clock),
    find,
    async look(home, channel) {
      const shipped = home === null ? null : findHome(shippedAs(home)?.id ?? "");
      if (shipped) return shipped;
      return find(home, channel).catch((error: unknown) => {
        if (error instanceof InputError) return null;
        throw error;
      });
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
