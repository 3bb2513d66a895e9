/** Our own homes as worlds of a recording: as they are, and as game files in both wordings. */
import type { Facts } from "./facts.js";
import { factsOfHome, type Home, readHome } from "./read-home.js";
import { factsOfGame } from "./read-problem.js";
import { writeGame } from "./write-game.js";

export interface OwnWorld {
  readonly home: string;
  /** Which of its tasks, from 1. */
  readonly round: number;
  readonly form: "home" | "game" | "older game";
}

export const ownHomes: readonly Home[] = ["bathroom", "flat", "kitchen"].map(readHome);

/** As recordings call it. */
export function nameOf({ home, round, form }: OwnWorld): string {
  return `${home}/${round}/${form}`;
}

export function worldNamed(name: string): OwnWorld {
  const [home = "", round, form] = name.split("/");
  return { home, round: Number(round), form: form as OwnWorld["form"] };
}

/** Null where the world is no game file. */
export function gameOf({ home, round, form }: OwnWorld): string | null {
  return form === "home" ? null : writeGame(readHome(home), round);
}

export function factsOf(world: OwnWorld): Facts {
  const game = gameOf(world);
  if (game === null) return factsOfHome(readHome(world.home), world.round);
  return factsOfGame(game, world.form === "game" ? "newer" : "older");
}
