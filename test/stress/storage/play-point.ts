/** One whole task over a database whose driver fails at one call, and what came of it. */
import { copyFileSync, rmSync } from "node:fs";
import { setTimeout as rest } from "node:timers/promises";
import { pino } from "pino";
import { openMemory } from "../../../memory/open.js";
import { type Sous, startSous } from "../../../src/app/wire.js";
import type { Memory } from "../../../src/core/stores.js";
import { ownerIn } from "../../app/caller.js";
import { SoakChannel } from "../soak/channel.js";
import { VirtualClock } from "../soak/virtual-clock.js";
import type { FailingDriver, FaultName } from "./failing-driver.js";

/** Where the driver fails: from a call on, for a time or, when that is 0, at this call alone. */
export interface Point {
  readonly fault: FaultName;
  readonly call: number;
  readonly lastsMs: number;
}

export interface Played {
  /** How many calls the task took while nothing failed. */
  readonly calls: number;
  /** Whether the task made the call that was to fail. */
  readonly failed: boolean;
  /** The task ended, and everything was shown, within a minute after the fault was over. */
  readonly ended: boolean;
  /** The running product said that the database is damaged. */
  readonly damaged: boolean;
  /** Answers that were accepted and are in no row. */
  readonly lostAnswers: number;
  /** What rows and messages have now, one line each. */
  readonly traces: readonly string[];
  /** What went wrong besides, in words. */
  readonly problems: readonly string[];
}

const home = "kitchen";
const tickMs = 250;
/** Most tasks have ended after so many ticks. */
const swiftTicks = 40;
const restMs = 10;
const patienceMs = 60_000;
const startsAt = Date.UTC(2026, 0, 5, 9);

/** Makes a database that has the schema and nothing in it, to be copied for each point. */
export async function makeBlank(file: string): Promise<void> {
  const memory = await openMemory({ file, clock: new VirtualClock(startsAt) });
  await memory.close();
}

/** Plays one task. @param point null: nothing fails */
export async function playPoint(
  driver: FailingDriver,
  point: Point | null,
  { blank, file }: { readonly blank: string; readonly file: string },
): Promise<Played> {
  for (const end of ["", "-wal", "-shm", ".lock", ".orders", ".watermark"])
    rmSync(file + end, { force: true });
  copyFileSync(blank, file);
  const stage: Stage = {
    driver,
    file,
    clock: new VirtualClock(startsAt),
    accepted: [],
    problems: [],
  };
  const bot = new SoakChannel(stage.clock);
  const first = await playUntilEnd(stage, bot, point);
  const { failed, damaged, calls } = first;
  // As after a repair: what was written is all there, and the task goes on from it.
  const { ended } = damaged ? await playUntilEnd(stage, bot, null) : first;
  const { problems } = stage;
  return { calls, failed, ended, damaged, problems, ...(await readTraces(stage, bot)) };
}

interface Stage {
  readonly driver: FailingDriver;
  readonly file: string;
  readonly clock: VirtualClock;
  /** Keys of the answers that were accepted, each with its question. */
  readonly accepted: string[];
  readonly problems: string[];
}

/** Runs the product until the task has ended, it says that the database is damaged, or patience is over. */
async function playUntilEnd(
  stage: Stage,
  bot: SoakChannel,
  point: Point | null,
): Promise<Pick<Played, "calls" | "failed" | "ended" | "damaged">> {
  const { driver, clock } = stage;
  const sous = await openProduct(stage, bot);
  let damaged = false;
  void sous.damaged.then(() => {
    damaged = true;
  });
  await sous.runner.resume();
  const { fault, call, lastsMs } = point ?? { fault: "FULL", call: Infinity, lastsMs: 0 };
  driver.arm(fault, call, lastsMs > 0 ? Infinity : call);
  let failedAt: number | null = null;
  let patientUntil = clock.now() + patienceMs;
  let ended = false;
  for (let tick = 0; !ended && !damaged && clock.now() <= patientUntil; tick++) {
    // The courier rests in real time.
    if (tick > swiftTicks) await rest(restMs);
    await begin(driver, sous);
    await answer(bot, stage.accepted);
    await clock.pass(tickMs);
    if (driver.hasFailed) failedAt ??= clock.now();
    if (failedAt !== null && clock.now() - failedAt <= lastsMs) {
      patientUntil = clock.now() + patienceMs;
    } else {
      if (failedAt !== null) driver.disarm();
      ended = await hasEnded(driver, sous.memory, bot);
    }
  }
  const { calls } = driver;
  driver.disarm();
  await stopOrTell(sous, stage.problems);
  return { calls, failed: failedAt !== null, ended, damaged };
}

