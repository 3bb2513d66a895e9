/** Whether a database is whole: its file, and the replay of every household's history. */
import { existsSync } from "node:fs";
import { openMemory } from "../../../memory/open.js";
import { findFaults } from "../../../memory/verify.js";
import { findReplayFault } from "../../agent/worldline.js";
import { many } from "../../core/wording.js";
import { systemClock } from "../clock.js";
import { simulate } from "../households.js";

export interface Verified {
  readonly whole: boolean;
  /** Households whose history was replayed. */
  readonly worldlines: number;
  /** What is wrong, in sentences. */
  readonly faults: readonly string[];
}

/** Reads every row and replays every worldline; changes nothing. @throws InputError when there is no such file */
export async function verifyDatabase(file: string): Promise<Verified> {
  const found = findFaults(file);
  if (!existsSync(file)) return { whole: false, worldlines: 0, faults: found };
  const { worldlines, faults } = await replayAll(file);
  const all = [...found, ...faults];
  return { whole: all.length === 0, worldlines, faults: all };
}

async function replayAll(file: string): Promise<Omit<Verified, "whole">> {
  const faults: string[] = [];
  let worldlines = 0;
  try {
    // Faults of the file are told already: what can be replayed is replayed all the same.
    const memory = await openMemory({ file, clock: systemClock, readOnly: true, accept: true });
    try {
      for (const household of await memory.households.list()) {
        const fault = await findReplayFault(
          () => simulate(household),
          household.id,
          memory.episodes,
        );
        worldlines += 1;
        if (fault !== null) faults.push(`${household.id}: ${fault}`);
      }
    } finally {
      await memory.close();
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return { worldlines, faults };
}

/** For people. */
export function formatVerified(file: string, { whole, worldlines, faults }: Verified): string {
  const replayed = `${many(worldlines, "worldline")} replayed`;
  if (whole) return `${file} is whole: every row is as Sous wrote it, ${replayed}.`;
  const advice = `Restore a backup: sous restore BACKUP --db ${file}. To keep it as it is: sous verify --db ${file} --accept`;
  return [`${file} is not whole (${replayed}):`, ...faults.map((one) => `  ${one}`), advice].join(
    "\n",
  );
}
