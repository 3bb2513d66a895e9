import { askWrite } from "../../../src/agent/imagine.js";
import {
  createScratchJournal,
  type EpisodeResult,
  type Journal,
  noteFacts,
} from "../../../src/agent/journal.js";
import { runEpisode } from "../../../src/agent/run-episode.js";
import type { Clock } from "../../../src/core/clock.js";
import type { AskPolicy, Observer, Policy } from "../../../src/core/decision.js";
import type { AskRequest, AskVerdict, Desk } from "../../../src/core/desk.js";
import type { AskOutcome, Episode, StepRecord } from "../../../src/core/episode.js";
import type { Fact } from "../../../src/core/fact.js";
import type { WorldRule } from "../../../src/core/fact-store.js";
import { factsMeeting, factsWithin, type NotebookView } from "../../../src/core/notebook.js";
import { isSameNeed, type Need } from "../../../src/core/question.js";
import type { Simulator } from "../../../src/core/scene.js";
import type { FactInvalidation, FactWrite } from "../../../src/core/stores.js";

export interface AnswerEffect {
  readonly outcome: AskOutcome;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
}

export interface LaterQuestion {
  readonly need: Need;
  readonly despite: boolean;
  readonly effect: AnswerEffect;
}

export interface AskedMoment {
  readonly episode: Episode;
  /** Standing where the episode began; forks of it are played. */
  readonly start: Simulator;
  readonly records: readonly StepRecord[];
  readonly facts: readonly Fact[];
  readonly rules: readonly WorldRule[];
  readonly later: readonly LaterQuestion[];
  readonly eager: boolean;
  readonly policy: Policy;
  readonly observer: Observer;
  readonly notebook?: NotebookView | undefined;
  readonly clock: Clock;
}

/**
 * Later questions get the recorded answers, others none. Recorded decisions are never made again.
 *
 * @returns the whole episode; "world-changed" when the recorded steps show something else
 */
export async function replayWith(
  moment: AskedMoment,
  answer: AnswerEffect,
): Promise<EpisodeResult> {
  const { episode, start, records, rules, eager } = moment;
  const scene = start.fork();
  const at = records.at(-1)?.at ?? episode.startedAt;
  const known = noteFacts(moment.facts, answer, episode.household, at);
  const journal = createScratchJournal(
    episode.household,
    factsWithin(episode, known),
    episode.startedAt,
    rules,
    answeredWith(records, answer.outcome),
  );
  return runEpisode(
    {
      ...moment,
      scene,
      askPolicy: askNobody(episode.askPolicy, eager),
      desk: createRecordedDesk(journal, moment.later),
      journal,
      ownerView: () => scene.ownerView(),
      paceMs: 0,
    },
    new AbortController().signal,
  );
}

function answeredWith(records: readonly StepRecord[], outcome: AskOutcome): readonly StepRecord[] {
  const last = records.length - 1;
  return records.map((record, index) =>
    index === last && record.step.kind === "ask"
      ? { ...record, step: { ...record.step, outcome } }
      : record,
  );
}

/** Nobody is asked: the record has the answers. */
function askNobody(name: string, eager: boolean): AskPolicy {
  return { name, eager, decide: () => ({ ask: false, propensity: 0 }) };
}

function createRecordedDesk(journal: Journal, recorded: readonly LaterQuestion[]): Desk {
  const left = [...recorded];
  return {
    async ask(request: AskRequest): Promise<AskVerdict> {
      const index = left.findIndex(({ need }) => isSameNeed(need, request.need));
      const facts = factsMeeting(request.need, await journal.facts());
      const mayRead = facts.length > 0 && !request.eager && !left[index]?.despite;
      const [later] = mayRead || index < 0 ? [] : left.splice(index, 1);
      const verdict = later ? answered(later) : mayRead ? fromNotebook(facts) : withheld;
      await journal.record(askWrite(request, verdict, later?.effect));
      return verdict;
    },
    noteContradicted: () => [],
  };
}

const withheld: AskVerdict = {
  handling: "withheld",
  outcome: "withheld",
  question: null,
  facts: [],
};

function fromNotebook(facts: readonly Fact[]): AskVerdict {
  return { handling: "notebook", outcome: "answered", question: null, facts };
}

function answered({ effect }: LaterQuestion): AskVerdict {
  return { handling: "posted", outcome: effect.outcome, question: null, facts: [] };
}
