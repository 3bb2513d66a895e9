/** The only place that constructs concrete things and joins them. */
import type { Logger } from "pino";
import { openMemory } from "../../memory/open.js";
import type { RoundsDeps } from "../agent/rounds.js";
import { createAskPolicy } from "../agent/when-to-ask.js";
import { replayWorldline } from "../agent/worldline.js";
import type { Bot, Control, Watch } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import type { Policy } from "../core/decision.js";
import type { Episode } from "../core/episode.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Simulator } from "../core/scene.js";
import type { Memory } from "../core/stores.js";
import { type Courier, createCourier } from "../desk/courier.js";
import { createDesk } from "../desk/desk.js";
import { createGrammarGrounder } from "../desk/grounding/index.js";
import { createHouseholdObserver, createRulesPolicy } from "../policies/rules/index.js";
import { announceWrites, type Bus, createBus } from "./announce.js";
import { createControl } from "./control.js";
import { findHome, type HomeContent, simulate } from "./households.js";
import { createRunner, type Runner } from "./runner.js";
import { takeSnapshot, tellEpisode, tellQuestion } from "./snapshot.js";

/** Each costs one call to a platform. */
const mostCatchUps = 50;
/** People may still reply under a card whose task has ended. */
const repliesComeForMs = 24 * 60 * 60_000;

export interface SousOptions {
  readonly database: string;
  /** Named to others who find the database owned. */
  readonly command: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly bots: readonly Bot[];
  readonly answerTimeoutMs: number;
  readonly paceMs: number;
  /** Who decides; the rules policy when absent. */
  readonly policy?: Policy;
  /** Whether people see the home or answer from memory, where they start a task; "owner" when absent. */
  readonly mode?: KnowledgeMode;
}

/** A running Sous: bots heard, outbox served, open episodes resumable. */
export interface Sous {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly control: Control;
  readonly watch: Watch;
  readonly courier: Courier;
  /** Stops everything between two steps; nothing is lost. */
  stop(): Promise<void>;
}

/**
 * Opens the memory, starts the bots, finds what was said while nobody listened, and serves the outbox.
 * Episodes are not resumed here: callers choose (`runner.resume`, `runner.play`).
 */
export async function startSous(options: SousOptions): Promise<Sous> {
  const { clock, log, bots, answerTimeoutMs, paceMs } = options;
  const bus = createBus();
  const rows = await openMemory({ file: options.database, clock, command: options.command });
  const memory = announceWrites(rows, bus);
  const desk = createDesk({
    memory,
    grounder: createGrammarGrounder(),
    clock,
    log,
    answerTimeoutMs,
  });
  const courier = createCourier({ memory, bots: byPlatform(bots), clock, log });
  bus.subscribe(() => courier.wake());
  const live = new Map<string, Simulator>();
  const deps: RoundsDeps = {
    ...{ memory, desk, clock, createAskPolicy },
    policy: options.policy ?? createRulesPolicy(),
    observer: createHouseholdObserver(),
    createSimulator: simulate,
    onScene: (household, scene) => {
      if (scene) live.set(household, scene);
      else live.delete(household);
    },
  };
  const runner = createRunner({ ...deps, log, paceMs });
  const mode = options.mode ?? "owner";
  const watch = createWatch({ memory, bus, live, mode });
  const control = createControl({ memory, runner, clock, mode });
  const refresh = async (episode: string): Promise<void> => {
    await memory.outbox.touchCard(episode, clock.now());
    courier.wake();
  };
  const started: Bot[] = [];
  try {
    for (const bot of bots) {
      started.push(bot);
      await bot.start({ inbox: desk.inbox, control, watch, refresh });
    }
    await courier.start();
    await catchUp(memory, bots, { clock, log });
    await desk.start();
  } catch (error) {
    await courier.stop();
    await Promise.allSettled(started.map((bot) => bot.stop()));
    await rows.close();
    throw error;
  }
  return {
    ...{ memory, runner, control, watch, courier },
    async stop() {
      await runner.stop();
      await Promise.allSettled(bots.map((bot) => bot.stop()));
      await desk.stop();
      await courier.stop();
      await rows.close();
    },
  };
}

function byPlatform(bots: readonly Bot[]): ReadonlyMap<string, Bot> {
  return new Map(bots.map((bot) => [bot.platform, bot]));
}

/** What people wrote while no process listened stands under the cards: the open ones and the recent ones. */
async function catchUp(
  memory: Memory,
  bots: readonly Bot[],
  { clock, log }: Pick<SousOptions, "clock" | "log">,
): Promise<void> {
  const episodes = await recentEpisodes(memory, clock.now() - repliesComeForMs);
  for (const bot of bots) {
    const cards = [];
    for (const { id } of episodes.filter((one) => one.bot === bot.platform)) {
      const ref = (await memory.outbox.card(id))?.ref;
      if (ref) cards.push({ episode: id, ref });
    }
    if (cards.length === 0) continue;
    await bot
      .catchUp(cards)
      .catch((error) => log.warn({ error, bot: bot.platform }, "could not catch up"));
  }
}

/** All open ones, and of every household the last two and whatever began since then. */
async function recentEpisodes(memory: Memory, since: number): Promise<readonly Episode[]> {
  const episodes: Episode[] = [];
  for (const { id } of await memory.households.list()) {
    const all = await memory.episodes.list(id);
    const last = all.slice(-2);
    episodes.push(
      ...all.filter(
        (episode) => !episode.end || episode.startedAt >= since || last.includes(episode),
      ),
    );
  }
  return episodes
    .sort((a, b) => Number(b.end === null) - Number(a.end === null) || b.startedAt - a.startedAt)
    .slice(0, mostCatchUps);
}

interface WatchOptions {
  readonly memory: Memory;
  readonly bus: Bus;
  readonly live: ReadonlyMap<string, Simulator>;
  readonly mode: KnowledgeMode;
}

function createWatch({ memory, bus, live, mode }: WatchOptions): Watch {
  return {
    subscribe: (listener) => bus.subscribe(listener),
    async snapshot(household, episode) {
      const id = household ?? (await lastPlayed(memory));
      const home = id === null ? null : ((await memory.households.get(id)) ?? findHome(id));
      if (!home) return null;
      const scene = live.get(home.id) ?? (await presentState(memory, home));
      return takeSnapshot(memory, { home, owner: scene.ownerView(), mode, episode });
    },
    question: (id) => tellQuestion(memory, id),
    episode: (id) => tellEpisode(memory, id),
    note: async (id) => (await memory.outbox.get(id))?.note ?? null,
  };
}

async function lastPlayed(memory: Memory): Promise<string | null> {
  let last: { household: string; startedAt: number } | null = null;
  for (const { id } of await memory.households.list()) {
    const episode = (await memory.episodes.list(id)).at(-1);
    if (episode && (!last || episode.startedAt >= last.startedAt)) last = episode;
  }
  return last?.household ?? (await memory.households.list()).at(-1)?.id ?? null;
}

async function presentState(memory: Memory, household: HomeContent): Promise<Simulator> {
  const scene = simulate(household);
  await replayWorldline(scene, household.id, memory.episodes);
  return scene;
}
