/** Constructs the parts (stores, desk, bots, runner, pages) and starts them. No other file does. */
import type { Logger } from "pino";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { isPostgres, nameDatabase } from "../../memory/postgres/address.js";
import type { Lease } from "../../memory/postgres/leader.js";
import type { Memory } from "../../memory/stores.js";
import type { Bot, Control } from "../core/bot.js";
import type { AskPolicyName } from "../core/episode/episode.js";
import type { Simulator } from "../core/episode/scene.js";
import type { StorageNotice } from "../core/memory/storage.js";
import type { Embedder } from "../core/memory/stores.js";
import { isAskedHome } from "../core/question/asking.js";
import type { Grounder } from "../core/question/grounding.js";
import type { Phraser } from "../core/question/phrasing.js";
import type { KnowledgeMode } from "../core/question/question.js";
import { createAskDesk } from "../desk/agents/ask-desk.js";
import { createAttentionDesk } from "../desk/agents/view-ask.js";
import { createCourier } from "../desk/deliver/courier.js";
import { createDesk } from "../desk/desk.js";
import type { DeskParts, Judge, Order } from "../desk/parts.js";
import { createReader } from "../desk/reading/index.js";
import { type DeskRules, plainRules } from "../desk/rules.js";
import { createWebhooks } from "../doors/http/webhooks.js";
import { createCampaignDesk } from "./campaigns/campaign-desk.js";
import { treatmentIn } from "./campaigns/design.js";
import { createCampaignPlayer } from "./campaigns/player.js";
import { createPreviews } from "./campaigns/preview.js";
import { createStudio } from "./campaigns/studio.js";
import { createControl } from "./control/control.js";
import type { AskedOrders } from "./homes/asked-order.js";
import { createHomeDesk } from "./homes/home-desk.js";
import { createMadeHomes } from "./homes/made-homes.js";
import { createOrderReader } from "./homes/order-reader.js";
import { createJoinDesk } from "./join/join-desk.js";
import { createMetrics } from "./operating/metrics.js";
import { createRetention } from "./operating/retention.js";
import { logNotice, reportStorage } from "./operating/storage-report.js";
import { createVitals } from "./operating/vitals.js";
import { catchUp, keepCatchingUp } from "./play/catch-up.js";
import { createRounds, type RoundOptions } from "./play/create-rounds.js";
import { takeOrders } from "./play/orders.js";
import { createReleaseDesk } from "./release/release-desk.js";
import { createReviewDesk } from "./review/review-desk.js";
import { createRunner, type Runner } from "./runner.js";
import { createScheduler } from "./scheduler.js";
import { askedTexts, createAgentDoor } from "./serve/agent-door.js";
import type { AppContext } from "./serve/app-context.js";
import { type Bus, createBus } from "./serve/bus.js";
import { createMemberChecks } from "./serve/check-members.js";
import { createChannelDesk } from "./serve/lost-channels.js";
import { createOwnerOrders } from "./serve/owner-orders.js";
import { createSessionDesk } from "./serve/sessions.js";
import { createWatch, viewNow } from "./serve/watch.js";
import { sealInstallations } from "./settings/seal-installations.js";
import { type KeyName, type Keys, keyBeside } from "./settings/secret-key.js";

export interface SousOptions extends RoundOptions {
  readonly database: string;
  /** PostgreSQL only: this process's right to write. `stop` gives it back. */
  readonly lease?: Lease | undefined;
  readonly command: string;
  readonly log: Logger;
  /** Here and below, a function is called with the opened stores. */
  readonly bots: readonly Bot[] | ((memory: Memory) => Promise<readonly Bot[]>);
  readonly embedder?: Embedder;
  /** Default: the built-in reader. */
  readonly grounder?: (memory: Memory) => Promise<Grounder>;
  /** Words questions with a language model. Default: the desk's fixed sentences. */
  readonly phraser?: (memory: Memory) => Promise<Phraser | undefined>;
  /** Compares questions when the rules cannot decide. */
  readonly judge?: (memory: Memory) => Promise<Judge | undefined>;
  readonly answerTimeoutMs: number;
  readonly paceMs: number;
  /** Default: one answer, no reminders, no quiet hours. */
  readonly rules?: DeskRules;
  readonly mode?: KnowledgeMode;
  readonly ask?: AskPolicyName | undefined;
  /** Default: the secrets beside the database. */
  readonly keys?: Keys;
  /** Days until words outside campaigns are deleted. Default: never. */
  readonly keepDays?: number | null;
  /** Wraps the opened stores. A standby process does so to send its writes to the leader. */
  readonly around?: (memory: Memory) => Memory;
}

