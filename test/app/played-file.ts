import Sqlite from "better-sqlite3";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { newFile } from "../memory/folder.js";
import { beginAsking } from "../memory/samples.js";
import { openProduct } from "./product.js";
import { newScene, owner, serve } from "./virtual-product.js";

export function countSteps(database: string): number {
  const sqlite = new Sqlite(database, { readonly: true });
  const rows = sqlite.prepare("SELECT count(*) FROM steps").pluck().get();
  sqlite.close();
  return Number(rows);
}

export async function openPlay() {
  const { sous, clock, file, stop } = await serve(newScene(), { ask: "never" });
  await sous.control.play({ home: "kitchen" }, owner);
  const step = async (steps: number): Promise<void> => {
    for (const wanted = countSteps(file) + steps; countSteps(file) < wanted; )
      await clock.pass(1000);
  };
  return { file, step, stop };
}

export async function playedFile(): Promise<string> {
  const file = newFile();
  const product = await openProduct(file);
  await product.ask();
  await product.stop();
  return file;
}

export async function keepDead(): Promise<string> {
  const db = newFile();
  const memory = await openMemory({ file: db, clock: systemClock });
  await beginAsking(memory);
  await memory.outbox.markSending("e1");
  const error = "Slack: An API error occurred: is_archived";
  await memory.outbox.markFailed("e1", { error, dueAt: 5000, dead: true });
  await memory.close();
  return db;
}
