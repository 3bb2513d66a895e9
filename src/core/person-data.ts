/** What is kept of one person, as they are told it and as they get it. */
import type { AnswersWorth } from "./answers-worth.js";
import type { Platform } from "./platform.js";

/** Times are ISO 8601, in UTC: the file is read elsewhere. */
export interface PersonData {
  readonly format: "sous-my-data-1";
  readonly madeAt: string;
  readonly person: {
    readonly platform: Platform;
    readonly workspace: string;
    readonly id: string;
    readonly name: string;
  };
  readonly wishes: {
    /** Most questions a day that are put to them by name; null: as for everybody. */
    readonly questionsADay: number | null;
    readonly consentedAt: string | null;
    readonly optedOutAt: string | null;
  };
  /** Campaigns that they take part in, or did. */
  readonly campaigns: readonly CampaignPart[];
  /** Of campaigns: questions that they had before them, and when they last had. */
  readonly opened: readonly { readonly question: string; readonly at: string }[];
  /** Oldest first. */
  readonly answers: readonly AnswerGiven[];
  readonly facts: readonly FactGiven[];
  readonly rules: readonly RuleGiven[];
  /** What they did where they played, oldest first; absent: nothing. */
  readonly moves?: readonly MoveGiven[];
  /** Replies of the robot that quote them or are meant for them. */
  readonly replies: number;
  /** What was formed from tasks that rested on their facts. */
  readonly tuples: number;
  readonly worth: AnswersWorth;
}

export interface CampaignPart {
  readonly campaign: string;
  /** Null: they have withdrawn. */
  readonly agreedAt: string | null;
  readonly practisedAt: string | null;
  /** Tasks of the practice that they have done. */
  readonly practiceDone: number;
  /** As those call them who sent them; null for people of the workspace. */
  readonly participant: string | null;
  readonly codeGivenAt: string | null;
}

export interface AnswerGiven {
  readonly home: string;
  readonly question: string;
  readonly askedAt: string;
  /** The button's words, or their own. */
  readonly answer: string;
  readonly by: "button" | "words";
  readonly at: string;
  /** When they last had the question before them; null: not known. */
  readonly openedAt: string | null;
  /** It came when the question was closed already. */
  readonly late: boolean;
  readonly takenBack: boolean;
  /** Collected in a campaign, for research. */
  readonly research: boolean;
}

export interface MoveGiven {
  readonly home: string;
  readonly task: string;
  readonly step: number;
  /** As it was offered. */
  readonly move: string;
  readonly at: string;
}

export interface FactGiven {
  readonly home: string;
  /** As a sentence. */
  readonly fact: string;
  readonly status: string;
  readonly since: string;
  readonly until: string | null;
  /** The words it was understood from; null: a button. */
  readonly words: string | null;
  readonly usedIn: readonly FactUse[];
}

/** A step that rested on a fact. */
export interface FactUse {
  readonly task: string;
  readonly round: number;
  readonly step: number;
  readonly at: string;
  /** It was gone by instead of asking somebody again. */
  readonly sparedQuestion: boolean;
}

/** How the world works, as they taught it. */
export interface RuleGiven {
  /** Null: it holds in every home. */
  readonly home: string | null;
  readonly words: string;
  readonly at: string;
}
