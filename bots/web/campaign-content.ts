/** What a campaign's page gets from its server. */
import type { CampaignShown } from "../../src/core/campaign-report.js";

/** Where people from outside come in. */
export interface DoorLink {
  readonly address: string;
  /** With the fields that Prolific fills in. */
  readonly prolific: string;
  /** SVG. */
  readonly qrCode: string;
}

export interface CampaignState extends CampaignShown {
  readonly link: DoorLink | null;
}
