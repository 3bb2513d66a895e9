import { forgetChanges } from "../index/row-reader.js";
import { StorageHealth } from "../storage-health.js";
import { createStores, type Stores, type StoresOptions } from "../stores.js";
import { namePostgres } from "./address.js";
import { PostgresDatabase, type PostgresOptions } from "./database.js";
import { type Lease, leadNow, nameHolder } from "./leader.js";
import { isEmpty, migrate, requireMigrated } from "./migrate.js";

/**
 * Opens the database; creates the schema if it is empty.
 * @throws LockedError, SousError "database-older", StorageError "unreachable"
 */
export async function openPostgres(
  options: Omit<StoresOptions, "db" | "storage" | "file"> &
    Omit<PostgresOptions, "url" | "onFault" | "lease"> & {
      readonly file: string;
      readonly lease?: Lease | undefined;
      readonly command?: string;
    },
): Promise<Stores & { file: string; readOnly: boolean }> {
  const { file: url, clock, command = "sous", readOnly = false } = options;
  const holder = nameHolder(command);
  const lease = readOnly ? null : (options.lease ?? (await leadNow({ address: url, holder })));
  let db: PostgresDatabase | null = null;
  const health = new StorageHealth({ clock, probe: () => db?.write(function* () {}) });
  db = new PostgresDatabase({
    ...options,
    url,
    lease: lease ?? undefined,
    onFault: (fault) => readOnly || health.note(fault),
  });
  const own = db;
  try {
    if (!readOnly && (await isEmpty(own))) await migrate(own, clock.now());
    await requireMigrated(own);
    if (!readOnly) await own.writeSoon(forgetChanges);
  } catch (error) {
    health.close();
    await own.close();
    await lease?.close();
    throw error;
  }
  const stores = createStores({ ...options, db: own, storage: health, file: null });
  return {
    ...stores,
    file: namePostgres(url),
    readOnly,
    async close() {
      await stores.close();
      health.close();
      await own.close();
      await lease?.close();
    },
  };
}