function openProduct({ file, clock }: Stage, bot: SoakChannel): Promise<Sous> {
  return startSous({
    database: file,
    clock,
    bots: [bot],
    paceMs: 0,
    command: "stress storage",
    log: pino({ level: "silent" }),
    answerTimeoutMs: 3_600_000,
  });
}

/** Somebody says play until a task has begun, as a person would who is told that it did not work. */
async function begin(driver: FailingDriver, sous: Sous): Promise<void> {
  try {
    if ((await driver.aside(() => sous.memory.episodes.list(home))).length > 0) return;
    await sous.control.play({ home }, ownerIn("slack", "C1"));
  } catch {
    // They are told, and say it again.
  }
}

/** Somebody presses the first choice of each open question until it is kept. */
async function answer(bot: SoakChannel, accepted: string[]): Promise<void> {
  for (const { id, choices } of bot.open()) {
    if (accepted.some((key) => key.endsWith(` ${id}`))) continue;
    try {
      const said = await bot.press("Ana", id, choices[0]?.id ?? "dk");
      if (said?.verdict === "accepted") accepted.push(`${said.key} ${id}`);
    } catch {
      // They are told, and press again.
    }
  }
}

async function hasEnded(driver: FailingDriver, memory: Memory, bot: SoakChannel): Promise<boolean> {
  const [episode] = await driver.aside(() => memory.episodes.list(home));
  if (!episode?.end || memory.storage.trouble() !== null) return false;
  const deliveries = await driver.aside(() => memory.outbox.list());
  const isShown = [...bot.standing.values()].some(
    (post) => post.kind === "card" && post.card.done !== null,
  );
  return isShown && deliveries.every(({ state }) => state === "sent");
}

async function stopOrTell(sous: Sous, problems: string[]): Promise<void> {
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, 5000, "it did not stop").unref(),
  );
  const problem = await Promise.race([sous.stop().then(() => null, String), late]);
  if (problem !== null) problems.push(problem);
}

/** Ids differ from run to run, so lines name none. */
async function readTraces(
  { file, clock, accepted }: Stage,
  bot: SoakChannel,
): Promise<Pick<Played, "traces" | "lostAnswers">> {
  const memory = await openMemory({ file, clock, readOnly: true });
  try {
    const traces: string[] = [];
    for (const { id } of await memory.episodes.list(home)) {
      traces.push("episode");
      for (const { seq, step } of await memory.episodes.steps(id))
        traces.push(`step ${seq} ${step.kind} ${"command" in step ? step.command : ""}`);
    }
    const read: string[] = [];
    for (const { id, text } of await memory.questions.list()) {
      traces.push(`question ${text}`);
      for (const ballot of await memory.questions.ballots(id)) {
        traces.push(`ballot on ${text} ${ballot.understood}`);
        if (ballot.understood !== null) read.push(`${ballot.eventKey} ${id}`);
      }
    }
    for (const fact of await memory.facts.list({ household: home, valid: false }))
      traces.push(`fact ${fact.subject} ${fact.relation} ${fact.objects} ${fact.source}`);
    for (const { kind, note } of await memory.outbox.list())
      traces.push(`delivery ${kind} ${note?.kind ?? ""} ${note?.text ?? ""}`);
    for (const { goal, action } of await memory.tuples.list(home))
      traces.push(`tuple ${goal} ${action}`);
    for (const times of bot.posted.values())
      for (let time = 0; time < times; time++) traces.push("post");
    return { traces, lostAnswers: accepted.filter((key) => !read.includes(key)).length };
  } finally {
    await memory.close();
  }
}
