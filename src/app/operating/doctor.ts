/** Checks settings, database, chat platforms and models for `sous doctor`. */
import { existsSync } from "node:fs";
import { z } from "zod";
import { canMakeGraphs } from "../../../memory/index/graph.js";
import { type OpenMemory, type OpenMemoryOptions, withMemory } from "../../../memory/open.js";
import { isPostgres } from "../../../memory/postgres/address.js";
import { checkDatabase } from "../../../memory/sqlite/check.js";
import type { Memory } from "../../../memory/stores.js";
import { type Check, fail, pass, warn } from "../../core/check.js";
import type { Clock } from "../../core/clock.js";
import { ConfigError, SousError } from "../../core/errors.js";
import { adviseOnFault, phraseFault, storageFaults } from "../../core/memory/storage.js";
import type { InstallationStore } from "../../core/people/installation.js";
import { whyWeak } from "../../core/people/weak-password.js";
import { createEmbedder } from "../models/embedder.js";
import { giveOrder } from "../play/orders.js";
import { loadPlatform } from "../serve/bots.js";
import { listStuck } from "../serve/stuck-deliveries.js";
import { envFile, loadConfig, secretsOf } from "../settings/config.js";
import type { Config } from "../settings/read-config.js";
import { sealInstallations } from "../settings/seal-installations.js";
import { keyBeside, keyNames } from "../settings/secret-key.js";
import { systemClock } from "./clock.js";
import { checkFileAccess } from "./file-access.js";
import { checkLive, type LiveRun } from "./live-check.js";
import { readPackage } from "./package.js";
import { createRedactor } from "./redact.js";
import { checkRetention } from "./retention.js";

const troubleShape = z.object({ fault: z.enum(storageFaults), since: z.number() }).nullable();
/** Number of vectors that a search without an index compares in 10 ms. */
const mostCompared = 20_000;
const warningsShape = z.array(z.object({ platform: z.string(), warning: z.string() }));

/** Asks the database's owner whether it can write and is connected. */
async function checkRunning(file: string): Promise<readonly Check[]> {
  const name = "database: running";
  const ask = async (order: string) => giveOrder(file, order, {}).catch(() => undefined);
  const answer = isPostgres(file) || existsSync(file) ? await ask("storage-trouble") : undefined;
  if (answer === undefined) return [];
  const warnings = warningsShape.parse((await ask("platform-warnings")) ?? []);
  const warned = warnings.map(({ platform, warning }) =>
    warn(`${platform}: running`, warning, "Stop the other one, then look again in a few minutes."),
  );
  const trouble = troubleShape.parse(answer);
  if (trouble === null) return [pass(name, "it can be written"), ...warned];
  const { fault, since } = trouble;
  const found = `paused: ${phraseFault(fault)}, since ${new Date(since).toISOString()}`;
  return [fail(name, found, `${adviseOnFault(fault)} Sous then goes on by itself.`), ...warned];
}

export type Examined = Awaited<ReturnType<typeof examine>>;

/** Does all checks; `live` also tries platforms with a person at hand, `mend` removes others' access to our files. */
export async function examine(options: {
  database: string | undefined;
  live?: LiveRun | undefined;
  mend?: boolean;
  clock?: Clock;
  settings?: () => Config;
}) {
  const { database, live, mend = false, clock = systemClock, settings = loadConfig } = options;
  const checks = [checkNode()];
  const config = readSettings(checks, settings);
  if (config) {
    const file = database ?? config.database;
    const access = { settings: envFile, database: isPostgres(file) ? null : file };
    checks.push(checkFileAccess(access, mend));
    const running = await checkRunning(file);
    const embedder = createEmbedder(config);
    checks.push(
      ...(isPostgres(file)
        ? await examinePostgres(file, clock, config)
        : await checkDatabase(file, { clock, embedder })),
      ...running,
      ...(await readOrNothing({ file, clock, embedder }, (memory) =>
        checkRows(memory, clock, config),
      )),
    );
    // Answers of platforms and proxies may repeat a token.
    const redact = createRedactor(secretsOf(config));
    const trial = { live, isServed: running.length > 0 };
    checks.push(checkWebRoles(config));
    const answers = [
      ...(await examinePlatform(["slack", "Slack"], { config, clock }, trial)),
      ...(await examinePlatform(["discord", "Discord"], { config, clock }, trial)),
      ...(await examineModels(config)),
    ];
    checks.push(...answers.map((check) => ({ ...check, detail: redact(check.detail) })));
  }
  return { ok: checks.every(({ state }) => state !== "fail"), checks };
}

async function examinePostgres(address: string, clock: Clock, config: Config) {
  const { checkPostgres } = await import("../../../memory/postgres/check.js");
  return [...(await checkPostgres(address, clock)), checkKeys(address, config)];
}

/** Fails when a key is not set on PostgreSQL, where another machine that takes over needs the same keys. */
function checkKeys(database: string, { keys }: Config): Check {
  const name = "keys";
  try {
    for (const key of keyNames) keyBeside(database, key, keys);
    return pass(name, "all are set");
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return fail(name, "not set", error.message);
  }
}

async function checkRows(
  memory: OpenMemory,
  clock: Clock,
  { keepDays, keys }: Config,
): Promise<readonly Check[]> {
  const key = () => keyBeside(memory.file, "install-key", keys)();
  return [
    ...(await checkVectors(memory)),
    await checkDeliveries(memory),
    ...(await checkPauses(memory)),
    await checkRetention({ memory, clock }, keepDays),
    ...(await checkInstallations(sealInstallations(memory.installations, key))),
  ];
}

