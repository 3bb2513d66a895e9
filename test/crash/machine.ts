/** A machine whose database, clock and channel survive processes. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import type { OpenMemory } from "../../memory/open.js";
import { blankImage } from "../../memory/sqlite/blank.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { StorageHealth } from "../../memory/storage-health.js";
import type { Memory } from "../../memory/stores.js";
import { createStores } from "../../memory/stores.js";
import type { Database } from "../../memory/work.js";
import { createBus } from "../../src/app/serve/bus.js";
import { createParts, type SousOptions } from "../../src/app/wire.js";
import type { Clock } from "../../src/core/clock.js";
import type { Change } from "../../src/core/episode/watch.js";
import { StorageError, type StorageFault } from "../../src/core/memory/storage.js";
import { KeptChannel } from "./channel.js";
import { Life } from "./life.js";
import { mortalDatabase } from "./mortal-database.js";
import { VirtualClock } from "./virtual-clock.js";

/**
 * What a dead process leaves:
 * - `memory`: all commits, in memory; fastest.
 * - `file`: database file and log at that moment.
 * - `power`: synced data: up to the last `write`, without later `writeSoon`.
 */
export type Remains = "memory" | "file" | "power";

export type Process = Awaited<ReturnType<typeof createParts>> & {
  readonly stop: () => Promise<void>;
  readonly isDamaged: () => boolean;
};

export const startsAt = Date.UTC(2026, 0, 5, 9);

export class Machine {
  readonly clock = new VirtualClock(startsAt);
  readonly channel = new KeptChannel(this.clock);
  life = new Life();
  process: Process | null = null;
  fault: StorageFault | null = null;
  onStatement: () => void = () => undefined;
  onCommit: () => void = () => undefined;
  trouble: StorageFault | null = null;
  readonly #remains: Remains;
  readonly #settings: Partial<SousOptions>;
  readonly #folder: string | null;
  #file: SqliteFile;
  #onChange: (change: Change) => void = () => undefined;
  #synced = blankImage(startsAt);
  #lives = 0;
  #rows: Memory | null = null;

  constructor(remains: Remains = "memory", settings: Partial<SousOptions> = {}) {
    this.#remains = remains;
    this.#settings = settings;
    this.#folder = remains === "memory" ? null : mkdtempSync(path.join(tmpdir(), "sous-crash-"));
    const first = this.#path();
    if (first) writeFileSync(first, this.#synced);
    this.#file = this.#open(first);
  }

  get rows(): Memory {
    const { clock } = this;
    const storage = new StorageHealth({ clock, probe: () => undefined });
    this.#rows ??= createStores({ db: this.#driver(), storage, clock, file: null });
    return this.#rows;
  }

  async start(life = new Life()): Promise<void> {
    this.life = life;
    this.process = null;
    life.atEnd = () => this.#keepRemains();
    const made = this.#startProcess(life);
    this.process = await life.outlive(made);
  }

  async startAgain(life = new Life()): Promise<void> {
    await this.channel.stop();
    if (this.life.isOver) this.#openRemains();
    await this.start(life);
  }

  async end(): Promise<void> {
    if (this.process) await this.life.outlive(this.process.stop());
    this.#file.close();
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startProcess(life: Life): Promise<Process> {
    const log = pino({ level: "silent" });
    const clock: Clock = {
      now: () => this.clock.now(),
      elapsed: () => this.clock.elapsed(),
      sleep: (ms, signal) => life.live(() => this.clock.sleep(ms, signal)),
    };
    const bus = createBus();
    this.#onChange = bus.emit;
    const health = new StorageHealth({
      clock,
      probe: () => {
        if (this.fault) throw new StorageError(this.fault, "the disk");
      },
    });
    this.trouble = null;
    health.subscribe((trouble) => {
      this.trouble = trouble?.fault ?? null;
    });
    const db = mortalDatabase(this.#driver(), life, {
      beforeStatement: () => {
        this.onStatement();
        if (!this.fault) return;
        health.note(this.fault);
        throw new StorageError(this.fault, "the disk");
      },
      afterCommit: () => this.onCommit(),
    });
    const stores = createStores({ db, storage: health, clock, file: null });
    const rows: OpenMemory = { ...stores, file: ":memory:", readOnly: false };
    const options: SousOptions = {
      database: ":memory:",
      command: "a test",
      clock,
      log,
      bots: [this.channel.seenBy(life)],
      answerTimeoutMs: 3_600_000,
      paceMs: 0,
      ...this.#settings,
    };
    const parts = await createParts(options, rows, bus);
    let isDamaged = false;
    const started = await parts.start();
    void started.damaged.then(() => {
      isDamaged = true;
    });
    await parts.runner.resume();
    const stop = () => started.stop().then(() => health.close());
    return { ...parts, stop, isDamaged: () => isDamaged };
  }

  #driver(): Database {
    const driver = createSqliteDriver(this.#file, null);
    if (this.#remains !== "power") return driver;
    return {
      ...driver,
      write: async (make) => {
        const result = await driver.write(make);
        this.#synced = this.#file.image();
        return result;
      },
    };
  }

  #open(name: string | null): SqliteFile {
    const file = name ?? (() => blankImage(startsAt));
    return new SqliteFile({ file, readOnly: false, onChange: (change) => this.#onChange(change) });
  }

  #path(life = this.#lives): string | null {
    return this.#folder && path.join(this.#folder, `${life}.db`);
  }

  #keepRemains(): void {
    const [from, to] = [this.#path(), this.#path(this.#lives + 1)];
    if (!from || !to) return;
    if (this.#remains === "power") writeFileSync(to, this.#synced);
    else for (const end of ["", "-wal"]) copyFileSync(from + end, to + end);
  }

  #openRemains(): void {
    if (this.#folder === null) return;
    const former = this.#file;
    this.#lives += 1;
    this.#rows = null;
    this.#file = this.#open(this.#path());
    former.close();
  }
}
