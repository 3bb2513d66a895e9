import { noAnswers } from "../../../src/agent/answers-seen.js";
import type { GameSummary, Lab, LabSettings } from "../../../src/research/lab/contract.js";

/** Never takes 9 steps, one question brings 5, and `voi` asks where that pays. */
export function scriptedLab(heard: { file: string; settings: LabSettings }[], followUps = 0): Lab {
  return {
    jobs: 1,
    games: () => Array.from({ length: 8 }, (_, at) => ({ id: `cup-${at}/t`, file: `${at}` })),
    play: async (file, settings) => {
      heard.push({ file, settings });
      const asks = ["never", "voi:2", "voi:4"].includes(settings.ask) ? 0 : 1;
      const steps = asks === 0 ? 9 : 5;
      return {
        rounds: [
          {
            type: "pick_and_place_simple",
            steps,
            questions: asks,
            followUps,
            success: true,
            end: null,
          },
        ],
        ...(settings.calibrates && {
          calibration: {
            past: [{ scores: [0.7, 0.3], right: Number(file) % 4 === 0 ? 1 : 0 }],
            answers: { ...noAnswers, told: 1, right: 1, exact: 1 },
          },
        }),
      } as unknown as GameSummary;
    },
    live: () => Promise.reject(new Error("nobody lives here")),
    close: async () => undefined,
  };
}
