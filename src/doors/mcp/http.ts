import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Perform, Woken } from "../perform.js";
import { createMcpServer } from "./server.js";

export interface McpParts {
  readonly performAs: (agent: string) => Perform;
  readonly wokenFor: (agent: string) => Woken;
  readonly version: string;
}

/** Returns a stateless handler of an agent's request whose body is already parsed. */
export function createMcpAnswer({ performAs, wokenFor, version }: McpParts) {
  const { fetch } = createMcpHandler(({ authInfo }) => {
    const agent = authInfo?.clientId ?? "";
    return createMcpServer(performAs(agent), { woken: wokenFor(agent), version });
  });
  return (agent: string, request: Request, parsedBody: unknown): Promise<Response> => {
    const authInfo = { token: "", clientId: agent, scopes: [] };
    return fetch(request, { authInfo, parsedBody });
  };
}
