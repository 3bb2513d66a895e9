/** One cell of the matrix, from an empty database to its judgement. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../../src/core/random.js";
import type { KeptRows, Verdict } from "../faults/judge.js";
import { judgeSettled } from "../faults/judge-settled.js";
import { Product } from "../faults/product.js";
import type { ChatRoom } from "../faults/room.js";
import { Watcher } from "../faults/watcher.js";
import { type Cell, nameCell } from "./cells.js";
import { scripts } from "./scripts.js";
import { Stage } from "./stage.js";
import { callsIn, type Switches } from "./switches.js";

export interface CellOptions {
  readonly cell: Cell;
  readonly room: ChatRoom;
  readonly switches: Switches;
  /** Starts the product on this cell's database and room. */
  readonly spawn: () => ReturnType<ConstructorParameters<typeof Product>[0]>;
  readonly readRows: () => Promise<KeptRows>;
  readonly home: string;
  readonly seed: number;
  /** Ends the cell, wherever it is. */
  readonly signal: AbortSignal;
}

export interface CellResult extends Verdict {
  readonly cell: Cell;
  readonly answers: number;
  /** Whether the fault has really happened. */
  readonly struck: boolean;
  readonly seconds: number;
}

/** What comes again or late has come by then. */
const stragglersMs = 1500;
const patienceMs = 20_000;
const pollMs = 200;

export async function playCell(options: CellOptions): Promise<CellResult> {
  const { cell, room, switches, home, readRows, seed } = options;
  const startedAt = performance.now();
  const product = new Product(options.spawn);
  const watcher = new Watcher(room);
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  setMaxListeners(0, signal);
  await switches.clear();
  const watching = watcher.watch(signal);
  const stage = new Stage({
    room,
    switches,
    product,
    watcher,
    readRows,
    home,
    signal,
    fault: cell.fault,
    calls: callsIn[cell.state],
    firstWay: cell.number,
    random: seededRandom(seed, nameCell(cell)),
  });
  try {
    await product.start().ready;
    await Promise.race([play(stage, cell), watching]);
    const judged = await judgeCell(options, { stage, watcher });
    const struck = cell.fault === "sigkill" || (await switches.hasStruck(cell.fault));
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    return { cell, ...judged, struck, seconds };
  } finally {
    ending.abort();
    await watching.catch(() => undefined);
    await product.stop();
  }
}

async function play(stage: Stage, cell: Cell): Promise<void> {
  await scripts[cell.state](stage);
  await stage.finish();
}

async function judgeCell(
  options: CellOptions,
  { stage, watcher }: { readonly stage: Stage; readonly watcher: Watcher },
): Promise<Verdict & { readonly answers: number }> {
  await sleep(stragglersMs);
  const settling = { ...options, watcher, acts: stage.acts, patienceMs, pollMs };
  const { verdict, evidence } = await judgeSettled(settling);
  return { ...verdict, answers: evidence.rows.ballots.length };
}
