/** The child process of `judge-beside.ts`: judges a campaign's answers, and sends the result. */
import type { Serializable } from "node:child_process";
import { withMemory } from "../../../memory/open.js";
import { systemClock } from "../clock.js";
import { createEmbedder } from "../models/embedder.js";
import { loadConfig } from "../settings/config.js";
import { agreementSoFar } from "./agreement.js";
import { readFigures } from "./figures.js";
import type { Judging } from "./judge-beside.js";
import { findCampaign } from "./lifecycle.js";
import { judgeCampaign, toBrief } from "./quality.js";

const [id = "", what = ""] = process.argv.slice(2);
const config = loadConfig();
const opening = {
  file: config.database,
  clock: systemClock,
  embedder: createEmbedder(config),
  readOnly: true,
};
await withMemory(opening, async (memory) => {
  const campaign = await findCampaign(memory, id);
  const judge: Readonly<Record<Judging, () => Promise<Serializable>>> = {
    agreement: async () => ({ alpha: await agreementSoFar(memory, campaign.design) }),
    quality: async () => toBrief(await judgeCampaign(memory, campaign)),
    figures: () => readFigures(memory, campaign),
  };
  process.send?.(await judge[what as Judging]());
});
process.disconnect?.();
