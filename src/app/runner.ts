/** Runs rounds: at most one episode per household at a time, each to its end or to the next start. */
import { setMaxListeners } from "node:events";
import type { Logger } from "pino";
import { openRound, playRound, type RoundsDeps } from "../agent/rounds.js";
import { countSteps } from "../agent/summary.js";
import type { Platform } from "../core/bot.js";
import type { AskPolicyName, Episode, Variant } from "../core/episode.js";
import { SousError } from "../core/errors.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Household } from "../core/stores.js";

export interface RunRequest {
  readonly household: Household;
  readonly bot: Platform;
  readonly channel: string;
  readonly rounds: number;
  readonly askPolicy: AskPolicyName;
  /** Per task; in the multiround variant for all of them together, questions counted. */
  readonly maxSteps: number;
  readonly seed: number;
  readonly variant?: Variant;
  readonly mode?: KnowledgeMode;
  readonly openFirst?: boolean;
}

export interface Runner {
  isRunning(household: string): boolean;
  /** Opens (or takes up) an episode and plays on in the background, round after round. */
  start(request: RunRequest): Promise<Episode>;
  /**
   * Plays the rounds one after the other; in the multiround variant until a task fails or the steps
   * are used up. Rejects with the reason when stopped.
   */
  play(request: RunRequest): Promise<readonly Episode[]>;
  /** Takes up every episode that a former process left open. */
  resume(): Promise<void>;
  /** Stops between steps; everything goes on at the next start. */
  stop(): Promise<void>;
}

export function createRunner(
  deps: RoundsDeps & { readonly log: Logger; readonly paceMs: number },
): Runner {
  const stopping = new AbortController();
  // Every episode that waits for people listens to it.
  setMaxListeners(0, stopping.signal);
  const running = new Map<string, Promise<unknown>>();
  const { memory, log, paceMs } = deps;

  async function play(request: RunRequest, first: Episode): Promise<readonly Episode[]> {
    const { household } = request;
    const played: Episode[] = [];
    let episode = first;
    let left = request.maxSteps;
    for (;;) {
      const ended = await playRound(deps, { household, episode, paceMs }, stopping.signal);
      played.push(ended);
      if (played.length >= request.rounds) return played;
      if (request.variant === "multiround") {
        left -= await countSpent(ended.id);
        if (left <= 0 || ended.end?.kind !== "terminated") return played;
      }
      const next = await openNext({ ...request, maxSteps: left });
      if (!next) return played;
      episode = next;
    }
  }

  /** Null when many rounds have left nothing to do. */
  async function openNext(request: RunRequest): Promise<Episode | null> {
    try {
      return await openRound(deps, { ...request, purpose: "demo" });
    } catch (error) {
      const isDone = error instanceof SousError && error.code === "no-task";
      if (isDone && request.variant === "multiround") return null;
      throw error;
    }
  }

  async function countSpent(id: string): Promise<number> {
    const { steps, questions } = countSteps(await memory.episodes.steps(id));
    return steps + questions;
  }

  function track<T>(household: string, work: Promise<T>): Promise<T> {
    running.set(
      household,
      work.catch(() => undefined),
    );
    return work.finally(() => running.delete(household));
  }

  function report(error: unknown): void {
    if (!stopping.signal.aborted) log.error({ error }, "an episode stopped");
  }

  return {
    isRunning: (household) => running.has(household),
    async start(request) {
      const episode = await openRound(deps, { ...request, purpose: "demo" });
      if (!running.has(request.household.id)) {
        track(request.household.id, play(request, episode)).catch(report);
      }
      return episode;
    },
    async play(request) {
      const episode = await openRound(deps, { ...request, purpose: "demo" });
      return track(request.household.id, play(request, episode));
    },
    async resume() {
      for (const episode of await memory.episodes.unfinished()) {
        const household = await memory.households.get(episode.household);
        if (!household || running.has(household.id)) continue;
        track(household.id, playRound(deps, { household, episode, paceMs }, stopping.signal)).catch(
          report,
        );
      }
    },
    async stop() {
      stopping.abort(new Error("stopped"));
      await Promise.all(running.values());
    },
  };
}
