/** Computes what an episode's answers were worth: plays its task again without them. */
import type { AskPolicy } from "../core/episode/decision.js";
import type { AskRequest, AskVerdict, Desk } from "../core/episode/desk.js";
import { commandsOf, type TrajectoryStep, type Worth } from "../core/episode/episode.js";
import type { Fact } from "../core/memory/fact.js";
import { factsMeeting } from "../core/memory/notebook.js";
import type { StepWrite } from "../core/memory/stores.js";
import {
  createScratchJournal,
  type EpisodeResult,
  type EpisodeRun,
  type Journal,
} from "./journal.js";
import { countActions, runEpisode } from "./run-episode.js";

/** `scene` is in the episode's initial state, and is changed. */
type Imagined = Omit<EpisodeRun, "askPolicy" | "desk" | "journal"> & {
  readonly facts: readonly Fact[];
};

const neverAsk: AskPolicy = {
  name: "never",
  eager: false,
  decide: () => ({ ask: false, propensity: 0 }),
};

/** Plays the episode's task again with the facts known at its start, and nobody to ask. @slice ldm2 */
export async function imagineWithoutAnswers(imagined: Imagined): Promise<EpisodeResult> {
  const { episode, facts } = imagined;
  const journal = createScratchJournal(episode.household, facts, episode.startedAt);
  const desk = createSilentDesk(journal);
  return runEpisode({ ...imagined, askPolicy: neverAsk, desk, journal });
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
    commandsWithout: commandsOf(without.trajectory),
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
