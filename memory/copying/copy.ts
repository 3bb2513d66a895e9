/** Copies all rows of one database into another one, of the same or the other engine: all of them, or none. */
import { SousError } from "../../src/core/errors.js";
import { isPostgres } from "../postgres/address.js";
import { postgresSource, postgresTarget } from "./postgres.js";
import { sqliteSource, sqliteTarget } from "./sqlite.js";
import {
  type Content,
  ContentHash,
  countRows,
  type End,
  listTables,
  readRows,
  type Target,
} from "./tables.js";

export interface CopyOptions {
  /** A file, or the address of a PostgreSQL database. */
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called after each batch with the rows copied so far, and the rows of the table. */
  readonly onProgress: (table: string, rows: number, of: number) => void;
}

/**
 * Copies table by table, and compares both ends before the copy becomes visible. Both are locked meanwhile.
 *
 * @returns the content of each table, the same on both ends
 * @throws InputError when the target has rows; LockedError while a process writes one of them;
 *   SousError "not-whole", "copy-differs"
 */
export async function copyRows(options: CopyOptions): Promise<Readonly<Record<string, Content>>> {
  const { from, to, now } = options;
  const source = await (isPostgres(from) ? postgresSource : sqliteSource)(from);
  try {
    const target = await (isPostgres(to) ? postgresTarget : sqliteTarget)(to, now);
    try {
      const contents = await fill(source, target, options);
      await target.finish(await source.counters());
      return contents;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function fill(
  source: End,
  target: Target,
  { onProgress }: CopyOptions,
): Promise<Readonly<Record<string, Content>>> {
  const contents: Record<string, Content> = {};
  for (const table of listTables()) {
    const of = await source.read(countRows(table));
    const [given, taken] = [new ContentHash(), new ContentHash()];
    for await (const rows of readRows(source, table)) {
      given.add(rows);
      await target.insert(table, rows);
      onProgress(table.name, given.rows, of);
    }
    for await (const rows of readRows(target, table)) taken.add(rows);
    const [content, copied] = [given.content(), taken.content()];
    if (content.sha256 !== copied.sha256)
      throw new SousError(
        "copy-differs",
        `${table.name} differs: ${content.rows} rows were read, ${copied.rows} written. Nothing was copied.`,
      );
    contents[table.name] = content;
  }
  return contents;
}
