import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { compiledFile } from "../../compiled.js";

/** A real process running one of the scripts in this folder. */
export class Child {
  readonly lines: string[] = [];
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;

  /** @param env added to this process's own */
  constructor(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const file = compiledFile(`test/memory/children/${script}`);
    this.#process = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { stdout } = this.#process;
    if (!stdout) throw new Error("the child has no output");
    const reader = createInterface({ input: stdout });
    reader.on("line", (line) => this.lines.push(line));
    this.#closed = Promise.all([once(this.#process, "exit"), once(reader, "close")]);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  async printed(count: number): Promise<void> {
    while (this.lines.length < count) {
      if (this.#process.exitCode !== null) throw new Error(`exited: ${this.#process.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#closed;
  }
}
