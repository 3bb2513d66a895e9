/** Reads in a worker thread, so that long queries don't block the event loop. */
import { Worker } from "node:worker_threads";
import { SousError } from "../../src/core/errors.js";
import type { Params } from "../work.js";
import { sqliteFile } from "./library.js";

/** The thread's program, in JavaScript, as it cannot load TypeScript. Opens the file read-only. */
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
  readonly sql: string;
  readonly params: Params;
  resolve(rows: readonly unknown[]): void;
  reject(error: Error): void;
}

export class WorkerReader {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #paused: Promise<void> = Promise.resolve();

  constructor(private readonly file: string) {}

  /** The result may include writes after the call. @throws SousError "read-failed" */
  async all(sql: string, params: Params): Promise<readonly unknown[]> {
    await this.#paused;
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { sql, params, resolve, reject });
      this.#send(id, { sql, params });
    });
  }

  /** Stops the thread, runs `work`, then repeats the interrupted and pending statements. */
  async pause(work: () => void): Promise<void> {
    const done = this.#paused.then(() => this.#end()).then(work);
    const resume = (): void => {
      for (const [id, one] of this.#waiting) this.#send(id, one);
    };
    this.#paused = done.then(resume, resume);
    await done;
  }

  async close(): Promise<void> {
    await this.#paused;
    await this.#end();
    this.#fail("the database was closed");
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #send(id: number, { sql, params }: Pick<Waiting, "sql" | "params">): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage({ id, sql, params });
  }

  #start(): Worker {
    const workerData = { file: this.file, driver: sqliteFile };
    const worker = new Worker(program, { eval: true, workerData });
    worker.on("message", ({ id, rows, error }: Answer) => {
      const one = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) worker.unref();
      if (rows) one?.resolve(rows);
      else one?.reject(failure(error ?? "no rows"));
    });
    const died = (reason: string): void => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#fail(reason);
    };
    worker.on("error", (error) => died(error.message));
    worker.on("exit", () => died("the thread has ended"));
    return worker;
  }

  #fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(failure(reason));
    this.#waiting.clear();
  }
}

function failure(reason: string): SousError {
  return new SousError("read-failed", `The database could not be read: ${reason}. Try again.`);
}
