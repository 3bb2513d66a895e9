/** What a participant's page is sent. */
import type { JoinStage, JoinView } from "../../src/core/join.js";

export type JoinStageState =
  | {
      readonly at: "consent";
      readonly lines: readonly string[];
      readonly agree: string;
      readonly pay: string;
    }
  | {
      readonly at: "practice";
      readonly instructions: string;
      readonly number: number;
      readonly of: number;
      readonly text: string;
      readonly choices: readonly string[];
    }
  | {
      readonly at: "question";
      readonly instructions: string;
      readonly id: string;
      readonly home: string;
      readonly task: string;
      readonly text: string;
      /** Half a line: why it is asked; empty where nothing is to be said. */
      readonly why: string;
      readonly choices: readonly { readonly id: string; readonly label: string }[];
      /** The way to words of one's own. */
      readonly other: string;
      readonly unclear: boolean;
      /** SVG, as this person may see the home. */
      readonly drawing: string;
      /** What its reader has to know. */
      readonly legend: string;
      /** The drawing in words. */
      readonly list: readonly string[];
    }
  | Extract<JoinStage, { at: "waiting" | "done" | "over" }>;

export type JoinState = Omit<JoinView, "stage"> & { readonly stage: JoinStageState };

/** Nobody has come in yet: who are they? */
export interface JoinDoor {
  readonly title: string;
}
