/** Plays tasks in the background, at most one per home. A run is a home's rounds and orders to play. */
import PQueue from "p-queue";
import type { Logger } from "pino";
import { playToQuestion, type RoundsDeps } from "../agent/rounds.js";
import { type Clock, elapsedOn } from "../core/clock.js";
import type { Episode } from "../core/episode/episode.js";
import { SousError } from "../core/errors.js";
import { isPassing } from "../core/memory/storage.js";
import type { OrderedTask, Run } from "../core/memory/stores.js";
import { letsIn } from "../core/people/installation.js";
import { createRuns, type RunRequest } from "./play/run-rounds.js";

export type { RunRequest } from "./play/run-rounds.js";

/** The remaining rounds are derived from rows, so a kill neither loses a round nor plays one twice. */
export type Runner = ReturnType<typeof createRunner>;

interface Begun {
  readonly run: Run;
  readonly episode: Episode | null;
}

interface Going {
  readonly halting: AbortController;
  readonly begun: Promise<Begun>;
  readonly work: Promise<readonly Episode[]>;
}

/** Most tasks in memory. A task that waits for people is not in memory; it is replayed after the answer. */
const mostWorlds = 100;

export function createRunner(deps: RoundsDeps & { readonly log: Logger; readonly paceMs: number }) {
  const { memory, clock, log, paceMs } = deps;
  const playing: RoundsDeps = { ...deps, clock: takeTurns(clock) };
  const runs = createRuns(deps);
  const closing = new AbortController();
  const running = new Map<string, Going>();
  const held = new Set<string>();
  const worlds = new PQueue({ concurrency: mostWorlds });

  /** Plays an episode, also across its questions. Human players may be slow, so they take no place in the queue. */
  async function playRound({ id, policy }: Episode, signal: AbortSignal): Promise<void> {
    const play = () => playToQuestion(playing, { episode: id, paceMs }, signal);
    const isPlayed = policy === deps.human?.name;
    for (;;) {
      const question = await (isPlayed ? play() : worlds.add(play));
      if (question === null) return;
      await deps.desk.settled(question, signal);
    }
  }

  async function playOn(
    { run, episode: first }: Begun,
    signal: AbortSignal,
  ): Promise<readonly Episode[]> {
    let next = first ?? (await runs.end(run, signal));
    for (; next; next = await runs.end(run, signal)) await playRound(next, signal);
    return runs.episodes(run);
  }

  /** Plays a home's run, or joins the work that plays it already. */
  function go(household: string, begin: () => Promise<Begun>): Going {
    const known = running.get(household);
    if (known) return known;
    const halting = new AbortController();
    const signal = AbortSignal.any([closing.signal, halting.signal]);
    const begun = begin();
    const work = begun
      .then((first) => playOn(first, signal))
      .finally(() => running.delete(household));
    const going = { halting, begun, work };
    running.set(household, going);
    return going;
  }

  function leave(household: string, { work, halting }: Going): void {
    work.catch((error) => {
      if (!halting.signal.aborted) onFault(household, error);
    });
  }

  function onFault(household: string, error: unknown): void {
    if (closing.signal.aborted) return;
    if (isPassing(error)) void goOnLater(household);
    else log.error({ event: "episode-stopped", error }, "an episode stopped");
  }

  async function goOnLater(household: string): Promise<void> {
    if (held.has(household)) return;
    held.add(household);
    try {
      await memory.storage.recovered(closing.signal);
      held.delete(household);
      const run = await memory.runs.get(household);
      if (run?.pausedAt === null && !running.has(household)) goOn(run);
    } catch (error) {
      held.delete(household);
      onFault(household, error);
    }
  }

  async function halt(household: string, reason: string): Promise<void> {
    const going = running.get(household);
    going?.halting.abort(new SousError(reason, `The task in ${household} was ${reason}.`));
    await going?.work.catch(() => undefined);
  }

  function goOn(run: Run): void {
    const { household } = run;
    leave(
      household,
      go(household, async () => ({ run, episode: await runs.next(run) })),
    );
  }

  return {
    /** True also while it waits for a writable database. */
    isRunning: (household: string) => running.has(household) || held.has(household),

    /**
     * Plays in the background and returns the first episode. Joins a run that is being played. The same request
     * resumes a waiting run; another one replaces it and takes over its open episode.
     * @throws SousError "no-task" when nothing is left to do
     */
    async start(request: RunRequest) {
      const { household } = request;
      const going = go(household.id, () => runs.takeUp(request));
      leave(household.id, going);
      const { episode } = await going.begun;
      const present = (await memory.episodes.last(household.id)) ?? episode;
      if (!present) throw new SousError("no-task", `Nothing was left to do in ${household.title}.`);
      return present;
    },

    /**
     * Adds orders to what is being played, or begins with them. Orders that are known already are not added again.
     * @param request how to begin if nothing is being played @param isFirst puts them before the orders that wait
     */
    async order(
      request: Omit<RunRequest, "rounds" | "orders">,
      given: readonly OrderedTask[],
      isFirst = false,
    ) {
      const { id } = request.household;
      const begun = await Promise.all(given.map((order) => memory.episodes.get(order.id)));
      const orders = given.filter((_, at) => begun[at] === null);
      if (orders.length === 0) return;
      const add = (known: readonly OrderedTask[]) => {
        const added = orders.filter((order) => !known.some((one) => one.id === order.id));
        return isFirst ? [...added, ...known] : [...known, ...added];
      };
      await running.get(id)?.begun.catch(() => undefined);
      await runs.find(id);
      while ((await memory.runs.changeOrders(id, add)) === null) {
        if (await memory.episodes.get(orders[0]?.id ?? "")) return;
        await this.start({ ...request, rounds: orders.length, orders });
      }
      const run = await memory.runs.get(id);
      if (run?.pausedAt === null && !running.has(id)) goOn(run);
    },

    /**
     * Plays all episodes or, in the multiround variant, until a task fails or the steps are used up. Waits while the
     * disk fails. Rejects with the reason when paused, stopped or closed.
     */
    async play(request: RunRequest) {
      for (;;) {
        try {
          return await go(request.household.id, () => runs.takeUp(request)).work;
        } catch (error) {
          if (!isPassing(error)) throw error;
          await memory.storage.recovered(closing.signal);
        }
      }
    },

    /** Resumes runs of earlier processes, except those paused by people or by an uninstallation. */
    async resume() {
      for (const run of await runs.unfinished()) {
        if (run.pausedAt !== null && run.pausedFor === undefined) continue;
        if (!(await letsIn(memory.installations, run.plan.channel))) continue;
        if (run.pausedAt !== null) await memory.runs.setPaused(run.household, null);
        goOn({ ...run, pausedAt: null });
      }
    },

    /** Pauses between two steps. @param why absent for people's pauses, which a restart does not end */
    async pause(household: string, why?: string) {
      await running.get(household)?.begun.catch(() => undefined);
      if (!(await runs.find(household))) return false;
      await memory.runs.setPaused(household, clock.now(), why);
      await halt(household, "paused");
      return (await memory.runs.get(household)) !== null;
    },

    /** Resumes in the background. Returns false when it was not paused. */
    async unpause(household: string) {
      const run = await memory.runs.get(household);
      if (run?.pausedAt == null) return false;
      await halt(household, "paused");
      await memory.runs.setPaused(household, null);
      goOn({ ...run, pausedAt: null });
      return true;
    },

    /**
     * Ends the episode, withdraws its question, and drops later rounds and orders. Returns false when nothing is played
     * there. @param orders tasks to do instead
     */
    async stop(household: string, orders: readonly OrderedTask[] = []) {
      if (!(await runs.find(household)) && !running.has(household)) return false;
      await halt(household, "stopped");
      const run = await runs.stop(household, orders);
      if (run && orders.length > 0) goOn(run);
      return true;
    },

    /** Stops everything between steps, to resume at the next start. */
    async close() {
      closing.abort(new Error("stopped"));
      await Promise.allSettled([...running.values()].map(({ work }) => work));
    },
  };
}

/**
 * Wraps a clock so that tasks wake from a sleep one after the other, with people's events between them. Then load makes
 * tasks slow, but not replies to people. @internal
 */
export function takeTurns(clock: Clock): Clock {
  let last: Promise<void> = Promise.resolve();
  const turn = (): Promise<void> => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
  return {
    now: () => clock.now(),
    elapsed: () => elapsedOn(clock),
    async sleep(ms, signal) {
      await clock.sleep(ms, signal);
      await turn();
      signal?.throwIfAborted();
    },
  };
}
