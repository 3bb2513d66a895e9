import type { Platform } from "../src/core/bot.js";
import type { Memory } from "../src/core/stores.js";

/** Sous introduced itself there before: the first message that it posts is a question. */
export async function beWelcomed(
  memory: Memory,
  where: { readonly platform: Platform; readonly channel: string },
): Promise<void> {
  await memory.welcomes.begin({ ...where, at: 0 });
}
