/** Questions as rows, for a memory that a bench fills through its stores. */

import type { Episode } from "../../../src/core/episode.js";
import type { Question } from "../../../src/core/question.js";
import type { OwnerView } from "../../../src/core/scene.js";
import type { AskWrite } from "../../../src/core/stores.js";

export const hourMs = 3_600_000;

/** Makes the step that asks, with its question and a reminder. */
export function askWrite(question: Question, seq: number): AskWrite {
  const { id, episode, need, askedAt, deadline } = question;
  return {
    record: {
      episode,
      seq,
      step: { kind: "ask", thought: "", need, handling: "posted", outcome: null },
      observationHash: null,
      engine: "recall",
      because: [],
      question: id,
      factWatermark: 0,
      at: askedAt,
    },
    question,
    waitsFor: id,
    timers: [{ kind: "remind", nth: 1, dueAt: deadline - 1 }],
  };
}

export function questionOf(
  episode: Episode,
  asked: { id: string; noun: string; places: OwnerView["places"]; at: number },
): Question {
  const { id, noun, places, at } = asked;
  return {
    id,
    household: episode.household,
    episode: episode.id,
    need: { func: "where", noun },
    text: `Where is a ${noun}?`,
    why: "I have not seen one.",
    choices: places.map(({ id: value, label }, nth) => ({ id: `c${nth}`, label, value })),
    mode: "owner",
    purpose: episode.purpose,
    state: "open",
    reason: null,
    followUp: null,
    view: { owner: { home: episode.household, places, robotAt: [], held: null }, seen: [] },
    propensity: 1,
    askedAt: at,
    deadline: at + 24 * hourMs,
    settledAt: null,
    quorum: 1,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
  };
}
