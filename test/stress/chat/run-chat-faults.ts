import { appendFileSync, readdirSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Command } from "commander";
import { sum } from "simple-statistics";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import * as shared from "../../../src/cli/options.js";
import { SousError } from "../../../src/core/errors.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { inWords } from "../faults/people.js";
import { Product } from "../faults/product.js";
import type { Asked, ChatRoom } from "../faults/room.js";
import { addUp, botsOption, countOption, pickFrom, report, withProgress } from "../options.js";
import { keepLog, type Rig, withRig } from "../rig.js";
import {
  type Cell,
  type ChatBot,
  chatBots,
  chatFaults,
  listCells,
  nameCell,
  questionStates,
} from "./cells.js";
import { type ChatSite, openSite } from "./platforms.js";
import { type CellResult, playCell } from "./play-cell.js";
import type { Shown, ShownMessage } from "./shown-messages.js";
import { ways } from "./stage.js";

export interface ChatFaultsOptions {
  readonly cells: readonly Cell[];
  readonly lanes: number;
  readonly home: string;
  readonly seed: number;
}

interface FaultsOptions extends Omit<ChatFaultsOptions, "cells">, EtiquetteOptions {
  readonly only?: readonly string[];
  readonly json?: boolean;
  readonly etiquette?: boolean;
}

