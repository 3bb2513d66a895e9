/** What a participant's page gets from its server. */
import type { JoinStage, JoinView } from "../../src/core/join.js";
import type { AskedPiece } from "../present/asked-words.js";
import type { ShownDrawing } from "./page-content.js";

export type JoinStageState =
  | {
      readonly at: "consent";
      readonly lines: readonly string[];
      readonly instructions: string;
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
  | (ShownDrawing & {
      readonly at: "question";
      readonly instructions: string;
      readonly id: string;
      readonly home: string;
      readonly task: string;
      readonly text: string;
      /** The text in pieces: the words that name what is asked about are marked. */
      readonly asked: readonly AskedPiece[];
      /** Half a line: why it is asked; empty when there is no reason to give. */
      readonly why: string;
      /** With the place that a choice names, if it names one: it can be pressed in the drawing. */
      readonly choices: readonly {
        readonly id: string;
        readonly label: string;
        readonly place: string | null;
      }[];
      /** Label of the button that leads to an answer in one's own words. */
      readonly other: string;
      readonly unclear: boolean;
      /** What this person may see of the home. */
      readonly drawing: string;
    })
  | Extract<JoinStage, { at: "waiting" | "done" | "over" }>;

export type JoinState = Omit<JoinView, "stage"> & { readonly stage: JoinStageState };

/** For somebody without a session: the page asks for their participant id. */
export interface JoinDoor {
  readonly title: string;
}
