import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { findPostgres, type PostgresCluster } from "../../peers/postgres.js";
import { databaseMaker, startWithTemplate } from "../../peers/postgres-once.js";

export const isMissing = findPostgres() === null;

/** Creates a database with the schema, or empty, on the shared server. Returns its URL. */
export async function createDatabase(
  kind: "with schema" | "empty" = "with schema",
): Promise<string> {
  const path = kind === "empty" ? "empty" : "";
  const response = await fetch(`http://127.0.0.1:${inject("postgres")}/${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** A separate server, for tests that stop it or read its folder. */
export function useOwnPostgres(): { cluster(): PostgresCluster; create(): Promise<string> } {
  let cluster: PostgresCluster | undefined;
  let make: ReturnType<typeof databaseMaker> | undefined;
  beforeAll(async () => {
    if (isMissing) return;
    cluster = await startWithTemplate();
    make = databaseMaker(cluster);
  });
  afterAll(() => cluster?.stop());
  const running = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error("The server runs only within tests.");
    return part;
  };
  return { cluster: () => running(cluster), create: () => running(make)(false) };
}

const clear = `DO $$ DECLARE one regclass; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR one IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname NOT IN ('migrations', 'leases') LOOP EXECUTE 'DELETE FROM ' || one; END LOOP;
  FOR one IN SELECT oid FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
    LOOP PERFORM setval(one, 1, false); END LOOP;
END $$`;

/** Faster than a new database. */
export async function clearRows(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(clear);
  await client.end();
}
