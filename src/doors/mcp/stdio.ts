/** Serves over standard input and output, which carry only the protocol. */
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { eachSecond, type Perform } from "../perform.js";
import { createMcpServer } from "./server.js";

export function serveMcpStdio(
  perform: Perform,
  { version, onError }: { readonly version: string; readonly onError: (error: Error) => void },
): void {
  serveStdio(() => createMcpServer(perform, { woken: eachSecond, version }), { onerror: onError });
}