async function readOrNothing(
  opening: OpenMemoryOptions,
  read: (memory: OpenMemory) => Promise<readonly Check[]>,
): Promise<readonly Check[]> {
  try {
    return await withMemory({ ...opening, readOnly: true }, read);
  } catch (error) {
    if (error instanceof SousError) return [];
    throw error;
  }
}

async function checkVectors({ renewal }: OpenMemory): Promise<readonly Check[]> {
  const name = "database: vectors";
  const { vectors, left } = await renewal.progress();
  const made =
    left === 0
      ? pass(name, `${vectors}, all of the embedder that is set`)
      : warn(
          name,
          `${vectors - left} of ${vectors} are of the embedder that is set`,
          "Nothing to do: sous serve makes the others again in the background.",
        );
  return canMakeGraphs() ? [made] : [made, checkSearch(vectors)];
}

function checkSearch(vectors: number): Check {
  const name = "database: search";
  const found = "vectors are compared one by one: hnswlib-node is not installed";
  const advice = "For an index, install a C++ compiler, make and Python 3, then Sous again.";
  if (vectors >= mostCompared) return warn(name, `${found}, which is slow for ${vectors}`, advice);
  return pass(name, `${found}; fast enough below ${mostCompared} (now ${vectors}). ${advice}`);
}

async function checkDeliveries(memory: Memory): Promise<Check> {
  const name = "deliveries";
  const stuck = await listStuck(memory);
  if (stuck.length === 0) return pass(name, "everything was shown");
  return warn(
    name,
    `${stuck.length} could not be shown`,
    "sous questions --stuck says which and why.",
  );
}

async function checkInstallations(store: InstallationStore): Promise<readonly Check[]> {
  const name = "installations";
  try {
    const all = [...(await store.list("slack")), ...(await store.list("discord"))];
    const named = all.map(({ platform, workspace }) => `${platform} ${workspace}`).join(", ");
    return all.length > 0 ? [pass(name, named)] : [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fail(name, "their tokens cannot be read", error.message)];
  }
}

async function checkPauses(memory: Memory): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const { household, pausedFor } of await memory.runs.list()) {
    if (pausedFor === undefined) continue;
    const title = (await memory.households.get(household))?.title ?? household;
    checks.push(warn("task", `${title} is paused`, `${pausedFor} Or say /sous resume.`));
  }
  return checks;
}

function checkWebRoles({ webPassword: member, ownerPassword: owner }: Config): Check {
  const name = "web chat";
  for (const [variable, given = ""] of [
    ["SOUS_WEB_PASSWORD", member],
    ["SOUS_OWNER_PASSWORD", owner],
  ]) {
    const why = given === "" ? null : whyWeak(given);
    if (why !== null)
      return fail(name, `${variable} ${why}`, "Choose another: Sous does not start with it.");
  }
  if (member === undefined && owner === undefined)
    return pass(name, "no password: it answers this machine only, whose user is the owner");
  if (member === undefined) return pass(name, "the owner logs in; there are no members");
  if (owner !== undefined) return pass(name, "the owner and members log in");
  const advice =
    "Set SOUS_OWNER_PASSWORD to a password of 12 characters or more that is not SOUS_WEB_PASSWORD.";
  return warn(name, "nobody is the owner: review, campaigns and sessions are closed", advice);
}

/** Checks a chat platform, and with `live` asks the person at hand, but only if all other checks pass. */
async function examinePlatform(
  [name, title]: readonly ["slack", "Slack"] | readonly ["discord", "Discord"],
  given: { readonly config: Config; readonly clock: Clock },
  { live, isServed }: { readonly live: LiveRun | undefined; readonly isServed: boolean },
): Promise<readonly Check[]> {
  const platform = await loadPlatform(name, given);
  if (!platform) return [pass(title, "not configured (sous init sets it up)")];
  const checks = await platform.check();
  if (!live || live.signal.aborted || platform.channel === "") return checks;
  const again = "then run sous doctor --live again.";
  const refuse = (why: string, advice: string) => [
    ...checks,
    fail(`${title}: live`, why, `${advice}, ${again}`),
  ];
  if (checks.some(({ state }) => state === "fail"))
    return refuse("not tried", "Mend what failed above");
  if (isServed) return refuse("not tried: Sous runs, and would take what you press", "Stop it");
  return [...checks, ...(await checkLive({ ...platform, name: title, clock: given.clock }, live))];
}

async function examineModels({ llm, embed }: Config): Promise<readonly Check[]> {
  const { checkEmbedder } = await import("../../../memory/embed/check.js");
  const { checkModels } = await import("../../policies/llm/check.js");
  return [
    ...(llm
      ? await checkModels(llm.model)
      : [pass("language model", "not configured, and not needed: rules decide")]),
    embed === null || embed === "letters"
      ? pass("embeddings", "not configured, and not needed: words are compared here")
      : await checkEmbedder(embed),
  ];
}

/** Returns null for wrong settings, and adds a failed check that lists every problem. */
function readSettings(checks: Check[], settings: () => Config): Config | null {
  try {
    const config = settings();
    checks.push(
      config.removed.length === 0
        ? pass("settings", "in order")
        : warn(
            "settings",
            config.removed.join("\n"),
            "Change .env or the environment as each line says.",
          ),
    );
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    checks.push(
      fail("settings", error.message, "Run sous init, or mend .env; then run sous doctor again."),
    );
    return null;
  }
}

function checkNode(): Check {
  const { leastNode: needed } = readPackage();
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = needed.split(".").map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor))
    return pass("Node", process.versions.node);
  return fail("Node", process.versions.node, `Install Node ${needed} or newer (nodejs.org).`);
}
