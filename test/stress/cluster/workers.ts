/** Several `sous serve` on one database: which of them leads, and what becomes of the one that is killed or stopped. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { SousError } from "../../../src/core/errors.js";

/** A process, from its start to its end. */
interface Life {
  readonly child: ChildProcess;
  /** Of its web page; null before it has said that it serves. */
  port: number | null;
  complaints: string;
}

interface Leader {
  readonly life: Life;
  readonly epoch: number;
}

export interface Takeover {
  /** From the old leader's end to the next one's epoch. */
  readonly leadMs: number;
  /** To when somebody serves: whoever was killed while it started did not. */
  readonly serveMs: number;
}

const lookMs = 20;
const tailLength = 1500;
/** Of PostgreSQL's lease: who was fenced ends, and is started again. */
const fencedCode = 1;
/** Processes that end by themselves more often will not serve. */
const mostEnds = 3;

export class Workers {
  readonly takeovers: Takeover[] = [];
  /** Processes that ended by themselves, though nobody had stopped them for longer than their lease. */
  readonly findings: string[] = [];
  /** Processes that learnt that another one leads, and ended. */
  leasesLost = 0;
  readonly #spawn: () => ChildProcess;
  readonly #pool: Pool;
  readonly #lives = new Set<Life>();
  #isEnding = false;

  /**
   * @param spawn starts one of them
   */
  constructor(address: string, spawn: () => ChildProcess) {
    this.#spawn = spawn;
    this.#pool = new Pool({ connectionString: address, max: 2 });
    this.#pool.on("error", () => undefined);
  }

  start(count: number): void {
    for (let started = 0; started < count; started += 1) this.#begin();
  }

  /** The port of the page of whoever serves; null while nobody does. */
  get servingPort(): number | null {
    return [...this.#lives].find(({ port }) => port !== null)?.port ?? null;
  }

  /** What those that live have said on standard error lately. */
  get complaints(): readonly string[] {
    return [...this.#lives].map(({ complaints }) => complaints).filter(Boolean);
  }

  /** Resolves when the leader serves. @throws the signal's reason, SousError "ended-by-itself" */
  async serving(signal: AbortSignal): Promise<void> {
    await this.#leading(signal, ({ port }) => port !== null);
  }

  /** Kills who leads, starts it again, and waits for the next one's epoch; later the takeover is among the others. */
  async killLeader(signal: AbortSignal): Promise<void> {
    const { life, epoch } = await this.#leading(signal, () => true);
    const killedAt = performance.now();
    await this.#kill(life);
    // as if most of the lease were over, so that many takeovers fit into the time
    await this.#pool.query("UPDATE leases SET renewed_at = renewed_at - interval '13 s'");
    this.#begin();
    await this.#noteTakeover(epoch, killedAt, signal);
  }

  /** Stops who leads for a while; when it goes on, another one leads, and it ends and is started again. */
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

  /** The table is there as soon as the first process has reached the server. */
  async #row(): Promise<{ holder: string | null; epoch: number }> {
    const asked = this.#pool.query("SELECT holder, epoch::int FROM leases");
    return (await asked.catch(() => null))?.rows[0] ?? { holder: null, epoch: 0 };
  }
}
