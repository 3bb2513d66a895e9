import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { newFile } from "../memory/folder.js";
import { beginAsking } from "../memory/samples.js";

/** A database in which a card died, and nobody who owns it. */
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
