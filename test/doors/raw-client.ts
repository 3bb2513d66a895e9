/** A client of `sous mcp` that writes the protocol's lines itself. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { until } from "../story/team.js";

/** JSON lines as they stand in the protocol of 2025-11-25. Anything else on standard output fails. */
export class RawClient {
  /** The token of each progress that it was told. */
  readonly progress: unknown[] = [];
  readonly #child: ChildProcess;
  readonly #answers = new Map<number, unknown>();
  #complaints = "";
  #last = 0;

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
    onTestFinished(() => void this.#child.kill("SIGKILL"));
    if (!this.#child.stdout) throw new Error("no output");
    this.#child.stderr?.on("data", (said) => {
      this.#complaints += String(said);
    });
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      const { id, result, error, method, params } = JSON.parse(line);
      if (id !== undefined) this.#answers.set(id, result ?? { error });
      if (method === "notifications/progress") this.progress.push(params.progressToken);
    });
  }

  async begin(): Promise<void> {
    const clientInfo = { name: "raw", version: "1" };
    await this.#ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
    this.#write({ method: "notifications/initialized" });
  }

  send(method: string, params: object): number {
    this.#last += 1;
    this.#write({ id: this.#last, method, params });
    return this.#last;
  }

  async call(name: string, input: object): Promise<unknown> {
    const result = await this.result(name, input);
    return (result as { structuredContent: unknown }).structuredContent;
  }

  /** The whole result of a tool's call. */
  result(name: string, input: object): Promise<unknown> {
    return this.#ask("tools/call", { name, arguments: input });
  }

  /** What a request that was sent got; undefined before. */
  answerTo(id: number): unknown {
    return this.#answers.get(id);
  }

  cancel(requestId: number): void {
    this.#write({ method: "notifications/cancelled", params: { requestId } });
  }

  async kill(): Promise<void> {
    if (this.#child.signalCode !== null) return;
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<number | null> {
    const gone = once(this.#child, "exit");
    this.#child.stdin?.end();
    await gone;
    return this.#child.exitCode;
  }

  async #ask(method: string, params: object): Promise<unknown> {
    const id = this.send(method, params);
    return until(async () => this.#answers.get(id), 90_000).catch(() => {
      throw new Error(`no answer to ${JSON.stringify(params)}: ${this.#complaints}`);
    });
  }

  #write(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }
}
