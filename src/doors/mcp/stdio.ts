/** The tools over standard input and output, which carry the protocol and nothing else. */
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { eachSecond, type Perform } from "../perform.js";
import { createMcpServer } from "./server.js";

/** Serves one client until it closes its end. */
export function serveMcpStdio(
  perform: Perform,
  { version, onError }: { readonly version: string; readonly onError: (error: Error) => void },
): void {
  serveStdio(() => createMcpServer(perform, { woken: eachSecond, version }), { onerror: onError });
}
