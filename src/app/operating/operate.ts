import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { scheduleBackups } from "../backup/scheduled.js";
import { createLearning } from "../learning.js";
import type { Config } from "../settings/read-config.js";
import type { Sous } from "../wire.js";

export interface OperateParts {
  readonly config: Pick<Config, "isTraced" | "backupFolder" | "learnsDaily">;
  readonly database: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** @returns a stop function */
export async function operate(
  { memory, bus }: Pick<Sous, "memory" | "bus">,
  { config, database, clock, log }: OperateParts,
): Promise<() => Promise<void>> {
  const { backupFolder: folder, learnsDaily: daily } = config;
  const learning = createLearning({ memory, clock, log }, { database, daily });
  learning.start();
  const stops: (() => Promise<void>)[] = [learning.stop];
  if (folder !== null)
    stops.push(scheduleBackups({ database, folder }, { clock, log, storage: memory.storage }));
  if (config.isTraced) {
    const { startTraces } = await import("./traces.js");
    stops.push(await startTraces({ memory, bus, clock }));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
