/** Judges a campaign's answers beside the process that owns the database, and sends what came of it. */
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
