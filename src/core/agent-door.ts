export interface AgentDoor {
  /** Returns the agent's name, or null when nobody has this token. */
  whose(token: string): Promise<string | null>;
  /** @param body the request's body, already read */
  answer(agent: string, request: Request, body: string): Promise<Response>;
}
