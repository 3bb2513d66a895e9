/** Answers requests from kept replies. Sends others if the day's budget allows, and records what they used. */
import { createHash } from "node:crypto";
import PQueue from "p-queue";
import { z } from "zod";
import type { ModelStore } from "../../../memory/statements/models.js";
import type { Clock } from "../../core/clock.js";
import { tryJson } from "../../core/json.js";
import { type Conversation, ModelError, noUsage, type Turn } from "../../core/model/model.js";
import { type Reply, replyShape, type TokenUsage } from "./client.js";
import { hasPicture, inputOf, type Request } from "./request.js";
import { costOf, type ModelSettings } from "./settings.js";
import type { Sent, Transport } from "./transport.js";

/**
 * Runs requests within a day's dollars. Waits while pending ones, which count with their maximum, may use up the rest.
 * One request may exceed the limit. Throws ModelError "budget-spent".
 * @param cap US dollars per day; null for no limit
 */
function createBudget(cap: number | null, spent: () => Promise<number>) {
  const pending = new Map<Promise<unknown>, number>();
  const gate = new PQueue({ concurrency: 1 });

  const wait = async (): Promise<void> => {
    while (cap !== null) {
      // Copied before costs are read. So a call that ends meanwhile may count twice, but is never missed.
      const others = [...pending];
      const used = await spent();
      if (used >= cap) throw spentError(used, cap);
      const most = others.reduce((sum, [, cost]) => sum + cost, used);
      if (others.length === 0 || most < cap) return;
      await Promise.race(others.map(([ended]) => ended));
    }
  };

  return async <T>(mostCost: number, work: () => Promise<T>): Promise<T> => {
    const started = await gate.add(async () => {
      await wait();
      const result = work();
      const ended: Promise<unknown> = result
        .catch(() => undefined)
        .finally(() => pending.delete(ended));
      pending.set(ended, mostCost);
      return { result };
    });
    return started.result;
  };
}

function spentError(used: number, cap: number): ModelError {
  return new ModelError(
    "budget-spent",
    `Today's budget for language models is used up: ${Number(used.toFixed(4))} of ${cap} dollars. SOUS_LLM_DAY_DOLLARS sets the budget; sous doctor usage shows what was used.`,
  );
}

export interface Books {
  readonly store: ModelStore;
  readonly clock: Clock;
  readonly dayDollars: number | null;
  /** Start of a time's day, both in milliseconds since 1970. */
  readonly startOfDay: (at: number) => number;
}

const sentShape = z.object({ model: z.string(), reply: replyShape });

export function createLedger(
  transport: Transport,
  settings: ModelSettings,
  { store, clock, dayDollars, startOfDay }: Books,
): (prompt: Conversation, request: Request) => Promise<Sent> {
  const spent = async () => (await store.sumUsage({ since: startOfDay(clock.now()) })).cost;
  const withinBudget = createBudget(dayDollars, spent);
  return async ({ charge, role, sample = 0 }, request) => {
    const { model } = request;
    const row = { role, charge };
    const key = keyOf(request, sample);
    const text = await store.reply(key);
    const kept = text === null ? null : sentShape.safeParse(tryJson(text)).data;
    if (kept) {
      await store.recordUsage({ ...row, ...noUsage, at: clock.now(), model, cached: 1 });
      return kept;
    }
    return withinBudget(mostCost(settings, request), async () => {
      const usage: TokenUsage[] = [];
      try {
        const sent = await transport(request, (one) => usage.push(one));
        // A fallback model's reply must not be cached for this model.
        if (sent.model === model && saysSomething(sent.reply)) {
          const { household = null } = charge;
          await store.keepReply({ key, reply: JSON.stringify(sent), household, at: clock.now() });
        }
        return sent;
      } finally {
        for (const one of usage) {
          const cost = costOf(settings, one.model, one);
          await store.recordUsage({ ...row, ...one, at: clock.now(), cached: 0, cost });
        }
      }
    });
  };
}

/** False for empty replies, which may be temporary and are not kept. */
function saysSomething({ text, calls, refusal, firstTokens }: Reply): boolean {
  return text.trim() !== "" || refusal !== null || calls.length > 0 || firstTokens.length > 0;
}

/** Upper bound of servers' token counts for one picture. */
const pictureTokens = 2_000;

/** Returns an upper bound of the cost: a token has at least one byte, and the protocol adds a few per message. */
function mostCost(settings: ModelSettings, request: Request): number {
  const { model, messages, maxTokens, schema, tools = [] } = request;
  const shapes = tools.map((tool) => tool.description + JSON.stringify(inputOf(tool)));
  const words = [...messages.map(wordsOf), ...shapes, JSON.stringify(schema ?? "")];
  const bytes = words.reduce((sum, text) => sum + Buffer.byteLength(text) + 16, 0);
  const promptTokens = bytes + messages.filter(hasPicture).length * pictureTokens;
  return costOf(settings, model, { promptTokens, completionTokens: maxTokens, cachedTokens: 0 });
}

function wordsOf(turn: Turn): string {
  return turn.speaker === "caller" ? JSON.stringify(turn.call) : turn.text;
}

/** SHA-256 of model and request, without the server's address: a model's name identifies it. */
function keyOf(request: Request, sample: number): string {
  const { model, messages, maxTokens, temperature, stop, schema, topTokens, tools } = request;
  const spoken = messages.map((turn) =>
    turn.speaker === "caller"
      ? [turn.speaker, turn.id, turn.call]
      : [
          turn.speaker,
          turn.text,
          ...(turn.speaker === "tool" ? [turn.id] : []),
          ...(hasPicture(turn) ? [turn.picture] : []),
        ],
  );
  const called = tools?.map(({ name, description }) => [name, description]);
  const asked = [model, spoken, maxTokens, temperature, stop, schema, topTokens, sample, called];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}
