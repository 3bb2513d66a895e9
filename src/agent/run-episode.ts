/** Plays an episode (one task). Each step is stored before the next decision, so a killed process loses none. */
import type { Decision, PolicyView } from "../core/episode/decision.js";
import type { TrajectoryStep, TruncationReason } from "../core/episode/episode.js";
import { agentSentence, meansOne } from "../core/episode/scene.js";
import type { Fact } from "../core/memory/fact.js";
import { tellAnswer } from "../core/memory/notebook.js";
import { ModelError } from "../core/model/model.js";
import type { EpisodeResult, EpisodeRun, Journal } from "./journal.js";
import { askPeople, recordAction, recordBeginning, settleGoal } from "./take-step.js";
import { readNotebook } from "./task-notebook.js";
import { findChangedStep } from "./worldline.js";

/** Plays from the last stored step to the end or an open question. @throws the signal's reason when aborted */
export async function runEpisode(
  given: EpisodeRun,
  signal = new AbortController().signal,
): Promise<EpisodeResult> {
  const { scene, journal } = given;
  let run = given;
  const records = await journal.steps();
  if (findChangedStep(scene, run.episode, records)) return truncated("world-changed", []);

  let trajectory: readonly TrajectoryStep[] = records.map(({ step }) => step);
  if (trajectory.length === 0) trajectory = await recordBeginning(run);
  for (;;) {
    signal.throwIfAborted();
    const last = trajectory.at(-1);
    if (last?.kind === "ask" && last.outcome === null) return { end: null, reward: 0, trajectory };
    const ended = endBy(last, trajectory);
    if (ended) return ended;
    run = await withChosenGoal(run, trajectory);
    if (countActions(trajectory) >= run.episode.maxSteps) return truncated("max-steps", trajectory);

    const sentence = agentSentence(run.episode.task);
    const notebook = readNotebook(sentence, await journal.facts(), run.notebook);
    if (run.policy.isCostly) trajectory = await withAnswers(journal, trajectory, notebook.facts);
    const view = await viewOf(run, trajectory, notebook.facts);
    const decision = await decide(run, view, signal);
    if (decision instanceof ModelError) {
      const isSpent = decision.failure === "budget-spent";
      return truncated(isSpent ? "budget-spent" : "model-failed", trajectory);
    }
    switch (decision.kind) {
      case "stop":
        return truncated("gave-up", trajectory);
      case "ask":
        trajectory = await askPeople(run, trajectory, decision, notebook.mayAsk(decision.need));
        break;
      case "act":
        if (run.paceMs) await run.clock.sleep(run.paceMs, signal);
        trajectory = await recordAction(run, trajectory, decision);
    }
  }
}

function endBy(
  last: TrajectoryStep | undefined,
  trajectory: readonly TrajectoryStep[],
): EpisodeResult | null {
  if (last?.kind === "ask" && last.outcome === "abandoned")
    return truncated("unanswered", trajectory);
  if (last?.kind !== "act") return null;
  if (last.reward > 0) return { end: { kind: "terminated" }, reward: last.reward, trajectory };
  return last.lost ? truncated("lost", trajectory) : null;
}

function truncated(reason: TruncationReason, trajectory: readonly TrajectoryStep[]): EpisodeResult {
  return { end: { kind: "truncated", reason }, reward: 0, trajectory };
}

async function withChosenGoal(
  run: EpisodeRun,
  trajectory: readonly TrajectoryStep[],
): Promise<EpisodeRun> {
  const task = await settleGoal(run, trajectory);
  if (task === run.episode.task) return run;
  run.scene.begin(task);
  return { ...run, episode: { ...run.episode, task } };
}

export function countActions(trajectory: readonly TrajectoryStep[]): number {
  return trajectory.filter((step) => step.kind === "act").length;
}

/**
 * Makes what the policy sees. Language models also get rules and the facts known at the start. Neither changes during
 * an episode, so the prompt's beginning stays the same.
 */
async function viewOf(
  { episode, askPolicy, journal, policy, habits, notebook }: EpisodeRun,
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
): Promise<PolicyView> {
  const { task, household, id } = episode;
  const sentence = agentSentence(task);
  return {
    task: sentence,
    particular: meansOne(task),
    ...(task.chosen && { chosen: task.chosen }),
    trajectory,
    facts,
    habits,
    askEagerly: askPolicy.eager,
    ...(askPolicy.patient && { askPatiently: true }),
    ...(policy.isCostly && {
      rules: await journal.rules(),
      knownAtStart: readNotebook(sentence, await journal.factsAtStart(), notebook).facts,
      stepsLeft: episode.maxSteps - countActions(trajectory),
    }),
    charge: { household, episode: id, seq: trajectory.length },
  };
}

/** Lets the policy decide. Returns a language model's error and throws others. After an abort, waits no longer. */
async function decide(
  { policy }: EpisodeRun,
  view: PolicyView,
  signal: AbortSignal,
): Promise<Decision | ModelError> {
  try {
    return await unlessAborted(policy.decide(view), signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) return error;
    throw error;
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Keeps with each question its answer as the policy first saw it, so that the past in a prompt never changes. */
async function withAnswers(
  journal: Journal,
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
): Promise<readonly TrajectoryStep[]> {
  const seen: TrajectoryStep[] = [];
  for (const [seq, step] of trajectory.entries()) {
    if (step.kind !== "ask" || step.outcome !== "answered" || step.told) {
      seen.push(step);
      continue;
    }
    const told = tellAnswer(step.need, facts);
    await journal.keepTold(seq, told);
    seen.push({ ...step, told });
  }
  return seen;
}
