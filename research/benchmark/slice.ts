import type { Slice } from "../cli/slice.js";

export const benchmark: Slice = {
  commands: [
    {
      name: "benchmark",
      about: "frozen tasks for agents that ask: a leaderboard of ours and of submitted ones",
      load: async (slices) => (await import("./commands/benchmark.js")).benchmarkCommand(slices),
    },
    {
      name: "benchmark play",
      about: "play the benchmark with an agent of yours, or a language model; writes a submission",
      load: async (slices) => (await import("./commands/play.js")).playBenchmarkCommand(slices),
    },
    {
      name: "benchmark score",
      about: "play submissions again, and score them",
      load: async (slices) => (await import("./commands/benchmark.js")).scoreCommand(slices),
    },
  ],
};
