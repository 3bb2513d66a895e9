/** Computes a home's present state by replaying its worldline: its episodes and people's moves, in order. */
import { createHash } from "node:crypto";
import type { EpisodeStore } from "../../memory/statements/episodes.js";
import type { Episode, StepRecord } from "../core/episode/episode.js";
import type { Observation, Scene, Simulator } from "../core/episode/scene.js";
import { reasonOf } from "../core/errors.js";
import type { Checkpoint } from "../core/memory/stores.js";

export function hashObservation(observation: Observation): string {
  return createHash("sha256")
    .update(JSON.stringify([observation.text, observation.admissible]))
    .digest("hex");
}

/**
 * Replays an episode's stored steps in its scene, which must be in the episode's initial state. Returns the first step
 * whose observation differs now.
 */
export function findChangedStep(
  scene: Scene,
  episode: Episode,
  records: readonly StepRecord[],
): StepRecord | undefined {
  return records.find(({ step, observationHash }) => {
    if (step.kind === "ask") return false;
    const outcome = step.kind === "begin" ? scene.begin(episode.task) : scene.step(step.command);
    return hashObservation(outcome.observation) !== observationHash;
  });
}

type Worldline = Pick<EpisodeStore, "list" | "steps" | "moves" | "checkpoint">;

type Reached = Pick<Checkpoint, "round" | "moves">;

const beginning: Reached = { round: 0, moves: 0 };

/**
 * Brings a fresh simulator to the present, or to the start of round `before`; from a verified checkpoint if possible.
 */
export async function replayWorldline(
  scene: Simulator,
  household: string,
  episodes: Worldline,
  before?: number,
): Promise<void> {
  const start = await restore(scene, household, episodes, before);
  await replayFrom(start, scene, household, episodes, before);
}

/** Replays to the present and stores a checkpoint. `at` is in milliseconds since 1970. */
export async function replayAndKeep(
  scene: Simulator,
  household: string,
  episodes: Worldline & Pick<EpisodeStore, "keepCheckpoint">,
  at: number,
): Promise<void> {
  const fresh = scene.save?.();
  const start = await restore(scene, household, episodes);
  const reached = await replayFrom(start, scene, household, episodes);
  const isNewer = reached.round > start.round || reached.moves > start.moves;
  const state = isNewer ? scene.save?.() : undefined;
  if (fresh === undefined || state === undefined) return;
  const kept = { household, engine: scene.engine, ...reached, state };
  await episodes.keepCheckpoint({ ...kept, hash: await proofOf(kept, fresh, episodes), at });
}

/** Replays a whole history and describes the first observation that differs; null when none does. */
export async function findReplayFault(
  createScene: () => Simulator,
  household: string,
  episodes: Worldline,
): Promise<string | null> {
  try {
    const whole = Number.POSITIVE_INFINITY;
    await replayFrom(beginning, createScene(), household, episodes, whole, compareEpisode);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Compares no steps of other engine versions, which may word observations differently. */
const compareEpisode: typeof replayEpisode = async (scene, episode, episodes) => {
  const changed = findChangedStep(scene, episode, await episodes.steps(episode.id));
  if (changed?.engine === scene.engine)
    throw new Error(
      `round ${episode.round}, step ${changed.seq} shows something else when replayed`,
    );
};

async function replayFrom(
  { round, moves }: Reached,
  scene: Simulator,
  household: string,
  episodes: Worldline,
  before = Number.POSITIVE_INFINITY,
  play = replayEpisode,
): Promise<Reached> {
  const left = (await episodes.moves(household, moves)).filter(
    ({ afterRound }) => afterRound < before,
  );
  let reached = { round, moves };
  const applyMoves = (): void => {
    for (const { afterRound, thing, place } of left) {
      if (afterRound !== reached.round) continue;
      scene.relocate(thing, place);
      reached = { ...reached, moves: reached.moves + 1 };
    }
  };
  applyMoves();
  for (const episode of await episodes.list(household, round === 0 ? 0 : round + 1)) {
    if (episode.round >= before) break;
    await play(scene, episode, episodes);
    reached = { ...reached, round: episode.round };
    applyMoves();
  }
  return reached;
}

async function replayEpisode(
  scene: Simulator,
  episode: Episode,
  episodes: Pick<EpisodeStore, "steps">,
): Promise<void> {
  for (const { step } of await episodes.steps(episode.id)) {
    if (step.kind === "begin") scene.begin(episode.task);
    if (step.kind === "act") scene.step(step.command);
  }
}

/** Restores the checkpoint; when it is unusable, changes nothing and returns the beginning. */
async function restore(
  scene: Simulator,
  household: string,
  episodes: Worldline,
  before = Number.POSITIVE_INFINITY,
): Promise<Reached> {
  if (!scene.save || !scene.restore) return beginning;
  const kept = await episodes.checkpoint(household);
  const fresh = kept && scene.save();
  if (!fresh || kept.engine !== scene.engine || kept.round >= before) return beginning;
  if (kept.hash !== (await proofOf(kept, fresh, episodes))) return beginning;
  scene.restore(kept.state);
  return kept;
}

/** Hashes a checkpoint, the household's initial content and the last round's observations, to detect changes. */
async function proofOf(
  kept: Pick<Checkpoint, "household" | "engine" | "round" | "moves" | "state">,
  fresh: string,
  episodes: Pick<EpisodeStore, "list" | "steps">,
): Promise<string> {
  const { household, engine, round, moves, state } = kept;
  const hash = createHash("sha256");
  hash.update(JSON.stringify([household, engine, round, moves, state, fresh]));
  const last = round === 0 ? [] : await episodes.list(household, round);
  for (const episode of last.filter((one) => one.round === round)) {
    for (const { seq, observationHash } of await episodes.steps(episode.id))
      hash.update(JSON.stringify([episode.id, seq, observationHash]));
  }
  return hash.digest("hex");
}
