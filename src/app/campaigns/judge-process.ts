/** The child process of `judge-beside.ts`: judges a campaign's answers, and sends the result. */
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../clock.js";
import { createEmbedder } from "../models/embedder.js";
import { loadConfig } from "../settings/config.js";
import { agreementSoFar } from "./agreement.js";
import { findCampaign } from "./lifecycle.js";
import { judgeCampaign, toBrief } from "./quality.js";

const [id = "", what = ""] = process.argv.slice(2);
const config = loadConfig();
const memory = await openMemory({
  file: config.database,
  clock: systemClock,
  embedder: createEmbedder(config),
  readOnly: true,
});
try {
  const campaign = await findCampaign(memory, id);
  process.send?.(
    what === "agreement"
      ? { alpha: await agreementSoFar(memory, campaign.design) }
      : toBrief(await judgeCampaign(memory, campaign)),
  );
} finally {
  await memory.close();
}
process.disconnect?.();
