/** One running `sous serve` under attack: how it is asked, and what it must never do, whatever it is asked. */
import { readFileSync, statSync } from "node:fs";
import { type Answer, type Ask, ask } from "./ask.js";

export interface TargetParts {
  readonly url: URL;
  readonly database: string;
  /** What the product said on standard error. */
  readonly logFile: string;
  /** Values that must stand in no answer and no log, by what they are. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** A refusal that says when to come again is no failure. */
const isBusy = ({ status, headers }: Answer): boolean =>
  status === 503 && headers["retry-after"] !== undefined;

export class Target {
  readonly url: URL;
  readonly database: string;
  readonly logFile: string;
  readonly #secrets: readonly (readonly [name: string, value: string])[];
  #faults: string[] = [];

  constructor({ url, database, logFile, secrets }: TargetParts) {
    this.url = url;
    this.database = database;
    this.logFile = logFile;
    this.#secrets = Object.entries(secrets).filter(([, value]) => value !== "");
  }

  /** Asks, and looks for what no answer may be: a failure of the server, or a secret. */
  async ask(given: Ask): Promise<Answer> {
    const answer = await ask(this.url, given);
    const what = `${given.method ?? "GET"} ${given.path.slice(0, 80)}`;
    if (answer.status >= 500 && !isBusy(answer)) this.#faults.push(`${what}: ${answer.status}`);
    this.examine(what, `${JSON.stringify(answer.headers)}\n${answer.body}`);
    return answer;
  }

  /** Looks for secrets in what somebody got to see. */
  examine(where: string, text: string): void {
    for (const [name, value] of this.#secrets)
      if (text.includes(value)) this.#faults.push(`${where}: shows ${name}`);
  }

  /** What was found since it was asked last. */
  takeFaults(): readonly string[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  get log(): string {
    return readFileSync(this.logFile, "utf8");
  }

  /** Bytes. */
  get logSize(): number {
    return statSync(this.logFile).size;
  }
}
