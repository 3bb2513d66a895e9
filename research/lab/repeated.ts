/** Questions that were asked again without need. */
import { isSameNeed, type Question } from "../../src/core/question.js";
import type { Memory } from "../../src/core/stores.js";

/**
 * Number of questions put to people in a household although the same need had been answered before
 * and a fact of that answer was still valid at that moment. A question about what somebody has in mind
 * counts only within one task: each task has another thing in mind.
 */
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
