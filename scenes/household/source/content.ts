/** Stores homes and games as text, and opens them for playing. */
import type { Home } from "../../../src/core/episode/home-file.js";
import type { HomeContent } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import { HouseholdSimulator } from "../simulator.js";
import { type World, worldSchema } from "../world.js";
import type { Game } from "./game-file.js";
import { buildHome, readHome, readHomeFile } from "./home-file.js";

/** Converts a game to stored content: household and task, without the game's solution. */
export function storeGame({ world, wording }: Pick<Game, "world" | "wording">): HomeContent {
  const text = JSON.stringify(world);
  last = { text, wording, fresh: HouseholdSimulator.create(world, wording) };
  return { format: "alfworld", text, wording };
}

export function storeHome(home: Home): HomeContent {
  return { format: "home", text: JSON.stringify(home), wording: "2.1.2" };
}

/** Most characters: ten times real games. */
const longestGame = 500_000;

/** @throws InputError when a household is unplayable or too large for messages and drawings */
export function checkStored({ format, text }: HomeContent, file: string): void {
  if (format === "home") readHomeFile(text, { file });
  else if (text.length > longestGame) throw new InputError("a household is too long", { file });
  else readWorld(text, file);
}

/** @throws InputError with `name` for text not from {@link storeGame} or {@link storeHome} */
export function createSimulator(
  content: HomeContent,
  name = "stored household",
): HouseholdSimulator {
  const { format, text, wording } = content;
  if (last?.text !== text || last.wording !== wording) {
    const world =
      format === "home" ? buildHome(readHome(text, { file: name })) : readWorld(text, name);
    last = { text, wording, fresh: HouseholdSimulator.create(world, wording) };
  }
  return last.fresh.fork();
}

/** Keeps the last household, as a round opens several simulators of it. */
let last: (Omit<HomeContent, "format"> & { readonly fresh: HouseholdSimulator }) | null = null;

function readWorld(text: string, file: string): World {
  try {
    return worldSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new InputError(`not a stored ALFWorld household: ${(cause as Error).message}`, {
      file,
      cause,
    });
  }
}
