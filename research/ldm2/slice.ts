import type { Slice } from "../cli/slice.js";

export const ldm2: Slice = {
  commands: [
    {
      name: "bench ldm2",
      about: "play from tuples only, with ablations and refinement",
      load: async () => (await import("./commands/bench-ldm2.js")).ldm2Command(),
    },
  ],
  results: { ldm2: async () => (await import("./ldm2-report.js")).ldm2Kind },
};
