/** Carries out and stores an episode's steps: its beginning, actions and questions. */
import type { AskOption, AskSituation, Decision } from "../core/episode/decision.js";
import { decidedBy, type StepRecord, type TrajectoryStep } from "../core/episode/episode.js";
import type { Outcome, OwnerView, Task } from "../core/episode/scene.js";
import { choiceIn, choosesGoal, latestSightings } from "../core/memory/notebook.js";
import { inPeoplesWords } from "../core/question/peoples-words.js";
import type { EpisodeRun } from "./journal.js";
import { disprovedAnswers, inferMeaning, inferMeant, movedClaims, perceive } from "./perceive.js";
import { hashObservation } from "./worldline.js";

function meantBy({ instance, chosen }: Task): { readonly meant?: string } {
  const meant = instance ?? (chosen?.length === 1 ? chosen[0] : undefined);
  return meant === undefined ? {} : { meant };
}

/** Stores, once, what people chose as the task's goal. Without a choice, any thing of the kind counts. */
export async function settleGoal(
  run: EpisodeRun,
  trajectory: readonly TrajectoryStep[],
): Promise<Task> {
  const { task } = run.episode;
  const last = trajectory.at(-1);
  const isChoice = last?.kind === "ask" && choosesGoal(task, last.need);
  if (!task.open || task.chosen || !isChoice || last.outcome !== "answered") return task;
  const facts = await run.journal.facts();
  const chosen = choiceIn(
    last.need,
    facts.filter(({ episode }) => episode === run.episode.id),
  );
  const things = thingsOfKind(run.scene.ownerView(), task.object);
  const isAny = things.length > 0 && things.every((id) => chosen.includes(id));
  if (chosen.length === 0 || isAny) return task;
  await run.journal.choose(chosen);
  return { ...task, chosen };
}

function thingsOfKind({ places, held }: OwnerView, kind: string): readonly string[] {
  const things = [...places.flatMap((place) => place.things), ...(held ? [held] : [])];
  return things.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
}

type Trajectory = readonly TrajectoryStep[];

export function recordBeginning(run: EpisodeRun): Promise<Trajectory> {
  const { observation } = run.scene.begin(run.episode.task);
  const step: TrajectoryStep = { kind: "begin", ...partsOf(observation) };
  return recordWorldStep(run, [], step, observation);
}

export function recordAction(
  run: EpisodeRun,
  before: Trajectory,
  { command, thought, because, ...decided }: Extract<Decision, { kind: "act" }>,
): Promise<Trajectory> {
  const said = inPeoplesWords(thought, run.scene.ownerView());
  const { observation, reward, terminated } = run.scene.step(command);
  const step: TrajectoryStep = {
    kind: "act",
    thought: said,
    command,
    ...partsOf(observation),
    reward,
    ...decidedBy(decided),
    ...(terminated && reward === 0 && { lost: true }),
  };
  return recordWorldStep(run, before, step, observation, because);
}

function partsOf({ text, admissible, sight }: Outcome["observation"]) {
  return { observation: text, admissible, ...(sight && { sight }) };
}

async function recordWorldStep(
  run: EpisodeRun,
  before: Trajectory,
  step: TrajectoryStep,
  observation: Outcome["observation"],
  because: readonly string[] = [],
): Promise<Trajectory> {
  const { journal, desk, episode } = run;
  const trajectory = [...before, step];
  const facts = await journal.claims();
  const seen = perceive(run.observer, trajectory, facts, episode.id);
  const meaning = inferMeaning(trajectory, facts, episode.id);
  const perception = {
    facts: [...seen.facts, ...meaning.facts, ...inferMeant(trajectory, facts, episode.id)],
    invalidations: [
      ...seen.invalidations,
      ...meaning.invalidations,
      ...movedClaims(trajectory, [...facts, ...meaning.facts]),
    ],
  };
  const disproved = disprovedAnswers(perception, facts);
  await journal.record({
    record: {
      ...(await recordBasis(run, before.length, because)),
      step,
      observationHash: hashObservation(observation),
      question: null,
    },
    ...perception,
    notes: disproved.length > 0 ? desk.noteContradicted(disproved, run.scene.ownerView()) : [],
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

export async function askPeople(
  run: EpisodeRun,
  trajectory: Trajectory,
  asked: AskOption,
  isAboutTask: boolean,
): Promise<Trajectory> {
  const owner = run.scene.ownerView();
  const { need, text, because } = asked;
  const thought = inPeoplesWords(asked.thought, owner);
  const { handling, outcome } = await run.desk.ask({
    ...asked,
    ...(await recordBasis(run, trajectory.length, because)),
    episode: run.episode,
    why: inPeoplesWords(asked.why, owner),
    thought,
    ...(isAboutTask
      ? run.askPolicy.decide(situationOf(run, trajectory, asked))
      : { ask: false, propensity: 0, refusal: "it is not about the task" }),
    eager: run.askPolicy.eager,
    view: {
      owner,
      seen: [...latestSightings(await run.journal.facts()).keys()],
      ...meantBy(run.episode.task),
      ...(text !== undefined && { anyWords: true }),
    },
  });
  return [...trajectory, { kind: "ask", thought, need, handling, outcome, ...decidedBy(asked) }];
}

function situationOf(
  { episode }: EpisodeRun,
  trajectory: Trajectory,
  { scores, looks }: AskOption,
): AskSituation {
  const asked = trajectory.filter(
    (step) => step.kind === "ask" && (step.handling === "posted" || step.handling === "joined"),
  );
  return {
    episode: `${episode.household} ${episode.round}`,
    seed: episode.seed,
    step: trajectory.length,
    asked: asked.length,
    scores,
    looks,
  };
}
