/** Plays the rounds of `sous play`, and summarises them. */

import { createNarrator } from "../../../bots/terminal/narrator.js";
import type { Memory } from "../../../memory/stores.js";
import { readGameName } from "../../../scenes/games/games.js";
import { formatCalibration } from "../../agent/conformal-asking.js";
import { collectPastAnswers } from "../../agent/past-answers.js";
import { type RoundSummary, summariseRound } from "../../agent/summary.js";
import { readOrders } from "../../app/control/order.js";
import { systemClock } from "../../app/operating/clock.js";
import { keepHousehold } from "../../app/play/households.js";
import type { RunRequest } from "../../app/runner.js";
import { makeChatBot, makeTerminalBot } from "../../app/serve/bots.js";
import { type BotParts, makeWebBot } from "../../app/serve/web-bot.js";
import type { Sous } from "../../app/wire.js";
import type { Bot, OurPlatform } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import { Interrupted } from "../../core/errors.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";

export type PlaySummary = Awaited<ReturnType<typeof summarisePlay>>;

interface PlayedRequest extends Omit<RunRequest, "household" | "rounds" | "orders"> {
  /** The first tasks, in a person's words. */
  readonly order?: string | undefined;
}

export async function playRounds(
  sous: Sous,
  target: string,
  wanted: number | undefined,
  { order, ...request }: PlayedRequest,
): Promise<PlaySummary> {
  if (readGameName(target) !== null) return playGames(sous, target, wanted ?? 1, request);
  const household = await keepHousehold(sous.memory, target, systemClock);
  if (request.askPolicy.startsWith("conformal"))
    await explainCalibration(sous.memory, household.id);
  const isEndless = request.variant === "multiround";
  const orders = order === undefined ? [] : await readOrders(sous.memory, household, order);
  const usual = orders.length || (isEndless ? Number.POSITIVE_INFINITY : 1);
  const rounds = Math.max(orders.length, wanted ?? usual);
  const episodes = await sous.runner.play({ ...request, household, rounds, orders });
  const summary = await summarisePlay(sous.memory, household.id, episodes);
  if (!isEndless) return summary;
  // In the multiround variant, the last round always ends by lack of steps, so the first one counts.
  return { ...summary, success: summary.rounds[0]?.success ?? false };
}

/** Plays rounds of a game's task. Each round is a separate game. */
async function playGames(
  sous: Sous,
  target: string,
  rounds: number,
  request: Omit<PlayedRequest, "order">,
): Promise<PlaySummary> {
  const episodes: Episode[] = [];
  let id = "";
  for (let round = 1; round <= rounds; round++) {
    const household = await keepHousehold(sous.memory, target, systemClock);
    id = household.id;
    episodes.push(...(await sous.runner.play({ ...request, household, rounds: 1 })));
  }
  return summarisePlay(sous.memory, id, episodes);
}

/** Prints on standard error, so that standard output is pure JSON. */
async function explainCalibration(memory: Memory, household: string): Promise<void> {
  const past = await collectPastAnswers(memory, household, "");
  process.stderr.write(`${formatCalibration(past)}\n`);
}

export async function summarisePlay(
  memory: Memory,
  household: string,
  episodes: readonly Episode[],
) {
  const rounds: RoundSummary[] = [];
  const spared = { notebook: 0, reused: 0 };
  for (const episode of episodes) {
    const records = await memory.episodes.steps(episode.id);
    rounds.push(
      summariseRound(episode, records, await memory.questions.list({ episode: episode.id })),
    );
    for (const { step } of records)
      if (step.kind === "ask" && (step.handling === "notebook" || step.handling === "reused"))
        spared[step.handling]++;
  }
  const { databaseBytes } = await memory.vitals.read();
  return {
    household,
    success: rounds.every(({ success }) => success),
    rounds,
    questions: rounds.reduce((sum, { questions }) => sum + questions, 0),
    reused: rounds.reduce((sum, { reused }) => sum + reused, 0),
    episodeIds: episodes.map(({ id }) => id),
    memory: {
      ...memory.searches(),
      /** Questions spared by known facts. */
      reusedByNeed: spared.notebook,
      /** Questions spared by an answered question of the same meaning. */
      reusedByMeaning: spared.reused,
      /** Millions of bytes; 0 in memory. */
      databaseMb: Math.round(databaseBytes / 1e4) / 100,
    },
  };
}

export function formatSummary({ rounds, questions, reused }: PlaySummary): string {
  const done = rounds.filter(({ success }) => success).length;
  return `${done} of ${many(rounds.length, "task")} done, ${many(questions, "question")} asked, ${reused} not asked because the answer was known.`;
}

/** @param quiet keeps standard output for JSON */
export async function makeBot(
  parts: BotParts,
  platform: Exclude<OurPlatform, "simulated">,
  quiet: boolean,
): Promise<Bot> {
  if (platform === "terminal") return makeTerminalBot(parts);
  if (platform === "web") return announceAddress(makeWebBot(parts), quiet);
  return makeChatBot(platform, parts);
}

function announceAddress(bot: Bot & { url(): string }, quiet: boolean): Bot {
  const start: Bot["start"] = async (handlers) => {
    await bot.start(handlers);
    (quiet ? process.stderr : process.stdout).write(`Sous is at ${bot.url()}\n`);
  };
  return { ...bot, start };
}

/** Simulated people need no pause, people at a terminal a short one. */
export function defaultPace(bot: OurPlatform, configured: number): number {
  if (bot === "simulated") return 0;
  return bot === "terminal" ? Math.min(configured, 200) : configured;
}

export function narrate({ watch }: Sous, { config }: BotParts) {
  const write = (text: string) => process.stdout.write(text);
  return createNarrator(watch, { write, colour: config.colour });
}

/** @param stopping aborted by Ctrl-C and SIGTERM */
export async function playUntilDone(
  sous: Sous,
  stopping: AbortController,
  work: () => Promise<void>,
): Promise<void> {
  const interrupt = () => {
    sous.runner.close();
    stopping.abort();
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    await work();
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    throw new Interrupted(`Stopped; nothing is lost. To go on: ${shared.commandToType()}`);
  } finally {
    await sous.stop();
  }
}
