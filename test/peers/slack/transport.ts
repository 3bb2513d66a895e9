import { createHmac } from "node:crypto";
import type { Json } from "./types.js";
import { signingSecret } from "./workspace.js";

export interface Envelope {
  type: "events_api" | "slash_commands" | "interactive";
  payload: Json;
}

export interface Retry {
  attempt: number;
  reason: string;
}

/** Resolves to the ack's payload; rejects without ack. */
export interface Transport {
  send(envelope: Envelope, retry: Retry | undefined): Promise<unknown>;
}

export function signedRequests(requestUrl: string, ackTimeoutMs: number): Transport {
  return {
    send: async (envelope, retry) => {
      const isEvent = envelope.type === "events_api";
      const body = isEvent ? JSON.stringify(envelope.payload) : formOf(envelope);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const response = await fetch(requestUrl, {
        method: "POST",
        body,
        signal: AbortSignal.timeout(ackTimeoutMs),
        headers: {
          "content-type": isEvent ? "application/json" : "application/x-www-form-urlencoded",
          "x-slack-request-timestamp": timestamp,
          "x-slack-signature": sign(signingSecret, timestamp, body),
          ...(retry && {
            "x-slack-retry-num": String(retry.attempt),
            "x-slack-retry-reason": retry.reason,
          }),
        },
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`http_error ${response.status}`);
      return readJson(text);
    },
  };
}

export function sign(secret: string, timestamp: string, body: string): string {
  return `v0=${createHmac("sha256", secret).update(`v0:${timestamp}:${body}`).digest("hex")}`;
}

function formOf(envelope: Envelope): string {
  const fields =
    envelope.type === "interactive"
      ? { payload: JSON.stringify(envelope.payload) }
      : Object.fromEntries(Object.entries(envelope.payload).map(([k, v]) => [k, String(v)]));
  return new URLSearchParams(fields).toString();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? undefined : { text };
  }
}
