/** A campaign's door for people from outside the workspace: what one of them sees and may do, and nothing else. */
import type { ConsentRequest, PracticeRequest } from "./command.js";
import type { AskedQuestion } from "./watch.js";

/** The workspace of those who come through a door: on no other page can somebody be one of them. */
export const outsideWorkspace = "outside";

/** How those who sent somebody call them (a Prolific id). Plain: it stands in addresses, tables and terminals. */
export const participantPattern = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/;

/** Why nothing is asked just now. */
export type WaitingFor =
  | "the-start"
  | "a-question"
  /** What they said last is being read: it may have been the last answer that is wanted. */
  | "the-reading"
  | "the-end-of-a-pause"
  | "another-day";

/** Where a participant stands. */
export type JoinStage =
  /** Nothing is kept of them yet. */
  | { readonly at: "consent"; readonly request: ConsentRequest; readonly pay: string }
  | { readonly at: "practice"; readonly instructions: string; readonly practice: PracticeRequest }
  | {
      readonly at: "question";
      readonly instructions: string;
      readonly asked: AskedQuestion;
      readonly home: string;
      readonly task: string;
      /** They said something already that nothing could be read from. */
      readonly unclear: boolean;
    }
  | { readonly at: "waiting"; readonly for: WaitingFor; readonly instructions: string }
  | {
      readonly at: "done";
      readonly debrief: string;
      readonly pay: string;
      /** Null for who has answered nothing. */
      readonly code: string | null;
      /** Where they give it back; null where the design names no place. */
      readonly url: string | null;
    }
  /** It was over before they agreed. */
  | { readonly at: "over" };

export interface JoinView {
  readonly title: string;
  /** Questions that they have answered, of so many; null: until the campaign closes. */
  readonly progress: { readonly given: number; readonly wanted: number | null };
  /** What came of what they did last. */
  readonly said: string | null;
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

/** One participant's place in one campaign. */
export interface ParticipantSession {
  /** Pseudonym of the participant: for counting requests. */
  readonly id: string;
  look(): Promise<JoinView>;
  agree(): Promise<JoinView>;
  practise(given: { readonly at: number; readonly choice: number }): Promise<JoinView>;
  answer(given: JoinAnswer): Promise<JoinView>;
  /** All that is kept of them, as JSON. */
  data(): Promise<string>;
  /** Deletes all that is kept of them once they are sure; before, says what that would be. */
  leave(sure: boolean): Promise<string>;
}

export interface JoinDesk {
  /** The campaign's title; null where there is no such campaign, or it has no door. */
  title(campaign: string): Promise<string | null>;
  /** A signed session, until then (milliseconds since 1970). Null: the campaign has no door. */
  enter(
    campaign: string,
    participant: string,
  ): Promise<{ readonly token: string; readonly until: number } | null>;
  /** Whoever the session was signed for; null when it was not, is over, or is another campaign's. */
  session(campaign: string, token: string): Promise<ParticipantSession | null>;
}
