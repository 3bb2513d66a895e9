/** One running `sous serve` under attack: how it is asked, and what it must never do, whatever it is asked. */
import { readFileSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { type Answer, type Ask, ask } from "./web.js";

export interface TargetParts {
  readonly url: URL;
  readonly database: string;
  /** What the product said on standard error. */
  readonly logFile: string;
  /** Values that must be in no answer and no log, by what they are. */
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

  /** Asks, and looks for what no answer may be: a failure of the server, or a secret. */
  async ask(given: Ask): Promise<Answer> {
    const answer = await ask(this.url, given);
    const what = `${given.method ?? "GET"} ${given.path.slice(0, 80)}`;
    // A refusal that says when to come again is no failure.
    const isBusy = answer.status === 503 && answer.headers["retry-after"] !== undefined;
    if (answer.status >= 500 && !isBusy) this.#faults.push(`${what}: ${answer.status}`);
    this.examine(what, `${JSON.stringify(answer.headers)}\n${answer.body}`);
    return answer;
  }

  /** Looks for secrets in what somebody got to see. */
  examine(where: string, text: string): void {
    for (const [name, value] of Object.entries(this.secrets))
      if (text.includes(value)) this.#faults.push(`${where}: shows ${name}`);
  }

  /** What was found since it was asked last. */
  takeFaults(): readonly string[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  get log(): string {
    return readFileSync(this.#logFile, "utf8");
  }

  /** Bytes. */
  get logSize(): number {
    return statSync(this.#logFile).size;
  }

  /** Reads the database beside its owner: an attack is judged by what is kept, not by what is answered. */
  rows<Row = Record<string, unknown>>(sql: string, ...given: readonly string[]): readonly Row[] {
    const db = new Sqlite(this.database, { readonly: true });
    try {
      return db.prepare<unknown[], Row>(sql).all(...given);
    } finally {
      db.close();
    }
  }

  /** The first value of the first row. */
  value(sql: string, ...given: readonly string[]): string {
    return String(Object.values(this.rows(sql, ...given)[0] ?? {})[0] ?? "");
  }
}
