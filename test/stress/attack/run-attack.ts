import { setTimeout as sleep } from "node:timers/promises";
import { Command, Option } from "commander";
import { sum } from "simple-statistics";
import * as shared from "../../../src/cli/options.js";
import { pickFrom, report } from "../options.js";
import { type Rig, withRig } from "../rig.js";
import { control, Tally } from "./attempt.js";
import { type AttackClass, type AttackName, attackNames, attacks } from "./classes.js";
import { Ground } from "./ground.js";
import {
  bringHonest,
  failuresAmong,
  isTooLong,
  longestMedianMs,
  longestWorstMs,
  measureWaits,
} from "./honest.js";
import { sharedAgent } from "./web.js";

export interface AttackRequest {
  readonly only: readonly AttackName[];
  readonly seed: number;
  readonly isShort: boolean;
  readonly onClass?: (name: AttackName) => void;
}

interface AttackOptions {
  readonly only: readonly AttackName[];
  readonly seed: number;
  readonly short?: boolean;
  readonly json?: boolean;
}

export function attackCommand(): Command {
  return new Command("attack")
    .addOption(
      new Option("--only <list>", "which classes, with commas")
        .argParser(pickFrom("--only", attackNames))
        .default(attackNames, "all"),
    )
    .option("--short", "few attempts of each class; nobody is timed")
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It runs sous serve twice, in a folder of its own: with passwords, a campaign's door, Slack and Discord; and
without a password, with Slack over HTTP. The platforms are protocol peers on loopback (test/peers): run it in
a clone of the repository. Honest people open the page, come through the door and answer meanwhile.

Exit code 2 when an attempt succeeded or cannot be judged, or when honest people waited for ${longestMedianMs} ms in the
median or ${longestWorstMs} ms at worst. The waits count on an otherwise idle machine.

Classes:
${attackNames.map((name) => `  ${name.padEnd(14)}${attacks[name].about}`).join("\n")}

Examples:
  npm run -s stress -- attack --json
  npm run -s stress -- attack --only login,lockout --seed 7`,
    )
    .action(async ({ json, short: isShort = false, ...options }: AttackOptions) => {
      const onClass = (name: AttackName) => {
        if (!json) process.stderr.write(`${name}: ${attacks[name].about}\n`);
      };
      const result = await runAttacks({ ...options, isShort, onClass });
      const { succeeded, unjudged, tooSlow } = result;
      report(result, json, succeeded + unjudged > 0 || (tooSlow && !isShort) ? 2 : 0);
    });
}

type ByClass = Partial<Record<AttackName, Awaited<ReturnType<typeof runClass>>>>;

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
    const calm = people && measureWaits(await rest(people, request.isShort ? shortCalmMs : calmMs));
    const byClass: ByClass = {};
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

async function bringPeople(ground: Ground, rig: Rig) {
  const { target, passwords } = await ground.locked();
  return bringHonest(rig, { url: target.url.href, password: passwords.member });
}

async function rest(people: Awaited<ReturnType<typeof bringHonest>>, ms: number) {
  await sleep(ms);
  return people.take();
}

async function runClass(
  { at, attempts }: AttackClass,
  ground: Ground,
  people: Awaited<ReturnType<typeof bringHonest>> | null,
) {
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

function sumUp(byClass: ByClass) {
  const all = Object.values(byClass);
  return {
    attempts: sum(all.map(({ attempts }) => attempts)),
    succeeded: sum(all.map(({ succeeded }) => succeeded)),
    unjudged: sum(all.map(({ unjudged }) => unjudged)),
    worstWaitMs: Math.max(0, ...all.map(({ worstWaitMs }) => worstWaitMs)),
    tooSlow: all.some(isTooLong),
  };
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
