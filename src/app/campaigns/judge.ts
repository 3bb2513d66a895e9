/** Runs in a child process, as thousands of answers take seconds. */
import { withMemory } from "../../../memory/open.js";
import type { Campaign } from "../../core/campaign.js";
import type { Memory } from "../../core/stores.js";
import { systemClock } from "../clock.js";
import { createEmbedder } from "../models/embedder.js";
import { loadConfig } from "../settings/config.js";
import { agreementSoFar } from "./agreement.js";
import { readFigures } from "./figures.js";
import { findCampaign } from "./lifecycle.js";
import { judgeCampaign, toBrief } from "./quality.js";

export interface JudgeInput {
  readonly database: string;
  readonly campaign: string;
}

function read<Result>(judging: (memory: Memory, campaign: Campaign) => Promise<Result>) {
  return ({ database: file, campaign }: JudgeInput): Promise<Result> => {
    const embedder = createEmbedder(loadConfig());
    const options = { file, clock: systemClock, embedder, readOnly: true };
    return withMemory(options, async (memory) =>
      judging(memory, await findCampaign(memory, campaign)),
    );
  };
}

export const judge = {
  agreement: read((memory, { design }) => agreementSoFar(memory, design)),
  quality: read(async (memory, campaign) => toBrief(await judgeCampaign(memory, campaign))),
  figures: read(readFigures),
};
