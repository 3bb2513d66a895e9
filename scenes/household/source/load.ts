/** Finds and loads homes and games by name. */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Home } from "../../../src/core/episode/home-file.js";
import type { HouseholdSource, Task } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import { packageFile } from "../../../src/core/package-file.js";
import { reading, readTextFile } from "../../../src/core/text-file.js";
import type { Wording } from "../layout.js";
import { storeGame, storeHome } from "./content.js";
import { type Game, readGame } from "./game-file.js";
import { readHomeFile, summariseHome } from "./home-file.js";
import { findNearest } from "./suggest.js";

export function listHomes(): string[] {
  return readdirSync(packageFile("scenes/data"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

function homeFile(id: string): string {
  return path.join(packageFile("scenes/data"), `${id}.json`);
}

/** Reads the homes that come with the program, without checking them. */
export function summariseHomes() {
  return listHomes().map((name) => summariseHome(JSON.parse(readFileSync(homeFile(name), "utf8"))));
}

const gameSuffix = ".tw-pddl";

export function isGameFile(file: string): boolean {
  return file.endsWith(gameSuffix) || file.endsWith(`${gameSuffix}.gz`);
}

/** Most bytes. Real games have up to 138,334; JSON.parse takes over a second for much larger nested files. */
const largestFile = 500_000;

/**
 * Loads a home by id ("kitchen"), a home's JSON file, or a `game.tw-pddl` or its folder. `wording` replaces the game's.
 * @throws InputError with file and reason
 */
export function loadHousehold(pathOrHomeId: string, wording?: Wording): HouseholdSource {
  const home = homeFile(pathOrHomeId);
  if (/^[a-z][a-z0-9-]*$/.test(pathOrHomeId) && existsSync(home)) return loadHomeFile(home);
  if (!existsSync(pathOrHomeId)) {
    const homes = listHomes();
    const nearest = findNearest(pathOrHomeId, homes);
    throw new InputError(
      `there is no such file, and no such home (homes: ${homes.join(", ")}).${nearest ? ` Did you mean ${nearest}?` : ""}`,
      { file: pathOrHomeId },
    );
  }
  if (pathOrHomeId.endsWith(".json") && !statSync(pathOrHomeId).isDirectory())
    return loadHomeFile(pathOrHomeId);
  const [file, more] = listGames(pathOrHomeId);
  if (!file || more)
    throw new InputError("it holds several games; name one", { file: pathOrHomeId });
  const game = readGameFile(file, wording);
  const { title, tasks } = game.world;
  return { id: gameId(file), title, content: storeGame(game), tasks };
}

/**
 * Lists the sorted paths of games at or below `folder`, following links; skips packed files with an unpacked copy.
 * @throws InputError when there is none
 */
export function listGames(folder: string): string[] {
  if (!existsSync(folder)) throw new InputError("there is no such folder", { file: folder });
  if (!statSync(folder).isDirectory()) return [folder];
  const files = new Set(listFiles(folder).filter(isGameFile));
  const isPackedTwin = (file: string) => file.endsWith(".gz") && files.has(file.slice(0, -3));
  const games = [...files].filter((file) => !isPackedTwin(file)).sort();
  if (games.length === 0) throw new InputError(`no *${gameSuffix} below it`, { file: folder });
  return games;
}

export function readGameFile(file: string, wording?: Wording): Game {
  return readGame(readTextFile(file, largestFile), { file, wording });
}

function loadHomeFile(file: string): HouseholdSource {
  return parseHome(readTextFile(file, largestFile), file);
}

export function parseHome(text: string, file: string): HouseholdSource {
  const home = readHomeFile(text, { file });
  return { id: home.id, title: home.title, content: storeHome(home), tasks: tasksOf(home) };
}

/** Lists tasks and orders. An order that leaves something unsaid means one particular product. */
function tasksOf({ tasks, orders = [] }: Home): readonly Task[] {
  return [
    ...tasks,
    ...orders.map((order) => ({
      ...order,
      ...(order.wish.unsaid && { instance: order.wish.product }),
    })),
  ];
}

export function gameId(file: string): string {
  return path.resolve(file).split(path.sep).slice(-3, -1).join("/");
}

function listFiles(folder: string, met = new Set<string>()): string[] {
  const real = reading(folder, () => realpathSync(folder));
  if (met.has(real)) return [];
  met.add(real);
  const names = reading(folder, () => readdirSync(folder)).sort();
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    // Treats a broken link as missing.
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    return isFolder ? listFiles(file, met) : [file];
  });
}
