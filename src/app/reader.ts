/** Data for pages of a standby process, which only reads the database. */
import { openMemory } from "../../memory/open.js";
import { InputError, SousError } from "../core/errors.js";
import type { SessionStore } from "../core/session.js";
import type { Memory } from "../core/stores.js";
import { type Bus, createBus } from "./bus.js";
import { giveOrder } from "./orders.js";
import { createParts, type SousOptions } from "./wire.js";

/** A standby gets no change events, so it polls. */
const lookMs = 2000;

export type Reader = ReturnType<typeof createReader>;

export function createReader(options: SousOptions) {
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
      // Doors write, so a standby has none.
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

/** The leader writes sessions; caches are not written at all. */
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
