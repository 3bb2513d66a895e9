import type { ChildProcess } from "node:child_process";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { isPostgres } from "../../../memory/postgres/address.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { Product } from "../faults/product.js";
import type { Town } from "../faults/town.js";
import { readCpuMs, readServerCpuMs } from "./cpu.js";
import { readGameRows } from "./rows.js";

interface QuietGameOptions {
  readonly town: Town;
  readonly database: string;
  readonly tasks: number;
  readonly spawn: (args: readonly string[]) => ChildProcess;
  readonly signal: AbortSignal;
}

export interface StepCost {
  readonly steps: number;
  readonly cpuMs: number;
  /** Of PostgreSQL; 0 on SQLite. */
  readonly serverCpuMs: number;
}

const lookMs = 1000;

export async function measureQuietGame(options: QuietGameOptions): Promise<StepCost> {
  const { town, database, tasks, spawn, signal } = options;
  const ending = new AbortController();
  setMaxListeners(0, signal, ending.signal);
  const until = AbortSignal.any([signal, ending.signal]);
  setMaxListeners(0, until);
  let child: ChildProcess | undefined;
  const product = new Product(() => {
    const pages = town.rooms.flatMap(({ room }) => room.args);
    child = spawn(["serve", "--no-play", "--db", database, ...pages]);
    return child;
  });
  const serverCpuMs = async () => (isPostgres(database) ? readServerCpuMs(database) : 0);
  try {
    await product.start().ready;
    const before = { cpuMs: readCpuMs(child?.pid), serverCpuMs: await serverCpuMs() };
    let played: ReadonlyMap<string, number> = new Map();
    const living = town.live(until);
    let isOver = false;
    const playing = town
      .play(until, (home) => (played.get(home) ?? 0) >= tasks)
      .then(() => (isOver = true));
    for (;;) {
      await sleep(lookMs, undefined, { signal });
      const { episodes, due } = await readKeptRows(database);
      const rows = await readGameRows(database);
      played = rows.episodes;
      if (!isOver || due > 0 || !episodes.every(({ ended }) => ended)) continue;
      const cost = {
        steps: rows.steps,
        cpuMs: (readCpuMs(child?.pid) - before.cpuMs) / rows.steps,
        serverCpuMs: ((await serverCpuMs()) - before.serverCpuMs) / rows.steps,
      };
      ending.abort();
      await Promise.all([living, playing]);
      return cost;
    }
  } finally {
    ending.abort();
    await product.stop();
    await town.close();
  }
}
