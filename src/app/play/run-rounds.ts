/** Decides which episode comes next in a home's run (its rounds and orders to play). */
import { isDeepStrictEqual } from "node:util";
import { openRound, type RoundsDeps } from "../../agent/rounds.js";
import { countSteps } from "../../agent/summary.js";
import type { Platform } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import { SousError } from "../../core/errors.js";
import { StorageError } from "../../core/memory/storage.js";
import type { Household, OrderedTask, Run, RunPlan } from "../../core/memory/stores.js";
import { findOpenEpisode, waitingOrders } from "./open-episode.js";

type Usual = "variant" | "mode" | "openFirst" | "origin";
/** A plan that may lack the fields with defaults: standard variant, mode "owner", a task asked by people. */
type PlanWish = Omit<RunPlan, Usual> & Partial<Pick<RunPlan, Usual>>;

export interface RunRequest extends PlanWish {
  readonly household: Household;
  readonly bot: Platform;
  readonly rounds: number;
  readonly askedBy?: string;
  readonly orders?: readonly OrderedTask[];
}

export const taskDefaults = { maxSteps: 50, seed: 1 } as const;

export function createRuns(deps: RoundsDeps) {
  const { memory, clock } = deps;

  const episodesOf = async ({ household, firstRound }: Run): Promise<readonly Episode[]> =>
    memory.episodes.list(household, firstRound);

  /** Returns the limit of steps for the next round. In the multiround variant, all rounds share one limit. */
  async function stepsLeft({ plan }: Run, played: readonly Episode[]): Promise<number> {
    if (plan.variant !== "multiround") return plan.maxSteps;
    let left = plan.maxSteps;
    for (const { id } of played) {
      const { steps, questions } = countSteps(await memory.episodes.steps(id));
      left -= steps + questions;
    }
    return left;
  }

  async function next(run: Run, signal?: AbortSignal): Promise<Episode | null> {
    const played = await episodesOf(run);
    const last = played.at(-1);
    if (last && !last.end) return last;
    const { rounds } = (await memory.runs.get(run.household)) ?? run;
    const [order] = await waitingOrders(memory, run.household);
    if (played.length >= rounds || (wasStopped(last) && !order)) return null;
    const maxSteps = await stepsLeft(run, played);
    const isMany = run.plan.variant === "multiround" && !order;
    if (isMany && last && (maxSteps <= 0 || last.end?.kind !== "terminated")) return null;
    signal?.throwIfAborted();
    const household = await memory.households.get(run.household);
    if (!household) return null;
    try {
      const purpose = run.plan.campaign === undefined ? "demo" : "campaign";
      return await openRound(deps, { ...run.plan, household, maxSteps, purpose, order });
    } catch (error) {
      if (!(error instanceof SousError) || error instanceof StorageError) throw error;
      if (error.code === "no-task" && isMany && last) return null;
      await memory.runs.finish(household.id);
      throw error;
    }
  }

  async function begin({ household, rounds, ...request }: RunRequest): Promise<Run> {
    const waiting = await waitingOrders(memory, household.id);
    const orders = [...waiting, ...(request.orders ?? [])];
    const last = await memory.episodes.last(household.id);
    const firstRound = last ? last.round + (last.end ? 1 : 0) : 1;
    const run = {
      household: household.id,
      firstRound,
      rounds: countable(rounds + waiting.length),
      plan: planOf(request),
      pausedAt: null,
      ...(request.askedBy !== undefined && { askedBy: request.askedBy }),
      ...(orders.length > 0 && { orders }),
    };
    await memory.runs.begin(run);
    return run;
  }

  /** Finds the home's run. For an open episode without one, stores a run, so that it can be paused. */
  async function find(household: string): Promise<Run | null> {
    const kept = await memory.runs.get(household);
    if (kept) return kept;
    const open = await findOpenEpisode(memory, household);
    if (!open) return null;
    const run = {
      household,
      firstRound: open.round,
      rounds: 1,
      plan: planOf(open),
      pausedAt: null,
    };
    await memory.runs.begin(run);
    return run;
  }

  return {
    /**
     * Returns the open episode, or opens the next one. Null when none is left.
     * @throws SousError when it cannot be opened, as "no-task"; the signal's reason when aborted
     */
    next,
    find,
    episodes: episodesOf,

    /** Deletes a run that is over; opens an episode for an order that came meanwhile. */
    async end(run: Run, signal: AbortSignal): Promise<Episode | null> {
      for (;;) {
        const { orders = [] } = (await memory.runs.get(run.household)) ?? {};
        const episode = await next(run, signal);
        if (episode || (await memory.runs.finish(run.household, orders.length))) return episode;
      }
    },

    /** Stores the run and opens its first episode. */
    async takeUp(request: RunRequest) {
      const { household, rounds } = request;
      const kept = await memory.runs.get(household.id);
      if (
        kept &&
        kept.rounds === countable(rounds) &&
        isDeepStrictEqual(kept.plan, planOf(request))
      ) {
        await memory.runs.setPaused(household.id, null);
        const episode = await next(kept);
        if (episode) return { run: kept, episode };
      }
      const run = await begin(request);
      const episode = await next(run);
      if (episode) return { run, episode };
      throw new SousError("no-task", `There is nothing left to do in ${household.title}.`);
    },

    async unfinished() {
      for (const { household } of await memory.episodes.unfinished()) await find(household);
      return memory.runs.list();
    },

    /** Ends a run that is not being played, and its open episode. @param orders tasks to do instead */
    async stop(household: string, orders: readonly OrderedTask[] = []) {
      const open = await findOpenEpisode(memory, household);
      const kept = await memory.runs.get(household);
      // Stored before the episode ends, so that a kill loses no order.
      const run = kept && {
        ...kept,
        orders,
        rounds: (await episodesOf(kept)).length + orders.length,
      };
      if (run) await memory.runs.begin({ ...run, pausedAt: null });
      const end = { kind: "truncated", reason: "stopped" } as const;
      if (open) await memory.episodes.end(open.id, end, 0, [], clock.now());
      if (orders.length === 0) await memory.runs.finish(household);
      return run;
    },
  };
}

/** Replaces infinity, which cannot be stored. */
function countable(rounds: number): number {
  return Math.min(rounds, Number.MAX_SAFE_INTEGER);
}

/** Whether the run was stopped: then nothing is left to play, even while its row exists. */
function wasStopped(last: Episode | undefined): boolean {
  return last?.end?.kind === "truncated" && last.end.reason === "stopped";
}

/** Fills in defaults, so that equal requests compare equal. */
function planOf(
  given: Omit<PlanWish, "campaign"> & { readonly campaign?: string | null },
): RunPlan {
  const { bot, channel, askPolicy, maxSteps, seed, campaign, arm } = given;
  const { variant = "standard", mode = "owner", openFirst = false, origin = "asked" } = given;
  return {
    bot,
    channel,
    askPolicy,
    maxSteps,
    seed,
    variant,
    mode,
    openFirst,
    origin,
    ...(campaign && { campaign }),
    ...(arm && { arm }),
  };
}
