/** Replies that are kept: the same prompt and parameters are not sent twice. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Charge } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import type { Request } from "./request.js";
import type { Sent } from "./transport.js";

const replyShape = z.object({
  text: z.string(),
  calls: z
    .array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()) }))
    .default([]),
  refusal: z.string().nullable(),
  finish: z.string(),
  firstTokens: z.array(z.object({ token: z.string(), logprob: z.number() })),
  reasoned: z.boolean().default(false),
});

const sentShape = z.object({ model: z.string(), reply: replyShape });

/**
 * SHA-256 of what was asked, of which model. The server's address is not part of it: a model's name says
 * which model it is.
 */
export function keyOf(request: Request, sample: number): string {
  const { model, messages, maxTokens, temperature, stop, schema, topTokens, tools } = request;
  const spoken = messages.map((turn) =>
    turn.speaker === "caller"
      ? [turn.speaker, turn.id, turn.call]
      : [turn.speaker, turn.text, ...(turn.speaker === "tool" ? [turn.id] : [])],
  );
  const called = tools?.map(({ name, description }) => [name, description]);
  const asked = [model, spoken, maxTokens, temperature, stop, schema, topTokens, sample, called];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

/** What was kept; null when there is nothing, or nothing that is understood. */
export async function readKept(store: ModelStore, key: string): Promise<Sent | null> {
  const text = await store.reply(key);
  return text === null ? null : (sentShape.safeParse(JSON.parse(text)).data ?? null);
}

/** Keeps it, unless another model stood in, or none answered. */
export async function keep(
  store: ModelStore,
  sent: Sent,
  of: {
    readonly key: string;
    readonly model: string;
    readonly charge: Charge;
    readonly at: number;
  },
): Promise<void> {
  const { key, model, charge, at } = of;
  if (sent.model !== model || !sent.reply) return;
  const household = charge.household ?? null;
  await store.keepReply({ key, reply: JSON.stringify(sent), household, at });
}
