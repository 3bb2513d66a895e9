/** Checks for `sous doctor` how the process that owns the database is doing. */
import { existsSync } from "node:fs";
import { z } from "zod";
import { type Check, fail, pass } from "../core/check.js";
import { adviseOnFault, phraseFault, storageFaults } from "../core/storage.js";
import { giveOrder } from "./orders.js";

const troubleShape = z.object({ fault: z.enum(storageFaults), since: z.number() }).nullable();

/** Whether the owner can write the database; nothing when there is no owner. */
export async function checkRunning(file: string): Promise<readonly Check[]> {
  const name = "database: running";
  const answer = existsSync(file)
    ? await giveOrder(file, "storage-trouble", {}).catch(() => undefined)
    : undefined;
  if (answer === undefined) return [];
  const trouble = troubleShape.parse(answer);
  if (trouble === null) return [pass(name, "it can be written")];
  const { fault, since } = trouble;
  const found = `paused: ${phraseFault(fault)}, since ${new Date(since).toISOString()}`;
  return [fail(name, found, `${adviseOnFault(fault)} Sous then goes on by itself.`)];
}
