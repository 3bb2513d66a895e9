import type { Slice } from "../cli/slice.js";

export const replay: Slice = {
  commands: [
    {
      name: "study replay",
      about:
        "continue recorded questions without the answer, with a simulated and with the real one",
      load: async () => (await import("./commands/study.js")).studyReplayCommand(),
    },
    {
      name: "study policies",
      about: "what other policies of asking would have cost, from logged probabilities",
      load: async () => (await import("./commands/policies.js")).studyPoliciesCommand(),
    },
  ],
  results: {
    replay: async () => (await import("./replay-report.js")).replayKind,
    policies: async () => (await import("./policies-report.js")).policiesKind,
  },
};
