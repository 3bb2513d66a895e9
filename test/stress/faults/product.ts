import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { SousError } from "../../../src/core/errors.js";

const readyLine = "Sous is at";
const stopTimeoutMs = 10_000;
const tailLength = 2000;

export class Product {
  readonly #spawn: () => ChildProcess;
  #child: ChildProcess | null = null;
  #isReady = false;
  #isEnding = false;
  #die: (error: SousError) => void = () => undefined;
  /** Rejects on a spontaneous exit, with the last output. */
  readonly died = new Promise<never>((_, reject) => {
    this.#die = reject;
  });

  constructor(spawn: () => ChildProcess) {
    this.#spawn = spawn;
    this.died.catch(() => undefined);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Pending forever if killed first. */
  start(): { readonly ready: Promise<void> } {
    const child = this.#spawn();
    this.#child = child;
    this.#isReady = false;
    this.#isEnding = false;
    const ready = new Promise<void>((resolve, reject) => {
      let said = "";
      let complained = "";
      child.stdout?.on("data", (chunk) => {
        if (this.#isReady) return;
        said += String(chunk);
        if (!said.includes(readyLine)) return;
        this.#isReady = true;
        resolve();
      });
      child.stderr?.on("data", (chunk) => {
        complained = (complained + String(chunk)).slice(-tailLength);
      });
      child.once("exit", (code, signal) => {
        if (this.#child === child) this.#isReady = false;
        const error = endedByItself(code ?? signal, complained);
        if (this.#child === child && !this.#isEnding) this.#die(error);
        if (signal === null && code !== 0) reject(error);
      });
    });
    ready.catch(() => undefined);
    return { ready };
  }

  async serve(): Promise<void> {
    if (!this.#isReady) await this.start().ready;
  }

  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    const child = this.#child;
    const force = setTimeout(() => child?.kill("SIGKILL"), stopTimeoutMs);
    await this.#end("SIGTERM").finally(() => clearTimeout(force));
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    this.#isReady = false;
    this.#isEnding = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}

function endedByItself(code: number | string | null, complained: string): SousError {
  return new SousError("ended-by-itself", `sous ended with ${code}:\n${complained}`);
}
