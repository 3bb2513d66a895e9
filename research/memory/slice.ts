import type { Slice } from "../cli/slice.js";

export const memory: Slice = {
  commands: [
    {
      name: "bench memory",
      about: "fill a memory, search it, open it again, rebuild it",
      load: async () => (await import("./commands/bench-memory.js")).memoryCommand(),
    },
    {
      name: "bench paraphrases",
      about: "decide which questions are the same",
      load: async () => (await import("./commands/bench-paraphrases.js")).paraphrasesCommand(),
    },
    {
      name: "bench recall",
      about: "ask a memory what it has, and see whether it finds it",
      load: async () => (await import("./commands/bench-recall.js")).recallBenchCommand(),
    },
    {
      name: "bench reuse",
      about: "many rounds in a home: what memory saves, and how often it misleads",
      load: async () => (await import("./commands/bench-reuse.js")).reuseBenchCommand(),
    },
  ],
  results: {
    reuse: async () => (await import("./reuse-report.js")).reuseKind,
    paraphrases: async () => (await import("./index-report.js")).paraphrasesKind,
    recall: async () => (await import("./index-report.js")).recallKind,
    memory: async () => (await import("./index-report.js")).memoryKind,
  },
};
