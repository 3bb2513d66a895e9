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

/** Tells of each call of a method; `answers` has other methods. */
export function spied<Of extends object>(
  of: Of,
  tell: (name: string, given: readonly unknown[]) => void,
  answers: object = {},
): Of {
  const get =
    (_: Of, name: string) =>
    (...given: unknown[]) => {
      tell(name, given);
      const from: object = name in answers ? answers : of;
      return Reflect.get(from, name).apply(of, given);
    };
  return new Proxy(of, { get: get as never });
}
