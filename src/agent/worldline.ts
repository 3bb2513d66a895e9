/** Replays a household's stored content and history to its present state. */
import type { Episode } from "../core/episode.js";
import type { Simulator } from "../core/scene.js";
import type { EpisodeStore } from "../core/stores.js";

/**
 * Brings a fresh simulator of a household to the start of one of its episodes, or to the present.
 *
 * @param until the episode before which to stop; absent: after the last one
 */
export async function replayWorldline(
  scene: Simulator,
  household: string,
  episodes: Pick<EpisodeStore, "list" | "steps" | "moves">,
  until?: string,
): Promise<void> {
  const moves = await episodes.moves(household);
  const applyMoves = (round: number): void => {
    for (const move of moves.filter(({ afterRound }) => afterRound === round)) {
      scene.relocate(move.thing, move.place);
    }
  };
  applyMoves(0);
  for (const episode of await episodes.list(household)) {
    if (episode.id === until) return;
    await replayEpisode(scene, episode, episodes);
    applyMoves(episode.round);
  }
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
