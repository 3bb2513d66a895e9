/** The stored data of one person, for their summary and their export. */
import type { AnswersWorth } from "./answers-worth.js";
import type { PersonHabit } from "./habits.js";
import type { Platform } from "./platform.js";

/** Times are ISO 8601 in UTC, as the file is read elsewhere. */
export interface PersonData {
  readonly format: "sous-my-data-1";
  readonly madeAt: string;
  readonly person: {
    readonly platform: Platform;
    readonly workspace: string;
    readonly id: string;
    readonly name: string;
    /** When they last did something here. */
    readonly seenAt: string | null;
  };
  readonly wishes: {
    /** Most questions a day put to them by name; null: as for everybody. */
    readonly questionsADay: number | null;
    readonly consentedAt: string | null;
    readonly optedOutAt: string | null;
  };
  /** Campaigns that they take or took part in. */
  readonly campaigns: readonly CampaignPart[];
  /** Of campaigns: questions that they opened, and when they last did. */
  readonly opened: readonly { readonly question: string; readonly at: string }[];
  /** Oldest first. */
  readonly answers: readonly AnswerGiven[];
  readonly facts: readonly FactGiven[];
  readonly rules: readonly RuleGiven[];
  /** How right their answers were, by home and class of things. */
  readonly knows: readonly KnowledgeOf[];
  /** Their moves where they played, oldest first; absent: none. */
  readonly moves?: readonly MoveGiven[];
  /** Where they are logged in on the web page; absent: nowhere. */
  readonly sessions?: readonly SessionGiven[];
  /** Replies of the robot that quote them or are meant for them. */
  readonly replies: number;
  /** What was formed from tasks that used their facts. */
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
  /** Their id where they came from; null for people of the workspace. */
  readonly participant: string | null;
  readonly codeGivenAt: string | null;
  /** They came by a signed link. */
  readonly byLink: boolean;
  /** Hashes of the devices from which all their answers came, and on which they saw their code; null: unknown. */
  readonly device: string | null;
  readonly codeDevice: string | null;
}

export interface AnswerGiven {
  readonly home: string;
  readonly question: string;
  readonly askedAt: string;
  /** The button's words, or their own. */
  readonly answer: string;
  readonly by: "button" | "words";
  readonly at: string;
  /** When they last opened the question; null: unknown. */
  readonly openedAt: string | null;
  /** It came after the question was closed. */
  readonly late: boolean;
  readonly takenBack: boolean;
  /** Collected in a campaign, for research. */
  readonly research: boolean;
  /** What the leak scan took for personal, if its finds are kept. */
  readonly suspicious?: readonly { readonly kind: string; readonly found: string }[];
}

export interface MoveGiven {
  readonly home: string;
  readonly task: string;
  readonly step: number;
  /** As it was offered. */
  readonly move: string;
  readonly at: string;
}

export interface SessionGiven {
  readonly role: string;
  readonly since: string;
  readonly lastUsed: string;
  readonly until: string;
}

export interface FactGiven {
  readonly home: string;
  /** As a sentence. */
  readonly fact: string;
  readonly status: string;
  readonly since: string;
  readonly until: string | null;
  /** The words from which it was understood; null: a button. */
  readonly words: string | null;
  readonly usedIn: readonly FactUse[];
}

/** A step that used a fact. */
export interface FactUse {
  readonly task: string;
  readonly round: number;
  readonly step: number;
  readonly at: string;
  /** The fact was used instead of asking somebody. */
  readonly sparedQuestion: boolean;
}

/** What their answers about a class of things came to. They are asked by it. */
export interface KnowledgeOf extends Pick<PersonHabit, "thing" | "said" | "right" | "wrong"> {
  readonly home: string;
}

/** A world rule that they taught. */
export interface RuleGiven {
  /** Null: it holds in every home. */
  readonly home: string | null;
  readonly words: string;
  readonly at: string;
}
