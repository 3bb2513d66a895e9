import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { scheduleBackups } from "../backup/scheduled.js";
import type { Config } from "../settings/read-config.js";
import type { Sous } from "../wire.js";
import { startAlerts } from "./alerts.js";

export interface OperateParts {
  readonly config: Pick<Config, "alertUrl" | "tracedAs" | "backup">;
  /** Path of the database. */
  readonly database: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Begins what the settings ask for: alerts, backups and traces. @returns ends it */
export async function operate(
  { memory, bus, measure, damaged }: Pick<Sous, "memory" | "bus" | "measure" | "damaged">,
  { config, database, clock, log }: OperateParts,
): Promise<() => Promise<void>> {
  const { alertUrl: url, tracedAs: name } = config;
  const stops: (() => Promise<void>)[] = [];
  if (url !== undefined) stops.push(startAlerts({ url, measure, damaged, clock, log }));
  if (config.backup !== null)
    stops.push(
      scheduleBackups({ database, ...config.backup }, { clock, log, storage: memory.storage }),
    );
  if (name !== null) {
    // OpenTelemetry is large: it is loaded when it is used.
    const { startTraces } = await import("./traces.js");
    stops.push(await startTraces({ name, memory, bus, clock }));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
