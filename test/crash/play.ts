/** Plays a flow with one failure and compares the end with an undisturbed run. */
import type { SousOptions } from "../../src/app/wire.js";
import type { StorageFault } from "../../src/core/memory/storage.js";
import { Life } from "./life.js";
import { Machine, type Process, type Remains } from "./machine.js";

export interface Flow {
  readonly settings?: Partial<SousOptions>;
  open(machine: Machine): Promise<Story>;
}

export interface Story {
  /** Runs each tick, possibly interrupted by a process' death. */
  act(process: Process): Promise<void>;
  isDone(): Promise<boolean>;
  /** Final state, a line each, without anything specific to a run. */
  traces(): Promise<readonly string[]>;
  close?(): void | Promise<void>;
}

/** At the n-th point; with `again` also the next process. */
export interface Kill {
  readonly at: number;
  readonly remains: Remains;
  readonly again?: number;
}

/** At the n-th statement: once, or for a while. */
export interface DiskFault {
  readonly at: number;
  readonly fault: StorageFault;
  readonly lastsMs: number;
}

export interface Played {
  readonly points: number;
  readonly statements: number;
  readonly traces: readonly string[];
}

const tickMs = 250;
const mostTicks = 1000;
/** Ticks to wait for late effects. */
const ticksAfter = 4;

export async function play(flow: Flow, trouble: Kill | DiskFault | null = null): Promise<Played> {
  const kill = trouble && "remains" in trouble ? trouble : null;
  const failure = trouble && "fault" in trouble ? trouble : null;
  const machine = new Machine(kill?.remains, flow.settings);
  const story = await flow.open(machine);
  const first = new Life(kill?.at);
  const ends = [kill?.again];
  const disk = new FailingDisk(machine, failure);
  try {
    await machine.start(first);
    disk.arm();
    let quietTicks = 0;
    for (let tick = 0; quietTicks < ticksAfter; tick++) {
      if (tick > mostTicks) return { points: first.points, statements: 0, traces: ["no end"] };
      await pass(machine, story);
      disk.mend();
      if (machine.life.isOver) await machine.startAgain(new Life(ends.shift()));
      if (machine.process?.isDamaged()) await disk.repair();
      quietTicks = (await isOver(machine, disk, story)) ? quietTicks + 1 : 0;
    }
    const traces = [...(await story.traces()), ...disk.findings()];
    return { points: first.points, statements: disk.statements, traces };
  } finally {
    await story.close?.();
    await machine.end();
  }
}

async function isOver(machine: Machine, disk: FailingDisk, story: Story): Promise<boolean> {
  return !machine.life.isOver && disk.isWell && (await story.isDone());
}

async function pass(machine: Machine, story: Story): Promise<void> {
  const { process, life } = machine;
  // People see disk errors and try again.
  if (process) await life.outlive(story.act(process).catch(() => undefined));
  if (!life.isOver) await machine.clock.pass(tickMs);
}

class FailingDisk {
  statements = 0;
  readonly #machine: Machine;
  readonly #failure: DiskFault | null;
  #failedAt: number | null = null;
  #repairs = 0;

  constructor(machine: Machine, failure: DiskFault | null) {
    this.#machine = machine;
    this.#failure = failure;
  }

  /** Starts counting; called after the start, as Sous does not start on a failing disk. */
  arm(): void {
    this.#machine.onStatement = () => this.#count();
  }

  get isWell(): boolean {
    return this.#machine.fault === null && this.#machine.trouble === null;
  }

  mend(): void {
    const { clock } = this.#machine;
    if (this.#failedAt === null || clock.now() - this.#failedAt < (this.#failure?.lastsMs ?? 0))
      return;
    this.#machine.fault = null;
  }

  async repair(): Promise<void> {
    this.#repairs += 1;
    await this.#machine.process?.stop();
    this.#machine.fault = null;
    await this.#machine.startAgain();
  }

  /** Damage must be reported exactly once. */
  findings(): readonly string[] {
    const isDamage = this.#failedAt !== null && this.#failure?.fault === "damaged";
    return this.#repairs === (isDamage ? 1 : 0) ? [] : [`damage was told ${this.#repairs} times`];
  }

  #count(): void {
    this.statements += 1;
    if (this.statements !== this.#failure?.at) return;
    this.#machine.fault = this.#failure.fault;
    this.#failedAt = this.#machine.clock.now();
  }
}

export function compare(where: string, calm: Played, { traces }: Played): readonly string[] {
  return [
    ...missingFrom(calm.traces, traces).map((line) => `${where}: lost ${line}`),
    ...missingFrom(traces, calm.traces).map((line) => `${where}: doubled ${line}`),
  ];
}

function missingFrom(whole: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return whole.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