export function chatCommand(): Command {
  return new Command("chat")
    .addOption(botsOption(chatBots))
    .option(
      "--only <list>",
      "only these faults and states, with commas",
      pickFrom("--only", [...chatFaults, ...questionStates]),
    )
    .option("--etiquette", "count the messages, edits, notifications and mentions that people get")
    .addOption(countOption("--tasks <n>", "with --etiquette: tasks on each platform", 1, 9))
    .addOption(countOption("--lanes <n>", "cells side by side", 1, 3))
    .option("--home <id>", "the home that is played", "kitchen")
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It plays against the protocol peers of test/peers on loopback. What the product and the platform
logged in the cells with findings is kept, and it says where. Exit code 1 when anything was lost,
came twice or did not end.

With --etiquette people ask for tasks one after the other and answer each question once. "posts" are
visible messages of the bot; answers to what one person said or pressed are counted as "replies", and
the first message of all, in which the bot introduces itself, as one of "welcomes".

Faults: ${chatFaults.join(", ")}.
States: ${questionStates.join(", ")}.

Examples:
  npm run -s stress -- chat --json
  npm run -s stress -- chat --bots discord --only resume-refused
  npm run -s stress -- chat --only sigkill,receipt,late
  npm run -s stress -- chat --etiquette --json`,
    )
    .action(measureFaults);
}

async function measureFaults(options: FaultsOptions): Promise<void> {
  const { bots, only = [], json } = options;
  if (options.etiquette) {
    return shared.printJson(await runEtiquette(options));
  }
  const { figures, kept } = await runChatFaults({
    ...options,
    cells: listCells({
      bots,
      faults: narrow(chatFaults, only),
      states: narrow(questionStates, only),
    }),
  });
  if (kept !== null)
    process.stderr.write(`Databases and logs of the cells with findings: ${kept}\n`);
  report(figures, json, kept === null ? 0 : 1);
}

function narrow<T extends string>(all: readonly T[], named: readonly string[]): readonly T[] {
  const some = all.filter((one) => named.includes(one));
  return some.length > 0 ? some : all;
}

const answerMinutes = { expired: "0.08", others: "5" } as const;

export function runChatFaults(options: ChatFaultsOptions) {
  return withRig("chat", async (rig) => {
    const { cells, lanes } = options;
    const waiting = [...cells];
    const byCell: CellResult[] = [];
    await withProgress("cells", async (show) => {
      const work = async (): Promise<void> => {
        const sites = new Map<ChatBot, ChatSite>();
        for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
          const site = sites.get(cell.bot) ?? (await openSite(cell.bot));
          sites.set(cell.bot, site);
          byCell.push(await playIn(rig, cell, site, options));
          show(byCell.length, cells.length);
        }
        for (const site of sites.values()) await site.close();
      };
      await Promise.all(Array.from({ length: Math.min(lanes, cells.length) }, work));
    });
    return { figures: sumUp(byCell), kept: rig.isKept ? rig.folder : null };
  });
}

async function playIn(
  rig: Rig,
  cell: Cell,
  site: ChatSite,
  { home, seed }: ChatFaultsOptions,
): Promise<CellResult> {
  const name = nameCell(cell).replaceAll(" ", "-");
  const fileOf = (ending: string) => rig.file(`${name}.${ending}`);
  const room = await site.openRoom(name);
  const platform = site.prepare(cell.fault, cell.state);
  const settings = {
    ...room.environment,
    SOUS_ANSWER_MINUTES: answerMinutes[cell.state === "expired" ? "expired" : "others"],
  };
  const args = ["serve", "--no-play", "--db", fileOf("db"), ...room.args];
  const result = await playCell({
    cell,
    room,
    platform,
    home,
    seed,
    spawn: () => keepLog(fileOf("log"), rig.sous(args, settings)),
    readRows: () => readKeptRows(fileOf("db")),
  }).catch((error: unknown) => brokenCell(cell, error));
  if (result.findings.length > 0 || !result.struck) {
    rig.isKept = true;
    appendFileSync(fileOf("platform.log"), `${platform.log().join("\n")}\n`);
  } else {
    const files = readdirSync(rig.folder).filter((file) => file.startsWith(`${name}.`));
    for (const file of files) rmSync(rig.file(file), { force: true });
  }
  return result;
}

function brokenCell(cell: Cell, error: unknown): CellResult {
  const reason = error instanceof Error ? error.message : String(error);
  const nothing = { lost: 0, doubled: 0, duplicatePosts: 0, answers: 0, struck: false, seconds: 0 };
  return { cell, ...nothing, unfinished: 1, findings: [`unfinished: ${reason}`] };
}

function sumUp(byCell: readonly CellResult[]) {
  return {
    cells: byCell.length,
    ...addUp(["lost", "doubled", "duplicatePosts", "unfinished", "answers"], byCell),
    /** Cells without the fault prove nothing. */
    missed: byCell.filter(({ struck }) => !struck).length,
    byCell: byCell.toSorted((a, b) => a.cell.number - b.cell.number),
  };
}

interface EtiquetteOptions {
  readonly bots: readonly ChatBot[];
  readonly tasks: number;
  readonly home: string;
}

type Count = Awaited<ReturnType<typeof playOn>>;

const paceMs = "200";
const lookMs = 100;
const thinkMs = 600;
const askAgainMs = 4000;
const longestMs = 20 * 60_000;

function runEtiquette(options: EtiquetteOptions) {
  const { bots } = options;
  return withRig("etiquette", async (rig) => {
    const counts = await Promise.all(bots.map((bot) => playOn(rig, bot, options)));
    const byPlatform = Object.fromEntries(
      bots.map((bot, at) => [bot, figures(counts.slice(at, at + 1))]),
    );
    return { ...figures(counts), byPlatform };
  });
}

async function playOn(rig: Rig, bot: ChatBot, { tasks, home }: EtiquetteOptions) {
  const database = rig.file(`${bot}.db`);
  const site = await openSite(bot);
  const room = await site.openRoom("home");
  const settings = { ...room.environment, SOUS_PACE_MS: paceMs };
  const args = ["serve", "--no-play", "--db", database, ...room.args];
  const product = new Product(() => rig.sous(args, settings));
  try {
    await product.start().ready;
    const played = await playPolitely(room, database, { tasks, home });
    return { tasks: played, ...(await count(await site.shownIn(room), database)) };
  } finally {
    await product.stop();
    await site.close();
  }
}

/** @returns number of tasks */
async function playPolitely(
  room: ChatRoom,
  database: string,
  { tasks, home }: { readonly tasks: number; readonly home: string },
): Promise<number> {
  const latest = Date.now() + longestMs;
  const seenAt = new Map<string, number>();
  const answered = new Set<string>();
  let askedFor = 0;
  let askedAt = 0;
  for (; ; await sleep(lookMs)) {
    if (Date.now() > latest) throw new SousError("too-slow", "The tasks did not end in time.");
    const { episodes, due } = await readKeptRows(database);
    const isIdle = episodes.every(({ ended }) => ended) && due === 0;
    if (isIdle && episodes.length >= tasks) return episodes.length;
    if (isIdle && (episodes.length === askedFor || Date.now() - askedAt > askAgainMs)) {
      askedFor = episodes.length + 1;
      askedAt = Date.now();
      await room.play(room.people[askedFor % 2] ?? "", home);
    }
    const { asked } = await room.look();
    const next = asked.find(({ question, thread }) => thread !== null && !answered.has(question));
    if (!next) continue;
    const since = seenAt.get(next.question) ?? Date.now();
    seenAt.set(next.question, since);
    if (Date.now() - since <= thinkMs) continue;
    answered.add(next.question);
    await answer(room, next, answered.size);
  }
}

async function answer(room: ChatRoom, asked: Asked, turn: number): Promise<void> {
  const person = room.people[turn % 2] ?? "";
  const [choice] = asked.choices;
  const words = { person, asked, text: inWords(choice) };
  const way = ways[turn % ways.length];
  if (way === "press") await room.press({ person, asked, choice: choice?.id ?? "dk" });
  else if (way === "reply") await room.reply(words);
  else await room.fill(words);
}

async function count({ messages, edits }: Shown, database: string) {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  const people = new Map((await memory.people.list()).map((one) => [one.id, one.platformId]));
  const questions = await memory.questions.list();
  const deliveries = await memory.outbox.list();
  await memory.close();
  const byMessage = new Map(deliveries.map((delivery) => [delivery.ref?.message, delivery]));
  const asking = new Set(questions.map(({ episode }) => episode));
  const assignees = new Set(questions.map(({ assignee }) => people.get(assignee ?? "")));
  const isReply = ({ id }: ShownMessage) => {
    const note = byMessage.get(id)?.note;
    return note != null && note.to !== null && note.kind !== "reminder";
  };
  const welcome = messages.find(({ isWelcome }) => isWelcome);
  const shown = messages.filter((message) => message !== welcome);
  const posts = shown.filter((message) => !isReply(message));
  const mentions = shown.flatMap((message) => message.mentions);
  return {
    questions: questions.length,
    welcomes: welcome ? 1 : 0,
    /** Visible messages without replies to people. */
    posts: posts.length,
    edits,
    /** Posts of tasks without a question, or of no task. */
    emptyPosts: posts.filter(({ id }) => !asking.has(byMessage.get(id)?.episode ?? "")).length,
    strayMentions: mentions.filter((person) => !assignees.has(person)).length,
    notifications: shown.filter((one) => one.isInChannel || one.mentions.length > 0).length,
    replies: shown.length - posts.length,
  };
}

function figures(counts: readonly Count[]) {
  const of = (key: keyof Count) => sum(counts.map((one) => one[key]));
  const per = (key: keyof Count) =>
    Math.round((of(key) / Math.max(1, of("questions"))) * 100) / 100;
  const keys = ["tasks", "questions", "welcomes", "posts", "edits", "emptyPosts"] as const;
  const shares = ["posts", "notifications", "edits", "replies"] as const;
  return {
    ...Object.fromEntries([...keys, "strayMentions" as const].map((key) => [key, of(key)])),
    perQuestion: Object.fromEntries(shares.map((key) => [key, per(key)])),
  };
}
