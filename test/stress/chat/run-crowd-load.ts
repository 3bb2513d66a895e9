import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Command } from "commander";
import { quantile } from "simple-statistics";
import { listHomes } from "../../../scenes/household/source/load.js";
import * as shared from "../../../src/cli/options.js";
import { SousError } from "../../../src/core/errors.js";
import { pick, type Random, seededRandom, shuffle } from "../../../src/core/random.js";
import { compiledFile } from "../../compiled.js";
import { judgeSettled } from "../faults/judge.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { inWords } from "../faults/people.js";
import type { Act, Asked, ChatRoom } from "../faults/room.js";
import { botsOption, countOption, report, withProgress } from "../options.js";
import { keepLog, type Rig, withRig } from "../rig.js";
import { type ChatBot, chatBots } from "./cells.js";
import type { Place } from "./crowd-worker.js";
import { type ChatSite, openSite } from "./platforms.js";

export interface ChatLoadOptions {
  readonly questions: number;
  readonly channels: number;
  readonly people: number;
  /** Seconds in which every question is answered once. */
  readonly seconds: number;
  readonly bots: readonly ChatBot[];
  readonly seed: number;
  readonly heap: number;
}

export function crowdLoadCommand(): Command {
  return new Command("crowd-load")
    .addOption(botsOption(chatBots))
    .addOption(countOption("--questions <n>", "open questions, a household each", 1, 1000))
    .addOption(countOption("--channels <n>", "channels, over all platforms", 1, 50))
    .addOption(countOption("--people <n>", "people who answer", 1, 200))
    .addOption(countOption("--seconds <n>", "within this time all is answered", 1, 60))
    .addOption(countOption("--heap <MiB>", "node's --max-old-space-size for the product", 1, 140))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
The channels and questions are spread evenly over the platforms, all in one process of the product.
receiptMs is the time from an answer's commit to that of its receipt in the outbox; rssMb is the most
memory that the product's process ever had. Exit code 1 when anything was lost, came twice or was
not answered.

Examples:
  npm run -s stress -- crowd-load --json
  npm run -s stress -- crowd-load --questions 100 --channels 10 --people 20 --bots slack`,
    )
    .action(async ({ json, ...options }: ChatLoadOptions & { readonly json?: boolean }) => {
      const { figures, kept } = await runChatLoad(options);
      if (kept !== null) process.stderr.write(`Database and log: ${kept}\n`);
      const isWrong = figures.lost + figures.doubled > 0 || figures.questions < options.questions;
      report(figures, json, isWrong ? 1 : 0);
    });
}

/** The default pace, a timeout longer than the bench, and the threads of docs/operating.md, "On a small machine". */
const settings = {
  SOUS_PACE_MS: "700",
  SOUS_ANSWER_MINUTES: "120",
  UV_THREADPOOL_SIZE: "1",
};
const smallMachine = ["--max-semi-space-size=2", "--v8-pool-size=1", "--heap-growing-percent=20"];
/** Slack retries at once, after 1 and 5 minutes; this is faster. */
const retryDelaysMs = [1000, 15_000, 60_000];

const lookMs = 1000;
/** Without new questions for this long, all are open. */
const stillMs = 30_000;
const settleMs = 180_000;
/** Share of replies in threads; others are presses. */
const wordsShare = 0.3;
const mostTries = 5;
const againMs = 1000;

export function runChatLoad(options: ChatLoadOptions) {
  return withRig("chat", async (rig) => {
    const { bots, people } = options;
    const names = Array.from({ length: people }, (_, index) => `person-${index + 1}`);
    const sites = await Promise.all(
      bots.map((bot) => openSite(bot, { people: names, retryDelaysMs })),
    );
    try {
      const figures = await measureIn(rig, { ...options, names, sites });
      rig.isKept = figures.findings.length > 0;
      return { figures, kept: rig.isKept ? rig.folder : null };
    } finally {
      rig.end();
      await Promise.all(sites.map((site) => site.close()));
    }
  });
}

async function measureIn(
  rig: Rig,
  options: ChatLoadOptions & {
    readonly names: readonly string[];
    readonly sites: readonly ChatSite[];
  },
) {
  const { questions, channels, bots, seed, names, sites } = options;
  const database = rig.file("load.db");
  const rooms: ChatRoom[] = [];
  for (const [index, site] of sites.entries()) {
    const count = Math.floor((channels + index) / bots.length);
    for (let number = 1; number <= count; number += 1)
      rooms.push(await site.openRoom(`home-${number}`));
  }
  const environment = Object.assign({}, ...rooms.map((room) => room.environment));
  const product = rig.node(
    [
      `--max-old-space-size=${options.heap}`,
      ...smallMachine,
      compiledFile("test/stress/chat/crowd-worker.ts"),
    ],
    { ...settings, ...environment, SOUS_DB: database },
    "ipc",
  );
  const say = speakWith(keepLog(rig.file("sous.log"), product));
  await say();
  await say(drawPlaces(questions, rooms));
  const standing = await withProgress("questions", (show) =>
    awaitQuestions(rooms, questions, show),
  );
  const given = { names, seconds: options.seconds, random: seededRandom(seed, "load") };
  const { acts, ...answered } = await withProgress("answers", (show) =>
    answerAll(standing, given, show),
  );
  const read = async () => {
    const threads = (await Promise.all(rooms.map((room) => room.threads()))).flat();
    return { rows: await readKeptRows(database), acts, threads, cardCopies: new Map() };
  };
  const signal = AbortSignal.timeout(settleMs);
  const settling = { patienceMs: settleMs, pollMs: lookMs, signal };
  const { lost, doubled, findings } = (await judgeSettled(read, settling)).verdict;
  return {
    questions: standing.length,
    channels: rooms.length,
    bots,
    ...answered,
    failedPresses: acts.filter(({ acked }) => !acked).length,
    ...toReceiptFigures((await say("receipts")) as readonly number[]),
    rssMb: readPeakRss(product.pid),
    lost,
    doubled,
    findings: findings.filter((line) => /^(lost|doubled)/.test(line)),
  };
}

function speakWith(child: ChildProcess): (message?: object | string) => Promise<unknown> {
  const ended = once(child, "exit").then(([code]) => {
    throw new SousError("worker-failed", `the product ended with code ${code}`);
  });
  ended.catch(() => undefined);
  return async (message) => {
    const answered = once(child, "message");
    if (message !== undefined) child.send(message);
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  };
}

function drawPlaces(questions: number, rooms: readonly ChatRoom[]): readonly Place[] {
  const homes = listHomes();
  return Array.from({ length: questions }, (_, index) => {
    const room = rooms[index % rooms.length];
    const home = homes[index % homes.length] ?? "kitchen";
    if (!room) throw new RangeError("there is no channel");
    return { household: `${home}-${index + 1}`, home, bot: room.bot, channel: room.channel };
  });
}

interface Standing {
  readonly room: ChatRoom;
  readonly asked: Asked;
}

type Show = (done: number, of: number) => void;

async function awaitQuestions(
  rooms: readonly ChatRoom[],
  wanted: number,
  show: Show,
): Promise<readonly Standing[]> {
  let found: Standing[] = [];
  let grownAt = Date.now();
  while (found.length < wanted && Date.now() - grownAt < stillMs) {
    await sleep(lookMs);
    const now: Standing[] = [];
    for (const room of rooms)
      now.push(...(await room.look()).asked.map((asked) => ({ room, asked })));
    if (now.length > found.length) grownAt = Date.now();
    found = now;
    show(found.length, wanted);
  }
  return found;
}

async function answerAll(
  standing: readonly Standing[],
  given: { readonly names: readonly string[]; readonly seconds: number; readonly random: Random },
  show: Show,
) {
  const { names, seconds, random } = given;
  const times = standing.map(() => random() * seconds * 1000).sort((a, b) => a - b);
  const acts: Act[] = [];
  const who = new Set<string>();
  const pending: Promise<void>[] = [];
  let answers = 0;
  const startedAt = performance.now();
  for (const [index, one] of shuffle(random, standing).entries()) {
    const person = names[index % names.length] ?? "";
    who.add(person);
    await sleep(Math.max(0, (times[index] ?? 0) - (performance.now() - startedAt)));
    const answering = answer(one, person, random).then(({ tries, arrived }) => {
      acts.push(...tries);
      if (arrived) answers += 1;
      show(answers, standing.length);
    });
    pending.push(answering);
  }
  await Promise.all(pending);
  const took = Math.round((performance.now() - startedAt) / 100) / 10;
  return { acts, people: who.size, answers, seconds: took };
}

/** Repeats failed presses a few times; success if the button is gone. */
async function answer({ room, asked }: Standing, person: string, random: Random) {
  const choice = pick(random, asked.choices.slice(0, 5)) ?? { id: "dk", label: "" };
  if (random() < wordsShare && asked.thread !== null) {
    const said = await room.reply({ person, asked, text: inWords(choice) });
    return { tries: said ? [said] : [], arrived: true };
  }
  const tries: Act[] = [];
  while (tries.length < mostTries) {
    const done = await room.press({ person, asked, choice: choice.id }).catch(() => null);
    if (done) tries.push(done);
    if (!done || done.acked) return { tries, arrived: done !== null || tries.length > 0 };
    await sleep(againMs);
  }
  return { tries, arrived: false };
}

function toReceiptFigures(receiptMs: readonly number[]) {
  const at = (p: number) =>
    receiptMs.length > 0 ? Math.round(quantile([...receiptMs], p) * 10) / 10 : Number.NaN;
  return { receiptMsP50: at(0.5), receiptMsP99: at(0.99), receiptMsMax: at(1) };
}

function readPeakRss(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kib = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (!Number.isFinite(kib)) throw new SousError("no-rss", `/proc/${pid}/status says no VmHWM`);
  return Math.round(kib / 102.4) / 10;
}
