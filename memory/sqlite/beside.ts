/** Reads in a thread of its own: what takes long must not keep the event loop from hearing people. */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { SousError } from "../../src/core/errors.js";
import type { Params } from "./database.js";

/** Plain JavaScript, so that the thread needs no loader. Its connection can only read. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const Sqlite = require(workerData.driver);
const sqlite = new Sqlite(workerData.file, { readonly: true, fileMustExist: true });
parentPort.on("message", ({ id, sql, params }) => {
  try {
    parentPort.postMessage({ id, rows: sqlite.prepare(sql).all(params) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
`;

interface Answer {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly error?: string;
}

interface Waiting {
  resolve(rows: readonly unknown[]): void;
  reject(error: Error): void;
}

/** Statements that read a database file, one after the other, beside the event loop. */
export class BesideReader {
  readonly #file: string;
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * The rows of a statement, as they are now or a moment later.
   *
   * @throws SousError "read-failed" when the statement fails or the thread ends
   */
  all(sql: string, params: Params): Promise<readonly unknown[]> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, sql, params });
    });
  }

  /** Ends the thread with all that it remembers. The next statement starts another. */
  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const driver = createRequire(import.meta.url).resolve("better-sqlite3");
    const worker = new Worker(program, { eval: true, workerData: { file: this.#file, driver } });
    worker.on("message", ({ id, rows, error }: Answer) => {
      const one = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) worker.unref();
      if (rows) one?.resolve(rows);
      else one?.reject(failure(error ?? "no rows"));
    });
    worker.on("error", (error) => this.#fail(worker, error.message));
    worker.on("exit", () => this.#fail(worker, "the thread has ended"));
    return worker;
  }

  #fail(worker: Worker, reason: string): void {
    if (this.#worker === worker) this.#worker = null;
    if (this.#worker !== null) return;
    for (const { reject } of this.#waiting.values()) reject(failure(reason));
    this.#waiting.clear();
  }
}

function failure(reason: string): SousError {
  return new SousError("read-failed", `The database could not be read: ${reason}. Try again.`);
}
