/**
 * THE loop: scene -> observation -> policy -> decision -> (action -> scene) or (question -> desk ->
 * people -> facts) -> policy. Every step is a row before the next decision is made, so the process may
 * be killed at any line.
 */
import type { Clock } from "../core/clock.js";
import type {
  AskOption,
  AskPolicy,
  AskSituation,
  Decision,
  Observer,
  Policy,
  PolicyView,
} from "../core/decision.js";
import type { Desk } from "../core/desk.js";
import type { Episode, EpisodeEnd, StepRecord, TrajectoryStep } from "../core/episode.js";
import { ModelError } from "../core/model.js";
import { latestSightings, type NotebookView } from "../core/notebook.js";
import type { Outcome, OwnerView, Scene } from "../core/scene.js";
import type { Journal } from "./journal.js";
import { meantBy, settleGoal } from "./open-goal.js";
import { disprovedAnswers, inferMeaning, inferMeant, perceive } from "./perceive.js";
import { hashObservation, resumeEpisode } from "./resume.js";
import { createNotebookReader, type TaskNotebook } from "./task-notebook.js";

export interface EpisodeRun {
  readonly episode: Episode;
  /** Standing where the episode began. */
  readonly scene: Scene;
  /** What answering people may be shown. */
  readonly ownerView: () => OwnerView;
  readonly policy: Policy;
  readonly observer: Observer;
  readonly askPolicy: AskPolicy;
  /** What the policy sees of what people said, and may ask about; what is related to the task when absent. */
  readonly notebook?: NotebookView | undefined;
  readonly desk: Desk;
  readonly journal: Journal;
  readonly clock: Clock;
  /** Pause before each action, so that people can follow; 0 for none. */
  readonly paceMs: number;
}

/** How an episode went; ending its row is the caller's. */
export interface EpisodeResult {
  readonly end: EpisodeEnd;
  readonly reward: number;
  readonly trajectory: readonly TrajectoryStep[];
}

/**
 * Plays an episode from where its rows end to its end.
 *
 * @throws the signal's reason when aborted; nothing is lost, a later call goes on
 */
export async function runEpisode(given: EpisodeRun, signal: AbortSignal): Promise<EpisodeResult> {
  const { scene, journal } = given;
  let { episode } = given;
  let run = given;
  const resumed = resumeEpisode(scene, episode, await journal.steps());
  if (resumed.kind === "world-changed") return truncated("world-changed", []);

  const readNotebook = createNotebookReader(episode.task.sentence, run.notebook);
  let trajectory = resumed.trajectory;
  if (trajectory.length === 0) {
    trajectory = await recordWorldStep(run, [], scene.begin(episode.task), null);
  }
  for (;;) {
    signal.throwIfAborted();
    const last = trajectory.at(-1);
    if (last?.kind === "ask" && last.outcome === null) {
      trajectory = await awaitAnswer(run, trajectory.length - 1, signal);
      continue;
    }
    if (last?.kind === "ask" && last.outcome === "abandoned") {
      return truncated("unanswered", trajectory);
    }
    if (last?.kind === "act" && last.reward > 0) {
      return { end: { kind: "terminated" }, reward: last.reward, trajectory };
    }
    if (last?.kind === "act" && last.lost) return truncated("lost", trajectory);
    const task = await settleGoal(run, trajectory);
    if (task !== episode.task) {
      episode = { ...episode, task };
      run = { ...run, episode };
      scene.begin(task);
    }
    if (countActions(trajectory) >= episode.maxSteps) return truncated("max-steps", trajectory);

    const notebook = readNotebook(await journal.facts());
    const decision = await decide(
      run,
      {
        task: episode.task.sentence,
        particular: episode.task.instance !== undefined,
        ...(episode.task.chosen && { chosen: episode.task.chosen }),
        trajectory,
        facts: notebook.facts,
        askEagerly: run.askPolicy.eager,
        rules: await journal.rules(),
        charge: { household: episode.household, episode: episode.id, seq: trajectory.length },
      },
      signal,
    );
    switch (decision.kind) {
      case "failed":
        return truncated(decision.reason, trajectory);
      case "stop":
        return truncated("gave-up", trajectory);
      case "ask":
        trajectory = await ask(run, trajectory, chooseQuestion(decision, notebook));
        break;
      case "act":
        await pause(run, signal);
        trajectory = await recordWorldStep(run, trajectory, scene.step(decision.command), decision);
    }
  }
}

/** Why there is no decision. */
interface NoDecision {
  readonly kind: "failed";
  readonly reason: "model-failed" | "budget-spent";
}

/**
 * A language model that fails for good ends the episode; what else is thrown is not for us to judge. One that
 * is slow is not waited for when everything is to stop: nothing of it is written yet.
 */
async function decide(
  { policy }: EpisodeRun,
  view: PolicyView,
  signal: AbortSignal,
): Promise<Decision | NoDecision> {
  try {
    return await unlessAborted(policy.decide(view), signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    const isSpent = error.failure === "budget-spent";
    return { kind: "failed", reason: isSpent ? "budget-spent" : "model-failed" };
  }
}

/** @throws the signal's reason as soon as it is aborted */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener("abort", stop);
  }
}

