/** The tools as an MCP server over HTTP. It keeps nothing between two requests. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Perform, Woken } from "../perform.js";
import { createMcpServer } from "./server.js";

export interface McpParts {
  readonly performAs: (agent: string) => Perform;
  readonly woken: Woken;
  readonly version: string;
}

/** @returns what answers one request of an agent, whose body was read and parsed */
export function createMcpAnswer({ performAs, woken, version }: McpParts) {
  const { fetch } = createMcpHandler(({ authInfo }) =>
    createMcpServer(performAs(authInfo?.clientId ?? ""), { woken, version }),
  );
  return (agent: string, request: Request, parsedBody: unknown): Promise<Response> => {
    const authInfo = { token: "", clientId: agent, scopes: [] };
    return fetch(request, { authInfo, parsedBody });
  };
}
