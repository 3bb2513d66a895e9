/** Serves the pages of a standby process, which only reads the database, until it becomes the one that writes. */

import type { WebBot } from "../../../bots/web/server.js";
import { openMemory } from "../../../memory/open.js";
import { type Lease, nameHolder, openLease } from "../../../memory/postgres/leader.js";
import { requireSchema } from "../../../memory/postgres/migrate.js";
import type { SessionStore } from "../../../memory/statements/people/sessions.js";
import type { Memory } from "../../../memory/stores.js";
import { compareClocks, formatCheck } from "../../core/check.js";
import { ConfigError, InputError, SousError } from "../../core/errors.js";
import { giveOrder } from "../play/orders.js";
import { createParts, type SousOptions } from "../wire.js";
import { type Bus, createBus } from "./bus.js";

/** Milliseconds between two looks at the database, as a standby gets no events of changes. */
const lookMs = 2000;

function createReader(options: SousOptions) {
  const closing = new AbortController();
  const opened: Memory[] = [];

  return {
    /** @throws when the database is unreadable or has no tables yet */
    async open() {
      const { database: file, clock, embedder } = options;
      const rows = await openMemory({ file, clock, embedder, readOnly: true });
      opened.push(rows);
      const bus = createBus();
      const around = (memory: Memory) => readable(memory, file);
      const { handlers } = await createParts({ ...options, bots: [], around }, rows, bus);
      void followOpen(rows, bus, closing.signal);
      // Participants' pages write, so a standby has none.
      const { join: _, ...shown } = handlers;
      return shown;
    },
    async close() {
      closing.abort();
      await Promise.all(opened.map((memory) => memory.close()));
    },
  };

  async function followOpen(memory: Memory, bus: Bus, signal: AbortSignal): Promise<void> {
    let known = new Map<string, string>();
    while (!signal.aborted) {
      const open = await memory.episodes.unfinished().catch(() => []);
      const present = new Map(open.map(({ household, id }) => [household, id]));
      for (const [household, episode] of new Map([...known, ...present]))
        bus.emit({ household, episode });
      known = present;
      await options.clock.sleep(lookMs, signal).catch(() => undefined);
    }
  }
}

/** Wraps stores for reading: sends writes of log-in sessions to the leader, and drops writes to caches. */
function readable(rows: Memory, database: string): Memory {
  const order = async (name: string, given: unknown): Promise<void> => {
    await giveOrder(database, name, given).catch((error) => {
      if (!(error instanceof SousError)) throw error;
      throw new InputError(
        "Nobody can log in or out on this machine at the moment: do it where Sous leads.",
        { cause: error },
      );
    });
  };
  const sessions: SessionStore = {
    ...rows.sessions,
    begin: (session) => order("begin-session", session),
    end: (ids) => order("end-sessions", ids),
    use: async () => undefined,
  };
  return { ...rows, sessions, releases: { ...rows.releases, keepScans: async () => undefined } };
}

/**
 * Waits until this process leads, and serves its pages for reading meanwhile.
 * @returns the right to write; null when stopped before
 * @throws ConfigError when this machine's clock differs from the server's, as deadlines depend on it
 * @throws SousError "no-connection"; "database-older", "database-newer" when it could not lead later
 */
export async function lead(
  options: SousOptions,
  web: Pick<WebBot, "standBy" | "stop">,
  onStandBy: (leader: string) => void,
  signal: AbortSignal,
): Promise<Lease | null> {
  const { database: address, command, clock, log } = options;
  const reader = createReader(options);
  const lease = await openLease({ address, holder: nameHolder(command) });
  try {
    const clocks = compareClocks("The database's clock", await lease.now(), clock.now());
    if (clocks.state !== "ok") throw new ConfigError(formatCheck(clocks).join("\n"));
    let known = await lease.take();
    if (known === null) return lease;
    await requireSchema(address);
    await web.standBy(() => known?.holder ?? null, reader.open);
    onStandBy(known.holder);
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
