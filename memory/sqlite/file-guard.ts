/** Notices when another program replaces or overwrites the open database file. */
import { randomInt } from "node:crypto";
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from "node:fs";
import type Sqlite3 from "better-sqlite3";
import { StorageError } from "../../src/core/memory/storage.js";
import { Sqlite } from "./library.js";

/**
 * `away`: the file is gone or replaced; `no log`: its write-ahead log is; `overwritten`: either has foreign content.
 */
type Loss = "away" | "overwritten" | "no log";

/** Milliseconds between checks by reads; each transaction checks too. */
const glanceMs = 1000;
const headerBytes = 100;
const [journalAt, counterAt, markAt] = [18, 24, 60];

/** Bytes in the write-ahead log; frame headers end in two running checksums. */
const [logHeaderBytes, frameHeaderBytes, checksumsAt] = [32, 24, 16];

type LogFiles = Readonly<Record<"file" | "index", number>>;

export class FileGuard {
  /** A second connection. While it is open, closing the first writes nothing into the file. */
  readonly #second: Sqlite3.Database;
  /** Closed last: closing any descriptor of a file ends all locks that this process has on it. */
  readonly #descriptor: number;
  readonly #log: LogFiles | null;
  readonly #frameBytes: number;
  readonly #mark: number;
  #seen: { stats: BigIntStats; header: Buffer };
  #loss: Loss | null = null;
  #lookedAt = 0;

  /** @param sqlite must have read or written before */
  constructor(
    private readonly file: string,
    private readonly sqlite: Sqlite3.Database,
    private readonly onLoss: () => void,
  ) {
    this.#mark = markOf(sqlite);
    this.#second = new Sqlite(file, { readonly: true, fileMustExist: true });
    this.#second.prepare("SELECT 1 FROM sqlite_schema").get();
    this.#descriptor = openSync(file, "r");
    const hasLog = sqlite.pragma("journal_mode", { simple: true }) === "wal";
    this.#log = hasLog
      ? { file: openSync(logOf(file), "r"), index: openSync(`${file}-shm`, "r") }
      : null;
    this.#frameBytes = frameHeaderBytes + Number(sqlite.pragma("page_size", { simple: true }));
    this.#seen = { stats: this.#statOpen(), header: this.#readHeader() };
  }

  /** @throws StorageError "storage-replaced" when the file has other content */
  glance(): void {
    if (this.#loss === null && performance.now() - this.#lookedAt < glanceMs) return;
    if (this.#look() === "overwritten") throw this.#error();
  }

  require(): void {
    if (this.#look() !== null) throw this.#error();
  }

  /** Remembers the file's present state, as SQLite may have copied its write-ahead log into it. */
  keep(): void {
    const stats = this.#statOpen();
    if (!isUntouched(stats, this.#seen.stats)) this.#seen = { stats, header: this.#readHeader() };
  }

  /** Returns the error to throw instead of SQLite's, or null when the file is intact. */
  explain(): StorageError | null {
    return this.#look() === null ? null : this.#error();
  }

  /** If another file is at the path, renames our log, which SQLite would copy into that file. */
  close(): void {
    const loss = this.#look();
    const endsInFile = loss === null || loss === "no log";
    if (loss === "no log") this.#setAsideLog();
    if (endsInFile) this.#second.close();
    this.sqlite.close();
    if (!endsInFile && statOf(this.file)) this.#setAsideLog();
    if (!endsInFile) this.#second.close();
    for (const descriptor of [this.#descriptor, ...Object.values(this.#log ?? {})])
      closeSync(descriptor);
  }

  #setAsideLog(): void {
    if (!statOf(logOf(this.file))) return;
    const time = new Date().toISOString().replace(/[:.]/g, "-").replace("Z", "");
    renameSync(logOf(this.file), `${this.file}.replaced-${time}-wal`);
  }

  #error(): StorageError {
    return new StorageError("replaced", this.file);
  }

  #look(): Loss | null {
    this.#lookedAt = performance.now();
    this.#loss = this.#find();
    if (this.#loss !== null) this.onLoss();
    return this.#loss;
  }

  #find(): Loss | null {
    const [stats, atPath] = [this.#statOpen(), statOf(this.file)];
    if (!atPath || !isSame(atPath, stats)) return "away";
    if (!isUntouched(stats, this.#seen.stats)) {
      const header = this.#readHeader();
      const isBack = stats.size === this.#seen.stats.size && header.equals(this.#seen.header);
      if (!isBack && !this.#isOurs(header)) return "overwritten";
      this.#seen = { stats, header };
    }
    if (!this.#log) return null;
    const log = statOf(logOf(this.file));
    if (!log || !isSame(log, fstatSync(this.#log.file, { bigint: true }))) return "no log";
    // Compares twice, as another program may empty the log between two reads.
    return endsAsIndexed(this.#log, this.#frameBytes) || endsAsIndexed(this.#log, this.#frameBytes)
      ? null
      : "overwritten";
  }

  /** True if the file is ours, also after a replication tool moved our log into it. */
  #isOurs(header: Buffer): boolean {
    const before = this.#seen.header;
    return (
      header.length === headerBytes &&
      header.readUInt16BE(journalAt) === before.readUInt16BE(journalAt) &&
      header.readUInt32BE(counterAt) >= before.readUInt32BE(counterAt) &&
      header.readUInt32BE(markAt) === this.#mark
    );
  }

  #statOpen(): BigIntStats {
    return fstatSync(this.#descriptor, { bigint: true });
  }

  #readHeader(): Buffer {
    return readAt(this.#descriptor, headerBytes, 0);
  }
}

/** True if the log's last frame has the checksums that its index names. */
function endsAsIndexed(log: LogFiles, frameBytes: number): boolean {
  // Native byte order; the fifth number counts frames, two are checksums.
  const numbers = new Uint32Array(Uint8Array.from(readAt(log.index, 32, 0)).buffer);
  const [frames = 0, , first, second] = numbers.subarray(4);
  if (frames === 0) return true;
  const last = readAt(log.file, 8, logHeaderBytes + (frames - 1) * frameBytes + checksumsAt);
  return last.length === 8 && last.readUInt32BE(0) === first && last.readUInt32BE(4) === second;
}

function readAt(descriptor: number, length: number, from: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
}

/** Returns a random number kept in the header's user_version, which tells our file from others. */
function markOf(sqlite: Sqlite3.Database): number {
  const mark = Number(sqlite.pragma("user_version", { simple: true }));
  if (mark !== 0) return mark;
  const drawn = randomInt(1, 2 ** 31);
  sqlite.pragma(`user_version = ${drawn}`);
  return drawn;
}

function logOf(file: string): string {
  return `${file}-wal`;
}

function statOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}

function isSame(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}

function isUntouched(one: BigIntStats, other: BigIntStats): boolean {
  return one.size === other.size && one.mtimeNs === other.mtimeNs;
}
