/** Defines how people from outside take part in a campaign: through its page `/join/ID`, its "door". */

import type { AskedQuestion } from "../episode/watch.js";

export const outsideWorkspace = "outside";

/** A participant's id on the platform that sent them (Prolific), safe in addresses, tables and terminals. */
export const participantPattern = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/;

export type WaitingFor =
  | "the-start"
  | "a-question"
  /** Their last answer is still being read, and may be the last one wanted. */
  | "the-reading"
  | "the-end-of-a-pause"
  | "another-day";

export type JoinStage =
  | {
      readonly at: "consent";
      readonly lines: readonly string[];
      readonly instructions: string;
      /** Label of the button. */
      readonly agree: string;
      readonly pay: string;
    }
  | {
      readonly at: "practice";
      /** From 1. */
      readonly number: number;
      readonly of: number;
      readonly text: string;
      readonly instructions: string;
      readonly choices: readonly string[];
    }
  | {
      readonly at: "question";
      readonly instructions: string;
      readonly asked: AskedQuestion;
      readonly home: string;
      readonly task: string;
      readonly unclear: boolean;
    }
  | { readonly at: "waiting"; readonly for: WaitingFor; readonly instructions: string }
  | {
      readonly at: "done";
      readonly debrief: string;
      readonly pay: string;
      /** What the participant's answers were good for, as a sentence. Null on other devices. */
      readonly did: string | null;
      /** The completion code. Null on devices other than the one that first showed it. */
      readonly code: string | null;
      /** The page where the participant enters the code. Null without a code or such a page. */
      readonly url: string | null;
      readonly dataCode: string | null;
    }
  | { readonly at: "over" };

export interface JoinView {
  readonly title: string;
  /** `wanted` is null when people answer until the campaign closes. */
  readonly progress: { readonly given: number; readonly wanted: number | null };
  readonly said: string | null;
  /** Somebody consented with this id on another device, and nothing proves that it was this person. */
  readonly isElsewhere: boolean;
  /** Lets another device see and delete the data. Null before consent, when not needed, and on other devices. */
  readonly dataCode: string | null;
  readonly stage: JoinStage;
}

export interface JoinAnswer {
  readonly question: string;
  readonly choice: string | null;
  readonly text: string | null;
  /** The same on every attempt, so that a repeated request counts once. */
  readonly key: string;
}

/** `until`: milliseconds since 1970. */
export interface SignedSession {
  readonly token: string;
  readonly until: number;
}

/** A refusal says how to prove the identity. */
export interface DataAnswer {
  readonly text: string;
  readonly refused: boolean;
}

export interface ParticipantSession {
  readonly id: string;
  look(): Promise<JoinView>;
  agree(): Promise<JoinView>;
  practise(given: { readonly at: number; readonly choice: number }): Promise<JoinView>;
  answer(given: JoinAnswer): Promise<JoinView>;
  data(): Promise<DataAnswer>;
  /** Deletes the participant's data or, unless `sure`, only says what would be deleted. */
  leave(sure: boolean): Promise<DataAnswer>;
  /** Returns a session for data and deletion, or null for a wrong code. */
  prove(dataCode: string): Promise<SignedSession | null>;
}

export interface Visitor {
  readonly participant: string;
  readonly signature: string | null;
}

export type DoorRefusal =
  | "no-study"
  | "wrong-link"
  /** The participant came by a signed link before. */
  | "needs-link";

export interface JoinDesk {
  /** Null for an unknown campaign, or one without a door. */
  title(campaign: string): Promise<string | null>;
  enter(campaign: string, visitor: Visitor): Promise<SignedSession | DoorRefusal>;
  /**
   * Returns the session; null when the token is forged, expired, or for another campaign.
   * @param keys.device the browser's random secret for this campaign, or ""
   */
  session(
    campaign: string,
    keys: { readonly token: string; readonly device: string },
  ): Promise<ParticipantSession | null>;
}
