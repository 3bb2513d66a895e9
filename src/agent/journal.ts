/** Reads and stores a running episode's steps, and reads the facts and rules that count in it. */
import type { Memory } from "../../memory/stores.js";
import type { Clock } from "../core/clock.js";
import type { AskPolicy, Observer, Policy } from "../core/episode/decision.js";
import type { Desk } from "../core/episode/desk.js";
import type { Episode, EpisodeEnd, StepRecord, TrajectoryStep } from "../core/episode/episode.js";
import type { Scene, Simulator } from "../core/episode/scene.js";
import { type Fact, slotOf, type WorldRule } from "../core/memory/fact.js";
import type { PlaceHabits } from "../core/memory/habits.js";
import { asLastSeen, factsWithin, type NotebookView } from "../core/memory/notebook.js";
import type { StepWrite } from "../core/memory/stores.js";

export interface EpisodeRun {
  readonly episode: Episode;
  readonly scene: Scene & Pick<Simulator, "ownerView">;
  readonly policy: Policy;
  readonly observer: Observer;
  readonly askPolicy: AskPolicy;
  /** Which facts the policy sees; by default those related to the task. */
  readonly notebook?: NotebookView | undefined;
  readonly habits?: PlaceHabits | undefined;
  readonly desk: Desk;
  readonly journal: Journal;
  readonly clock: Clock;
  /** Pause before each action, in milliseconds. */
  readonly paceMs?: number;
}

export interface EpisodeResult {
  /** Null while a question is open; the episode resumes when that is settled. */
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  readonly trajectory: readonly TrajectoryStep[];
}

export type Journal = ReturnType<typeof createJournal>;

export function createJournal(
  stores: Pick<Memory, "episodes" | "facts" | "knowledge"> & { readonly clock: Clock },
  episode: Pick<Episode, "id" | "household" | "startedAt" | "arm" | "bot">,
) {
  const { id, household, startedAt } = episode;
  return {
    steps: () => stores.episodes.steps(id),
    /** Valid facts that count in this episode, oldest first; `claims` adds disputed ones. */
    facts: async () => factsWithin(episode, await stores.facts.list({ household })),
    claims: async () =>
      factsWithin(episode, await stores.facts.list({ household, disputed: true })),
    factsAtStart: async (): Promise<readonly Fact[]> => {
      const [begin] = await stores.episodes.steps(id);
      if (!begin) return [];
      const { factWatermark, at } = begin;
      return factsWithin(episode, await stores.facts.listAt(household, factWatermark, at));
    },
    /** Rules of the home, without those learned during the episode. */
    rules: async () => knownBy(startedAt, await stores.knowledge.rules(household)),
    watermark: () => stores.facts.watermark(episode.household),
    // Simulated people read no messages, so the task's message is not updated for them.
    record: (write: StepWrite) =>
      stores.episodes.recordStep(
        { ...write, isQuiet: episode.bot === "simulated" },
        stores.clock.now(),
      ),
    keepTold: (seq: number, told: readonly string[]) => stores.episodes.keepTold(id, seq, told),
    choose: (chosen: readonly string[]) =>
      stores.episodes.setChosen(id, chosen, stores.clock.now()),
  };
}

function knownBy(time: number, rules: readonly WorldRule[]): readonly WorldRule[] {
  return rules.filter(({ at }) => at <= time);
}

/** Makes an imagined episode's journal, which stores nothing. @param past steps whose facts `startFacts` include */
export function createScratchJournal(
  household: string,
  startFacts: readonly Fact[],
  startedAt: number,
  rules: readonly WorldRule[] = [],
  past: readonly StepRecord[] = [],
): Journal {
  const records: StepRecord[] = [...past];
  const begunAt = past.at(-1)?.at ?? startedAt;
  let facts: readonly Fact[] = startFacts;
  return {
    steps: async () => records,
    facts: async () => asLastSeen(facts),
    claims: async () => asLastSeen(facts),
    factsAtStart: async () => asLastSeen(startFacts),
    rules: async () => knownBy(startedAt, rules),
    watermark: async () => facts.length,
    choose: async () => undefined,
    keepTold: async (seq, told) => {
      const record = records[seq];
      if (record?.step.kind === "ask") records[seq] = { ...record, step: { ...record.step, told } };
    },
    record: async (write) => {
      records.push(write.record);
      facts = noteFacts(facts, write, household, begunAt + records.length);
    },
  };
}

/** Applies a step's facts: removes those it closes and appends those it adds. @slice replay */
export function noteFacts(
  known: readonly Fact[],
  { facts, invalidations }: Pick<StepWrite, "facts" | "invalidations">,
  household: string,
  at: number,
): readonly Fact[] {
  const closed = new Set([
    ...invalidations.map(({ id }) => id),
    ...facts.flatMap(({ supersedes }) => supersedes),
  ]);
  const added = facts.map(
    ({ supersedes: _, ...fact }): Fact => ({
      ...fact,
      household,
      slot: slotOf(fact),
      personName: null,
      validFrom: at,
      invalidAt: null,
      status: "valid",
      supersededBy: null,
      dispute: null,
    }),
  );
  return [...known.filter((fact) => !closed.has(fact.id)), ...added];
}
