/** Runs the fault matrix with this program and the peers of this repository. */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { childEnvironment } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { withProgress } from "../../../src/research/cli/progress.js";
import { sousProgram } from "../../program.js";
import { cleanSettings, createNursery, keepLog, peerProgram } from "../children.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { type BenchChatFaultsResult, benchChatFaults } from "./bench-chat-faults.js";
import { type Cell, chatFaults, nameCell, questionStates } from "./cells.js";
import type { CellResult } from "./play-cell.js";

export interface ChatFaultsOptions {
  readonly cells: readonly Cell[];
  readonly lanes: number;
  readonly home: string;
  readonly seed: number;
  /** What starts this program again: flags of node, then its entry file; as it was started when absent. */
  readonly command?: readonly string[];
}

export interface ChatFaultsRun {
  readonly figures: BenchChatFaultsResult;
  /** The folder with databases and logs of the cells in which something was found; null when none was. */
  readonly kept: string | null;
}

/** Everything happens in a folder of its own, which stays when something was found. */
export async function runChatFaults(options: ChatFaultsOptions): Promise<ChatFaultsRun> {
  const { cells, lanes, home, seed } = options;
  const command = options.command ?? sousProgram;
  const folder = mkdtempSync(path.join(tmpdir(), "sous-chat-"));
  const fileOf = (name: string) => path.join(folder, name);
  let isKept = false;
  const children = createNursery(() => {
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  });
  let done = 0;
  try {
    const figures = await withProgress("cells", (show) =>
      benchChatFaults({
        cells,
        lanes: Math.min(lanes, Math.max(1, cells.length)),
        home,
        seed,
        spawnSous: (cell, args, environment) =>
          keepLog(
            fileOf(`${cell}.log`),
            children.start(
              [...command, ...args],
              childEnvironment({ ...cleanSettings, ...environment }),
            ),
          ),
        spawnPeer: (bot) => children.start(peerProgram(bot), childEnvironment(cleanSettings)),
        newDatabase: (cell) => fileOf(`${cell}.db`),
        readRows: readKeptRows,
        onCell(result, log) {
          show(++done, cells.length);
          const name = nameCell(result.cell).replaceAll(" ", "-");
          if (isClean(result)) {
            const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
            for (const file of files) rmSync(fileOf(file), { force: true });
            return;
          }
          isKept = true;
          appendFileSync(fileOf(`${name}.platform.log`), `${log.join("\n")}\n`);
        },
      }),
    );
    return { figures, kept: isKept ? folder : null };
  } finally {
    children.endAll();
  }
}

function isClean({ findings, struck }: CellResult): boolean {
  return findings.length === 0 && struck;
}

/** A table of faults and states for each platform, then what was found. */
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
