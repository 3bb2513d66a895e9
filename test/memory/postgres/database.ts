/** Databases on a cluster that the tests of one file share. */
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { PostgresDatabase } from "../../../memory/postgres/database.js";
import { migrate } from "../../../memory/postgres/migrate.js";
import { findPostgres, type PostgresCluster, startPostgres } from "../../peers/postgres.js";

const programs = findPostgres();
/** Tests are left out where PostgreSQL is not installed, and the end of the run says so. */
export const isMissing = programs === null;

const template = "sous_template";

/** What a file of tests has: each call of `create` gives the URL of a database with the schema and no rows. */
export function usePostgres(): { cluster(): PostgresCluster; create(): Promise<string> } {
  let cluster: PostgresCluster | undefined;
  let created = 0;
  beforeAll(async () => {
    if (programs === null) return;
    cluster = await startPostgres(programs);
    const db = new PostgresDatabase({ url: await cluster.create(template) });
    await migrate(db, 0);
    await db.close();
  });
  afterAll(() => cluster?.stop());
  const running = (): PostgresCluster => {
    if (!cluster) throw new Error("The cluster runs only within tests.");
    return cluster;
  };
  return {
    cluster: running,
    create() {
      created += 1;
      return running().create(`sous_${created}`, template);
    },
  };
}

const clear = `DO $$ DECLARE one regclass; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR one IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname NOT IN ('migrations', 'leases') LOOP EXECUTE 'DELETE FROM ' || one; END LOOP;
  FOR one IN SELECT oid FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
    LOOP PERFORM setval(one, 1, false); END LOOP;
END $$`;

/** Takes all rows out: quicker than another database. */
export async function clearRows(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(clear);
  await client.end();
}
