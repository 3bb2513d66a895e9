/** Households as they are stored: the text from which the same household can be built again. */
import { InputError } from "../../../src/core/errors.js";
import type { HomeContent } from "../../../src/core/scene.js";
import { HouseholdSimulator } from "../simulator.js";
import { type World, worldSchema } from "../world.js";
import type { Game } from "./game-file.js";
import { buildHome, type Home, readHome, readHomeFile } from "./home-file.js";

/** What of a game is kept: the household and its task, without the walkthrough. */
export function storeGame({ world, wording }: Pick<Game, "world" | "wording">): HomeContent {
  return { format: "alfworld", text: JSON.stringify(world), wording };
}

/** Homes are kept as their own JSON, and speak the newer wording. */
export function storeHome(home: Home): HomeContent {
  return { format: "home", text: JSON.stringify(home), wording: "2.1.2" };
}

/** Most characters of an ALFWorld game that is kept; real ones have a tenth of them. */
const longestGame = 500_000;

/**
 * Checks a household that was kept elsewhere.
 *
 * @param file for messages
 * @throws InputError when it cannot be played, or has more than cards and drawings have room for
 */
export function checkStored({ format, text }: HomeContent, file: string): void {
  if (format === "home") readHomeFile(text, { file });
  else if (text.length > longestGame) throw new InputError("a household is too long", { file });
  else readWorld(text, file);
}

/**
 * A fresh simulator of a stored household, with its first task. `name` is for error messages.
 * Throws {@link InputError} when the text is not what {@link storeGame} or {@link storeHome} wrote.
 */
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

/** A round needs several simulators of one household. */
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
