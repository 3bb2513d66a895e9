/** A campaign's door for people from outside the workspace. */
import type { ConsentRequest, PracticeRequest } from "./command.js";
import type { AskedQuestion } from "./watch.js";

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
      readonly request: ConsentRequest;
      readonly instructions: string;
      readonly pay: string;
    }
  | { readonly at: "practice"; readonly instructions: string; readonly practice: PracticeRequest }
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
      /** Effect of their answers, as a sentence; null on other devices. */
      readonly did: string | null;
      /** Null on a device other than the one that first showed it. */
      readonly code: string | null;
      /** Null without a code, or when the design names no place. */
      readonly url: string | null;
      readonly dataCode: string | null;
    }
  | { readonly at: "over" };

export interface JoinView {
  readonly title: string;
  /** `wanted` null: until the campaign closes. */
  readonly progress: { readonly given: number; readonly wanted: number | null };
  readonly said: string | null;
  /** This id consented on another device, without proof of identity. */
  readonly isElsewhere: boolean;
  /** Authorises another device; null before consent, when not needed, and on other devices. */
  readonly dataCode: string | null;
  readonly stage: JoinStage;
}

export interface JoinAnswer {
  readonly question: string;
  readonly choice: string | null;
  readonly text: string | null;
  /** Stable over retries. */
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
  /** Without `sure`, only says what would be deleted. */
  leave(sure: boolean): Promise<DataAnswer>;
  /** A session for data and deletion; null for a wrong code. */
  prove(dataCode: string): Promise<SignedSession | null>;
}

export interface Visitor {
  readonly participant: string;
  readonly signature: string | null;
}

export interface BrowserKeys {
  readonly token: string;
  /** The browser's random secret for this campaign, or "". */
  readonly device: string;
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
  /** Null when the token is forged, expired, or for another campaign. */
  session(campaign: string, keys: BrowserKeys): Promise<ParticipantSession | null>;
}
