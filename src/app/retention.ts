/** Daily deletion of old words outside campaigns, and of people who never came back. */
import { setTimeout as rest } from "node:timers/promises";
import { dayMs } from "../core/local-time.js";
import type { AppContext } from "./app-context.js";
import { type Repeated, repeat } from "./repeat.js";

type RetentionContext = Pick<AppContext, "memory" | "clock" | "log">;

/** Checks the clock instead of one long timer, as a computer may sleep. */
const checkMs = 3_600_000;

/** @param keepDays null: no retention limit */
export function createRetention(context: RetentionContext, keepDays: number | null): Repeated {
  const { clock, log } = context;
  let last = Number.NEGATIVE_INFINITY;
  return repeat(clock, checkMs, async (signal) => {
    if (clock.now() - last < dayMs) return;
    last = clock.now();
    await deleteDue(context, keepDays, signal).catch((error) =>
      log.error(
        { event: "retention-failed", error },
        "what is older than SOUS_KEEP_DAYS was not deleted",
      ),
    );
  });
}

async function deleteDue(
  context: RetentionContext,
  keepDays: number | null,
  signal: AbortSignal,
): Promise<void> {
  const { memory, clock, log } = context;
  const at = clock.now();
  try {
    if (keepDays !== null) await forgetDue(context, { keepDays, at, signal });
  } finally {
    await memory.retention.erase();
  }
  const last = await memory.retention.last();
  if (last?.at === at)
    log.info({ event: "retention-done", ...last }, "deleted what is older than SOUS_KEEP_DAYS");
}

/** Pauses after each person for as long as the deletion took, to serve others. */
async function forgetDue(
  context: RetentionContext,
  { keepDays, at, signal }: { keepDays: number; at: number; signal: AbortSignal },
): Promise<void> {
  const { retention } = context.memory;
  const before = at - keepDays * dayMs;
  const { people, words } = await retention.due(before);
  const old = { demoBefore: before };
  const all = [
    ...people.map((id) => [id, "person"] as const),
    ...words.map((id) => [id, old] as const),
  ];
  for (const [id, what] of all) {
    if (signal.aborted) return;
    const startedAt = performance.now();
    await retention.forget(id, what, at);
    await rest(performance.now() - startedAt);
  }
}
