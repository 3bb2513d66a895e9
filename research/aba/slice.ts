import type { Slice } from "../cli/slice.js";

export const aba: Slice = {
  commands: [
    {
      name: "bench alfworld",
      about: "ALFWorld games with simulated people: success, steps, questions",
      load: async () => (await import("./commands/bench-alfworld.js")).alfworldCommand(),
    },
    {
      name: "bench asking",
      about: "when asking pays: policies of asking by their total cost",
      load: async () => (await import("./commands/bench-asking.js")).askingCommand(),
    },
    {
      name: "bench agents",
      about: "agents that are language models, on ALFWorld games",
      load: async () => (await import("./commands/bench-agents.js")).agentsCommand(),
    },
    {
      name: "export aba-il",
      about: "write conversations of an expert that asks what it cannot know (ABA, section 3.2.2)",
      load: async () => (await import("./commands/export-aba-il.js")).abaIlCommand(),
    },
  ],
  results: {
    alfworld: async () => (await import("./alfworld-report.js")).alfworldKind,
    asking: async () => (await import("./asking-report.js")).askingKind,
    agents: async () => (await import("./alfworld-report.js")).agentsKind,
  },
};
