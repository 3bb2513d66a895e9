import type { AskedQuestion, BotHandlers, EpisodeStory, Note, Watch } from "../../src/core/bot.js";
import { SampleControl } from "./sample-control.js";

export interface Watched {
  readonly questions: Record<string, AskedQuestion>;
  readonly episodes: Record<string, EpisodeStory>;
  readonly notes: Record<string, Note>;
}

export function watchOf({ questions, episodes, notes }: Watched): Watch {
  return {
    subscribe: () => () => {},
    snapshot: async () => null,
    played: async () => [],
    calls: async () => [],
    picture: async () => null,
    receipt: async () => null,
    question: async (id) => questions[id] ?? null,
    episode: async (id) => episodes[id] ?? null,
    note: async (id) => notes[id] ?? null,
  };
}

export function quietHandlers(change: Partial<BotHandlers> = {}): BotHandlers {
  return {
    inbox: {
      receive: async () => "accepted",
      opened: async () => {},
      heard: async () => [],
      meant: async () => null,
    },
    control: new SampleControl(),
    watch: watchOf({ questions: {}, episodes: {}, notes: {} }),
    channels: {
      lost: async () => {},
      regained: async () => {},
      deleted: async () => {},
      joined: async () => false,
    },
    refresh: async () => {},
    ...change,
  };
}
