import type { Memory } from "../../memory/stores.js";
import type { Episode } from "../../src/core/episode/episode.js";
import { isSameNeed, type Question } from "../../src/core/question/question.js";
import { drawAround, seededRandom } from "../../src/core/random.js";

/** Questions whose need was answered before, by a fact that was still valid. What somebody has in mind counts only within one task. */
export async function countRepeated(memory: Memory, household: string): Promise<number> {
  const asked: Question[] = [];
  let repeated = 0;
  for (const { id } of await memory.episodes.list(household)) {
    for (const { question: name, step, factWatermark } of await memory.episodes.steps(id)) {
      if (step.kind !== "ask" || step.handling !== "posted" || name === null) continue;
      const question = await memory.questions.get(name);
      if (!question) continue;
      const valid = await memory.facts.listAt(household, factWatermark, question.askedAt);
      const isRepeated = asked.some(
        (earlier) =>
          isSameNeed(earlier.need, question.need) &&
          (earlier.mode !== "persona" || earlier.episode === id) &&
          valid.some((fact) => fact.question === earlier.id),
      );
      repeated += Number(isRepeated);
      asked.push(question);
    }
  }
  return repeated;
}

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
