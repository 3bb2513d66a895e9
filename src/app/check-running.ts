import { existsSync } from "node:fs";
import { z } from "zod";
import { isPostgres } from "../../memory/postgres/address.js";
import { type Check, fail, pass, warn } from "../core/check.js";
import { adviseOnFault, phraseFault, storageFaults } from "../core/storage.js";
import { giveOrder } from "./orders.js";

const troubleShape = z.object({ fault: z.enum(storageFaults), since: z.number() }).nullable();
const warningsShape = z.array(z.object({ platform: z.string(), warning: z.string() }));

/** Asks the database's owner whether it can write and is connected. */
export async function checkRunning(file: string): Promise<readonly Check[]> {
  const name = "database: running";
  const ask = async (order: string) => giveOrder(file, order, {}).catch(() => undefined);
  const answer = isPostgres(file) || existsSync(file) ? await ask("storage-trouble") : undefined;
  if (answer === undefined) return [];
  const warnings = warningsShape.parse((await ask("platform-warnings")) ?? []);
  const shared = warnings.map(({ platform, warning }) =>
    warn(`${platform}: running`, warning, "Stop the other one, then look again in a few minutes."),
  );
  const trouble = troubleShape.parse(answer);
  if (trouble === null) return [pass(name, "it can be written"), ...shared];
  const { fault, since } = trouble;
  const found = `paused: ${phraseFault(fault)}, since ${new Date(since).toISOString()}`;
  return [fail(name, found, `${adviseOnFault(fault)} Sous then goes on by itself.`), ...shared];
}
