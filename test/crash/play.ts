/** Plays a flow over a machine on which one thing goes wrong, and compares the end with that of a play in peace. */
import type { SousOptions } from "../../src/app/wire.js";
import type { StorageFault } from "../../src/core/storage.js";
import { Life } from "./life.js";
import { Machine, type Process, type Remains } from "./machine.js";

/** Something that people, agents and Sous do together. */
export interface Flow {
  readonly settings?: Partial<SousOptions>;
  /** Prepares the rows, and gives what outlives every process. */
  open(machine: Machine): Promise<Story>;
}

export interface Story {
  /** What people and agents do at each tick. A process that dies meanwhile leaves it unfinished. */
  act(process: Process): Promise<void>;
  isDone(): Promise<boolean>;
  /** What is there at the end, one line each, without anything that differs from play to play. */
  traces(): Promise<readonly string[]>;
  close?(): void | Promise<void>;
}

/** The process is killed at its n-th point; the next one too, when `again` is there. */
export interface Kill {
  readonly at: number;
  readonly remains: Remains;
  readonly again?: number;
}

/** The disk fails at the n-th statement: there alone, or for a while. */
export interface DiskFault {
  readonly at: number;
  readonly fault: StorageFault;
  readonly lastsMs: number;
}

export interface Played {
  /** Points and statements of the first process. */
  readonly points: number;
  readonly statements: number;
  readonly traces: readonly string[];
}

const tickMs = 250;
const mostTicks = 1000;
/** What comes late is seen, too. */
const ticksAfter = 4;

/** Plays it to its end. */
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
  // Where the disk fails, people are told so, and try again.
  if (process) await life.outlive(story.act(process).catch(() => undefined));
  if (!life.isOver) await machine.clock.pass(tickMs);
}

/** The disk below a machine's database: it counts statements, and fails at one of them. */
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

  /** Counts from now on: where the disk fails at the start, Sous does not start. */
  arm(): void {
    this.#machine.onStatement = () => this.#count();
  }

  get isWell(): boolean {
    return this.#machine.fault === null && this.#machine.trouble === null;
  }

  /** The fault is over when its time is. */
  mend(): void {
    const { clock } = this.#machine;
    if (this.#failedAt === null || clock.now() - this.#failedAt < (this.#failure?.lastsMs ?? 0))
      return;
    this.#machine.fault = null;
  }

  /** Starts again over the rows, as after a repair. */
  async repair(): Promise<void> {
    this.#repairs += 1;
    await this.#machine.process?.stop();
    this.#machine.fault = null;
    await this.#machine.startAgain();
  }

  /** Damage is told once, and nothing else is taken for it. */
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

/** What differs from a play in peace: a line each. */
export function compare(where: string, calm: Played, { traces }: Played): readonly string[] {
  return [
    ...missingFrom(calm.traces, traces).map((line) => `${where}: lost ${line}`),
    ...missingFrom(traces, calm.traces).map((line) => `${where}: doubled ${line}`),
  ];
}

/** What `whole` has more often than `others`. */
function missingFrom(whole: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return whole.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
