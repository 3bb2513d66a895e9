/** What the owner's page of campaigns is sent. */
import type { CampaignOverview } from "../../src/core/campaign-report.js";

export type { CampaignOverview };

export interface CampaignsState {
  readonly campaigns: readonly CampaignOverview[];
}
