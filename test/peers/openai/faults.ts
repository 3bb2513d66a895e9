import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { refusal, reply } from "./wire.js";

export type Fault =
  /** Retry-After in seconds. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly retryAfter?: number;
      readonly message?: string;
    }
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "garbled" }
  | { readonly kind: "reset" }
  | { readonly kind: "says"; readonly text: string }
  | { readonly kind: "refuses"; readonly text: string }
  | { readonly kind: "cut-off"; readonly after: number }
  | { readonly kind: "filtered" };

/** @returns whether the response is complete */
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
