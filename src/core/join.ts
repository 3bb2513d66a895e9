/** A campaign's door for people from outside the workspace: what such a participant sees and may do. */
import type { ConsentRequest, PracticeRequest } from "./command.js";
import type { AskedQuestion } from "./watch.js";

/** The workspace of participants who come through a door. No other page has it. */
export const outsideWorkspace = "outside";

/** A participant's id where they came from (a Prolific id). It is plain, as addresses, tables and terminals show it. */
export const participantPattern = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/;

/** Why the participant is asked nothing now. */
export type WaitingFor =
  | "the-start"
  | "a-question"
  /** Their last answer is being read. It may have been the last one wanted. */
  | "the-reading"
  | "the-end-of-a-pause"
  | "another-day";

/** Where a participant stands. */
export type JoinStage =
  /** Nothing is kept about them yet. */
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
      /** Their earlier words for this question were not understood. */
      readonly unclear: boolean;
    }
  | { readonly at: "waiting"; readonly for: WaitingFor; readonly instructions: string }
  | {
      readonly at: "done";
      readonly debrief: string;
      readonly pay: string;
      /** What their answers did so far, as a sentence; null: nothing yet, or the device is not theirs. */
      readonly did: string | null;
      /** Null where another device had it: there it is shown again. */
      readonly code: string | null;
      /** Where they give it back; null without a code, or when the design names no place. */
      readonly url: string | null;
      readonly dataCode: string | null;
    }
  /** The campaign was over before they agreed. */
  | { readonly at: "over" };

export interface JoinView {
  readonly title: string;
  /** Questions answered, and how many are wanted; null: until the campaign closes. */
  readonly progress: { readonly given: number; readonly wanted: number | null };
  /** The response to what they did last. */
  readonly said: string | null;
  /** Somebody agreed with this id on another device, and nothing shows that it was the same person. */
  readonly isElsewhere: boolean;
  /**
   * Makes another device theirs, to go on there or to open their data; null before they agree, for those who need
   * none, and where the device is not theirs.
   */
  readonly dataCode: string | null;
  readonly stage: JoinStage;
}

/** What a participant answers: a choice, or words. */
export interface JoinAnswer {
  readonly question: string;
  readonly choice: string | null;
  readonly text: string | null;
  /** The same on every attempt, so that a repeated request counts once. */
  readonly key: string;
}

/** A session that is valid until `until` (milliseconds since 1970). */
export interface SignedSession {
  readonly token: string;
  readonly until: number;
}

/** Somebody's data, or its deletion. Refused: it does not show that they are this participant, and says what to do. */
export interface DataAnswer {
  readonly text: string;
  readonly refused: boolean;
}

/** A participant's part in a campaign: all that they can see and do. */
export interface ParticipantSession {
  /** The participant's pseudonym, for counting requests. */
  readonly id: string;
  look(): Promise<JoinView>;
  agree(): Promise<JoinView>;
  practise(given: { readonly at: number; readonly choice: number }): Promise<JoinView>;
  answer(given: JoinAnswer): Promise<JoinView>;
  /** All that is kept about them, as JSON. */
  data(): Promise<DataAnswer>;
  /** Deletes all that is kept about them if they are sure; otherwise says what would be deleted. */
  leave(sure: boolean): Promise<DataAnswer>;
  /** A session that may do both on this device; null when the code is not their data code. */
  prove(dataCode: string): Promise<SignedSession | null>;
}

/** By what somebody comes through a door. */
export interface Visitor {
  readonly participant: string;
  /** Of a signed link; null: the link had only the id. */
  readonly signature: string | null;
}

/** What a visitor's browser keeps. */
export interface BrowserKeys {
  readonly token: string;
  /** A random secret of the browser for this campaign; empty: it keeps none. */
  readonly device: string;
}

/** Why somebody is not let in. */
export type DoorRefusal =
  | "no-study"
  /** The signature is wrong. */
  | "wrong-link"
  /** The participant came by a signed link before, and this visitor has none. */
  | "needs-link";

export interface JoinDesk {
  /** The campaign's title; null when there is no such campaign, or it has no door. */
  title(campaign: string): Promise<string | null>;
  enter(campaign: string, visitor: Visitor): Promise<SignedSession | DoorRefusal>;
  /** The session behind a token; null when it was not signed here, is over, or is for another campaign. */
  session(campaign: string, keys: BrowserKeys): Promise<ParticipantSession | null>;
}
