/** The owner's view of how agents outside Sous use people's attention. */
import type { Agent, AgentUse, AskState, Audience, Grants } from "./asking.js";

export interface AskedLine {
  readonly question: string;
  readonly audience: string;
  readonly state: AskState;
  readonly handling: "posted" | "joined" | "reused";
  readonly askedAt: number;
  /** A choice's label or words; null while open. */
  readonly answer: string | null;
}

export interface AgentLine extends Pick<Agent, "name" | "runBy"> {
  readonly isBlocked: boolean;
  readonly grants: Pick<Grants, "audiences" | "open" | "hour" | "day" | "high">;
  readonly used: AgentUse;
  readonly asks: readonly AskedLine[];
}

export interface AudienceLine extends Pick<Audience, "name" | "bot" | "daily"> {
  /** Questions in the last 24 hours. */
  readonly day: number;
}

export interface Attention {
  readonly agents: readonly AgentLine[];
  readonly audiences: readonly AudienceLine[];
}

export interface AttentionDesk {
  show(): Promise<Attention>;
  /** Revokes the agent and withdraws its open questions. Returns false for an unknown agent. */
  block(agent: string): Promise<boolean>;
}
