/** What agents send over HTTP. */
export interface AgentDoor {
  /** The agent's name; null: this token is nobody's. */
  whose(token: string): Promise<string | null>;
  /** @param body of the request, which was read already */
  answer(agent: string, request: Request, body: string): Promise<Response>;
}
