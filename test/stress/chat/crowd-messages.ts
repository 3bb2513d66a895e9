/** What the load bench and its product process say to each other. */
import type { Place } from "./crowd.js";

export type CrowdRequest = { readonly number: number } & (
  | { readonly kind: "open"; readonly places: readonly Place[] }
  | { readonly kind: "receipts" }
);

export type CrowdReply =
  /** It listens; said once, unasked. */
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly number: number; readonly receiptMs: readonly number[] }
  | { readonly kind: "failed"; readonly number: number; readonly message: string };
