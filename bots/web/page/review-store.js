/** What the page of exchanges asks of its server. A failure rejects with a message for people. */
import { refusalWords } from "./review-words.js";
import { deliver, read } from "./server.js";

/** @import { ReplayState, ReviewState, StepDrawing } from "../review-content.js" */
/** @import { ReviewOrder } from "../../../src/core/review.js" */
/** @import { Wish } from "./review-filters.js" */

/**
 * @param {Wish} wish
 * @returns {Promise<ReviewState>}
 */
export function fetchExchanges({ flags, skip, ...wish }) {
  return read("/api/review", { ...wish, flags: flags.join(","), skip: String(skip) });
}

/**
 * @param {string} episode
 * @returns {Promise<ReplayState>}
 */
export function fetchReplay(episode) {
  return read("/api/review/replay", { episode });
}

/**
 * @param {string} episode
 * @param {number} step
 * @param {number} width pixels
 * @returns {Promise<StepDrawing>}
 */
export function fetchDrawing(episode, step, width) {
  return read("/api/review/drawing", { episode, step: String(step), width: String(width) });
}

/** @param {ReviewOrder} order */
export function sendDecision(order) {
  return deliver("/api/review", order);
}

/**
 * The owner answers a question themselves.
 * @param {string} question
 * @param {string} text
 * @param {{ id: string, name: string }} person
 */
export async function sendAnswer(question, text, person) {
  const key = crypto.randomUUID();
  const { verdict } = await deliver("/api/reply", { question, text, person, key });
  const refusal = refusalWords[verdict];
  if (refusal) throw new Error(`It was not kept: ${refusal}`);
}
