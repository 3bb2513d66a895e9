/** One cell of the matrix, from an empty database to its judgement. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../../src/core/random.js";
import { type Evidence, judge, type KeptRows, type Verdict } from "../faults/judge.js";
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
const lookMs = 200;

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
    const judged = await judgeSettled(options, { stage, watcher });
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

async function judgeSettled(
  { room, readRows, signal }: CellOptions,
  { stage, watcher }: { readonly stage: Stage; readonly watcher: Watcher },
): Promise<Verdict & { readonly answers: number }> {
  await sleep(stragglersMs);
  const until = Date.now() + patienceMs;
  for (;;) {
    await watcher.look();
    const [threads, rows] = [await room.threads(), await readRows()];
    const { acts } = stage;
    const evidence: Evidence = { rows, acts, threads, cardCopies: watcher.cardCopies };
    const verdict = judge(evidence);
    const isSettled = verdict.lost === 0 && rows.due === 0;
    if (isSettled || Date.now() > until || signal.aborted) {
      return { ...verdict, answers: rows.ballots.length };
    }
    await sleep(lookMs);
  }
}
