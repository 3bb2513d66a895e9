/** How long people take for answers in the lab, where nobody waits for them. */
import type { Episode } from "../../src/core/episode.js";
import { drawAround, seededRandom } from "../../src/core/random.js";
import type { Memory } from "../../src/core/stores.js";

/** The median time to read a question and answer it, and its spread, as in the simulated crowd (src/crowdwork). */
const medianMs = 12_000;
const spread = 0.5;

/** The time for all questions of these episodes, in milliseconds. A follow-up takes as long once more. */
export async function timePeople(memory: Memory, episodes: readonly Episode[]): Promise<number> {
  let sum = 0;
  for (const { id, household, round, seed } of episodes) {
    for (const { need, followUp } of await memory.questions.list({ episode: id })) {
      const about = [need.func, need.adjective ?? "", need.noun];
      const random = seededRandom(seed, "time", household, String(round), ...about);
      sum += drawAround(medianMs, spread, random) * (followUp ? 2 : 1);
    }
  }
  return Math.round(sum);
}
