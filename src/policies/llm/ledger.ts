/** Calls on the books: what is kept is not asked for again, what is sent is within the budget and written down. */
import type { Clock } from "../../core/clock.js";
import { type Conversation, type ModelUsage, noUsage } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import { type Budget, type Caps, createBudget, type Estimate } from "./budget.js";
import { keep, keyOf, readKept } from "./cache.js";
import type { Taken } from "./client.js";
import { jsonSchema, type Request } from "./request.js";
import { costOf, type ModelSettings } from "./settings.js";
import type { Sent, Transport } from "./transport.js";

export interface Books {
  readonly store: ModelStore;
  readonly clock: Clock;
  readonly caps: Caps;
  /** When the day began in which this moment lies, both in milliseconds since 1970. */
  readonly startOfDay: (at: number) => number;
}

/**
 * Sends a request for a prompt.
 *
 * @throws ModelError
 */
export type Send = (prompt: Conversation, request: Request) => Promise<Sent>;

export function createLedger(transport: Transport, settings: ModelSettings, books: Books): Send {
  const { store, clock, caps, startOfDay } = books;
  const budget: Budget = createBudget(store, caps, () => startOfDay(clock.now()));
  const write = (prompt: Conversation, model: string, usage: ModelUsage) =>
    store.recordUsage({
      at: clock.now(),
      model,
      role: prompt.role,
      charge: prompt.charge,
      ...usage,
    });

  return async (prompt, request) => {
    const { model } = request;
    const key = keyOf(request, prompt.sample ?? 0);
    const kept = await readKept(store, key);
    if (kept) {
      await write(prompt, model, { ...noUsage, cached: 1 });
      return kept;
    }
    const leave = await budget.admit(prompt.charge, estimate(settings, request));
    const taken: Taken[] = [];
    try {
      const sent = await transport.send(request, (one) => taken.push(one));
      await keep(store, sent, { key, model, charge: prompt.charge, at: clock.now() });
      return sent;
    } finally {
      for (const { model: asked, ...counts } of taken)
        await write(prompt, asked, { ...counts, cached: 0, cost: costOf(settings, asked, counts) });
      leave();
    }
  };
}

/** A token has at least one byte; the protocol adds a few to each message. */
function estimate(
  settings: ModelSettings,
  { model, messages, maxTokens, schema, tools = [] }: Request,
): Estimate {
  const said = messages.map((turn) =>
    turn.speaker === "caller" ? JSON.stringify(turn.call) : turn.text,
  );
  const shapes = tools.map((tool) => tool.description + JSON.stringify(jsonSchema(tool.schema)));
  const texts = [...said, ...shapes, JSON.stringify(schema ?? "")];
  const promptTokens = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 16, 0);
  const counts = { promptTokens, completionTokens: maxTokens, cachedTokens: 0 };
  return { tokens: promptTokens + maxTokens, cost: costOf(settings, model, counts) };
}
