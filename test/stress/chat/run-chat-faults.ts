import { appendFileSync, readdirSync, rmSync } from "node:fs";
import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { readKeptRows } from "../faults/kept-rows.js";
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
import { type EtiquetteOptions, runEtiquette } from "./run-etiquette.js";

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

/** Minutes to answer. */
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
