import type { IncomingMessage, ServerResponse } from "node:http";

export function refusal(message: string): object {
  return { error: { message, type: "peer", code: null, param: null } };
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return JSON.parse(body);
}

export function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
