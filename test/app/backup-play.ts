/** A task that is played step by step over a database file. */
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { startSous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { SoakChannel } from "../stress/soak/channel.js";
import { VirtualClock } from "../stress/soak/virtual-clock.js";
import { ownerIn } from "./caller.js";

export async function openPlay() {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 9));
  const bot = new SoakChannel(clock);
  const file = newFile();
  const sous = await startSous({
    database: file,
    clock,
    bots: [bot],
    ask: "never",
    paceMs: 1000,
    command: "sous serve",
    log: pino({ level: "silent" }),
    answerTimeoutMs: 3_600_000,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= sous.stop());
  onTestFinished(stop);
  await sous.control.play({ home: "kitchen" }, ownerIn("slack", "C1"));
  const count = (database: string): number => {
    const sqlite = new Sqlite(database, { readonly: true });
    const rows = sqlite.prepare("SELECT count(*) FROM steps").pluck().get();
    sqlite.close();
    return Number(rows);
  };
  /** Plays until so many more steps are kept. */
  const step = async (steps: number): Promise<void> => {
    for (const wanted = count(file) + steps; count(file) < wanted; ) await clock.pass(1000);
  };
  return { file, step, stop, count };
}
