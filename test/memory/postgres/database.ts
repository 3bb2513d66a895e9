/** Databases on a cluster that the tests of one file share. */
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
