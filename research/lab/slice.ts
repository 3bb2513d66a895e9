import type { Slice } from "../cli/slice.js";

export const lab: Slice = {
  commands: [
    {
      name: "bench grounding",
      about: "read labelled replies and compare with their labels",
      load: async () => (await import("./commands/bench-grounding.js")).groundingCommand(),
    },
    {
      name: "bench engine",
      about: "steps per second of the household engine",
      load: async () => (await import("./commands/bench-engine.js")).engineCommand(),
    },
  ],
};