/** Number of world steps: questions are not counted. */
export function countActions(trajectory: readonly TrajectoryStep[]): number {
  return trajectory.filter((step) => step.kind === "act").length;
}

function truncated(
  reason: Extract<EpisodeEnd, { kind: "truncated" }>["reason"],
  trajectory: readonly TrajectoryStep[],
): EpisodeResult {
  return { end: { kind: "truncated", reason }, reward: 0, trajectory };
}

async function pause(run: EpisodeRun, signal: AbortSignal): Promise<void> {
  if (run.paceMs > 0) await run.clock.sleep(run.paceMs, signal);
}

async function recordWorldStep(
  run: EpisodeRun,
  before: readonly TrajectoryStep[],
  outcome: Outcome,
  decision: Extract<Decision, { kind: "act" }> | null,
): Promise<readonly TrajectoryStep[]> {
  const { text, admissible, sight } = outcome.observation;
  const step: TrajectoryStep = decision
    ? {
        kind: "act",
        thought: decision.thought,
        command: decision.command,
        observation: text,
        admissible,
        reward: outcome.reward,
        ...(sight && { sight }),
        ...(outcome.terminated && outcome.reward === 0 && { lost: true }),
      }
    : { kind: "begin", observation: text, admissible, ...(sight && { sight }) };
  const trajectory = [...before, step];
  const facts = await run.journal.claims();
  const seen = perceive(run.observer, trajectory, facts, run.episode.id);
  const shown = inferMeaning(trajectory, facts, run.episode.id);
  const perception = {
    facts: [...seen.facts, ...shown.facts, ...inferMeant(trajectory, facts, run.episode.id)],
    invalidations: [...seen.invalidations, ...shown.invalidations],
  };
  await run.journal.record({
    record: {
      ...(await recordBasis(run, before.length, decision?.because ?? [])),
      step,
      observationHash: hashObservation(outcome.observation),
      question: null,
    },
    ...perception,
    notes: run.desk.noteContradicted(disprovedAnswers(perception, facts), run.ownerView()),
  });
  return trajectory;
}

async function recordBasis(
  run: EpisodeRun,
  seq: number,
  because: readonly string[],
): Promise<Pick<StepRecord, "episode" | "seq" | "engine" | "because" | "factWatermark" | "at">> {
  return {
    episode: run.episode.id,
    seq,
    engine: run.scene.engine,
    because,
    factWatermark: await run.journal.watermark(),
    at: run.clock.now(),
  };
}

/** A question, and why it is not to be asked, where the notebook's pointer does not allow it. */
type ChosenQuestion = AskOption & { readonly refusal?: string };

/** Of the questions that may be asked, the one that promises most. */
function chooseQuestion(
  decision: Extract<Decision, { kind: "ask" }>,
  notebook: TaskNotebook,
): ChosenQuestion {
  const [best] = notebook.rank([decision, ...(decision.alternatives ?? [])]);
  return best ?? { ...decision, refusal: "it is not about the task" };
}

async function ask(
  run: EpisodeRun,
  trajectory: readonly TrajectoryStep[],
  { need, text, why, candidates, scores, thought, because, refusal }: ChosenQuestion,
): Promise<readonly TrajectoryStep[]> {
  const verdict = await run.desk.ask({
    ...(await recordBasis(run, trajectory.length, because)),
    episode: run.episode,
    need,
    why,
    candidates,
    thought,
    ...(text !== undefined && { text }),
    ...(scores && { scores }),
    ...(refusal === undefined
      ? run.askPolicy.decide(need, situationOf(run, trajectory, scores))
      : refused(refusal)),
    eager: run.askPolicy.eager,
    view: {
      owner: run.ownerView(),
      seen: [...latestSightings(await run.journal.facts()).keys()],
      ...meantBy(run.episode.task),
      ...(text !== undefined && { anyWords: true }),
    },
  });
  const { handling, outcome } = verdict;
  return [...trajectory, { kind: "ask", thought, need, handling, outcome }];
}

function situationOf(
  { episode }: EpisodeRun,
  trajectory: readonly TrajectoryStep[],
  scores: readonly number[] | undefined,
): AskSituation {
  const asked = trajectory.filter(
    (step) => step.kind === "ask" && (step.handling === "posted" || step.handling === "joined"),
  );
  return {
    episode: episode.id,
    seed: episode.seed,
    step: trajectory.length,
    asked: asked.length,
    ...(scores && { scores }),
  };
}

function refused(refusal: string) {
  return { ask: false, propensity: 0, refusal };
}

/** Waits for people; the outcome is read from the rows, not from memory. */
async function awaitAnswer(
  run: EpisodeRun,
  seq: number,
  signal: AbortSignal,
): Promise<readonly TrajectoryStep[]> {
  const question = (await run.journal.steps())[seq]?.question;
  if (question) await run.desk.settled(question, signal);
  return (await run.journal.steps()).map(({ step }) => step);
}
