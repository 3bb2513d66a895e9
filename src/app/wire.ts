/** The only place that constructs concrete things and joins them. */
import type { Logger } from "pino";
import { z } from "zod";
import { openMemory } from "../../memory/open.js";
import type { RoundsDeps } from "../agent/rounds.js";
import { createAskPolicy } from "../agent/when-to-ask.js";
import { replayWorldline } from "../agent/worldline.js";
import type { Bot, Control, Watch } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import { campaignMoves } from "../core/command.js";
import type { Policy } from "../core/decision.js";
import type { AskPolicyName } from "../core/episode.js";
import type { Grounder } from "../core/grounding.js";
import type { NotebookView } from "../core/notebook.js";
import type { Phraser } from "../core/phrasing.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Simulator } from "../core/scene.js";
import type { Embedder, Memory } from "../core/stores.js";
import type { PlayerPort } from "../core/turn.js";
import { krippendorffAlpha } from "../crowdwork/statistics/agreement.js";
import { type Courier, createCourier } from "../desk/courier.js";
import { createDesk } from "../desk/desk.js";
import { createGrammarGrounder } from "../desk/grounding/index.js";
import { type DeskRules, plainRules } from "../desk/rules.js";
import { createHumanPlayer } from "../policies/human-player/index.js";
import { createHouseholdObserver, createRulesPolicy } from "../policies/rules/index.js";
import { type Bus, createBus } from "./bus.js";
import { createCampaignDesk } from "./campaigns/campaign-desk.js";
import { designShape, treatmentIn } from "./campaigns/design.js";
import { createCampaign, moveCampaign } from "./campaigns/lifecycle.js";
import { type CampaignPlayer, createCampaignPlayer } from "./campaigns/player.js";
import { catchUp, keepCatchingUp } from "./catch-up.js";
import { createControl } from "./control/control.js";
import { playerOfGame } from "./game-players.js";
import { findHousehold, type HomeContent, simulate } from "./households.js";
import { createJoinDesk } from "./join/join-desk.js";
import { createTupleFormer } from "./models/tuple-policies.js";
import { type Orders, takeOrders } from "./orders.js";
import { forget } from "./people/forget.js";
import { createPlayerPort } from "./player-port.js";
import { createReviewDesk } from "./review/review-desk.js";
import { createRunner, type Runner } from "./runner.js";
import { createScheduler, type Scheduler } from "./scheduler.js";
import { keyBeside } from "./secret-key.js";
import { serializeEpisode, serializeQuestion, takeSnapshot } from "./snapshot.js";
import { retryStuck } from "./stuck-deliveries.js";

export interface SousOptions {
  readonly database: string;
  /** Named to others who find the database owned. */
  readonly command: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Those that carry questions, or how they are made of what is kept. */
  readonly bots: readonly Bot[] | ((memory: Memory) => Promise<readonly Bot[]>);
  /** What turns texts into vectors; the hashing embedder when absent. */
  readonly embedder?: Embedder;
  /** Who understands answers, or how that is made of what is kept; the grammar when absent. */
  readonly grounder?: Grounder | ((memory: Memory) => Promise<Grounder>);
  /** Who words questions, or how that is made of what is kept; the desk's own sentences when absent. */
  readonly phraser?: (memory: Memory) => Promise<Phraser | undefined>;
  readonly answerTimeoutMs: number;
  readonly paceMs: number;
  /** How people are treated; plainly when absent: one answer, no reminders, at any hour. */
  readonly rules?: DeskRules;
  /**
   * Who decides, or how that is made of what is kept, and of where a person plays from; the rules policy when
   * absent.
   */
  readonly policy?: Policy | ((memory: Memory, playerPort: PlayerPort) => Promise<Policy>);
  /** The platform's id of the only person who may play, where one does; whoever acts first when absent. */
  readonly player?: string | undefined;
  /** What the policy sees of what people said, and may ask about; what is related to the task when absent. */
  readonly notebook?: NotebookView | undefined;
  /** Whether people see the home or answer from memory, where they start a task; "owner" when absent. */
  readonly mode?: KnowledgeMode;
  /** When the tasks that people start, and daily ones, ask; "missing" when absent. */
  readonly ask?: AskPolicyName | undefined;
  /** Stands around the stores and sees every call, to measure; nothing when absent. */
  readonly around?: (memory: Memory) => Memory;
}

/** A running Sous: bots heard, outbox served, open episodes resumable. */
export interface Sous {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly control: Control;
  readonly watch: Watch;
  readonly courier: Courier;
  /** Daily tasks; the caller starts it. */
  readonly scheduler: Scheduler;
  /** Campaigns; the caller starts it. */
  readonly campaigns: CampaignPlayer;
  /** Stops everything between two steps; nothing is lost. */
  stop(): Promise<void>;
}

/**
 * Opens the memory, starts the bots, finds what was said while nobody listened, and serves the outbox.
 * Episodes are not resumed here: callers choose (`runner.resume`, `runner.play`).
 */
