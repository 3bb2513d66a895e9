/** Finds homes and games by the names that people write. */
import type { Memory } from "../../../memory/stores.js";
import { readGameName, summariseGames } from "../../../scenes/games/games.js";
import { summariseHomes } from "../../../scenes/household/source/load.js";
import { findNearest } from "../../../scenes/household/source/suggest.js";
import { ownShop } from "../../../scenes/shop/simulator.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import type { Access } from "../../core/people/command.js";
import { inSpace } from "../../core/platform.js";
import type { MadeHomes } from "../homes/made-homes.js";
import { findGame, findHome, findOpenGame, keepHousehold } from "../play/households.js";
import type { Scope } from "./scope.js";

type HomeName = Pick<Household, "id" | "title">;
type Known = Pick<Scope, "homes" | "about" | "say" | "space">;

export type Homes = ReturnType<typeof createHomes>;

/** Listed first, in this order; the first is the default. */
const firstHomes = ["kitchen", "flat"];

function rankOf({ id }: HomeName): number {
  const at = firstHomes.indexOf(id);
  return at < 0 ? firstHomes.length : at;
}

export function createHomes(memory: Memory, clock: Clock, made: MadeHomes) {
  const toName = ({ id, title }: HomeName): HomeName => ({ id, title });
  const shipped = () =>
    summariseHomes()
      .map(toName)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  /** Lists shipped homes, and homes made here if the caller may see everything and is in no installed workspace. */
  const list = async ({ access, space }: Pick<Scope, "space"> & { readonly access: Access }) => {
    const own = access === "everything" && space === "" ? await made.list() : [];
    return [...own.map(toName), ...shipped()];
  };
  const shippedAs = (name: string) => findNamed(shipped(), name);

  /** Finds a home, and stores it on first use. A game's task ("cooking:take1-cut") means its first unfinished game. */
  async function named(name: string, scope: Pick<Scope, "access" | "space" | "reaches">) {
    const { space, reaches } = scope;
    const isOther = name === ownShop.id || readGameName(name) !== null;
    const known = shippedAs(name)?.id ?? (isOther ? name : null);
    if (known) return keepHousehold(memory, inSpace(space, known), clock);
    const id = findNamed(await list(scope), name)?.id ?? name;
    return (reaches(id) ? await memory.households.get(id) : null) ?? refuse(name);
  }

  /** Returns the default home until something was played in the caller's workspace; then null. */
  async function first({ reaches }: Pick<Scope, "reaches">): Promise<string | null> {
    const isNew = !(await memory.households.list()).some(({ id }) => reaches(id));
    return isNew ? (shipped()[0]?.id ?? null) : null;
  }

  function refuse(name: string): never {
    const ids = shipped().map(({ id }) => id);
    const nearest = findNearest(name, ids);
    throw new InputError(
      `I know no home called "${name}". ${nearest ? `Did you mean ${nearest}? ` : ""}The homes are: ${ids.join(", ")}. Games are called like ` +
        "cooking:take1-cut or grid:danger+open-door, and the shop is called shop.",
    );
  }

  /** Finds a home that was played. One that the caller may not know counts as unknown. */
  function find(home: string | null, { homes, about, say, space }: Known): Household {
    function notPlayed(title: string, name: string): never {
      const how = say(`play ${name}`);
      throw new InputError(`Nothing was played in ${title} here yet. Start with: ${how}`);
    }
    if (home === null) {
      const meant = homes.find(({ id }) => id === about);
      if (meant) return meant;
      throw new InputError(`Nothing was played here yet. Start with: ${say("play kitchen")}`);
    }
    const game = readGameName(home);
    if (game) return findGame(homes, game) ?? notPlayed(home, home);
    const shipped = shippedAs(home);
    const wanted = shipped ? inSpace(space, shipped.id) : home;
    const household = homes.find(({ id }) => id === wanted);
    if (household) return household;
    return shipped ? notPlayed(shipped.title, shipped.id) : refuse(home);
  }

  return {
    list,
    games: summariseGames,
    named,
    /** Returns the named home or else the one that is spoken of here; before anything was played, the default home. */
    async meant(name: string | null, scope: Scope): Promise<Household> {
      const given = name ?? (await first(scope));
      return given === null ? find(null, scope) : named(given, scope);
    },
    /** Replaces a finished game by the next one. */
    playable: (household: Household) => findOpenGame(memory, household, clock),
    find,
    /** As `find`, but also finds homes that come with Sous and were never played. Null for an unknown name. */
    look(home: string | null, known: Known) {
      const shipped = home === null ? null : findHome(shippedAs(home)?.id ?? "");
      if (shipped) return shipped;
      try {
        return find(home, known);
      } catch (error) {
        if (error instanceof InputError) return null;
        throw error;
      }
    },
  };
}

function findNamed(homes: readonly HomeName[], name: string): HomeName | undefined {
  const wanted = name.trim().toLowerCase();
  return homes.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
}
