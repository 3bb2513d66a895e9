/** Computes a home's present state by replaying its worldline: its episodes and people's moves, in order. */
import { createHash } from "node:crypto";
import type { EpisodeStore } from "../../memory/statements/episodes.js";
import type { Episode } from "../core/episode/episode.js";
import type { Simulator } from "../core/episode/scene.js";
import { reasonOf } from "../core/errors.js";
import type { Checkpoint } from "../core/memory/stores.js";
import { resumeEpisode } from "./resume.js";

type Worldline = Pick<EpisodeStore, "list" | "steps" | "moves" | "checkpoint">;

type Reached = Pick<Checkpoint, "round" | "moves">;

/**
 * Brings a fresh simulator to the present, or to the start of round `before`; from a verified checkpoint if possible.
 */
export async function replayWorldline(
  scene: Simulator,
  household: string,
  episodes: Worldline,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  const start = (await restore({ scene, household, episodes, before })) ?? { round: 0, moves: 0 };
  await replayFrom(start, { scene, household, episodes, before });
}

/** Replays to the present and stores a checkpoint. `at` is in milliseconds since 1970. */
export async function replayAndKeep(
  scene: Simulator,
  household: string,
  episodes: Worldline & Pick<EpisodeStore, "keepCheckpoint">,
  at: number,
): Promise<void> {
  const before = Number.POSITIVE_INFINITY;
  const fresh = scene.save?.();
  const restored = await restore({ scene, household, episodes, before });
  const start = restored ?? { round: 0, moves: 0 };
  const reached = await replayFrom(start, { scene, household, episodes, before });
  const isNewer = reached.round > start.round || reached.moves > start.moves;
  const state = isNewer ? scene.save?.() : undefined;
  if (fresh === undefined || state === undefined) return;
  const kept = { household, engine: scene.engine, ...reached, state };
  await episodes.keepCheckpoint({ ...kept, hash: await proofOf(kept, fresh, episodes), at });
}

interface Replaying {
  readonly scene: Simulator;
  readonly household: string;
  readonly episodes: Worldline;
  readonly before: number;
  readonly play?: PlayEpisode;
}

type PlayEpisode = (
  scene: Simulator,
  episode: Episode,
  episodes: Pick<EpisodeStore, "steps">,
) => Promise<void>;

/** Replays a whole history and describes the first observation that differs; null when none does. */
export async function findReplayFault(
  createScene: () => Simulator,
  household: string,
  episodes: Worldline,
): Promise<string | null> {
  try {
    const whole = { household, episodes, before: Number.POSITIVE_INFINITY };
    const scene = createScene();
    await replayFrom({ round: 0, moves: 0 }, { ...whole, scene, play: compareEpisode });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Compares no steps of other engine versions, which may word observations differently. */
const compareEpisode: PlayEpisode = async (scene, episode, episodes) => {
  const records = await episodes.steps(episode.id);
  const resumed = resumeEpisode(scene, episode, records);
  if (resumed.kind === "ready") return;
  if (records[resumed.seq]?.engine === scene.engine)
    throw new Error(
      `round ${episode.round}, step ${resumed.seq} shows something else when replayed`,
    );
};

async function replayFrom(
  { round, moves }: Reached,
  { scene, household, episodes, before, play = replayEpisode }: Replaying,
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

/** Restores the checkpoint; returns null, without changes, when it is unusable. */
async function restore({
  scene,
  household,
  episodes,
  before,
}: Replaying): Promise<Checkpoint | null> {
  if (!scene.save || !scene.restore) return null;
  const kept = await episodes.checkpoint(household);
  const fresh = kept && scene.save();
  if (!fresh || kept.engine !== scene.engine || kept.round >= before) return null;
  if (kept.hash !== (await proofOf(kept, fresh, episodes))) return null;
  scene.restore(kept.state);
  return kept;
}

/** SHA-256 of a checkpoint, the household's initial content and the last round's observations, to detect changes. */
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
