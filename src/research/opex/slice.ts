import type { Slice } from "../cli/slice.js";

export const opex: Slice = {
  commands: [
    {
      name: "learn rules",
      about: "try things in homes made from a seed, or in games, and learn how the world works",
      load: async () => (await import("./commands/learn.js")).learnRulesCommand(),
    },
  ],
};
