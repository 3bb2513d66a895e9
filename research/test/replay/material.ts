/** Two households, two people, four questions: what a study comes to is worked out by hand. */

import type {
  ComparedEpisode,
  ReplayedQuestion,
  ReplayMaterial,
} from "../../replay/play/collect.js";
import type { Reply } from "../../replay/play/play-on.js";
import { composeReplay } from "../../replay/report.js";
import type { ReplayStudy } from "../../replay/study-replay.js";
import { partOf } from "../../report/result-kind.js";
import { renderText } from "../../report/text.js";

export const setting = {
  seed: 1,
  resamples: 500,
  campaign: null,
  noise: { wrong: 0.2, unsure: 0.1 },
};

const done = (cost: number) => ({ steps: cost, success: true, cost });
const failed = { steps: 12, success: false, cost: 40 };

export function reply(change: Partial<Reply> = {}): Reply {
  return { person: "ana", right: true, ...change };
}

export function question(
  replies: readonly Reply[],
  change: Partial<ReplayedQuestion> = {},
): ReplayedQuestion {
  return {
    question: "q",
    episode: "e",
    household: "h1",
    group: "a",
    state: "answered",
    person: replies[0]?.person ?? null,
    replies,
    reproduced: true,
    arms: { without: done(20), truthful: done(10), noisy: done(15), real: done(12) },
    ...change,
  };
}

function episode(change: Partial<ComparedEpisode>): ComparedEpisode {
  return {
    episode: "e",
    household: "h1",
    group: "a",
    people: ["ana"],
    success: true,
    cost: 10,
    questions: 1,
    ...change,
  };
}

const none = { open: 0, changed: 0, settling: 0, rows: 0 };

export const material: ReplayMaterial = {
  groupedBy: "arm",
  released: 0,
  leftOut: { costly: 0, stopped: 0, excluded: 0, exchanges: 0, ...none },
  questions: [
    question([reply()]),
    question([reply()]),
    question([reply({ person: "ben", right: false })], {
      household: "h2",
      group: "b",
      arms: { without: failed, truthful: done(10), noisy: done(10), real: done(30) },
    }),
    question([], {
      household: "h2",
      group: "b",
      state: "expired",
      arms: { without: done(20), truthful: done(10), noisy: done(15), real: done(20) },
    }),
  ],
  episodes: [
    episode({ cost: 10 }),
    episode({ cost: 14 }),
    episode({ household: "h2", group: "b", cost: 20, people: ["ben"] }),
    episode({ household: "h2", group: "b", cost: 24, success: false, people: [] }),
  ],
};

/** The study as it is printed. */
export function formatText(study: ReplayStudy): string {
  return renderText(partOf(composeReplay(study), { command: "sous study replay", seconds: 1 }));
}
