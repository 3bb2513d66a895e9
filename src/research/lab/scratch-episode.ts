import type { Episode } from "../../core/episode.js";

/** An episode that nobody plays in chat. */
export function scratchEpisode(change: Partial<Episode> & Pick<Episode, "task">): Episode {
  return {
    id: "study",
    household: "study",
    round: 1,
    policy: "rules",
    askPolicy: "never",
    mode: "owner",
    bot: "simulated",
    channel: "",
    seed: 1,
    maxSteps: 1,
    purpose: "campaign",
    origin: "asked",
    startedAt: 0,
    endedAt: null,
    end: null,
    reward: 0,
    worth: null,
    ...change,
  };
}
