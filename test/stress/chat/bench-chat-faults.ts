/** Every fault in every state of a question, on both platforms; each cell begins with nothing. */
import type { ChildProcess } from "node:child_process";
import { joinDiscord, openDiscordRoom } from "../faults/discord-room.js";
import type { KeptRows, Verdict } from "../faults/judge.js";
import type { SpawnSous } from "../faults/product.js";
import type { ChatRoom } from "../faults/room.js";
import { joinSlack, openSlackRoom } from "../faults/slack-room.js";
import { type Cell, type ChatBot, nameCell } from "./cells.js";
import { discordSwitches } from "./discord-switches.js";
import { type CellResult, playCell } from "./play-cell.js";
import { slackSwitches } from "./slack-switches.js";
import type { Switches } from "./switches.js";

export interface BenchChatFaultsRequest {
  readonly cells: readonly Cell[];
  /** How many cells are played side by side, over both platforms. */
  readonly lanes: number;
  readonly home: string;
  readonly seed: number;
  /** Starts the product; what it logs is kept under the cell's name. */
  readonly spawnSous: (cell: string, ...args: Parameters<SpawnSous>) => ChildProcess;
  /** Starts a protocol peer, its standard input and output piped. */
  readonly spawnPeer: (bot: ChatBot) => ChildProcess;
  /** A path for a new, empty database. */
  readonly newDatabase: (cell: string) => string;
  /** Reads a database beside its owner. */
  readonly readRows: (database: string) => Promise<KeptRows>;
  /** Called after each cell, with the platform's log of it. */
  readonly onCell?: (result: CellResult, log: readonly string[]) => void;
}

export interface BenchChatFaultsResult {
  readonly cells: number;
  readonly lost: number;
  readonly doubled: number;
  readonly duplicatePosts: number;
  readonly unfinished: number;
  /** Cells in which the fault did not happen: they show nothing. */
  readonly missed: number;
  readonly answers: number;
  readonly byCell: readonly CellResult[];
}

/** A cell that takes longer than this is stuck: what is open then counts as unfinished. */
const cellMs = 90_000;
/** How long people have in the cells where nobody answers in time, and in the others. */
const answerMinutes = { expired: "0.08", others: "5" } as const;

/** One platform peer with a new channel for each cell. */
interface Site {
  open(name: string): Promise<{ readonly room: ChatRoom; readonly switches: Switches }>;
  close(): Promise<void>;
}

export async function benchChatFaults(
  request: BenchChatFaultsRequest,
): Promise<BenchChatFaultsResult> {
  const waiting = [...request.cells];
  const byCell: CellResult[] = [];
  const work = async (): Promise<void> => {
    const sites = new Map<ChatBot, Promise<Site>>();
    try {
      for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
        const site = sites.get(cell.bot) ?? openSite(cell.bot, request.spawnPeer(cell.bot));
        sites.set(cell.bot, site);
        byCell.push(await benchCell(cell, await site, request));
      }
    } finally {
      for (const site of sites.values()) await (await site).close();
    }
  };
  await Promise.all(Array.from({ length: request.lanes }, work));
  return addUp(byCell);
}

async function benchCell(
  cell: Cell,
  site: Site,
  request: BenchChatFaultsRequest,
): Promise<CellResult> {
  const name = nameCell(cell).replaceAll(" ", "-");
  const { room, switches } = await site.open(name);
  const { home, seed, spawnSous, readRows, onCell } = request;
  const database = request.newDatabase(name);
  const args = ["serve", "--no-play", "--db", database, ...room.args];
  const { expired, others } = answerMinutes;
  const environment = {
    ...room.environment,
    SOUS_ANSWER_MINUTES: cell.state === "expired" ? expired : others,
  };
  const result = await playCell({
    cell,
    room,
    switches,
    home,
    seed,
    signal: AbortSignal.timeout(cellMs),
    spawn: () => spawnSous(name, args, environment),
    readRows: () => readRows(database),
  }).catch((error: unknown) => brokenCell(cell, error));
  onCell?.(result, await switches.log());
  return result;
}

/** The product ended by itself, or nothing ever began: nothing of it came to an end. */
function brokenCell(cell: Cell, error: unknown): CellResult {
  const reason = error instanceof Error ? error.message : String(error);
  const nothing = { lost: 0, doubled: 0, duplicatePosts: 0, answers: 0, struck: false, seconds: 0 };
  return { cell, ...nothing, unfinished: 1, findings: [`unfinished: ${reason}`] };
}

async function openSite(bot: ChatBot, child: ChildProcess): Promise<Site> {
  if (bot === "slack") {
    const peer = await joinSlack(child);
    const switches = slackSwitches(peer);
    return {
      open: async (name) => ({
        room: openSlackRoom(peer, await peer.addChannel(name)),
        switches,
      }),
      close: () => peer.close(),
    };
  }
  const peer = await joinDiscord(child);
  const switches = discordSwitches(peer);
  return {
    open: async (name) => ({
      room: openDiscordRoom(peer, await peer.addChannel(name)),
      switches,
    }),
    close: () => peer.close(),
  };
}

function addUp(byCell: readonly CellResult[]): BenchChatFaultsResult {
  const sum = (key: Exclude<keyof Verdict, "findings">) =>
    byCell.reduce((total, cell) => total + cell[key], 0);
  return {
    cells: byCell.length,
    lost: sum("lost"),
    doubled: sum("doubled"),
    duplicatePosts: sum("duplicatePosts"),
    unfinished: sum("unfinished"),
    missed: byCell.filter(({ struck }) => !struck).length,
    answers: byCell.reduce((total, { answers }) => total + answers, 0),
    byCell: [...byCell].sort((a, b) => a.cell.number - b.cell.number),
  };
}
