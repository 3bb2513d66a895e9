/** `sous serve`: constructs the bots, starts everything, and runs until it is stopped. */
import type { WebBot } from "../../../bots/web/server.js";
import { isPostgres } from "../../../memory/postgres/address.js";
import type { Lease } from "../../../memory/postgres/leader.js";
import type { Memory } from "../../../memory/stores.js";
import { chooseModels, modelSupply } from "../../app/models/model-supply.js";
import { systemClock } from "../../app/operating/clock.js";
import { crashLoudly, operate } from "../../app/operating/operate.js";
import { keepHousehold } from "../../app/play/households.js";
import { defaultChannel, makeChatBot } from "../../app/serve/bots.js";
import type { BotParts } from "../../app/serve/web-bot.js";
import { type Sous, type SousOptions, startSous } from "../../app/wire.js";
import { type Bot, ownerRights } from "../../core/bot.js";
import { hasDoor } from "../../core/campaign/campaign.js";
import type { Policy } from "../../core/episode/decision.js";
import type { AskPolicyName } from "../../core/episode/episode.js";
import { ConfigError } from "../../core/errors.js";
import { isPassing, StorageError } from "../../core/memory/storage.js";
import type { KnowledgeMode } from "../../core/question/question.js";
import { reportError } from "../errors.js";
import * as shared from "../options.js";

export interface ServeOptions {
  readonly db?: string;
  readonly port?: number;
  readonly home: string;
  readonly play: boolean;
  readonly mode: KnowledgeMode;
  readonly ask: AskPolicyName;
}

interface ServeParts extends BotParts {
  readonly web: WebBot;
}

/** Milliseconds to wait before exit, to finish a post, and remove it if the new leader posted it too. */
const lastPostMs = 2000;

/** @param parts `web` is already open, except on PostgreSQL */
export async function serve(
  options: ServeOptions & { readonly database: string },
  parts: ServeParts,
): Promise<void> {
  const stopCrashing = crashLoudly(parts.log);
  try {
    await serveUntilStopped(options, parts);
  } finally {
    stopCrashing();
  }
}

async function serveUntilStopped(
  options: ServeOptions & { readonly database: string },
  parts: ServeParts,
): Promise<void> {
  const { config, web } = parts;
  const { database } = options;
  for (const removed of config.removed) parts.log.warn({ event: "setting-removed" }, removed);
  const bots: Bot[] = [web];
  if (config.slack) bots.push(await makeChatBot("slack", parts));
  if (config.discord) bots.push(await makeChatBot("discord", parts));
  /** Policies with a language model are large, so they are loaded only where one is configured. */
  const chooseModelPolicy = async (memory: Memory): Promise<Policy> => {
    const { createPolicy, usualPolicy } = await import("../../app/models/policies.js");
    const { llm } = config;
    const model = modelSupply({ ...parts, store: memory.models });
    return createPolicy(usualPolicy(llm), { memory, model, llm });
  };
  const made: SousOptions = {
    database,
    command: "sous serve",
    ...parts,
    bots,
    ...(config.llm && { policy: chooseModelPolicy }),
    ...chooseModels(parts),
    mode: options.mode,
    ask: options.ask,
    answerTimeoutMs: config.answerTimeoutMs,
    rules: config.rules,
    paceMs: config.paceMs,
    keepDays: config.keepDays,
    keys: config.keys,
  };
  const lease = isPostgres(database) ? await takeLead(made, parts) : undefined;
  if (lease === null) return shared.print("Stopped.");
  const stopped = waitForSignal();
  const sous = await startSous({ ...made, lease });
  shared.print(`Sous is at ${web.url()}`);
  for (const bot of bots.filter((one) => one !== web)) {
    const { platform } = bot;
    const channel = defaultChannel(config, platform);
    const where = channel === "" ? "wherever it is installed" : `channel ${channel}`;
    const trouble = bot.trouble?.() ?? null;
    shared.print(
      trouble === null
        ? `Listening in ${platform}, ${where}: /sous play ${options.home} begins there`
        : `Not connected to ${platform} yet, trying again: ${trouble}`,
    );
  }
  for (const { id, design, state } of await sous.memory.campaigns.list()) {
    if (hasDoor(design) && state !== "closed")
      shared.print(`People from outside can join at ${web.url()}/join/${id}`);
  }
  shared.print("Press Ctrl-C to stop. Open tasks resume next time.");
  const stopOperating = await operate(sous, { ...parts, database });
  try {
    await Promise.race([beginWhenPossible(sous, options, bots.length > 1), stopped]);
    const failure = await Promise.race([stopped, sous.damaged, sous.refused]);
    if (failure) throw failure;
  } catch (error) {
    // Stopping may fail for the same reason.
    await stopOperating().catch(() => undefined);
    await sous.stop().catch(() => undefined);
    throw error;
  }
  await stopOperating();
  await sous.stop();
  if (sous.memory.storage.trouble()?.fault === "replaced")
    throw new StorageError("replaced", database);
  shared.print("Stopped. Everything is kept.");
}

/** Begins to play; if the disk fails at once, waits until it works. */
async function beginWhenPossible(
  sous: Sous,
  options: ServeOptions,
  isInChat: boolean,
): Promise<void> {
  for (;;) {
    try {
      await begin(sous, options, isInChat);
      break;
    } catch (error) {
      if (!isPassing(error)) throw error;
      await sous.memory.storage.recovered(new AbortController().signal);
    }
  }
  sous.scheduler.start();
  sous.retention.start();
  sous.campaigns.start();
}

/**
 * Resumes what was open. In an empty database it plays a first round in the web chat, unless people are to begin in a
 * chat platform. With `--no-play`, and in keeper mode, where people look round first, it only shows the home.
 */
async function begin(
  sous: Sous,
  { home, play, mode }: ServeOptions,
  isInChat: boolean,
): Promise<void> {
  // Stops campaigns that were paused or closed meanwhile.
  await sous.campaigns.tend();
  await sous.runner.resume();
  const isNew = (await sous.memory.households.list()).length === 0;
  if (!isNew || isInChat) return;
  if (!play || mode === "keeper") await keepHousehold(sous.memory, home, systemClock);
  else await sous.control.play({ home }, owner);
}

const owner = {
  platform: "web",
  workspace: "local",
  channel: "web",
  person: { id: "you", name: "" },
  ...ownerRights,
} as const;

/** Waits on PostgreSQL until this process leads, and ends when another one takes over. Returns null when stopped. */
async function takeLead(
  options: SousOptions,
  { config, log, web }: ServeParts,
): Promise<Lease | null> {
  if (config.backupFolder !== null)
    throw new ConfigError(
      "SOUS_BACKUP_DIR copies a SQLite file. Unset it, and back the PostgreSQL server up: pg_basebackup and its log (WAL).",
    );
  const { lead } = await import("../../app/serve/reader.js");
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const onStandBy = (leader: string) =>
    shared.print(`Stands by at ${web.url()}: ${leader} leads. Ctrl-C stops it.`);
  const lease = await lead(options, web, onStandBy, stopping.signal);
  process.off("SIGINT", stop).off("SIGTERM", stop);
  void lease?.lost.then((error) => {
    log.fatal({ event: "lease-lost", error }, "another process leads");
    reportError(error);
    setTimeout(() => process.exit(), lastPostMs);
  });
  return lease;
}

function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve()).once("SIGTERM", () => resolve());
  });
}
