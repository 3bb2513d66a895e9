import type { Slice } from "../cli/slice.js";

export const crowd: Slice = {
  commands: [
    {
      name: "bench crowd",
      about: "simulated crowds: agreement, aggregation and flags against the truth",
      load: async () => (await import("./commands/bench-crowd.js")).crowdCommand(),
    },
  ],
  results: { crowd: async () => (await import("./crowd-report.js")).crowdKind },
};
