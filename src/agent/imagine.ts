/** Computes what an episode's answers were worth: plays its task again without them. */
import type { Clock } from "../core/clock.js";
import type { AskPolicy, Observer, Policy } from "../core/episode/decision.js";
import type { AskRequest, AskVerdict, Desk } from "../core/episode/desk.js";
import type { Episode, TrajectoryStep, Worth } from "../core/episode/episode.js";
import type { Simulator } from "../core/episode/scene.js";
import type { Fact } from "../core/memory/fact.js";
import type { WorldRule } from "../core/memory/fact-store.js";
import type { PlaceHabits } from "../core/memory/habits.js";
import { factsMeeting, factsWithin, type NotebookView } from "../core/memory/notebook.js";
import type { StepWrite } from "../core/memory/stores.js";
import { createScratchJournal, type EpisodeResult, type Journal } from "./journal.js";
import { countActions, runEpisode } from "./run-episode.js";

export interface Imagined {
  readonly episode: Episode;
  /** A simulator in the episode's initial state; it is changed. */
  readonly scene: Simulator;
  readonly facts: readonly Fact[];
  readonly rules?: readonly WorldRule[];
  readonly policy: Policy;
  readonly observer: Observer;
  readonly notebook?: NotebookView | undefined;
  readonly habits?: PlaceHabits | undefined;
  readonly clock: Clock;
}

const neverAsk: AskPolicy = {
  name: "never",
  eager: false,
  decide: () => ({ ask: false, propensity: 0 }),
};

/** Plays the episode's task again with the facts known at its start, and nobody to ask. @slice ldm2 */
export async function imagineWithoutAnswers(imagined: Imagined): Promise<EpisodeResult> {
  const { episode, scene, facts } = imagined;
  const journal = createScratchJournal(
    episode.household,
    factsWithin(episode, facts),
    episode.startedAt,
    imagined.rules,
  );
  return runEpisode(
    {
      ...imagined,
      askPolicy: neverAsk,
      desk: createSilentDesk(journal),
      journal,
      ownerView: () => scene.ownerView(),
      paceMs: 0,
    },
    new AbortController().signal,
  );
}

export async function measureWorth(
  imagined: Imagined,
  played: readonly TrajectoryStep[],
): Promise<Worth> {
  const without = await imagineWithoutAnswers(imagined);
  return {
    stepsWith: countActions(played),
    stepsWithout: countActions(without.trajectory),
    successWithout: without.end?.kind === "terminated",
    commandsWithout: without.trajectory.flatMap((step) =>
      step.kind === "act" ? step.command : [],
    ),
  };
}

function createSilentDesk(journal: Journal): Desk {
  return {
    async ask(request: AskRequest): Promise<AskVerdict> {
      const facts = factsMeeting(request.need, await journal.facts());
      const verdict: AskVerdict =
        facts.length > 0
          ? { handling: "notebook", outcome: "answered", question: null, facts }
          : { handling: "withheld", outcome: "withheld", question: null, facts: [] };
      await journal.record(askWrite(request, verdict));
      return verdict;
    },
    noteContradicted: () => [],
  };
}

/** Builds the step of a question that is not posted, as its answer is known or nobody can be asked. @slice replay */
export function askWrite(
  request: AskRequest,
  verdict: AskVerdict,
  brought: Pick<StepWrite, "facts" | "invalidations"> = { facts: [], invalidations: [] },
): StepWrite {
  const { episode, seq, engine, thought, because, factWatermark, need } = request;
  const { handling, outcome } = verdict;
  return {
    record: {
      episode: episode.id,
      seq,
      engine,
      because,
      factWatermark,
      step: { kind: "ask", thought, need, handling, outcome },
      observationHash: null,
      question: null,
      at: 0,
    },
    facts: brought.facts,
    invalidations: brought.invalidations,
    notes: [],
  };
}
