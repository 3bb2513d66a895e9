import type { ChildProcess } from "node:child_process";
import { setMaxListeners } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { isPostgres } from "../../../memory/postgres/address.js";
import { readGameRows, readKeptRows } from "../faults/kept-rows.js";
import { Product } from "../faults/product.js";
import type { Town } from "../faults/town.js";
import type { Rig } from "../rig.js";

interface QuietGameOptions {
  readonly rig: Rig;
  readonly town: Town;
  readonly database: string;
  readonly tasks: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const lookMs = 1000;

export async function measureQuietGame(options: QuietGameOptions) {
  const { rig, town, database, tasks, signal } = options;
  const ending = new AbortController();
  setMaxListeners(0, signal, ending.signal);
  const until = AbortSignal.any([signal, ending.signal]);
  setMaxListeners(0, until);
  let child: ChildProcess | undefined;
  const product = new Product(() => {
    const pages = town.rooms.flatMap(({ room }) => room.args);
    const settings = { ...options.settings, ...town.environment };
    child = rig.sous(["serve", "--no-play", "--db", database, ...pages], settings);
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

/** Milliseconds, user and system, by kernel counters in steps of 10 ms. */
function readCpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const connected =
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/** Sums current client backends. */
async function readServerCpuMs(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(connected);
    return rows.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);
  } finally {
    await client.end();
  }
}
