import { setTimeout as sleep } from "node:timers/promises";
import { addUp } from "../options.js";
import { type Rig, withRig } from "../rig.js";
import { type ClassFigures, control, Tally } from "./attempt.js";
import { type AttackClass, type AttackName, attacks } from "./classes.js";
import { Ground } from "./ground.js";
import {
  bringHonest,
  failuresAmong,
  type HonestPeople,
  honestProgram,
  isTooLong,
  measureWaits,
  type WaitFigures,
} from "./honest.js";
import { sharedAgent } from "./web.js";

export interface AttackRequest {
  readonly only: readonly AttackName[];
  readonly seed: number;
  readonly isShort: boolean;
  readonly onClass?: (name: AttackName) => void;
}

interface ClassResult extends ClassFigures, WaitFigures {
  readonly seconds: number;
}

const calmMs = 3000;
const shortCalmMs = 500;
const classMs = 150_000;
/** Bytes of log that a class may cause: a page of complaints. */
const longestLog = 12_000;

export function runAttacks(request: AttackRequest) {
  return withRig("attack", (rig) => attackIn(rig, request));
}

async function attackIn(rig: Rig, request: AttackRequest) {
  const startedAt = performance.now();
  // A strict umask would hide readable files.
  const umask = process.umask(0);
  const ground = new Ground({ ...request, rig, folder: rig.folder });
  try {
    const meetsPeople = request.only.some((name) => attacks[name].at === "locked");
    const people = meetsPeople ? await bringPeople(ground, rig) : null;
    /** Before any attack; null without honest people. */
    const calm = people && measureWaits(await rest(people, request.isShort ? shortCalmMs : calmMs));
    const byClass: Partial<Record<AttackName, ClassResult>> = {};
    for (const name of request.only) {
      request.onClass?.(name);
      byClass[name] = await runClass(attacks[name], ground, people);
    }
    return { ...sumUp(byClass), seconds: secondsSince(startedAt), calm, byClass };
  } finally {
    sharedAgent.destroy();
    for (const house of await ground.started()) await house.close().catch(() => undefined);
    process.umask(umask);
  }
}

async function bringPeople(ground: Ground, rig: Rig): Promise<HonestPeople> {
  const { target, passwords } = await ground.locked();
  const child = rig.node([honestProgram()], {}, "ipc");
  child.stderr?.pipe(process.stderr);
  return bringHonest(child, { url: target.url.href, password: passwords.member });
}

async function rest(people: HonestPeople, ms: number) {
  await sleep(ms);
  return people.take();
}

async function runClass(
  { at, attempts }: AttackClass,
  ground: Ground,
  people: HonestPeople | null,
): Promise<ClassResult> {
  const startedAt = performance.now();
  const tally = new Tally();
  const beside = at === "locked" ? people : null;
  await beside?.take();
  const before = await logSizes(ground);
  const late = sleep(classMs, "late" as const, { ref: false });
  const work = (async () => {
    for await (const one of attempts(ground)) await tally.run(one);
  })().catch((error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    tally.unjudged("the class runs to its end", `${message} ${stack}`);
  });
  if ((await Promise.race([work, late])) === "late")
    tally.unjudged("the class runs to its end", `it took more than ${classMs / 1000} s`);
  const waits = (await beside?.take()) ?? [];
  for (const failure of failuresAmong(waits)) tally.won("honest people are not served", failure);
  await judgeServers(ground, tally, before);
  return { ...tally.figures, ...measureWaits(waits), seconds: secondsSince(startedAt) };
}

async function logSizes(ground: Ground): Promise<ReadonlyMap<string, number>> {
  const houses = await ground.started();
  return new Map(houses.map(({ target }) => [target.database, target.logSize]));
}

/** A class must not stop a server, fill its log, make it fail or reveal a secret. */
async function judgeServers(
  ground: Ground,
  tally: Tally,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { target } of await ground.started()) {
    const answers = async () => (await target.ask({ path: "/" })).status;
    await tally.run(
      control("the server still answers", answers, (one) => [200, 303].includes(one)),
    );
    const grown = target.logSize - (before.get(target.database) ?? 0);
    if (grown > longestLog)
      tally.won("floods the log", `${grown} bytes: ${target.log.slice(-200)}`);
    for (const fault of target.takeFaults()) tally.won("what no answer may be", fault);
  }
}

function sumUp(byClass: Partial<Record<AttackName, ClassResult>>) {
  const all = Object.values(byClass);
  return {
    ...addUp(["attempts", "succeeded", "unjudged"], all),
    worstWaitMs: Math.max(0, ...all.map(({ worstWaitMs }) => worstWaitMs)),
    tooSlow: all.some(isTooLong),
  };
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
