import { Command } from "commander";
import { listHomes } from "../../../scenes/household/source/load.js";
import * as shared from "../../../src/cli/options.js";
import { addUp, botsOption, countOption, report, withProgress } from "../options.js";
import { type Rig, withRig } from "../rig.js";
import { playChapter } from "./chapter.js";
import { moments } from "./moments.js";
import { Product } from "./product.js";
import { type FaultBot, faultBots } from "./room.js";
import { openRoom, Town } from "./town.js";

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
  const { lost, doubled, duplicatePosts, unfinished } = result;
  report(result, json, lost + doubled + duplicatePosts + unfinished > 0 ? 2 : 0);
}

export interface FaultsRequest extends FaultsOptions {
  readonly homes: readonly string[];
  readonly onKill?: () => void;
}

export function measureFaults(request: FaultsRequest) {
  return withRig("faults", async (rig) => {
    const measure = async (bot: FaultBot) => [bot, await measureBot(rig, bot, request)] as const;
    const figures = await Promise.all(request.bots.map(measure));
    const results = figures.map(([, one]) => one);
    return { ...addUp(sums, results), byBot: Object.fromEntries(figures) };
  });
}

async function measureBot(rig: Rig, bot: FaultBot, request: FaultsRequest) {
  const startedAt = performance.now();
  const chapters: Awaited<ReturnType<typeof measureChapter>>[] = [];
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

async function measureChapter(rig: Rig, bot: FaultBot, left: number, request: FaultsRequest) {
  const kills = Math.min(left, killsPerChapter);
  const seed = request.seed * 1000 + left;
  const signal = AbortSignal.timeout(chapterMs + kills * killMs);
  const database = rig.file(`${bot}-${seed}.db`);
  const { homes, onKill } = request;
  const room = await openRoom(bot, homes, signal);
  const town = new Town({ rooms: [{ room, homes }], seed, name: bot });
  const args = ["serve", "--no-play", "--db", database, ...room.args];
  const crew = new Product(() => rig.sous(args, room.environment));
  const common = { town, crew, database, kills, name: bot, seed, signal };
  return playChapter({ ...common, patienceMs: stragglersMs, ...(onKill && { onKill }) }).finally(
    () => town.close(),
  );
}

/** Known homes ask little, so each chapter starts anew. */
const killsPerChapter = 10;
const chapterMs = 300_000;
const killMs = 15_000;
const stragglersMs = 5000;
