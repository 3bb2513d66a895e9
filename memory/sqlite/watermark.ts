/**
 * The watermark beside a database: how far it was written. SQLite forgets without a word what stood in a log that
 * was deleted or damaged; the watermark knows of it.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { hashSeals, type Seals, sumBytes } from "./seals.js";

/** The seals, and the last transaction that had waited for the disk. */
export interface WatermarkContent extends Seals {
  readonly durable: number;
}

export interface Watermark {
  write(seals: Seals, isDurable: boolean): void;
  close(): void;
}

/** Three doubles, two hashes, and the length of the words that follow; then the words, and the sums. */
const places = { sequence: 0, durable: 8, at: 16, previous: 24, hash: 56, words: 88, rest: 92 };

export function watermarkFile(database: string): string {
  return `${database}.watermark`;
}

/** Null when there is none; "garbled" when it cannot be read. */
export function readWatermark(database: string): WatermarkContent | "garbled" | null {
  const file = watermarkFile(database);
  if (!existsSync(file)) return null;
  try {
    return parse(readFileSync(file));
  } catch {
    return "garbled";
  }
}

function parse(bytes: Buffer): WatermarkContent | "garbled" {
  const sumsAt = places.rest + bytes.readUInt32LE(places.words);
  const [lineage = "", ...tables] = bytes.toString("utf8", places.rest, sumsAt).split("\n");
  const content = {
    lineage,
    tables,
    sequence: bytes.readDoubleLE(places.sequence),
    durable: bytes.readDoubleLE(places.durable),
    at: bytes.readDoubleLE(places.at),
    sums: bytes.subarray(sumsAt, sumsAt + tables.length * sumBytes),
    previous: bytes.subarray(places.previous, places.hash),
    hash: bytes.subarray(places.hash, places.words),
  };
  return hashSeals(content).equals(content.hash) ? content : "garbled";
}

/**
 * For the owner of the database. It is written in place, so that a full disk does not matter, and is not worth a
 * failure: whatever goes wrong, the rows count.
 */
export function openWatermark(database: string): Watermark {
  let file: number | null = null;
  let bytes = Buffer.alloc(0);
  let sumsAt = 0;
  let durable = 0;

  /** What stays the same while the database is open. */
  function prepare({ lineage, tables, sums }: Seals): void {
    const words = Buffer.from([lineage, ...tables].join("\n"));
    sumsAt = places.rest + words.length;
    bytes = Buffer.alloc(sumsAt + sums.length);
    bytes.writeUInt32LE(words.length, places.words);
    words.copy(bytes, places.rest);
  }

  return {
    write(seals, isDurable) {
      const { sequence, at, sums, previous, hash } = seals;
      if (isDurable) durable = sequence;
      if (bytes.length === 0) prepare(seals);
      bytes.writeDoubleLE(sequence, places.sequence);
      bytes.writeDoubleLE(durable, places.durable);
      bytes.writeDoubleLE(at, places.at);
      previous.copy(bytes, places.previous);
      hash.copy(bytes, places.hash);
      sums.copy(bytes, sumsAt);
      try {
        file ??= openForWriting(watermarkFile(database));
        writeSync(file, bytes, 0, bytes.length, 0);
      } catch {
        // The next one will do.
      }
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

/** Its old content stays until the first write. */
function openForWriting(file: string): number {
  closeSync(openSync(file, "a", 0o600));
  return openSync(file, "r+");
}
