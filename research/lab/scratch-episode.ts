import type { Memory } from "../../memory/stores.js";
import type { Episode } from "../../src/core/episode/episode.js";

/** Makes an episode that nobody plays in chat. @slice */
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

/** Keeps a home of nothing and opens an episode in it. @slice memory */
export async function openScratchHome(memory: Memory, id: string, at = 1): Promise<Episode> {
  const content = { format: "home", text: "{}", wording: "2.1.2" } as const;
  await memory.households.create({ id, title: id, tasks: [], content, createdAt: at });
  const type = "pick_and_place_simple";
  const task = { type, sentence: "", object: "mug", target: "sinkbasin" } as const;
  const episode = scratchEpisode({ id: `e-${id}`, household: id, task, startedAt: at });
  await memory.episodes.open(episode);
  return episode;
}
