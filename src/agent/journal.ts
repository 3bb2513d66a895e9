/** What the episode's loop writes and reads: in the database for real episodes, in memory for imagined ones. */
import type { Clock } from "../core/clock.js";
import type { Episode, StepRecord } from "../core/episode.js";
import { type Fact, slotOf } from "../core/fact.js";
import type { WorldRule } from "../core/knowledge.js";
import { asLastSeen, factsWithin } from "../core/notebook.js";
import type { Memory, StepWrite } from "../core/stores.js";

export interface Journal {
  steps(): Promise<readonly StepRecord[]>;
  /** Valid facts of the household that count in this episode, oldest first. */
  facts(): Promise<readonly Fact[]>;
  /** The same, with facts in dispute: a sighting may settle which of them holds. */
  claims(): Promise<readonly Fact[]>;
  /** The facts that counted when the episode began, as they were then. */
  factsAtStart(): Promise<readonly Fact[]>;
  /** World rules known when the episode began. Rules taught later count from the next episode on. */
  rules(): Promise<readonly WorldRule[]>;
  watermark(): Promise<number>;
  record(write: StepWrite): Promise<void>;
  /** Keeps what the answer of an ask step said when it was first seen. */
  keepTold(seq: number, told: readonly string[]): Promise<void>;
  /** Keeps people's choice as the goal of an open task. */
  choose(chosen: readonly string[]): Promise<void>;
}

/** The journal of one episode in the database. */
export function createJournal(
  stores: Pick<Memory, "episodes" | "facts" | "knowledge"> & { readonly clock: Clock },
  episode: Pick<Episode, "id" | "household" | "startedAt" | "arm">,
): Journal {
  const { id, household, startedAt } = episode;
  return {
    steps: () => stores.episodes.steps(id),
    facts: async () => factsWithin(episode, await stores.facts.list({ household })),
    claims: async () =>
      factsWithin(episode, await stores.facts.list({ household, disputed: true })),
    factsAtStart: async () => {
      const [begin] = await stores.episodes.steps(id);
      if (!begin) return [];
      const { factWatermark, at } = begin;
      return factsWithin(episode, await stores.facts.listAt(household, factWatermark, at));
    },
    rules: async () => knownBy(startedAt, await stores.knowledge.rules(household)),
    watermark: () => stores.facts.watermark(episode.household),
    record: (write) => stores.episodes.recordStep(write, stores.clock.now()),
    keepTold: (seq, told) => stores.episodes.keepTold(id, seq, told),
    choose: (chosen) => stores.episodes.setChosen(episode.id, chosen, stores.clock.now()),
  };
}

function knownBy(time: number, rules: readonly WorldRule[]): readonly WorldRule[] {
  return rules.filter(({ at }) => at <= time);
}

/**
 * A journal in memory that starts from the given facts and rules.
 *
 * @param past steps that were made already; the facts are those after them
 */
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

/**
 * The facts after a write: without those that it closes, and with its new ones last.
 *
 * @slice replay
 */
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
    ({ id, fact, person, question, ballot, episode }): Fact => ({
      ...fact,
      id,
      household,
      person,
      question,
      ballot,
      episode,
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
