import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { SousError } from "../../../src/core/errors.js";

interface Life {
  readonly child: ChildProcess;
  port: number | null;
  complaints: string;
}

interface Leader {
  readonly life: Life;
  readonly epoch: number;
}

export interface Takeover {
  /** From the old leader's end to the next epoch. */
  readonly leadMs: number;
  /** To serving; absent if killed while starting. */
  readonly serveMs: number;
}

const lookMs = 20;
const tailLength = 1500;
/** Exit code of a fenced leader, which is restarted. */
const fencedCode = 1;
/** Spontaneous exits until giving up. */
const mostEnds = 3;

export class Workers {
  readonly takeovers: Takeover[] = [];
  /** Processes that ended without a stop longer than their lease. */
  readonly findings: string[] = [];
  leasesLost = 0;
  readonly #spawn: () => ChildProcess;
  readonly #pool: Pool;
  readonly #lives = new Set<Life>();
  #isEnding = false;

  constructor(address: string, spawn: () => ChildProcess) {
    this.#spawn = spawn;
    this.#pool = new Pool({ connectionString: address, max: 2 });
    this.#pool.on("error", () => undefined);
  }

  start(count: number): void {
    for (let started = 0; started < count; started += 1) this.#begin();
  }

  get servingPort(): number | null {
    return [...this.#lives].find(({ port }) => port !== null)?.port ?? null;
  }

  get complaints(): readonly string[] {
    return [...this.#lives].map(({ complaints }) => complaints).filter(Boolean);
  }

  /** @throws the signal's reason, SousError "ended-by-itself" */
  async serving(signal: AbortSignal): Promise<void> {
    await this.#leading(signal, ({ port }) => port !== null);
  }

  async killLeader(signal: AbortSignal): Promise<void> {
    const { life, epoch } = await this.#leading(signal, () => true);
    const killedAt = performance.now();
    await this.#kill(life);
    // shortens the lease, so that many takeovers fit
    await this.#pool.query("UPDATE leases SET renewed_at = renewed_at - interval '13 s'");
    this.#begin();
    await this.#noteTakeover(epoch, killedAt, signal);
  }

  async stopLeader(forMs: number, signal: AbortSignal): Promise<void> {
    const { life, epoch } = await this.#leading(signal, () => true);
    life.port = null;
    const stoppedAt = performance.now();
    life.child.kill("SIGSTOP");
    await this.#noteTakeover(epoch, stoppedAt, signal);
    await sleep(forMs - (performance.now() - stoppedAt), undefined, { signal });
    const gone = once(life.child, "exit", { signal });
    life.child.kill("SIGCONT");
    await gone;
  }

  async close(): Promise<void> {
    this.#isEnding = true;
    await Promise.all([...this.#lives].map((life) => this.#kill(life)));
    await this.#pool.end();
  }

  #begin(): void {
    const child = this.#spawn();
    const life: Life = { child, port: null, complaints: "" };
    this.#lives.add(life);
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += String(chunk);
      const [, port] = /Sous is at http:\S+:(\d+)\n/.exec(said) ?? [];
      life.port = port === undefined ? null : Number(port);
    });
    child.stderr?.on("data", (chunk) => {
      life.complaints = (life.complaints + String(chunk)).slice(-tailLength);
    });
    child.once("exit", (code) => {
      const isOurs = !this.#lives.delete(life);
      if (isOurs || this.#isEnding) return;
      if (code === fencedCode && life.complaints.includes("leads now")) this.leasesLost += 1;
      else this.findings.push(`ended by itself with code ${code}: ${life.complaints}`);
      this.#begin();
    });
  }

  async #kill(life: Life): Promise<void> {
    this.#lives.delete(life);
    const gone = once(life.child, "exit");
    life.child.kill("SIGKILL");
    await gone;
  }

  async #leading(signal: AbortSignal, isFit: (life: Life) => boolean): Promise<Leader> {
    for (;;) {
      signal.throwIfAborted();
      if (this.findings.length > mostEnds)
        throw new SousError("ended-by-itself", this.findings.join("\n"));
      const { holder, epoch } = await this.#row();
      const pid = Number(/process (\d+)/.exec(holder ?? "")?.[1]);
      const life = [...this.#lives].find(({ child }) => child.pid === pid);
      if (life && isFit(life)) return { life, epoch };
      await sleep(lookMs);
    }
  }

  async #noteTakeover(before: number, endedAt: number, signal: AbortSignal): Promise<void> {
    while ((await this.#row()).epoch <= before) await sleep(lookMs, undefined, { signal });
    const leadMs = Math.round(performance.now() - endedAt);
    const served = this.serving(signal).then(() => {
      this.takeovers.push({ leadMs, serveMs: Math.round(performance.now() - endedAt) });
    });
    served.catch(() => undefined);
  }

  /** The first process creates the table. */
  async #row(): Promise<{ holder: string | null; epoch: number }> {
    const asked = this.#pool.query("SELECT holder, epoch::int FROM leases");
    return (await asked.catch(() => null))?.rows[0] ?? { holder: null, epoch: 0 };
  }
}
