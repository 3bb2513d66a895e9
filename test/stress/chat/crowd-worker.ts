/** Says "ready"; takes places and says "open"; then answers each message with its receipts' times. */
import { once } from "node:events";
import { setImmediate as anythingElse } from "node:timers/promises";
import type { Memory } from "../../../memory/stores.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { makeChatBot } from "../../../src/app/serve/bots.js";
import { loadConfig, secretsOf } from "../../../src/app/settings/config.js";
import { startSous } from "../../../src/app/wire.js";
import type { Bot } from "../../../src/core/bot.js";
import type { ChatBot } from "./cells.js";

export interface Place {
  readonly household: string;
  readonly home: string;
  readonly bot: ChatBot;
  readonly channel: string;
}

const maxSteps = 50;
/** Tasks without a question are followed by another. */
const rounds = 20;

/** Milliseconds from an answer's commit to its receipt's. */
const receiptMs: number[] = [];

function timed(memory: Memory): Memory {
  const committedAt = new Map<string, number>();
  return {
    ...memory,
    close: () => memory.close(),
    questions: {
      ...memory.questions,
      async recordBallot(ballot) {
        const verdict = await memory.questions.recordBallot(ballot);
        if (verdict === "accepted") committedAt.set(ballot.id, performance.now());
        return verdict;
      },
      async recordOutcome(outcome) {
        await memory.questions.recordOutcome(outcome);
        const from = committedAt.get(outcome.ballot);
        committedAt.delete(outcome.ballot);
        const hasReceipt = outcome.notes.length > 0;
        if (from !== undefined && hasReceipt) receiptMs.push(performance.now() - from);
      },
    },
  };
}

const config = loadConfig();
const parts = {
  config,
  clock: systemClock,
  log: createLog(config.logLevel, { secrets: secretsOf(config) }),
};
const bots: Bot[] = [];
if (config.slack) bots.push(await makeChatBot("slack", parts));
if (config.discord) bots.push(await makeChatBot("discord", parts));
const sous = await startSous({
  ...parts,
  database: config.database,
  command: "stress crowd-load",
  bots,
  around: timed,
  answerTimeoutMs: config.answerTimeoutMs,
  paceMs: config.paceMs,
});

async function begin({ household: id, home, bot, channel }: Place, seed: number): Promise<void> {
  const { title, content, tasks } = loadHousehold(home);
  const createdAt = systemClock.now();
  const household = await sous.memory.households.create({ id, title, content, tasks, createdAt });
  const playing = { household, bot, channel, rounds, maxSteps, seed };
  await sous.runner.start({ ...playing, askPolicy: "missing" });
}

function tell(message: unknown): void {
  if (process.connected) process.send?.(message, () => undefined);
}

process.on("disconnect", () => process.exit(0));
const told = once(process, "message");
tell("ready");
const [places] = (await told) as [readonly Place[]];
for (const [index, place] of places.entries()) {
  await begin(place, index + 1);
  await anythingElse();
}
process.on("message", () => tell(receiptMs));
tell("open");
