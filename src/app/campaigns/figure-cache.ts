/**
 * Caches a campaign's computed figures. Few answers are judged in this process whenever one is added. Many are judged
 * by a child process from time to time; meanwhile, the last result is returned.
 */
import type { Logger } from "pino";
import type { Memory } from "../../../memory/stores.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import { runJob } from "../worker/worker.js";
import { type Judging, judging } from "./figures.js";

/** Most answers that are judged in this process. */
const fewAnswers = 500;
/** Least pause after a judgement, in milliseconds. */
const restMs = 2000;
/** Least pause, as a multiple of the judgement's duration. */
const restFactor = 20;
const afterFailureMs = 60_000;

type Result<What extends Judging> = Awaited<ReturnType<(typeof judging)[What]>>;

/**
 * @param parts.database the file from which a child process reads many answers; null to judge in this process
 * @returns a function that returns the newest result; null before the first
 */
export function createFigureCache<What extends Judging>(
  what: What,
  parts: { readonly memory: Memory; readonly log: Logger; readonly database: string | null },
) {
  const { memory, log, database } = parts;
  /** Results by campaign. From `until` on (by `performance.now()`), a campaign is judged again. */
  const cached = new Map<string, { answers: number; result: Result<What> | null; until: number }>();

  async function recompute(
    id: string,
    answers: number,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const startedAt = performance.now();
    const before = cached.get(id)?.result ?? null;
    cached.set(id, { answers, result: before, until: Number.POSITIVE_INFINITY });
    try {
      const result = (await work()) as Result<What>;
      const now = performance.now();
      const until = now + Math.max(restMs, restFactor * (now - startedAt));
      cached.set(id, { answers, result, until });
    } catch (error) {
      log.error(
        { event: "campaign-not-judged", campaign: id, error },
        "a campaign's answers were not judged",
      );
      cached.set(id, { answers, result: before, until: performance.now() + afterFailureMs });
    }
  }

  return async (campaign: Campaign, answers: number): Promise<Result<What> | null> => {
    const { id } = campaign;
    const last = cached.get(id);
    const isDue = !last || last.until <= performance.now();
    if (database === null || answers <= fewAnswers) {
      if (isDue || last.answers !== answers)
        await recompute(id, answers, () => judging[what](memory, campaign));
    } else if (isDue)
      void recompute(id, answers, () => runJob("judge", { database, campaign: id, what }));
    return cached.get(id)?.result ?? null;
  };
}
