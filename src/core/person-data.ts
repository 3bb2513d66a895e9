import type { AnswersWorth } from "./answers-worth.js";
import type { PersonHabit } from "./habits.js";
import type { Platform } from "./platform.js";

/** For summary and export. Times are ISO 8601 in UTC. */
export interface PersonData {
  readonly format: "sous-my-data-1";
  readonly madeAt: string;
  readonly person: {
    readonly platform: Platform;
    readonly workspace: string;
    readonly id: string;
    readonly name: string;
    /** Time of their last action. */
    readonly seenAt: string | null;
  };
  readonly wishes: {
    /** Daily limit of questions put to them by name; null: the default. */
    readonly questionsADay: number | null;
    readonly consentedAt: string | null;
    readonly optedOutAt: string | null;
  };
  readonly campaigns: readonly CampaignPart[];
  /** Campaign questions that they opened, with the last time. */
  readonly opened: readonly { readonly question: string; readonly at: string }[];
  readonly answers: readonly AnswerGiven[];
  readonly facts: readonly FactGiven[];
  readonly rules: readonly RuleGiven[];
  /** Correctness of their answers, by home and class. */
  readonly knows: readonly KnowledgeOf[];
  /** As a player, oldest first; absent: none. */
  readonly moves?: readonly MoveGiven[];
  /** Log-ins on the web page; absent: none. */
  readonly sessions?: readonly SessionGiven[];
  readonly replies: number;
  /** Tuples formed from tasks that used their facts. */
  readonly tuples: number;
  readonly worth: AnswersWorth;
}

export interface CampaignPart {
  readonly campaign: string;
  /** Null after a withdrawal. */
  readonly agreedAt: string | null;
  readonly practisedAt: string | null;
  /** Practice tasks done. */
  readonly practiceDone: number;
  /** Id on the platform that sent them; null for people of the workspace. */
  readonly participant: string | null;
  readonly codeGivenAt: string | null;
  /** They came by a signed link. */
  readonly byLink: boolean;
  /** Hashes of the devices of all their answers and of the code's display; null: unknown. */
  readonly device: string | null;
  readonly codeDevice: string | null;
}

export interface AnswerGiven {
  readonly home: string;
  readonly question: string;
  readonly askedAt: string;
  /** The button's label, or their own words. */
  readonly answer: string;
  readonly by: "button" | "words";
  readonly at: string;
  /** Last opening of the question; null: unknown. */
  readonly openedAt: string | null;
  /** After the question was closed. */
  readonly late: boolean;
  readonly takenBack: boolean;
  /** Collected in a campaign, for research. */
  readonly research: boolean;
  /** Kept finds of the leak scan. */
  readonly suspicious?: readonly { readonly kind: string; readonly found: string }[];
}

export interface MoveGiven {
  readonly home: string;
  readonly task: string;
  readonly step: number;
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
  readonly fact: string;
  readonly status: string;
  readonly since: string;
  readonly until: string | null;
  /** The source words; null: a button. */
  readonly words: string | null;
  readonly usedIn: readonly FactUse[];
}

export interface FactUse {
  readonly task: string;
  readonly round: number;
  readonly step: number;
  readonly at: string;
  /** The fact was used instead of asking somebody. */
  readonly sparedQuestion: boolean;
}

/** Outcomes of their answers about a class; used to choose whom to ask. */
export interface KnowledgeOf extends Pick<PersonHabit, "thing" | "said" | "right" | "wrong"> {
  readonly home: string;
}

export interface RuleGiven {
  /** Null: every home. */
  readonly home: string | null;
  readonly words: string;
  readonly at: string;
}
