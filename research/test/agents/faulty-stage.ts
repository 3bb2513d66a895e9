/** The product with the faulty server, over HTTP. */
import { onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock as clock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import {
  type Behaviour,
  type FaultyModel,
  startFaultyModel,
} from "../../../test/faulty-model/server.js";
import type { LabSettings } from "../../lab/contract.js";
import type { GameSummary } from "../../lab/lab.js";
import { createLab } from "../../lab/lab.js";
import type { LabParts } from "../../lab/parts.js";

export interface FaultyStage {
  readonly server: FaultyModel;
  play(home: string, settings?: Partial<LabSettings>): Promise<GameSummary>;
}

const caps = { dayDollars: null };

export async function openFaultyStage(
  behaviour: Behaviour = {},
  settings: Partial<ModelSettings> = {},
  more: Pick<LabParts, "worldRules"> = {},
): Promise<FaultyStage> {
  const server = await startFaultyModel(behaviour);
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(async () => {
    await server.close();
    await memory.close();
  });
  const model = { apiKey: "k", baseUrl: server.url, model: "m1", timeoutMs: 20_000, ...settings };
  const config = { ...loadConfig(), llm: { model, caps } };
  const parts = { config, clock, log: createLog("silent"), store: memory.models };
  return {
    server,
    play: async (home, given = {}) =>
      createLab({ ...parts, ...more }, 8).play(home, {
        policy: "agent",
        ask: "missing",
        variant: "standard",
        visits: "likely",
        people: "rules",
        rescue: "rules",
        wrong: 0,
        unsure: 0,
        maxSteps: 50,
        seed: 1,
        ...given,
      }),
  };
}
