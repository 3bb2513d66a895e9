/** Releases as the owner's page makes them: what would go out, the work, and the file. */
import type { ReviewDecision } from "./exchange.js";

/** A person's words, and what becomes of them in a release. */
export interface ReleaseText {
  readonly ballot: string;
  readonly question: string;
  readonly text: string;
  /** Null: nobody has read them, so they stay out. */
  readonly decision: ReviewDecision | null;
  /** As they would go out; null when they stay out. */
  readonly released: string | null;
  /** What the leak scan finds in what would go out, or in unread words: its kind, and the words. */
  readonly found: readonly { readonly kind: string; readonly words: string }[];
}

/** `step`: what is being done; `why`: why nothing was written; `counts`: what is in the file. */
export type ReleaseState =
  | { readonly at: "working"; readonly step: string }
  | { readonly at: "failed"; readonly why: string }
  | {
      readonly at: "done";
      readonly file: string;
      readonly bytes: number;
      readonly counts: Readonly<Record<string, number>>;
    };

export interface ReleaseDesk {
  /** Those with findings first, then those that nobody has read. */
  texts(campaign: string): Promise<readonly ReleaseText[]>;
  /** Null: none was begun since the program started. */
  state(campaign: string): ReleaseState | null;
  /**
   * Begins one, in a process of its own.
   * @throws InputError when one is being made, or it cannot be made here
   */
  begin(campaign: string): Promise<void>;
  /** The packed release; null when there is none. */
  read(campaign: string): Promise<Uint8Array<ArrayBuffer> | null>;
}
