import type { AnswersWorth } from "./episode.js";
import type { PersonHabit } from "./habits.js";
import type { Platform } from "./platform.js";

/** Times are ISO 8601 in UTC. */
export interface PersonData {
  readonly format: "sous-my-data-1";
  readonly madeAt: string;
  readonly person: {
    readonly platform: Platform;
    readonly workspace: string;
    readonly id: string;
    readonly name: string;
    readonly seenAt: string | null;
  };
  readonly wishes: {
    /** For questions put to them by name. Null for the default. */
    readonly questionsADay: number | null;
    readonly consentedAt: string | null;
    readonly optedOutAt: string | null;
  };
  readonly campaigns: readonly CampaignPart[];
  readonly opened: readonly { readonly question: string; readonly at: string }[];
  readonly answers: readonly AnswerGiven[];
  readonly facts: readonly FactGiven[];
  readonly rules: readonly RuleGiven[];
  readonly knows: readonly KnowledgeOf[];
  readonly moves?: readonly MoveGiven[];
  readonly sessions?: readonly SessionGiven[];
  readonly replies: number;
  /** Formed from tasks that used their facts. */
  readonly tuples: number;
  readonly worth: AnswersWorth;
}

export interface CampaignPart {
  readonly campaign: string;
  /** Null after a withdrawal. */
  readonly agreedAt: string | null;
  readonly practisedAt: string | null;
  readonly practiceDone: number;
  /** Id on the platform that sent them. Null for people of the workspace. */
  readonly participant: string | null;
  readonly codeGivenAt: string | null;
  readonly byLink: boolean;
  /** Hashes of the devices that gave all answers and that showed the code. */
  readonly device: string | null;
  readonly codeDevice: string | null;
}

export interface AnswerGiven {
  readonly home: string;
  readonly question: string;
  readonly askedAt: string;
  readonly answer: string;
  readonly by: "button" | "words";
  readonly at: string;
  readonly openedAt: string | null;
  /** Given after the question was closed. */
  readonly late: boolean;
  readonly takenBack: boolean;
  readonly research: boolean;
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
  readonly words: string | null;
  readonly usedIn: readonly FactUse[];
}

export interface FactUse {
  readonly task: string;
  readonly round: number;
  readonly step: number;
  readonly at: string;
  /** Used instead of asking somebody. */
  readonly sparedQuestion: boolean;
}

/** Used to choose whom to ask. */
export interface KnowledgeOf extends Pick<PersonHabit, "thing" | "said" | "right" | "wrong"> {
  readonly home: string;
}

export interface RuleGiven {
  readonly home: string | null;
  readonly words: string;
  readonly at: string;
}
