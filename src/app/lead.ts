/** One process leads on a PostgreSQL database; the others stand by until its lease ends. */
import type { Logger } from "pino";
import type { WebBot } from "../../bots/web/server.js";
import { type Lease, nameHolder, openLease } from "../../memory/postgres/leader.js";
import { requireSchema } from "../../memory/postgres/migrate.js";
import { compareClocks, formatCheck } from "../core/check.js";
import type { Clock } from "../core/clock.js";
import { ConfigError } from "../core/errors.js";
import type { Reader } from "./reader.js";

interface LeadParts {
  /** Contains the password. */
  readonly address: string;
  readonly command: string;
  readonly web: Pick<WebBot, "standBy" | "stop">;
  readonly reader: Reader;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onStandBy: (leader: string) => void;
}

/**
 * @returns null when stopped before
 * @throws ConfigError when this machine's clock differs from the server's, as deadlines depend on it
 * @throws SousError "no-connection"; "database-older", "database-newer" when it could not lead later
 */
export async function lead(parts: LeadParts, signal: AbortSignal): Promise<Lease | null> {
  const { address, command, web, reader, clock, log } = parts;
  const lease = await openLease({ address, holder: nameHolder(command) });
  try {
    const clocks = compareClocks("The database's clock", await lease.now(), clock.now());
    if (clocks.state !== "ok") throw new ConfigError(formatCheck(clocks).join("\n"));
    let known = await lease.take();
    if (known === null) return lease;
    await requireSchema(address);
    await web.standBy(() => known?.holder ?? null, reader.open);
    parts.onStandBy(known.holder);
    await lease.wait(signal, (found) => {
      const leader = "holder" in found ? found : null;
      if (leader?.epoch !== known?.epoch)
        log.warn(
          { event: "stands-by", leader: leader?.holder, error: leader ? null : found },
          "stands by",
        );
      known = leader;
    });
    signal.throwIfAborted();
    log.warn({ event: "takes-over", epoch: lease.epoch() }, "this process leads now");
    return lease;
  } catch (error) {
    await web.stop();
    await lease.close();
    if (signal.aborted) return null;
    throw error;
  } finally {
    await reader.close();
  }
}
