/**
 * One PostgreSQL server for all test files of a run. It starts when a test first asks for a database, and ends with the
 * run. Tests ask over HTTP, as they run in other processes: see `usePostgres`.
 */
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { PostgresDatabase } from "../../memory/postgres/database.js";
import { migrate } from "../../memory/postgres/migrate.js";
import { listenOnLoopback } from "./control.js";
import { findPostgres, type PostgresCluster, startPostgres } from "./postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** The port that makes databases. */
    readonly postgres: number;
  }
}

const template = "sous_template";

/** Starts a server with a database that has the schema and no rows. */
export async function startWithTemplate(): Promise<PostgresCluster> {
  const cluster = await startPostgres(findPostgres() ?? "");
  const db = new PostgresDatabase({ url: await cluster.create(template) });
  await migrate(db, 0);
  await db.close();
  return cluster;
}

/** @returns what makes a database, which has the schema unless it is to be empty; its URL */
export function databaseMaker(cluster: PostgresCluster): (isEmpty: boolean) => Promise<string> {
  let made = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (isEmpty) => {
    made += 1;
    const name = `sous_${made}`;
    // PostgreSQL copies a database only while nobody uses it.
    const next = last.then(() => cluster.create(name, isEmpty ? undefined : template));
    last = next.catch(() => undefined);
    return next;
  };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresCluster> | null = null;
  let making: Promise<ReturnType<typeof databaseMaker>> | null = null;
  const server = createServer(async (request, response) => {
    try {
      starting ??= startWithTemplate();
      making ??= starting.then(databaseMaker);
      response.end(await (await making)(request.url === "/empty"));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  project.provide("postgres", await listenOnLoopback(server));
  return async () => {
    server.close();
    await (await starting)?.stop();
  };
}
