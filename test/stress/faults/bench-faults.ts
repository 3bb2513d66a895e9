/** Kills the process again and again over real episodes, and counts what was lost or came twice. */
import type { ChildProcess } from "node:child_process";
import { type ChapterResult, playChapter } from "./chapter.js";
import { joinDiscord, openDiscordRoom } from "./discord-room.js";
import type { KeptRows } from "./judge.js";
import { type Moment, moments } from "./moments.js";
import type { SpawnSous } from "./product.js";
import type { FaultBot, Room } from "./room.js";
import { joinSlack, openSlackRoom } from "./slack-room.js";
import { openWebRoom } from "./web-room.js";

export interface BenchFaultsRequest {
  /** Kills on each bot. */
  readonly kills: number;
  readonly bots: readonly FaultBot[];
  readonly homes: readonly string[];
  readonly seed: number;
  readonly spawnSous: SpawnSous;
  /** Starts a protocol peer, its standard input and output piped. */
  readonly spawnPeer: (bot: Exclude<FaultBot, "web">) => ChildProcess;
  /** A path for a new, empty database. */
  readonly newDatabase: (name: string) => string;
  /** Reads a database beside its owner. */
  readonly readRows: (database: string) => Promise<KeptRows>;
  readonly onKill?: () => void;
}

export interface BotFigures extends ChapterResult {
  readonly seconds: number;
}

export interface BenchFaultsResult {
  readonly kills: number;
  readonly lost: number;
  readonly doubled: number;
  readonly duplicatePosts: number;
  readonly unfinished: number;
  readonly byBot: Readonly<Partial<Record<FaultBot, BotFigures>>>;
}

/** A home that is known asks little: after so many kills everything begins anew. */
const killsPerChapter = 10;
/** A chapter that takes longer than this is stuck. */
const chapterMs = 150_000;
const killMs = 15_000;

export async function benchFaults(request: BenchFaultsRequest): Promise<BenchFaultsResult> {
  const figures = await Promise.all(
    request.bots.map(async (bot) => [bot, await benchBot(bot, request)] as const),
  );
  const sum = (key: "kills" | "lost" | "doubled" | "duplicatePosts" | "unfinished"): number =>
    figures.reduce((total, [, one]) => total + one[key], 0);
  return {
    kills: sum("kills"),
    lost: sum("lost"),
    doubled: sum("doubled"),
    duplicatePosts: sum("duplicatePosts"),
    unfinished: sum("unfinished"),
    byBot: Object.fromEntries(figures),
  };
}

async function benchBot(bot: FaultBot, request: BenchFaultsRequest): Promise<BotFigures> {
  const startedAt = performance.now();
  const chapters: ChapterResult[] = [];
  for (let left = request.kills; left > 0; left -= killsPerChapter) {
    const kills = Math.min(left, killsPerChapter);
    chapters.push(await benchChapter(bot, { ...request, kills, seed: request.seed * 1000 + left }));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { ...chapters.reduce(addChapters), seconds };
}

async function benchChapter(bot: FaultBot, request: BenchFaultsRequest): Promise<ChapterResult> {
  const { kills, homes, seed, spawnSous, onKill = () => undefined } = request;
  const signal = AbortSignal.timeout(chapterMs + kills * killMs);
  const database = request.newDatabase(`${bot}-${seed}`);
  const room = await openRoom(bot, request, signal);
  const args = ["serve", "--no-play", "--db", database, ...room.args];
  try {
    return await playChapter({
      name: bot,
      room,
      kills,
      homes,
      seed,
      signal,
      onKill,
      spawn: () => spawnSous(args, room.environment),
      readRows: () => request.readRows(database),
    });
  } finally {
    await room.close();
  }
}

function openRoom(
  bot: FaultBot,
  { homes, spawnPeer }: BenchFaultsRequest,
  signal: AbortSignal,
): Promise<Room> {
  switch (bot) {
    case "web":
      return openWebRoom({ homes, signal });
    case "slack":
      return joinSlack(spawnPeer("slack")).then((peer) => openSlackRoom(peer));
    case "discord":
      return joinDiscord(spawnPeer("discord")).then((peer) => openDiscordRoom(peer));
  }
}

function addChapters(one: ChapterResult, other: ChapterResult): ChapterResult {
  return {
    kills: one.kills + other.kills,
    killsAt: Object.fromEntries(
      moments.map((moment) => [moment, one.killsAt[moment] + other.killsAt[moment]]),
    ) as Record<Moment, number>,
    killsWhileAsked: one.killsWhileAsked + other.killsWhileAsked,
    killsWhileAnswering: one.killsWhileAnswering + other.killsWhileAnswering,
    episodes: one.episodes + other.episodes,
    questions: one.questions + other.questions,
    answers: one.answers + other.answers,
    failedPresses: one.failedPresses + other.failedPresses,
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    duplicatePosts: one.duplicatePosts + other.duplicatePosts,
    unfinished: one.unfinished + other.unfinished,
    findings: [...one.findings, ...other.findings],
  };
}
