/** Keeps the seals of a database while it is written, and its watermark beside it. */

import type { SealKeeper } from "./seal-keeper.js";
import {
  addRow,
  hashCounters,
  hashRow,
  hashSeals,
  listSealedTables,
  placeOfCounters,
  quote,
  readCounters,
  readSeals,
  type Seals,
} from "./seals.js";
import type { SqliteFile } from "./sqlite-file.js";
import type { Watermark } from "./watermark.js";

const functionName = "sous_seal";

/** What one row has changed, until its transaction ends. */
interface Change {
  /** The table's place among all. */
  readonly table: number;
  readonly by: 1 | -1;
  readonly hash: Buffer;
}

/** The counters that number rows, as one text. */
interface Counters {
  readonly text: string;
  readonly hash: Buffer;
}

interface SealerOptions {
  readonly db: SqliteFile;
  readonly now: () => number;
  readonly watermark: Watermark;
}

export class Sealer implements SealKeeper {
  readonly #options: SealerOptions;
  #seals: Seals;
  /** Of the present transaction, in order. */
  #changes: Change[] = [];
  /** The seals, and what the counters are, once the present transaction is committed. */
  #next: (Seals & { readonly counters: Counters }) | null = null;
  #counters: Counters;

  /** Takes over the seals that are stored. Every change from now on changes them. */
  constructor(options: SealerOptions) {
    const { db, watermark } = options;
    this.#options = options;
    const seals = readSeals(db);
    if (!seals) throw new RangeError("The database has no seals.");
    this.#seals = seals;
    this.#counters = toCounters(readCounters(db));
    db.define(functionName, (place, by, ...row) => {
      const table = Number(place);
      const hash = hashRow(seals.tables[table] ?? "", row);
      this.#changes.push({ table, by: by === 1 ? 1 : -1, hash });
    });
    const columns = listSealedTables(db);
    const triggers = seals.tables.map((name, place) =>
      triggersOf(name, place, columns.get(name) ?? []),
    );
    db.exec(`BEGIN; ${triggers.join("\n")} COMMIT`);
    watermark.write(seals, true);
  }

  mark(): number {
    return this.#changes.length;
  }

  undo(mark: number): void {
    this.#changes.length = mark;
  }

  flush(): void {
    this.#next = null;
    const { db, now } = this.#options;
    // A counter may rise without a row.
    const counters = this.#lookAtCounters();
    if (this.#changes.length === 0 && counters === this.#counters) return;
    const { lineage, sequence, tables, sums: before, hash: previous } = this.#seals;
    const sums = Buffer.from(before);
    for (const { table, by, hash } of this.#changes) addRow(sums, table, by, hash);
    this.#changes = [];
    const place = placeOfCounters(this.#seals);
    addRow(sums, place, -1, this.#counters.hash);
    addRow(sums, place, 1, counters.hash);
    const next = { lineage, sequence: sequence + 1, at: Math.round(now()), tables, sums, previous };
    const hash = hashSeals(next);
    db.run("UPDATE seals SET sequence = ?, at = ?, sums = ?, previous = ?, hash = ? WHERE id = 1", [
      next.sequence,
      next.at,
      sums,
      previous,
      hash,
    ]);
    this.#next = { ...next, hash, counters };
  }

  #lookAtCounters(): Counters {
    const text = readCounters(this.#options.db);
    return text === this.#counters.text ? this.#counters : toCounters(text);
  }

  commit(isDurable: boolean): void {
    const next = this.#next;
    this.abort();
    if (!next) return;
    this.#seals = next;
    this.#counters = next.counters;
    this.#options.watermark.write(next, isDurable);
  }

  abort(): void {
    this.#next = null;
    this.#changes = [];
  }
}

function toCounters(text: string): Counters {
  return { text, hash: hashCounters(text) };
}

/** @param columns none: the schema, which only migrations change */
function triggersOf(name: string, place: number, columns: readonly string[]): string {
  if (columns.length === 0) return "";
  const seal = (by: 1 | -1, row: "NEW" | "OLD"): string =>
    `SELECT ${functionName}(${place}, ${by}, ${columns.map((one) => `${row}.${quote(one)}`).join(", ")});`;
  const on = (event: string, ...work: readonly string[]): string =>
    `CREATE TEMP TRIGGER ${quote(`sealed_${name}_${event}`)} AFTER ${event} ON main.${quote(name)}
     BEGIN ${work.join(" ")} END;`;
  return [
    on("INSERT", seal(1, "NEW")),
    on("DELETE", seal(-1, "OLD")),
    on("UPDATE", seal(-1, "OLD"), seal(1, "NEW")),
  ].join("\n");
}
