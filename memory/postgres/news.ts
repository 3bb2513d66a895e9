/** Where several processes work on one database, each hears of what the others commit. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolClient } from "pg";
import type { Change } from "../../src/core/watch.js";
import { reach } from "./connections.js";

const channel = "sous_changes";
/** A connection may be dead without a word: what is open is told again this often. */
const lookMs = 5000;
const againMs = 500;

interface News extends Change {
  /** Who tells. */
  readonly by: string;
}

/** Inside a transaction: tells of a change when it is committed. @throws ServerError */
export async function tellOthers(connection: PoolClient, news: News): Promise<void> {
  const values = [channel, JSON.stringify(news)];
  await reach(() => connection.query({ name: "tell", text: "SELECT pg_notify($1, $2)", values }));
}

/**
 * Hears of others' changes until closed. After each connection, and now and then, it takes every open episode for
 * changed: what was told meanwhile is lost.
 */
export function hearOthers(
  address: string,
  own: string,
  onChange: (change: Change) => void,
): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;

  async function hear(): Promise<void> {
    const client = new Client({
      connectionString: address,
      application_name: "sous news",
      query_timeout: lookMs,
    });
    const broken = new Promise<never>((_, reject) => {
      client.on("error", reject).on("end", () => reject(new Error("ended")));
    });
    broken.catch(() => undefined);
    client.on("notification", ({ payload = "" }) => {
      const { by, household, episode } = JSON.parse(payload) as News;
      if (by !== own) onChange({ household, episode });
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      while (!signal.aborted) {
        const open = "SELECT household, id AS episode FROM episodes WHERE ended_at IS NULL";
        for (const change of (await client.query<Change>(open)).rows) onChange(change);
        await Promise.race([sleep(lookMs, undefined, { signal }), broken]);
      }
    } finally {
      await client.end();
    }
  }

  async function keepHearing(): Promise<void> {
    while (!signal.aborted) {
      await hear().catch(() => undefined);
      await sleep(againMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const hearing = keepHearing();
  return {
    async close() {
      closing.abort();
      await hearing;
    },
  };
}
