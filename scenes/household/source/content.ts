import type { HomeContent } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import { HouseholdSimulator } from "../simulator.js";
import { type World, worldSchema } from "../world.js";
import type { Game } from "./game-file.js";
import { buildHome, type Home, readHome, readHomeFile } from "./home-file.js";

/** Converts a game to stored content: household and task, without the game's solution. */
export function storeGame({ world, wording }: Pick<Game, "world" | "wording">): HomeContent {
  return { format: "alfworld", text: JSON.stringify(world), wording };
}

export function storeHome(home: Home): HomeContent {
  return { format: "home", text: JSON.stringify(home), wording: "2.1.2" };
}

/** Characters; ten times real games. */
const longestGame = 500_000;

/** Throws InputError when a household is unplayable or too large for messages and drawings. */
export function checkStored({ format, text }: HomeContent, file: string): void {
  if (format === "home") readHomeFile(text, { file });
  else if (text.length > longestGame) throw new InputError("a household is too long", { file });
  else readWorld(text, file);
}

/** Opens a stored household. Throws InputError with `name` for text not from {@link storeGame} or {@link storeHome}. */
export function createSimulator(
  content: HomeContent,
  name = "stored household",
): HouseholdSimulator {
  const world =
    content.format === "home"
      ? buildHome(readHome(content.text, { file: name }))
      : readWorld(content.text, name);
  return HouseholdSimulator.create(world, content.wording);
}

/** The last world read, as a round opens several simulators of one household. */
let last: { readonly text: string; readonly world: World } | null = null;

function readWorld(text: string, file: string): World {
  if (last?.text === text) return last.world;
  try {
    const world = worldSchema.parse(JSON.parse(text));
    last = { text, world };
    return world;
  } catch (cause) {
    throw new InputError(`not a stored ALFWorld household: ${(cause as Error).message}`, {
      file,
      cause,
    });
  }
}
