/** A question of a running campaign as a simulated crowd sees it. */
import { drawNormal, pick, seededRandom } from "../../../src/core/random.js";
import type { SimulatedQuestion } from "../../../src/crowdwork/simulated/questions.js";
import type { LiveQuestion } from "./rows.js";

/**
 * Its difficulty and its lure are drawn by its id. Where the world knows of no single right answer, the
 * crowd has one in mind all the same, drawn too: they answer it, but no accuracy is read from it.
 */
export function simulateQuestion(
  { id, choices, truth, gold }: LiveQuestion,
  seed: number,
): SimulatedQuestion {
  const random = seededRandom(seed, "question", id);
  const values = choices.map(({ value }) => value);
  const meant = truth ?? pick(random, values) ?? "bad";
  const others = values.filter((value) => value !== meant);
  return {
    id,
    truth: meant,
    gold,
    candidates: values,
    difficulty: drawNormal(random),
    lure: pick(random, others) ?? null,
  };
}
