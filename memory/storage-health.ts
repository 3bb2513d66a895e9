/** Notes faults of the storage. Tries, with growing pauses, until writing works again. */
import { EventEmitter, once } from "node:events";
import type { Clock } from "../src/core/clock.js";
import type { Storage, StorageFault, StorageTrouble } from "../src/core/memory/storage.js";

const firstTryMs = 500;
const longestTryMs = 10_000;
/** Milliseconds after a recovery in which a new fault continues with the last pause, not with the shortest. */
const forgottenAfterMs = 60_000;

export class StorageHealth implements Storage {
  readonly #events = new EventEmitter<{ trouble: [StorageTrouble | null] }>().setMaxListeners(0);
  readonly #closing = new AbortController();
  #trouble: StorageTrouble | null = null;
  #pauseMs = firstTryMs;
  #recoveredAt = Number.NEGATIVE_INFINITY;

  /** @param parts.probe throws while the storage cannot be written */
  constructor(private readonly parts: { readonly clock: Clock; readonly probe: () => unknown }) {}

  trouble(): StorageTrouble | null {
    return this.#trouble;
  }

  subscribe(listener: (trouble: StorageTrouble | null) => void): () => void {
    this.#events.on("trouble", listener);
    return () => void this.#events.off("trouble", listener);
  }

  async recovered(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while (this.#trouble !== null)
      await once(this.#events, "trouble", { signal }).catch(() => signal.throwIfAborted());
  }

  /** Notes a fault. Damage outranks all others and is final; a replaced file outranks temporary ones. */
  note(fault: StorageFault): void {
    const known = this.#trouble;
    if (this.#closing.signal.aborted || known?.fault === "damaged" || known?.fault === fault)
      return;
    if (known !== null && fault !== "damaged" && fault !== "replaced") return;
    const now = this.parts.clock.now();
    this.#tell({ fault, since: now });
    if (fault === "damaged" || known !== null) return;
    if (now - this.#recoveredAt > forgottenAfterMs) this.#pauseMs = firstTryMs;
    void this.#tryUntilWritten();
  }

  close(): void {
    this.#closing.abort(new Error("The database was closed."));
  }

  async #tryUntilWritten(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && this.#trouble?.fault !== "damaged") {
      await this.parts.clock.sleep(this.#pauseMs, signal).catch(() => undefined);
      if (signal.aborted) return;
      this.#pauseMs = Math.min(longestTryMs, this.#pauseMs * 2);
      try {
        await this.parts.probe();
      } catch {
        continue; // noted by the statement itself
      }
      this.#recoveredAt = this.parts.clock.now();
      this.#tell(null);
      return;
    }
  }

  #tell(trouble: StorageTrouble | null): void {
    this.#trouble = trouble;
    this.#events.emit("trouble", trouble);
  }
}
