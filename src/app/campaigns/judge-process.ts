/** The child process of `judge-beside.ts`: judges a campaign's answers, and sends the result. */
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../clock.js";
import { createEmbedder } from "../models/embedder.js";
import { loadConfig } from "../settings/config.js";
import { findCampaign } from "./lifecycle.js";
import { judgeCampaign, toBrief } from "./quality.js";

const [file = "", id = ""] = process.argv.slice(2);
const memory = await openMemory({
  file,
  clock: systemClock,
  embedder: createEmbedder(loadConfig()),
  readOnly: true,
});
try {
  process.send?.(toBrief(await judgeCampaign(memory, await findCampaign(memory, id))));
} finally {
  await memory.close();
}
process.disconnect?.();
