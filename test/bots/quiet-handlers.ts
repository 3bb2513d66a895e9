import type { BotHandlers } from "../../src/core/bot.js";
import { SampleControl } from "./sample-control.js";
import { watchOf } from "./slack-scenario.js";

export function quietHandlers(change: Partial<BotHandlers> = {}): BotHandlers {
  return {
    inbox: {
      receive: async () => "accepted",
      opened: async () => {},
      heard: async () => [],
      meant: async () => null,
    },
    control: new SampleControl({
      homes: async () => [],
      play: async () => ({ episode: "e1", text: "" }),
      status: async () => "",
      move: async () => "",
      facts: async () => "",
    }),
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
