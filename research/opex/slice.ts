import type { Slice } from "../cli/slice.js";

export const opex: Slice = {
  commands: [
    {
      name: "learn rules",
      about: "learn rules of the world from trials in homes made from a seed, or in games",
      load: async () => (await import("./commands/learn.js")).learnRulesCommand(),
    },
  ],
};
