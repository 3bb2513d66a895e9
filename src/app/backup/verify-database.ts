import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { isPostgres, namePostgres } from "../../../memory/postgres/address.js";
import { copyDatabase } from "../../../memory/sqlite/copy.js";
import { findFaults } from "../../../memory/sqlite/verify.js";
import { findReplayFault } from "../../agent/worldline.js";
import { reasonOf, SousError } from "../../core/errors.js";
import { many } from "../../core/words/wording.js";
import { systemClock } from "../operating/clock.js";
import { simulate } from "../play/households.js";

export type Verified = Awaited<ReturnType<typeof verifyDatabase>>;

/**
 * Reads every row of a SQLite file and replays every household, without changes. A file with an earlier schema is
 * replayed from a migrated temporary copy.
 */
export async function verifyDatabase(file: string) {
  const found = isPostgres(file) ? [] : findFaults(file);
  const faults = [...found];
  let worldlines = 0;
  try {
    await read(file, async ({ households, episodes }) => {
      for (const household of await households.list()) {
        const fault = await findReplayFault(() => simulate(household), household.id, episodes);
        worldlines += 1;
        if (fault !== null) faults.push(`${household.id}: ${fault}`);
      }
    });
  } catch (error) {
    // An error before the first replay probably comes from a fault that is listed already.
    if (worldlines > 0 || found.length === 0) faults.push(reasonOf(error));
  }
  return { whole: faults.length === 0, worldlines, faults };
}

async function read(file: string, use: (memory: OpenMemory) => Promise<void>): Promise<void> {
  const options = { clock: systemClock };
  const folder = mkdtempSync(path.join(tmpdir(), "sous-verify-"));
  try {
    const memory = await openMemory({ file, ...options, readOnly: true }).catch(async (error) => {
      const isOlder = error instanceof SousError && error.code === "database-older";
      if (!isOlder || isPostgres(file)) throw error;
      const copy = path.join(folder, "copy.db");
      await copyDatabase(file, copy);
      return openMemory({ file: copy, ...options });
    });
    await use(memory).finally(() => memory.close());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function formatVerified(file: string, { whole, worldlines, faults }: Verified): string {
  const replayed = `${many(worldlines, "home")} replayed`;
  if (isPostgres(file)) {
    const name = namePostgres(file);
    return whole ? `${name}: ${replayed}.` : [`${name} (${replayed}):`, ...faults].join("\n  ");
  }
  if (whole) return `${file} is whole: SQLite finds no damage, ${replayed}.`;
  const advice = `Restore a backup: sous db restore BACKUP --db ${file}`;
  return [`${file} is not whole (${replayed}):`, ...faults.map((one) => `  ${one}`), advice].join(
    "\n",
  );
}
