/** Deletes old words outside campaigns, and people who never came back, once a day. */
import { setTimeout as rest } from "node:timers/promises";
import type { Memory } from "../../../memory/stores.js";
import { type Check, pass, warn } from "../../core/check.js";
import type { Clock } from "../../core/clock.js";
import { dayMs } from "../../core/local-time.js";
import type { RetentionRun } from "../../core/memory/storage.js";
import { many } from "../../core/words/wording.js";
import type { AppContext } from "../serve/app-context.js";
import { type Repeated, repeat } from "./repeat.js";

/** Milliseconds between two looks at the clock, as one long timer is late on a computer that sleeps. */
const checkMs = 3_600_000;

/** Makes the daily deletion. @param keepDays days after which words are deleted, null for never */
export function createRetention(
  { memory: { retention }, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  keepDays: number | null,
): Repeated {
  let deletedAt = Number.NEGATIVE_INFINITY;
  const deleteDue = async (signal: AbortSignal): Promise<void> => {
    const at = clock.now();
    if (at - deletedAt < dayMs) return;
    deletedAt = at;
    try {
      if (keepDays !== null) await forgetDue(retention, { keepDays, at, signal });
    } finally {
      await retention.erase();
    }
    const last = await retention.last();
    if (last?.at === at)
      log.info({ event: "retention-done", ...last }, "deleted what is older than SOUS_KEEP_DAYS");
  };
  return repeat(clock, checkMs, deleteDue, (error) =>
    log.error(
      { event: "retention-failed", error },
      "what is older than SOUS_KEEP_DAYS was not deleted",
    ),
  );
}

/** Deletes what is due. Pauses after each person for as long as the deletion took, to serve others. */
async function forgetDue(
  retention: Memory["retention"],
  { keepDays, at, signal }: { keepDays: number; at: number; signal: AbortSignal },
): Promise<void> {
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

export async function checkRetention(
  { memory: { retention }, clock }: { readonly memory: Memory; readonly clock: Clock },
  keepDays: number | null,
): Promise<Check> {
  const name = "retention";
  const last = await retention.last();
  const before = clock.now() - (keepDays ?? 0) * dayMs;
  const due = keepDays === null ? null : await retention.due(before);
  const set =
    keepDays === null
      ? "SOUS_KEEP_DAYS is not set: everything is kept until somebody deletes it"
      : `kept for ${many(keepDays, "day")}`;
  const detail = [set, phraseLast(last), ...(due ? [phraseDue(due)] : [])].join("; ");
  if (last && !last.erased)
    return warn(name, detail, "The last deletion was interrupted. Start sous serve: it ends it.");
  // Words are overdue for more than a day only if `sous serve`, which deletes daily, does not run.
  const late = keepDays === null ? null : await retention.due(before - dayMs);
  if (late && late.people.length + late.words.length > 0)
    return warn(name, detail, "Start sous serve: it deletes what is due at once, then daily.");
  return pass(name, detail);
}

function phraseLast(last: RetentionRun | null): string {
  if (!last) return "nothing was deleted yet";
  const { people, answers, facts } = last;
  const gone = [many(people, "person", "people"), many(answers, "answer"), many(facts, "fact")];
  return `last deleted on ${new Date(last.at).toISOString().slice(0, 10)}: ${gone.join(", ")}`;
}

function phraseDue({ people, words }: Awaited<ReturnType<Memory["retention"]["due"]>>): string {
  const due = [
    ...(people.length > 0 ? [many(people.length, "person", "people")] : []),
    ...(words.length > 0 ? [`old words of ${many(words.length, "other")}`] : []),
  ];
  return due.length === 0 ? "nothing is due" : `due: ${due.join(", and ")}`;
}