export async function startSous(options: SousOptions): Promise<Sous> {
  const { clock, log, answerTimeoutMs, paceMs, rules = plainRules } = options;
  const bus = createBus();
  const rows = await openMemory({
    file: options.database,
    clock,
    command: options.command,
    embedder: options.embedder,
    onChange: bus.emit,
  });
  const memory = options.around?.(rows) ?? rows;
  const live = new Map<string, Simulator>();
  const playerPort = createPlayerPort({
    memory,
    bus,
    clock,
    player: options.player ?? null,
    ownerView: (household) => live.get(household)?.ownerView() ?? null,
  });
  const human = createHumanPlayer(playerPort);
  const policy = (await made(policyFrom(options.policy, playerPort), rows)) ?? createRulesPolicy();
  const bots = await made(options.bots, rows);
  const desk = createDesk({
    memory,
    grounder: (await made(options.grounder, rows)) ?? createGrammarGrounder(),
    phraser: await made(options.phraser, rows),
    clock,
    log,
    answerTimeoutMs,
    rules,
    treatmentOf: async (id) => {
      const campaign = await memory.campaigns.get(id);
      return campaign && treatmentIn(campaign.design, rules);
    },
  });
  const courier = createCourier({ memory, bots: byPlatform(bots), clock, log });
  bus.subscribe(() => courier.wake());
  const deps: RoundsDeps = {
    memory,
    desk,
    clock,
    createAskPolicy,
    policy,
    human,
    former: createTupleFormer(),
    observer: createHouseholdObserver(),
    notebook: options.notebook,
    playerOf: playerOfGame,
    createSimulator: simulate,
    onScene: (household, scene) => {
      if (scene) live.set(household, scene);
      else live.delete(household);
    },
  };
  const runner = createRunner({ ...deps, log, paceMs });
  const mode = options.mode ?? "owner";
  const watch = createWatch({ memory, bus, live, mode });
  const control = createControl({ memory, runner, clock, mode, ask: options.ask, rules });
  const join = createJoinDesk({
    memory,
    control,
    inbox: desk.inbox,
    clock,
    key: keyBeside(rows.file, "join-key"),
  });
  const scheduler = createScheduler({
    memory,
    runner,
    clock,
    log,
    mode,
    ask: options.ask,
    rules,
    bots: new Set(bots.map(({ platform }) => platform)),
  });
  const campaigns = createCampaignPlayer({
    memory,
    runner,
    clock,
    log,
    rules,
    agreement: krippendorffAlpha,
    bots: new Set(bots.map(({ platform }) => platform)),
  });
  bus.subscribe(() => campaigns.wake());
  const owner = {
    review: createReviewDesk(memory, clock),
    campaigns: createCampaignDesk({
      memory,
      clock,
      log,
      onMoved: () => campaigns.wake(),
      database: rows.file === ":memory:" ? null : rows.file,
    }),
  };
  const refresh = async (episode: string): Promise<void> => {
    await memory.outbox.touchCard(episode, clock.now());
    courier.wake();
  };
  const started: Bot[] = [];
  let orders: { close(): Promise<void> } | null = null;
  const stopping = new AbortController();
  let catchingUp: Promise<void> = Promise.resolve();
  try {
    for (const bot of bots) {
      started.push(bot);
      await bot.start({ inbox: desk.inbox, control, watch, join, refresh, ...owner });
    }
    await courier.start();
    const missed = await catchUp(memory, bots, { clock, log });
    await desk.start();
    catchingUp = keepCatchingUp(missed, memory, { clock, log, signal: stopping.signal });
    if (rows.file !== ":memory:")
      orders = await takeOrders(rows.file, listOrders({ memory, courier, campaigns, clock }));
  } catch (error) {
    stopping.abort();
    await catchingUp;
    await desk.stop();
    await courier.stop();
    await Promise.allSettled(started.map((bot) => bot.stop()));
    await rows.close();
    throw error;
  }
  return {
    memory,
    runner,
    control,
    watch,
    courier,
    scheduler,
    campaigns,
    async stop() {
      stopping.abort();
      await campaigns.stop();
      await scheduler.stop();
      await orders?.close();
      await runner.close();
      await Promise.allSettled(bots.map((bot) => bot.stop()));
      await catchingUp;
      await desk.stop();
      await courier.stop();
      await rows.close();
    },
  };
}

interface Ordered {
  readonly memory: Memory;
  readonly courier: Courier;
  readonly campaigns: CampaignPlayer;
  readonly clock: Clock;
}

/** What other processes may want written into a database that this one owns. */
function listOrders({ memory, courier, campaigns, clock }: Ordered): Orders {
  const forgetShape = z.object({ person: z.string(), yes: z.boolean() });
  const campaignShape = z.object({ id: z.string(), move: z.enum(campaignMoves) });
  const retryShape = z.object({ ids: z.array(z.string()).nullable() });
  return {
    retry: async (given) => {
      const retried = await retryStuck(memory, retryShape.parse(given).ids, clock.now());
      courier.wake();
      return retried;
    },
    "create-campaign": async (given) => createCampaign({ memory, clock }, designShape.parse(given)),
    "move-campaign": async (given) => {
      const { id, move } = campaignShape.parse(given);
      const report = await moveCampaign({ memory, clock }, id, move);
      campaigns.wake();
      return report;
    },
    forget: async (given) => {
      const report = await forget(memory, forgetShape.parse(given), clock);
      courier.wake();
      return report;
    },
  };
}

function policyFrom(given: SousOptions["policy"], playerPort: PlayerPort) {
  return typeof given === "function" ? (memory: Memory) => given(memory, playerPort) : given;
}

/** What is given, or made of what is kept; when that fails, nothing stays open. */
async function made<T extends object | undefined>(
  given: T | ((memory: Memory) => Promise<T>),
  memory: Memory,
): Promise<T> {
  if (typeof given !== "function") return given;
  try {
    return await given(memory);
  } catch (error) {
    await memory.close();
    throw error;
  }
}

function byPlatform(bots: readonly Bot[]): ReadonlyMap<string, Bot> {
  return new Map(bots.map((bot) => [bot.platform, bot]));
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
      const home = id === null ? null : await findHousehold(memory, id);
      if (!home) return null;
      const scene = live.get(home.id) ?? (await presentState(memory, home));
      return takeSnapshot(memory, { home, owner: scene.ownerView(), mode, episode });
    },
    question: (id) => serializeQuestion(memory, id),
    episode: (id) => serializeEpisode(memory, id),
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
