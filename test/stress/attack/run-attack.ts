/** Runs classes of attacks against real servers on loopback, with honest people beside them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { childEnvironment } from "../../../src/app/settings/config.js";
import { cleanSettings, createNursery } from "../children.js";
import { sharedAgent } from "./ask.js";
import { type Bystander, bystanderProgram, joinBystander } from "./bystander.js";
import { type AttackClass, type AttackName, attacks } from "./classes.js";
import { Ground } from "./ground.js";
import { type ClassFigures, Tally } from "./tally.js";
import { failuresAmong, isTooLong, measureWaits, type WaitFigures } from "./waits.js";

export interface AttackRequest {
  readonly command: readonly string[];
  readonly only: readonly AttackName[];
  readonly seed: number;
  readonly isShort: boolean;
  readonly onClass?: (name: AttackName) => void;
}

/** Of a class without honest people beside it, the waits are 0. */
export interface ClassResult extends ClassFigures, WaitFigures {
  readonly seconds: number;
}

export interface AttackResult {
  readonly attempts: number;
  readonly succeeded: number;
  readonly unjudged: number;
  /** The worst wait of an honest request beside any class, in milliseconds. */
  readonly worstWaitMs: number;
  /** Whether honest people waited too long beside any class. */
  readonly tooSlow: boolean;
  readonly seconds: number;
  /** Honest people before any attack; null when no class needs them. */
  readonly calm: WaitFigures | null;
  readonly byClass: Readonly<Partial<Record<AttackName, ClassResult>>>;
}

const calmMs = 3000;
/** A class that takes longer is stuck. */
const classMs = 150_000;
/** A class may make the product say so much, in bytes: a page of complaints, and no more. */
const longestLog = 12_000;

export async function runAttacks(request: AttackRequest): Promise<AttackResult> {
  const startedAt = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), "sous-attack-"));
  const children = createNursery(() => rmSync(folder, { recursive: true, force: true }));
  // What is written readable by others must not be saved by a strict shell.
  const umask = process.umask(0);
  const ground = new Ground({ ...request, children, folder });
  try {
    const meetsPeople = request.only.some((name) => attacks[name].at === "locked");
    const bystander = meetsPeople ? await bringPeople(ground, children) : null;
    const calm = bystander && measureWaits(await rest(bystander));
    const byClass: Partial<Record<AttackName, ClassResult>> = {};
    for (const name of request.only) {
      request.onClass?.(name);
      byClass[name] = await runClass(attacks[name], ground, bystander);
    }
    return { ...sumUp(byClass), seconds: secondsSince(startedAt), calm, byClass };
  } finally {
    await closeAll(ground);
    process.umask(umask);
    children.endAll();
  }
}

async function closeAll(ground: Ground): Promise<void> {
  sharedAgent.destroy();
  for (const house of await ground.started()) await house.close().catch(() => undefined);
}

async function bringPeople(
  ground: Ground,
  children: ReturnType<typeof createNursery>,
): Promise<Bystander> {
  const { target, passwords } = await ground.locked();
  const child = children.start([bystanderProgram()], childEnvironment(cleanSettings), "ipc");
  child.stderr?.pipe(process.stderr);
  return joinBystander(child, { kind: "begin", url: target.url.href, password: passwords.member });
}

async function rest(bystander: Bystander) {
  await sleep(calmMs);
  return bystander.take();
}

async function runClass(
  { at, run }: AttackClass,
  ground: Ground,
  bystander: Bystander | null,
): Promise<ClassResult> {
  const startedAt = performance.now();
  const tally = new Tally();
  const beside = at === "locked" ? bystander : null;
  await beside?.take();
  const before = await logSizes(ground);
  await inTime(run(ground, tally)).catch((error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    tally.control("the class runs to its end", false, `${message} ${stack}`);
  });
  const waits = (await beside?.take()) ?? [];
  for (const failure of failuresAmong(waits)) tally.beside("honest people are not served", failure);
  await judgeServers(ground, tally, before);
  return { ...tally.figures, ...measureWaits(waits), seconds: secondsSince(startedAt) };
}

async function inTime(work: Promise<void>): Promise<void> {
  const late = new AbortController();
  const tooLate = sleep(classMs, undefined, { signal: late.signal }).then(
    () => Promise.reject(new Error(`it took more than ${classMs / 1000} s`)),
    () => undefined,
  );
  await Promise.race([work, tooLate]);
  late.abort();
}

async function logSizes(ground: Ground): Promise<ReadonlyMap<string, number>> {
  const houses = await ground.started();
  return new Map(houses.map(({ target }) => [target.database, target.logSize]));
}

/** What no class may do to a server: stop it, fill its log, make it fail or tell a secret. */
async function judgeServers(
  ground: Ground,
  tally: Tally,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { target } of await ground.started()) {
    const { status } = await target.ask({ path: "/" });
    tally.control("the server still answers", [200, 303].includes(status), `${status}`);
    const grown = target.logSize - (before.get(target.database) ?? 0);
    if (grown > longestLog)
      tally.beside("floods the log", `${grown} bytes: ${target.log.slice(-200)}`);
    for (const fault of target.takeFaults()) tally.beside("what no answer may be", fault);
  }
}

function sumUp(byClass: Partial<Record<AttackName, ClassResult>>) {
  const all = Object.values(byClass);
  const sum = (key: "attempts" | "succeeded" | "unjudged") =>
    all.reduce((total, one) => total + one[key], 0);
  return {
    attempts: sum("attempts"),
    succeeded: sum("succeeded"),
    unjudged: sum("unjudged"),
    worstWaitMs: Math.max(0, ...all.map(({ worstWaitMs }) => worstWaitMs)),
    tooSlow: all.some(isTooLong),
  };
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
