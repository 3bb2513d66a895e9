import { appendFileSync, readdirSync, rmSync } from "node:fs";
import * as shared from "../../../src/cli/options.js";
import type { Verdict } from "../faults/judge.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { withProgress } from "../progress.js";
import { keepLog, type Rig, withRig } from "../rig.js";
import { type Cell, type ChatBot, chatFaults, nameCell, questionStates } from "./cells.js";
import { type ChatSite, openSite } from "./platforms.js";
import { type CellResult, playCell } from "./play-cell.js";

export interface ChatFaultsOptions {
  readonly cells: readonly Cell[];
  readonly lanes: number;
  readonly home: string;
  readonly seed: number;
}

export interface ChatFaultsFigures {
  readonly cells: number;
  readonly lost: number;
  readonly doubled: number;
  readonly duplicatePosts: number;
  readonly unfinished: number;
  /** Cells without the fault prove nothing. */
  readonly missed: number;
  readonly answers: number;
  readonly byCell: readonly CellResult[];
}

export interface ChatFaultsRun {
  readonly figures: ChatFaultsFigures;
  readonly kept: string | null;
}

/** Minutes to answer. */
const answerMinutes = { expired: "0.08", others: "5" } as const;

export function runChatFaults(options: ChatFaultsOptions): Promise<ChatFaultsRun> {
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
    return { figures: addUp(byCell), kept: rig.isKept ? rig.folder : null };
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

function addUp(byCell: readonly CellResult[]): ChatFaultsFigures {
  const sum = (key: Exclude<keyof Verdict, "findings"> | "answers") =>
    byCell.reduce((total, cell) => total + cell[key], 0);
  return {
    cells: byCell.length,
    lost: sum("lost"),
    doubled: sum("doubled"),
    duplicatePosts: sum("duplicatePosts"),
    unfinished: sum("unfinished"),
    missed: byCell.filter(({ struck }) => !struck).length,
    answers: sum("answers"),
    byCell: byCell.toSorted((a, b) => a.cell.number - b.cell.number),
  };
}

export function describeFaults({ figures, kept }: ChatFaultsRun): void {
  const { cells, answers, lost, doubled, duplicatePosts, unfinished, missed, byCell } = figures;
  shared.print(
    `${cells} cells, ${answers} answers: ${lost} lost, ${doubled} counted twice, ${duplicatePosts} duplicate posts, ${unfinished} unfinished, ${missed} in which the fault did not happen`,
  );
  for (const bot of new Set(byCell.map(({ cell }) => cell.bot))) {
    shared.print(`\n${row([bot, ...questionStates])}`);
    for (const fault of chatFaults) {
      const inRow = byCell.filter(({ cell }) => cell.bot === bot && cell.fault === fault);
      const show = (state: string) => describeCell(inRow.find(({ cell }) => cell.state === state));
      if (inRow.length > 0) shared.print(row([fault, ...questionStates.map(show)]));
    }
  }
  for (const { cell, findings, struck } of byCell) {
    for (const finding of findings) shared.print(`${nameCell(cell)}: ${finding}`);
    if (!struck) shared.print(`${nameCell(cell)}: the fault did not happen`);
  }
  if (kept !== null) shared.print(`Databases and logs of these cells: ${kept}`);
}

function describeCell(result: CellResult | undefined): string {
  if (!result) return "";
  if (!result.struck) return "missed";
  return result.findings.length === 0
    ? `ok ${result.seconds} s`
    : `${result.findings.length} found`;
}

function row(columns: readonly string[]): string {
  return columns
    .map((column, index) => column.padEnd(index === 0 ? 18 : 14))
    .join("")
    .trimEnd();
}
