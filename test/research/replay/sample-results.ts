/** Results of benches with small figures, as files have them. */
import { studyReplay } from "../../../src/research/replay/study-replay.js";
import { material, setting } from "./material.js";

export const sampleResults = {
  replay: {
    kind: "replay",
    version: 1,
    ...studyReplay(material, setting),
    command: "sous study replay --db team.db --json",
    seconds: 20,
  },
} as const;
