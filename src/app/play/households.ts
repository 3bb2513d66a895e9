/** Loads homes, games and shops, and opens their simulators. */
import type { Memory } from "../../../memory/stores.js";
import { openRow } from "../../../scenes/ambik/simulator.js";
import { type GameName, loadGame, openGame, readGameName } from "../../../scenes/games/games.js";
import { checkHome } from "../../../scenes/household/check/check-home.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { listHomes, loadHousehold, parseHome } from "../../../scenes/household/source/load.js";
import {
  faultOfOrder,
  loadShop,
  openOwnShop,
  openShop,
  ownShop,
  readShopName,
} from "../../../scenes/shop/simulator.js";
import type { Clock } from "../../core/clock.js";
import { isGame, type Simulator, type Task } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import { inSpace, spaceOf, withoutSpace } from "../../core/platform.js";

/** Stores a household on first use, in its space. A game's name without a number means its first unfinished game. */
export async function keepHousehold(
  memory: Memory,
  name: string,
  clock: Clock,
): Promise<Household> {
  const kept = await memory.households.get(name);
  if (kept) return kept;
  const space = spaceOf(name);
  const plain = withoutSpace(name);
  const game = readGameName(plain);
  const next = game && (await nextGame(memory, inSpace(space, `${game.format}:${game.task}`)));
  const { id, title, content, tasks } = loadContent(plain, next ?? 1);
  const createdAt = clock.now();
  return memory.households.create({ id: inSpace(space, id), title, content, tasks, createdAt });
}

/** @param number the game's, from 1, if its name has none */
export function loadContent(
  name: string,
  number: number,
): Pick<Household, "id" | "title" | "content" | "tasks"> {
  if (isRowName(name))
    throw new InputError(`${name} is not kept yet: sous ambik ask --data DIR --keep`);
  const game = readGameName(name);
  if (game) return loadGame({ ...game, number: game.number ?? number });
  const shop = readShopName(name);
  if (shop !== null) return loadShop(shop);
  const home = loadHousehold(name);
  const [fault] = findOrderFaults(home.tasks);
  if (fault) throw new InputError(`${fault.field}: ${fault.message}`, { file: name });
  return home;
}

export function checkHomeFile(text: string, file: string) {
  const ofHome = checkHome(text, { file });
  if (ofHome.length > 0) return ofHome;
  return findOrderFaults(parseHome(text, file).tasks).map((fault) => ({ file, line: 1, ...fault }));
}

function findOrderFaults(tasks: readonly Task[]) {
  const orders = tasks.filter(({ type }) => type === "order");
  return orders.flatMap((order, at) => {
    const message = faultOfOrder(order);
    return message === null ? [] : [{ field: `orders[${at}].wish`, message }];
  });
}

/** Whether the name is that of a row of the AmbiK dataset, which does not come with Sous; people import rows. */
export function isRowName(name: string): boolean {
  return name.startsWith("ambik:");
}

async function nextGame(memory: Memory, name: string): Promise<number> {
  for (let number = 1; ; number++) {
    if (!(await isOver(memory, `${name}:${number}`))) return number;
  }
}

async function isOver(memory: Memory, game: string): Promise<boolean> {
  return (await memory.episodes.list(game)).some(({ end }) => end !== null);
}

/** Finds the game or, for a task's name, the task's last game. */
export function findGame(
  homes: readonly Household[],
  { format, task, number }: GameName,
): Household | null {
  const name = `${format}:${task}:`;
  const isMeant = (id: string) => (number === null ? id.startsWith(name) : id === name + number);
  return homes.findLast(({ id }) => isMeant(withoutSpace(id))) ?? null;
}

/** Finds this game or else the first unfinished one of its task. A home is never finished. */
export async function findOpenGame(
  memory: Memory,
  household: Household,
  clock: Clock,
): Promise<Household> {
  if (!isGame(household.content) || !(await isOver(memory, household.id))) return household;
  const game = readGameName(withoutSpace(household.id));
  const next = game && inSpace(spaceOf(household.id), `${game.format}:${game.task}`);
  return next ? keepHousehold(memory, next, clock) : household;
}

export type HomeContent = Pick<Household, "id" | "title" | "content">;

/** Returns one of our homes in its initial state. */
export function findHome(id: string): HomeContent | null {
  if (id === ownShop.id) return loadContent(id, 1);
  return listHomes().includes(id) ? loadHousehold(id) : null;
}

/** Finds a stored household or one of our homes, without storing it. */
export async function findHousehold(memory: Memory, name: string): Promise<HomeContent | null> {
  const kept = await memory.households.get(name);
  if (kept) return kept;
  const game = readGameName(name);
  if (!game) return findHome(name);
  return (
    findGame(await memory.households.list(), game) ??
    loadGame({ ...game, number: game.number ?? 1 })
  );
}

export function simulate(household: HomeContent): Simulator {
  const { content, id } = household;
  if (isGame(content)) return openGame(content, id);
  if (content.format === "shop") return openShop(content, id);
  if (content.format === "ambik") return openRow(content, id);
  const home = createSimulator(content, id);
  return content.format === "home" ? withShop(home) : home;
}

/** Adds a shop to a home: purchases are played in the shop, other tasks in the home. */
function withShop(home: Simulator, visit: Simulator | null = null): Simulator {
  let shop = visit;
  return {
    get engine() {
      return shop?.engine ?? home.engine;
    },
    get task() {
      return (shop ?? home).task;
    },
    begin(task) {
      shop = isOrder(task) ? openOwnShop() : null;
      return (shop ?? home).begin(task);
    },
    step: (command) => (shop ?? home).step(command),
    fork: () => withShop(home.fork(), shop?.fork() ?? null),
    ownerView() {
      if (!shop) return home.ownerView();
      const { card, requirements } = shop.ownerView();
      return {
        ...home.ownerView(),
        ...(card && { card, robotAt: [] }),
        ...(requirements && { requirements }),
      };
    },
    conditionsMet: () => (shop ?? home).conditionsMet?.() ?? 0,
    plan: () => (shop ?? home).plan(),
    sampleTask: (random) => home.sampleTask(random),
    singleOut: (task, random) =>
      isOrder(task) ? openOwnShop().singleOut(task, random) : home.singleOut(task, random),
    relocate: (thing, place) => home.relocate(thing, place),
    ...(home.save && { save: home.save.bind(home) }),
    ...(home.restore && { restore: home.restore.bind(home) }),
  };
}

function isOrder({ type }: Task): boolean {
  return type === "order";
}
