/** What agents outside Sous ask of people's attention, for the owner. */
import type { Agent, AgentUse, AskState, Audience, Grants } from "./asking.js";

/** One request, newest first. */
export interface AskedLine {
  readonly question: string;
  readonly audience: string;
  readonly state: AskState;
  /** How it was dealt with: put to people, joined to an open question, or answered by a kept answer. */
  readonly handling: "posted" | "joined" | "reused";
  readonly askedAt: number;
  /** A choice's label or people's words; null while there is none. */
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
  /** It asks no more, and its open questions are withdrawn. False when there is no such agent. */
  block(agent: string): Promise<boolean>;
}
