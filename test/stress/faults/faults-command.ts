import { Command } from "commander";
import { listHomes } from "../../../scenes/household/index.js";
import * as shared from "../../../src/cli/options.js";
import { startDiscordPeer } from "../../peers/discord/peer.js";
import { startSlackPeer } from "../../peers/slack/slack-peer.js";
import { botsOption, countOption } from "../options.js";
import { withProgress } from "../progress.js";
import { type Rig, withRig } from "../rig.js";
import { playChapter } from "./chapter.js";
import { openDiscordRoom } from "./discord-room.js";
import type { Verdict } from "./judge.js";
import { type Moment, moments } from "./moments.js";
import { Product } from "./product.js";
import { type FaultBot, faultBots, type Room } from "./room.js";
import { openSlackRoom } from "./slack-room.js";
import { Town } from "./town.js";
import { openWebRoom } from "./web-room.js";

interface FaultsOptions {
  readonly kills: number;
  readonly bots: readonly FaultBot[];
  readonly seed: number;
}

const sums = ["kills", "lost", "doubled", "duplicatePosts", "unfinished"] as const;

const counted = [
  "kills",
  /** Kills with an open question. */
  "killsWhileAsked",
  "killsWhileAnswering",
  "episodes",
  "questions",
  "answers",
  "failedPresses",
  "lost",
  "doubled",
  "duplicatePosts",
  "unfinished",
] as const;

interface BotResult extends Verdict, Readonly<Record<(typeof counted)[number], number>> {
  readonly killsAt: Readonly<Record<Moment, number>>;
}

export interface FaultsResult extends Readonly<Record<(typeof sums)[number], number>> {
  readonly byBot: Readonly<Partial<Record<FaultBot, BotResult & { readonly seconds: number }>>>;
}

export function faultsCommand(): Command {
  return new Command("faults")
    .addOption(countOption("--kills <n>", "kills on each bot", 1, 20))
    .addOption(botsOption(faultBots))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It plays against protocol peers on loopback (test/peers): run it in a clone of the repository.
Exit code 2 when anything was lost, came twice or did not end.

Examples:
  npm run -s stress -- faults --kills 100 --json
  npm run -s stress -- faults --kills 20 --bots slack --seed 7`,
    )
    .action(runFaults);
}

async function runFaults({ json, ...options }: FaultsOptions & { readonly json?: boolean }) {
  let done = 0;
  const result = await withProgress("kills", (show) =>
    measureFaults({
      ...options,
      homes: listHomes(),
      onKill: () => show(++done, options.kills * options.bots.length),
    }),
  );
  if (json) shared.printJson(result);
  else describe(result);
  const { lost, doubled, duplicatePosts, unfinished } = result;
  if (lost + doubled + duplicatePosts + unfinished > 0) process.exitCode = 2;
}

export interface FaultsRequest extends FaultsOptions {
  readonly homes: readonly string[];
  readonly onKill?: () => void;
}

export function measureFaults(request: FaultsRequest): Promise<FaultsResult> {
  return withRig("faults", async (rig) => {
    const measure = async (bot: FaultBot) => [bot, await measureBot(rig, bot, request)] as const;
    const figures = await Promise.all(request.bots.map(measure));
    const results = figures.map(([, one]) => one);
    return { ...addUp(sums, results), byBot: Object.fromEntries(figures) };
  });
}

async function measureBot(rig: Rig, bot: FaultBot, request: FaultsRequest) {
  const startedAt = performance.now();
  const chapters: BotResult[] = [];
  for (let left = request.kills; left > 0; left -= killsPerChapter)
    chapters.push(await measureChapter(rig, bot, left, request));
  const killsAt = addUp(
    moments,
    chapters.map((one) => one.killsAt),
  );
  const findings = chapters.flatMap((one) => one.findings);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { ...addUp(counted, chapters), killsAt, findings, seconds };
}

async function measureChapter(
  rig: Rig,
  bot: FaultBot,
  left: number,
  request: FaultsRequest,
): Promise<BotResult> {
  const kills = Math.min(left, killsPerChapter);
  const seed = request.seed * 1000 + left;
  const signal = AbortSignal.timeout(chapterMs + kills * killMs);
  const database = rig.file(`${bot}-${seed}.db`);
  const { homes, onKill } = request;
  const rooms: Readonly<Record<FaultBot, () => Promise<Room>>> = {
    web: () => openWebRoom({ homes, signal }),
    slack: async () => openSlackRoom(await startSlackPeer()),
    discord: async () => openDiscordRoom(await startDiscordPeer({ described: false })),
  };
  const room = await rooms[bot]();
  const town = new Town({ rooms: [{ room, homes }], seed, name: bot });
  const args = ["serve", "--no-play", "--db", database, ...room.args];
  const crew = new Product(() => rig.sous(args, room.environment));
  const chapter = {
    town,
    crew,
    database,
    kills,
    name: bot,
    seed,
    signal,
    patienceMs: stragglersMs,
  };
  return playChapter({ ...chapter, ...(onKill && { onKill }) }).finally(() => town.close());
}

function addUp<Key extends string>(
  keys: readonly Key[],
  all: readonly Readonly<Record<Key, number>>[],
): Record<Key, number> {
  const sum = (key: Key) => all.reduce((total, one) => total + one[key], 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as Record<Key, number>;
}

/** Known homes ask little, so each chapter starts anew. */
const killsPerChapter = 10;
const chapterMs = 300_000;
const killMs = 15_000;
const stragglersMs = 5000;

function describe({ kills, lost, doubled, duplicatePosts, unfinished, byBot }: FaultsResult) {
  shared.print(
    `${kills} kills: ${lost} answers lost, ${doubled} counted twice, ${duplicatePosts} duplicate posts, ${unfinished} episodes unfinished`,
  );
  for (const [bot, one] of Object.entries(byBot)) {
    shared.print(
      `  ${bot}: ${one.kills} kills (${one.killsWhileAsked} while a question stood, ${one.killsWhileAnswering} while somebody answered), ${one.episodes} episodes, ${one.questions} questions, ${one.answers} answers, ${one.seconds} s`,
    );
    for (const finding of one.findings) shared.print(`    ${finding}`);
  }
}
