/** Notes storage faults, and probes with backoff until writing works again. */
import type { Clock } from "../src/core/clock.js";
import type { Storage, StorageFault, StorageTrouble } from "../src/core/memory/storage.js";

const firstTryMs = 500;
const longestTryMs = 10_000;
/** After a fault sooner than this after a recovery, pauses are as long as before it. */
const forgottenAfterMs = 60_000;

interface Parts {
  readonly clock: Clock;
  readonly probe: () => unknown;
}

export class StorageHealth implements Storage {
  readonly #parts: Parts;
  readonly #listeners = new Set<(trouble: StorageTrouble | null) => void>();
  readonly #closing = new AbortController();
  #trouble: StorageTrouble | null = null;
  #pauseMs = firstTryMs;
  #recoveredAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  trouble(): StorageTrouble | null {
    return this.#trouble;
  }

  subscribe(listener: (trouble: StorageTrouble | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async recovered(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#trouble === null) return;
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => {
        unsubscribe();
        reject(signal.reason);
      };
      const unsubscribe = this.subscribe((trouble) => {
        if (trouble !== null) return;
        unsubscribe();
        signal.removeEventListener("abort", stop);
        resolve();
      });
      signal.addEventListener("abort", stop, { once: true });
    });
  }

  /** Notes a fault. Damage outranks all others and is final; a replaced file outranks temporary ones. */
  note(fault: StorageFault): void {
    const known = this.#trouble;
    if (this.#closing.signal.aborted || known?.fault === "damaged" || known?.fault === fault)
      return;
    if (known !== null && fault !== "damaged" && fault !== "replaced") return;
    const now = this.#parts.clock.now();
    this.#tell({ fault, since: now });
    if (fault === "damaged" || known !== null) return;
    if (now - this.#recoveredAt > forgottenAfterMs) this.#pauseMs = firstTryMs;
    void this.#tryUntilWritten();
  }

  close(): void {
    this.#closing.abort(new Error("The database was closed."));
  }

  async #tryUntilWritten(): Promise<void> {
    const { clock, probe } = this.#parts;
    const { signal } = this.#closing;
    while (!signal.aborted && this.#trouble?.fault !== "damaged") {
      await clock.sleep(this.#pauseMs, signal).catch(() => undefined);
      if (signal.aborted) return;
      this.#pauseMs = Math.min(longestTryMs, this.#pauseMs * 2);
      try {
        await probe();
      } catch {
        continue; // noted by the statement itself
      }
      this.#recoveredAt = clock.now();
      this.#tell(null);
      return;
    }
  }

  #tell(trouble: StorageTrouble | null): void {
    this.#trouble = trouble;
    for (const listener of [...this.#listeners]) listener(trouble);
  }
}
