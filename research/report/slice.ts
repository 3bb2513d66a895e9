import type { Slice } from "../cli/slice.js";

export const report: Slice = {
  commands: [
    {
      name: "report",
      about: "write one page with all episodes and measurements, beside the papers' figures",
      load: async (slices) => (await import("./commands/report.js")).reportCommand(slices),
    },
    {
      name: "bench merge",
      about: "put the shards of a bench over games together",
      load: async (slices) => (await import("./commands/merge.js")).mergeCommand(slices),
    },
  ],
};
