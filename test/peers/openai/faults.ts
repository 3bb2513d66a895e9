/** What can go wrong with a server of language models, told for the next requests. */

import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { refusal, reply } from "./wire.js";

export type Fault =
  /** An HTTP status, with Retry-After in seconds where it is named. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly retryAfter?: number;
      readonly message?: string;
    }
  /** The answer comes after this time. */
  | { readonly kind: "slow"; readonly ms: number }
  /** The body is cut in its middle. */
  | { readonly kind: "garbled" }
  /** The connection is reset. */
  | { readonly kind: "reset" }
  /** The completion is this text, whatever was asked. */
  | { readonly kind: "says"; readonly text: string }
  | { readonly kind: "refuses"; readonly text: string }
  /** The completion ends here, at its limit of tokens. */
  | { readonly kind: "cut-off"; readonly after: number }
  | { readonly kind: "filtered" };

/** @returns whether the response has been given, so that nothing more is to be done */
export async function strike(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault?.kind) {
    case "status": {
      const { status, retryAfter, message = "try again" } = fault;
      if (retryAfter !== undefined) response.setHeader("retry-after", String(retryAfter));
      reply(response, status, refusal(message));
      return true;
    }
    case "slow":
      await sleep(fault.ms);
      return false;
    case "garbled":
      response.writeHead(200, { "content-type": "application/json" }).end('{"choices": [{"mess');
      return true;
    case "reset":
      response.socket?.resetAndDestroy();
      return true;
    default:
      return false;
  }
}
