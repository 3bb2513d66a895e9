/** Checks every response of the attacked `sous serve`. */
import { readFileSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import type { Answer, Sent } from "../../peers/browser.js";
import { ask } from "./web.js";

export interface TargetParts {
  readonly url: URL;
  readonly database: string;
  readonly logFile: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly pid: () => number;
}

export class Target {
  readonly url: URL;
  readonly database: string;
  readonly secrets: TargetParts["secrets"];
  readonly pid: () => number;
  readonly #logFile: string;
  #faults: string[] = [];

  constructor({ url, database, logFile, secrets, pid }: TargetParts) {
    this.url = url;
    this.database = database;
    this.secrets = secrets;
    this.pid = pid;
    this.#logFile = logFile;
  }

  async ask(given: Sent): Promise<Answer> {
    const answer = await ask(this.url, given);
    const what = `${given.method ?? "GET"} ${given.path.slice(0, 80)}`;
    const isBusy = answer.status === 503 && answer.headers["retry-after"] !== undefined;
    if (answer.status >= 500 && !isBusy) this.#faults.push(`${what}: ${answer.status}`);
    this.examine(what, `${JSON.stringify(answer.headers)}\n${answer.body}`);
    return answer;
  }

  examine(where: string, text: string): void {
    for (const [name, value] of Object.entries(this.secrets))
      if (text.includes(value)) this.#faults.push(`${where}: shows ${name}`);
  }

  takeFaults(): readonly string[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  get log(): string {
    return readFileSync(this.#logFile, "utf8");
  }

  get logSize(): number {
    return statSync(this.#logFile).size;
  }

  /** Reads the database directly: attacks are judged by stored data, not answers. */
  rows<Row = Record<string, unknown>>(sql: string, ...given: readonly string[]): readonly Row[] {
    const db = new Sqlite(this.database, { readonly: true });
    try {
      return db.prepare<unknown[], Row>(sql).all(...given);
    } finally {
      db.close();
    }
  }

  value(sql: string, ...given: readonly string[]): string {
    return String(Object.values(this.rows(sql, ...given)[0] ?? {})[0] ?? "");
  }
}
