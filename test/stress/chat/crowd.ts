/** The product as the load bench sees it: one process that plays in many households at once. */
import type { ChatBot } from "./cells.js";

/** A household of its own, and where its question is asked. */
export interface Place {
  readonly household: string;
  /** The home that it is like. */
  readonly home: string;
  readonly bot: ChatBot;
  readonly channel: string;
}

export interface Crowd {
  /** Begins a task in each; resolves when all have begun. */
  open(places: readonly Place[]): Promise<void>;
  /**
   * Milliseconds from each answer's commit to the commit of what it led to, its receipt in the outbox
   * included; those without a receipt are not in it.
   */
  receiptMs(): Promise<readonly number[]>;
  /** The most memory that the process ever had, in MiB. */
  peakRssMb(): number;
  close(): Promise<void>;
}
