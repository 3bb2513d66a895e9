/** Replies that are kept: the same prompt and parameters are not sent twice. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Charge } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import { features } from "./failures.js";
import type { Request, Sent } from "./transport.js";

const sentShape = z.union([
  z.object({
    model: z.string(),
    reply: z.object({
      text: z.string(),
      refusal: z.string().nullable(),
      finish: z.string(),
      firstTokens: z.array(z.object({ token: z.string(), logprob: z.number() })),
    }),
  }),
  z.object({ model: z.string(), refuses: z.enum(features) }),
]);

/**
 * SHA-256 of what was asked, of which model. The server's address is not part of it: a model's name says
 * which model it is.
 */
export function keyOf(request: Request, sample: number): string {
  const { model, messages, maxTokens, temperature, stop, schema, topTokens } = request;
  const spoken = messages.map(({ speaker, text }) => [speaker, text]);
  const asked = [model, spoken, maxTokens, temperature, stop, schema, topTokens, sample];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

/** What was kept; null when there is nothing, or nothing that is understood. */
export async function readKept(store: ModelStore, key: string): Promise<Sent | null> {
  const text = await store.reply(key);
  return text === null ? null : (sentShape.safeParse(JSON.parse(text)).data ?? null);
}

/** Keeps it, unless another model stood in. */
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
  if (sent.model !== model) return;
  const household = charge.household ?? null;
  await store.keepReply({ key, reply: JSON.stringify(sent), household, at });
}
