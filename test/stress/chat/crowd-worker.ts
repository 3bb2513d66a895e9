/** The product in a process of its own, at work in as many households as it is told to, on the configured bots. */
import { setImmediate as anythingElse } from "node:timers/promises";
import { loadHousehold } from "../../../scenes/household/index.js";
import { makeDiscordBot, makeSlackBot } from "../../../src/app/bots.js";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig, secretsOf } from "../../../src/app/settings/config.js";
import { startSous } from "../../../src/app/wire.js";
import type { Bot } from "../../../src/core/bot.js";
import type { Place } from "./crowd.js";
import type { CrowdReply, CrowdRequest } from "./crowd-messages.js";
import { createStopwatch } from "./stopwatch.js";

const maxSteps = 50;
/** A task that asks nobody is followed by another one. */
const rounds = 20;

const config = loadConfig();
const parts = {
  config,
  clock: systemClock,
  log: createLog(config.logLevel, { secrets: secretsOf(config) }),
};
const stopwatch = createStopwatch();
const bots: Bot[] = [];
if (config.slack) bots.push(await makeSlackBot(parts));
if (config.discord) bots.push(await makeDiscordBot(parts));
const sous = await startSous({
  ...parts,
  database: config.database,
  command: "stress crowd-load",
  bots,
  around: stopwatch.watch,
  answerTimeoutMs: config.answerTimeoutMs,
  paceMs: config.paceMs,
});

async function begin({ household: id, home, bot, channel }: Place, seed: number): Promise<void> {
  const { title, content, tasks } = loadHousehold(home);
  const createdAt = systemClock.now();
  const household = await sous.memory.households.create({ id, title, content, tasks, createdAt });
  await sous.runner.start({
    household,
    bot,
    channel,
    rounds,
    maxSteps,
    seed,
    askPolicy: "missing",
  });
}

async function answer(request: CrowdRequest): Promise<CrowdReply> {
  const { number } = request;
  try {
    if (request.kind === "open") {
      for (const [index, place] of request.places.entries()) {
        await begin(place, index + 1);
        await anythingElse();
      }
    }
    return { kind: "done", number, receiptMs: stopwatch.receiptMs };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: "failed", number, message };
  }
}

/** Nobody listens any more once the parent has gone. */
function reply(message: CrowdReply): void {
  if (process.connected) process.send?.(message, () => undefined);
}

process.on("message", (request: CrowdRequest) => {
  answer(request).then(reply);
});
process.on("disconnect", () => process.exit(0));
reply({ kind: "ready" });
