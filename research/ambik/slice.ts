import type { Slice } from "../cli/slice.js";

export const ambik: Slice = {
  commands: [
    {
      name: "bench ambik",
      about: "AmbiK: which methods notice that a task is ambiguous",
      load: async () => (await import("./commands/bench-ambik.js")).benchAmbikCommand(),
    },
    {
      name: "bench knowno",
      about: "KnowNo's tasks: how often methods ask, and how often they are right",
      load: async () => (await import("./commands/bench-knowno.js")).benchKnowNoCommand(),
    },
    {
      name: "ambik",
      about: "put rows of AmbiK to people as questions, and write their answers as rows",
      load: async () => (await import("./commands/ambik.js")).ambikCommand(),
    },
  ],
  benchmark: async () => (await import("./benchmark.js")).ambikBenchmark,
  results: {
    ambik: async () => (await import("./ambik-report.js")).ambikKind,
    knowno: async () => (await import("./ambik-report.js")).knowNoKind,
  },
};
