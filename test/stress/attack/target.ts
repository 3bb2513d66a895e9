/** Checks every response of the attacked `sous serve`. */
import { readFileSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { type Answer, type Ask, ask } from "./web.js";

export type Target = ReturnType<typeof openTarget>;

export function openTarget(
  url: URL,
  database: string,
  logFile: string,
  secrets: Readonly<Record<string, string>>,
  pid: () => number,
) {
  let faults: string[] = [];
  const examine = (where: string, text: string): void => {
    for (const [name, value] of Object.entries(secrets))
      if (text.includes(value)) faults.push(`${where}: shows ${name}`);
  };
  /** Reads the database directly: attacks are judged by stored data, not answers. */
  const rows = <Row = Record<string, unknown>>(sql: string, ...given: string[]): readonly Row[] => {
    const db = new Sqlite(database, { readonly: true });
    try {
      return db.prepare<unknown[], Row>(sql).all(...given);
    } finally {
      db.close();
    }
  };
  return {
    url,
    database,
    secrets,
    pid,
    examine,
    rows,
    async ask(given: Ask): Promise<Answer> {
      const answer = await ask(url, given);
      const what = `${given.method ?? "GET"} ${given.path.slice(0, 80)}`;
      // 503 with Retry-After is no failure.
      const isBusy = answer.status === 503 && answer.headers["retry-after"] !== undefined;
      if (answer.status >= 500 && !isBusy) faults.push(`${what}: ${answer.status}`);
      examine(what, `${JSON.stringify(answer.headers)}\n${answer.body}`);
      return answer;
    },
    takeFaults(): readonly string[] {
      const taken = faults;
      faults = [];
      return taken;
    },
    get log() {
      return readFileSync(logFile, "utf8");
    },
    get logSize() {
      return statSync(logFile).size;
    },
    value: (sql: string, ...given: string[]) =>
      String(Object.values(rows(sql, ...given)[0] ?? {})[0] ?? ""),
  };
}
