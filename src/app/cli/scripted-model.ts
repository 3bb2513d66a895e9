/** Language models for measurements: the one that is set, or a server on loopback that plays it by rules. */
import { Option } from "commander";
import {
  joinScriptedServer,
  type ScriptedServer,
  scriptedTimeoutMs,
} from "../../studies/agents/scripted-server.js";
import { type Config, childEnvironment, loadConfig } from "../config.js";
import { cleanSettings, createNursery, peerProgram } from "./bench-children.js";

/** What the scripted server is called in tables. */
const scriptedName = "scripted model";

export const scriptedOption = () =>
  new Option("--scripted", "a server on loopback that plays the models by rules, without one");

/**
 * Runs with the settings, or with those of a scripted server that ends afterwards.
 *
 * @throws SousError when the server ends before it serves
 */
export async function withModelSettings(
  isScripted: boolean,
  run: (config: Config, server: ScriptedServer | null) => Promise<void>,
): Promise<void> {
  if (!isScripted) return run(loadConfig(), null);
  const nursery = createNursery(() => undefined);
  try {
    const child = nursery.start(peerProgram("openai"), childEnvironment(cleanSettings));
    const server = await joinScriptedServer(child);
    await run(useScripted(loadConfig(), server), server);
  } finally {
    nursery.endAll();
  }
}

function useScripted(config: Config, { url, key }: ScriptedServer): Config {
  const model = { apiKey: key, baseUrl: url, model: scriptedName };
  const limits = { timeoutMs: scriptedTimeoutMs, maxRetries: 1, concurrency: 8 };
  const caps = { campaignTokens: null, episodeTokens: null, dayTokens: null, dayDollars: null };
  return { ...config, llm: { model: { ...model, ...limits }, caps } };
}
