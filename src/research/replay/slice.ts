import type { Slice } from "../cli/slice.js";

export const replay: Slice = {
  commands: [
    {
      name: "study replay",
      about: "recorded questions, played on without the answer, with a simulated and the real one",
      load: async () => (await import("./commands/study.js")).studyReplayCommand(),
    },
  ],
  results: { replay: async () => (await import("./replay-report.js")).replayKind },
};
