/** What the simulated campaign reads of the rows, beside the process that owns them. */
import type { CampaignState, RatedAnswer } from "../../../src/core/campaign.js";
import type { Choice } from "../../../src/core/question.js";

/** A question of a campaign, with what the world knows of it. */
export interface LiveQuestion {
  readonly id: string;
  readonly campaign: string;
  readonly household: string;
  readonly choices: readonly Choice[];
  /** People who have to answer before it is settled. */
  readonly wanted: number;
  /** It settles which of several answers holds: its choices are claims. */
  readonly adjudicates: boolean;
  /** A choice's value; null where the world knows of no single right answer, or it is none of the choices. */
  readonly truth: string | null;
  /** The campaign knows the truth, too. */
  readonly gold: boolean;
}

/** An answer as it was kept. */
export interface KeptAnswer {
  readonly ballot: string;
  readonly question: string;
  /** Part of it is the key of the act. */
  readonly key: string;
  readonly isRead: boolean;
  /** Its person had not agreed to the campaign when they gave it. */
  readonly isTooEarly: boolean;
}

export interface LiveEnd {
  readonly campaign: string;
  readonly state: CampaignState;
  readonly reason: string | null;
  readonly enrolled: number;
}

export interface LiveRows {
  open(): Promise<readonly LiveQuestion[]>;
  ends(): Promise<readonly LiveEnd[]>;
  hasAgreed(campaign: string, person: string): Promise<boolean>;
  questions(): Promise<readonly LiveQuestion[]>;
  answers(): Promise<readonly KeptAnswer[]>;
  /** With people by the names that they have on their platforms. */
  rated(): Promise<readonly RatedAnswer[]>;
  close(): Promise<void>;
}
