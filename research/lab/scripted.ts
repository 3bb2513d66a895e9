/** Benches over a server that plays the models by rules: what they measure is marked. */

import { loadConfig } from "../../src/app/settings/config.js";
import type { Config } from "../../src/app/settings/read-config.js";
import { InputError } from "../../src/core/errors.js";
import { Option } from "../cli/commander.js";

/** What the server is called in tables. */
const scriptedName = "scripted model";

export const scriptedOption = () =>
  new Option("--scripted", "the server of SOUS_LLM_URL plays models by rules: mark the tables");

/**
 * The settings of a bench. A scripted server is asked under its own name, and no budget applies to it.
 *
 * @throws InputError when it is to be scripted and no server is named
 */
export function benchSettings(isScripted: boolean): Config {
  const config = loadConfig();
  if (!isScripted) return config;
  if (!config.llm?.model.baseUrl)
    throw new InputError(
      "--scripted needs a server: start one with `npm run -s stress -- model`, and set what it prints",
    );
  const caps = { campaignTokens: null, episodeTokens: null, dayTokens: null, dayDollars: null };
  return { ...config, llm: { model: { ...config.llm.model, model: scriptedName }, caps } };
}
