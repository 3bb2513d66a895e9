/** The owner's view of what agents outside Sous ask of people. */
import type { Agent, AgentUse, AskState, Audience, Grants } from "./asking.js";

export interface AskedLine {
  readonly question: string;
  readonly audience: string;
  readonly state: AskState;
  readonly handling: "posted" | "joined" | "reused";
  readonly askedAt: number;
  readonly answer: string | null;
}

export interface AgentLine extends Pick<Agent, "name" | "runBy"> {
  readonly isBlocked: boolean;
  readonly grants: Pick<Grants, "audiences" | "open" | "hour" | "day" | "high">;
  readonly used: AgentUse;
  readonly asks: readonly AskedLine[];
}

export interface AudienceLine extends Pick<Audience, "name" | "bot" | "daily"> {
  readonly day: number;
}

export interface Attention {
  readonly agents: readonly AgentLine[];
  readonly audiences: readonly AudienceLine[];
}

export interface AttentionDesk {
  show(): Promise<Attention>;
  block(agent: string): Promise<boolean>;
}
