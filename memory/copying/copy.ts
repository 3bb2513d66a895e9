/** Copies all rows of one database into another one, whatever their engines. */
import { SousError } from "../../src/core/errors.js";
import { isPostgres } from "../postgres/address.js";
import type { Source, Target } from "./ends.js";
import { fileSource, fileTarget } from "./file-ends.js";
import { postgresSource, postgresTarget } from "./postgres-ends.js";
import { type Content, countRows, hashTable, lastKey, listTables, readRows } from "./tables.js";

export interface CopyOptions {
  /** A file, or the address of a PostgreSQL database. */
  readonly from: string;
  readonly to: string;
  /** Goes on with a copy that was interrupted. */
  readonly resume: boolean;
  readonly now: number;
  /** Called after each batch of rows. @param of how many rows the table has */
  readonly onProgress: (table: string, rows: number, of: number) => void;
}

/**
 * Copies table by table, and compares both ends. Only when they are the same can the copy be opened. Both are locked
 * meanwhile.
 *
 * @returns what each table holds on both ends
 * @throws InputError when the target has rows, or is another copy that was interrupted; LockedError while a process
 *   writes one of them; SousError "copy-differs"
 */
export async function copyRows(options: CopyOptions): Promise<Readonly<Record<string, Content>>> {
  const { from, to } = options;
  const source = await (isPostgres(from) ? postgresSource : fileSource)(from);
  try {
    const open = isPostgres(to) ? postgresTarget : fileTarget;
    const target = await open(to, { ...options, from: source.name });
    try {
      return await fill(source, target, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function fill(
  source: Source,
  target: Target,
  { onProgress }: CopyOptions,
): Promise<Readonly<Record<string, Content>>> {
  const tables = listTables();
  for (const table of tables) {
    const of = await source.db.read(countRows(table));
    let rows = await target.db.read(countRows(table));
    const last = await target.db.read(lastKey(table));
    for await (const batch of readRows(source.db, table, last)) {
      await target.insert(table, batch);
      rows += batch.length;
      onProgress(table.name, rows, of);
    }
  }
  const contents: Record<string, Content> = {};
  for (const table of tables) {
    const [given, taken] = await Promise.all([
      hashTable(source.db, table),
      hashTable(target.db, table),
    ]);
    if (given.sha256 !== taken.sha256) throw differs(table.name, given.rows, taken.rows);
    contents[table.name] = given;
  }
  await target.finish(await source.counters());
  return contents;
}

function differs(table: string, given: number, taken: number): SousError {
  const rows = given === taken ? `one of ${given} rows` : `${given} rows against ${taken}`;
  return new SousError(
    "copy-differs",
    `${table} differs: ${rows}. Something wrote meanwhile, or between two beginnings. Delete the copy and begin again.`,
  );
}
