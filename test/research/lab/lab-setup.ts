import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { GameSummary, LabSettings } from "../../../src/research/lab/contract.js";
import { createLab } from "../../../src/research/lab/lab.js";

const lab = createLab({ config: loadConfig(), clock: systemClock, log: createLog("error") });

export function play(home: string, settings: Partial<LabSettings> = {}): Promise<GameSummary> {
  return lab.play(home, {
    ask: "missing",
    variant: "standard",
    visits: "likely",
    wrong: 0,
    unsure: 0,
    maxSteps: 50,
    seed: 1,
    ...settings,
  });
}
