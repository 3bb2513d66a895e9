/** Serves cached replies; sends the rest within the budget and records it. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../../core/clock.js";
import { tryJson } from "../../core/json.js";
import { type Conversation, noUsage, type Turn } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import { type Caps, createBudget } from "./budget.js";
import { type Reply, replyShape, type Taken } from "./client.js";
import { hasPicture, inputOf, type Request } from "./request.js";
import { costOf, type ModelSettings } from "./settings.js";
import type { Sent, Transport } from "./transport.js";

export interface Books {
  readonly store: ModelStore;
  readonly clock: Clock;
  readonly caps: Caps;
  /** Start of a time's day, both in milliseconds since 1970. */
  readonly startOfDay: (at: number) => number;
}

const sentShape = z.object({ model: z.string(), reply: replyShape });

export function createLedger(
  transport: Transport,
  settings: ModelSettings,
  { store, clock, caps, startOfDay }: Books,
): (prompt: Conversation, request: Request) => Promise<Sent> {
  const admit = createBudget(
    caps,
    async () => (await store.sumUsage({ since: startOfDay(clock.now()) })).cost,
  );
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
    const leave = await admit(mostCost(settings, request));
    const taken: Taken[] = [];
    try {
      const sent = await transport(request, (one) => taken.push(one));
      // A fallback model's reply must not be cached for this model.
      if (sent.model === model && saysSomething(sent.reply)) {
        const { household = null } = charge;
        await store.keepReply({ key, reply: JSON.stringify(sent), household, at: clock.now() });
      }
      return sent;
    } finally {
      for (const one of taken) {
        const cost = costOf(settings, one.model, one);
        await store.recordUsage({ ...row, ...one, at: clock.now(), cached: 0, cost });
      }
      leave();
    }
  };
}

/** Does not cache empty replies, which may be temporary. */
function saysSomething({ text, calls, refusal, firstTokens }: Reply): boolean {
  return text.trim() !== "" || refusal !== null || calls.length > 0 || firstTokens.length > 0;
}

/** Upper bound of servers' token counts for one picture. */
const pictureTokens = 2_000;

/** Upper bound: a token has at least one byte; the protocol adds a few per message. */
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
