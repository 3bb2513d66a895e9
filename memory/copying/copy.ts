/** Copies a whole database (`sous db copy`), from SQLite or PostgreSQL to either, completely or not at all. */
import { createHash } from "node:crypto";
import { SousError } from "../../src/core/errors.js";
import { isPostgres } from "../postgres/address.js";
import { postgresSource, postgresTarget } from "./postgres.js";
import { sqliteSource, sqliteTarget } from "./sqlite.js";
import { listTables, type Row, readRows } from "./tables.js";

type Content = Awaited<ReturnType<typeof measure>>;

/**
 * Locks both databases, copies, and compares the rows before the copy becomes visible.
 * @returns number and digest of the rows, by table
 * @throws InputError when the target has rows, LockedError when a process writes either, SousError "not-whole",
 * "copy-differs"
 */
export async function copyRows({
  from,
  to,
  now,
  onProgress,
}: {
  readonly from: string;
  readonly to: string;
  readonly now: number;
  /** @param rows copied so far @param of number of rows in the table */
  readonly onProgress: (table: string, rows: number, of: number) => void;
}): Promise<Readonly<Record<string, Content>>> {
  const source = await (isPostgres(from) ? postgresSource : sqliteSource)(from);
  try {
    const target = await (isPostgres(to) ? postgresTarget : sqliteTarget)(to, now);
    try {
      const contents: Record<string, Content> = {};
      for (const table of listTables()) {
        const { name } = table;
        const [counted] = await source.all(`SELECT count(*) AS rows FROM "${name}"`);
        const copied = await measure(readRows(source, table), async (rows, before) => {
          await target.insert(table, rows);
          onProgress(name, before + rows.length, Number(counted?.rows));
        });
        const { rows, sha256 } = await measure(readRows(target, table));
        if (copied.sha256 !== sha256)
          throw new SousError(
            "copy-differs",
            `${name} differs: ${copied.rows} rows were read, ${rows} written. Nothing was copied.`,
          );
        contents[name] = copied;
      }
      await target.finish(await source.counters());
      return contents;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function measure(
  batches: AsyncIterable<readonly Row[]>,
  pass: (batch: readonly Row[], before: number) => Promise<void> = async () => undefined,
) {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const batch of batches) {
    for (const row of batch) hash.update(JSON.stringify(Object.values(row)));
    await pass(batch, rows);
    rows += batch.length;
  }
  return { rows, sha256: hash.digest("hex") };
}
