import type { Slice } from "../cli/slice.js";

export const report: Slice = {
  commands: [
    {
      name: "report",
      about: "write one page on all that was played and measured, beside the papers' figures",
      load: async (slices) => (await import("./commands/report.js")).reportCommand(slices),
    },
  ],
};
