/** One PostgreSQL server per run, started on first use; test processes reach it over HTTP (`usePostgres`). */
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { PostgresDatabase } from "../../memory/postgres/database.js";
import { migrate } from "../../memory/postgres/migrate.js";
import { listenOnLoopback } from "./control.js";
import { findPostgres, type PostgresCluster, startPostgres } from "./postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgres: number;
  }
}

const template = "sous_template";

export async function startWithTemplate(): Promise<PostgresCluster> {
  const cluster = await startPostgres(findPostgres() ?? "");
  const db = new PostgresDatabase({ url: await cluster.create(template) });
  await migrate(db, 0);
  await db.close();
  return cluster;
}

/** @returns a function that makes a database, with the schema unless empty, and returns its URL */
export function databaseMaker(cluster: PostgresCluster): (isEmpty: boolean) => Promise<string> {
  let made = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (isEmpty) => {
    made += 1;
    const name = `sous_${made}`;
    // PostgreSQL cannot copy a database in use.
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
