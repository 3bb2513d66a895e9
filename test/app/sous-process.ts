import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { until } from "../peers/control.js";
import { sousProgram } from "../program.js";
import { type Ended, noSettings } from "./run-sous.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Ended after the test. */
export class Running {
  out = "";
  err = "";
  isClosed = false;
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;

  constructor(
    [program = "", ...args]: readonly string[],
    where: Pick<SpawnOptions, "cwd" | "env">,
    stdin: "pipe" | "ignore" = "ignore",
  ) {
    this.#child = spawn(program, args, { ...where, stdio: [stdin, "pipe", "pipe"] });
    this.#closed = once(this.#child, "close").then(() => {
      this.isClosed = true;
    });
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.out += text;
    });
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.err += text;
    });
    onTestFinished(() => this.kill());
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  printed(pattern: RegExp, patienceMs = 60_000): Promise<RegExpExecArray> {
    return until(() => {
      const found = pattern.exec(this.out);
      if (found || this.#child.exitCode === null) return found;
      throw new Error(`it ended without ${pattern}: ${this.out}${this.err}`);
    }, patienceMs);
  }

  type(text: string): void {
    this.#child.stdin?.write(text);
  }

  interrupt(): void {
    this.#child.kill("SIGINT");
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#closed;
  }

  async ended(): Promise<Ended> {
    await this.#closed;
    return { code: this.#child.exitCode, out: this.out, err: this.err };
  }
}

export class SousProcess extends Running {
  /** @param settings by variable; others are empty */
  constructor(
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
    program = sousProgram,
  ) {
    const env = { ...process.env, ...noSettings, ...settings };
    super([process.execPath, ...program, ...args], { cwd: root, env });
  }
}

export const keys = { SOUS_SECRET: "k".repeat(32) };

/** Resolves when it leads or stands by. @param program this Sous by default */
export async function serveOnPostgres(
  settings: Readonly<Record<string, string>>,
  program?: readonly string[],
) {
  const all = { ...keys, ...settings };
  const serving = new SousProcess(["serve", "--port", "0"], all, program);
  await serving.printed(/(Sous is|Stands by) at http:\S+/);
  // A new leader uses another port.
  const url = () => [...serving.out.matchAll(/at (http:\/\/[\d.]+:\d+)/g)].at(-1)?.[1] ?? "";
  const readiness = async () => {
    const response = await fetch(`${url()}/readyz`).catch(() => null);
    return response && { status: response.status, text: await response.text() };
  };
  const leads = () => until(async () => (await readiness())?.status === 200, 60_000);
  return { serving, url, readiness, leads };
}
