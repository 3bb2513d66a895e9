/** What the page of campaigns gets from its server. */
import type { CampaignOverview } from "../../src/core/campaign-report.js";

export type { CampaignOverview };

export interface CampaignsState {
  readonly campaigns: readonly CampaignOverview[];
}
