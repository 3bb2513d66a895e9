/** The whole product with agents and people that are language models on the scripted server, over HTTP. */
import { onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock as clock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import {
  type OpenAiPeer,
  type OpenAiPeerOptions,
  startOpenAiPeer,
} from "../../../test/peers/openai/peer.js";
import type { LabSettings } from "../../lab/contract.js";
import type { GameSummary, Lab } from "../../lab/lab.js";
import { createLab } from "../../lab/lab.js";

export interface Stage {
  readonly peer: OpenAiPeer;
  readonly lab: Lab;
  /** Plays the first task of a home. */
  play(home: string, settings: Partial<LabSettings>): Promise<GameSummary>;
}

const key = "key-of-the-test";
const patience = { maxRetries: 1, timeoutMs: 30_000 };

/** @param more settings of the model; patient when absent: a busy machine takes its time */
export async function openStage(
  options: OpenAiPeerOptions = {},
  more: Partial<ModelSettings> = {},
): Promise<Stage> {
  const peer = await startOpenAiPeer({ key, ...options });
  const log = createLog("silent");
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(async () => {
    await peer.close();
    await memory.close();
  });
  const model = { apiKey: key, baseUrl: peer.url, model: "peer-model" };
  const caps = { dayDollars: null };
  const config = { ...loadConfig(), llm: { model: { ...model, ...patience, ...more }, caps } };
  const lab = createLab({ config, clock, log, store: memory.models });
  return {
    peer,
    lab,
    play: (home, settings) =>
      lab.play(home, {
        ask: "missing",
        variant: "standard",
        visits: "likely",
        people: "model",
        wrong: 0,
        unsure: 0,
        maxSteps: 50,
        seed: 1,
        ...settings,
      }),
  };
}
