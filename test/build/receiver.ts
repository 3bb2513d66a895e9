/** A server on loopback that keeps what it is sent. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { listenOnLoopback, readBody } from "../peers/control.js";

export interface Told {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function signatureOf({ headers, body }: Told, tokenHash: string): string {
  const hmac = createHmac("sha256", Buffer.from(tokenHash, "hex"));
  hmac.update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`);
  return `v1,${hmac.digest("base64")}`;
}

/** @param answer ends the response; 204 when absent */
export async function openReceiver(
  answer: (response: ServerResponse, told: Told) => void = (response) =>
    response.writeHead(204).end(),
): Promise<{ readonly told: Told[]; readonly url: string }> {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await readBody(request).catch(() => null);
    // The sender ended before it had said everything.
    if (body === null) return;
    const one = { line: `${method} ${url}`, headers, body: String(body) };
    told.push(one);
    answer(response, one);
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { told, url: `http://127.0.0.1:${port}/hook` };
}