export type Sous = Awaited<ReturnType<typeof startSous>>;

/** Starts everything except episodes, which the caller resumes (`runner.resume`, `runner.play`). */
export async function startSous(options: SousOptions) {
  const { database: file, lease, clock, command, embedder, log } = options;
  const bus = createBus();
  const onNotice = (notice: StorageNotice) => logNotice(log, nameDatabase(file), notice);
  const opening = { file, lease, clock, command, embedder, onChange: bus.emit, onNotice };
  const rows = await openMemory(opening);
  try {
    const { start, ...parts } = await createParts(options, rows, bus);
    const started = await start();
    rows.renewal.start();
    return {
      ...parts,
      ...started,
      bus,
      async stop() {
        await started.stop();
        await rows.close();
      },
    };
  } catch (error) {
    await rows.close();
    throw error;
  }
}

export async function createParts(options: SousOptions, rows: OpenMemory, bus: Bus) {
  const { clock, log, rules = plainRules, mode = "owner", ask = "missing" } = options;
  const memory = options.around?.(rows) ?? rows;
  const live = new Map<string, Simulator>();
  const bots = typeof options.bots === "function" ? await options.bots(rows) : options.bots;
  const askedOrders: AskedOrders = new Map();
  const deskParts = {
    memory,
    grounder: (await options.grounder?.(rows)) ?? createReader("normal", rows.learnedReaders),
    phraser: await options.phraser?.(rows),
    judge: await options.judge?.(rows),
    clock,
    log,
    answerTimeoutMs: options.answerTimeoutMs,
    rules,
    order: (household: string, order: Order) => obey(runner, household, order),
    orders: createOrderReader(() => control, clock, askedOrders),
    homeOf: async (household: string) => {
      const home = await memory.households.get(household);
      return home && viewNow(memory, live, home);
    },
    treatmentOf: async (id: string) => {
      const campaign = await memory.campaigns.get(id);
      return campaign && treatmentIn(campaign.design, rules);
    },
  } satisfies DeskParts;
  const desk = createDesk(deskParts);
  const byPlatform = new Map(bots.map((bot) => [bot.platform as string, bot]));
  const courier = createCourier({ memory, clock, log }, byPlatform);
  const rounds = await createRounds(options, { memory, bus, rows, live, desk });
  const runner = createRunner({ ...rounds, log, paceMs: options.paceMs });
  const platforms = new Set(byPlatform.keys());
  const asks = createAskDesk({ ...deskParts, ...askedTexts, platforms });
  const context: AppContext = { memory, runner, clock, log, platforms, rules, mode, ask };
  // Other processes find the one that uses a database file by the file's real path.
  const own = isPostgres(options.database) ? options.database : rows.file;
  const file = own === ":memory:" ? null : own;
  const campaigns = createCampaignPlayer({ ...context, database: file });
  bus.subscribe(({ isShown }) => isShown && courier.wake());
  bus.subscribe(campaigns.wake);
  const measure = createVitals(context, bots);
  const metrics = createMetrics(measure);
  const inbox = metrics.counting(desk.inbox);
  const made = createMadeHomes(memory, clock);
  const control: Control = createControl(context, made, askedOrders);
  const watch = createWatch(context, bus, live);
  const keyOf = (name: KeyName) => keyBeside(rows.file, name, options.keys);
  const joinKey = keyOf("join-key");
  const { answerTimeoutMs, paceMs } = options;
  const shown = { command: "preview", clock, log, rules, answerTimeoutMs, paceMs };
  const startPreview: Parameters<typeof createPreviews>[1] = (bot) =>
    startSous({ ...shown, database: ":memory:", bots: [bot] });
  const previews = createPreviews(context, startPreview);
  const releases = createReleaseDesk(memory, file);
  const handlers = {
    inbox,
    control,
    watch,
    channels: createChannelDesk(context),
    places: memory.heardPlaces,
    join: previews.serveWith(createJoinDesk({ memory, control, inbox, clock, key: joinKey })),
    installations: sealInstallations(rows.installations, keyOf("install-key")),
    sessions: createSessionDesk(context, keyOf("session-key"), !rows.readOnly),
    review: createReviewDesk(memory, clock),
    releases,
    campaigns: createCampaignDesk(context, file, { joinKey, wake: campaigns.wake }),
    studio: createStudio(context, bots, previews.open),
    homes: createHomeDesk(memory, made),
    agents: createAgentDoor(context, { desk: asks, bus, wake: courier.wake }),
    attention: createAttentionDesk(context),
    health: metrics,
    refresh: async (episode: string) => {
      await memory.outbox.touchCard(episode, clock.now());
      courier.wake();
    },
  };
  const webhooks = createWebhooks({
    asks: memory.asks,
    perform: asks.perform,
    onChange: (listener) =>
      bus.subscribe(({ household, episode }) => {
        if (episode !== null && isAskedHome(household)) listener(episode);
      }),
    clock,
    log,
  });
  const scheduler = createScheduler(context);
  const retention = createRetention(context, options.keepDays ?? null);
  const memberChecks = createMemberChecks(context, bots, desk.read);

  async function start() {
    const report = reportStorage(context, rows.file, { bus, courier });
    const stopping = new AbortController();
    const started: Bot[] = [];
    let orders: { close(): Promise<void> } | null = null;
    let catchingUp: Promise<void> = Promise.resolve();

    /** Stops all parts. Tasks stop between two steps, to go on at the next start. */
    async function stop(): Promise<void> {
      await report.stop();
      await previews.stop();
      await releases.stop();
      stopping.abort();
      await campaigns.stop();
      await scheduler.stop();
      await retention.stop();
      await memberChecks.stop();
      await orders?.close();
      await runner.close();
      await Promise.allSettled(started.map((bot) => bot.stop()));
      await catchingUp;
      await webhooks.stop();
      await desk.stop();
      await courier.stop();
    }

    try {
      for (const bot of bots) {
        started.push(bot);
        await bot.start(handlers);
      }
      if (bots.length > 0) await courier.start();
      const failed = await catchUp(context, bots);
      await desk.start();
      await webhooks.start();
      if (bots.length > 0) memberChecks.start();
      catchingUp = keepCatchingUp(context, failed, stopping.signal);
      const taken = createOwnerOrders(context, { courier, campaigns, asks, bots });
      if (file !== null) orders = await takeOrders(file, taken);
      return {
        stop,
        /** Resolves when the database is damaged; the process must stop. */
        damaged: report.damaged,
        /** Resolves when a platform revokes access for good; the process must stop. */
        refused: Promise.race(bots.flatMap((bot) => bot.refused ?? [])),
      };
    } catch (error) {
      await stop();
      throw error;
    }
  }

  return {
    memory,
    runner,
    control,
    watch,
    handlers,
    asks,
    courier,
    /** `scheduler`, `retention` and `campaigns` are started by the caller. */
    scheduler,
    retention,
    campaigns,
    /** Rejects when the database cannot be read. */
    measure,
    start,
  };
}

function obey(runner: Runner, household: string, order: Order): Promise<boolean> {
  if (order === "go-on") return runner.unpause(household);
  return order === "wait" ? runner.pause(household) : runner.stop(household);
}
