/** Commands: what people may tell Sous to do, and what they may want for themselves. */

export const verbs = [
  "play",
  "status",
  "facts",
  "why",
  "move",
  "teach",
  "schedule",
  "pause",
  "resume",
  "stop",
  "ask-less",
  "me",
  "consent",
  "campaign",
  "my-data",
  "help",
] as const;
export type Verb = (typeof verbs)[number];

/** What can be done to an existing campaign. */
export const campaignMoves = ["start", "pause", "close"] as const;
export type CampaignMove = (typeof campaignMoves)[number];

/** What a person has to agree to before their answers are kept. Shown to them alone. */
export interface ConsentRequest {
  readonly campaign: string;
  readonly title: string;
  readonly text: string;
  readonly minimumAge: number;
}

/** A practice task for a person who has agreed, before their answers are kept. Shown to them alone. */
export interface PracticeRequest {
  readonly campaign: string;
  /** Number of the task, from 0. */
  readonly at: number;
  readonly of: number;
  readonly text: string;
  readonly choices: readonly string[];
}

/** Most tasks in a row. */
export const mostRounds = 20;

/** Most characters of a sentence that is taught. */
export const longestRule = 200;

/** What people may ask about the data kept on them: a summary, an export, or its deletion. */
export const dataRequests = ["tell", "export", "delete", "delete-yes", "delete-no"] as const;
export type DataRequest = (typeof dataRequests)[number];

/** When `home` is null, the home that the channel is about. */
export type Command =
  | { readonly verb: "play"; readonly home: string | null; readonly rounds: number }
  | { readonly verb: "status"; readonly everywhere: boolean }
  | {
      readonly verb: "facts" | "why" | "pause" | "resume" | "stop";
      readonly home: string | null;
    }
  | {
      readonly verb: "move";
      readonly home: string | null;
      readonly thing: string;
      readonly place: string;
    }
  | {
      readonly verb: "teach";
      readonly home: string | null;
      /** A sentence to keep; null only tells, or withdraws. */
      readonly rule: string | null;
      /** Number, from 1, of the rule that is taken back. */
      readonly withdraw?: number;
    }
  | {
      readonly verb: "schedule";
      readonly home: string | null;
      /** Minutes after midnight; null only tells what is scheduled. */
      readonly daily: number | "off" | null;
    }
  | { readonly verb: "ask-less"; readonly reset: boolean }
  | {
      readonly verb: "campaign";
      /** Null: the one there is. */
      readonly campaign: string | null;
      readonly move: CampaignMove | "status";
    }
  | {
      readonly verb: "consent";
      /** Null: which campaigns there are. */
      readonly campaign: string | null;
      /** Null only tells what is to be agreed to. */
      readonly agree: boolean | null;
      /** What is answered to the campaign's practice: the number of the choice and, of a press, of the question; from 0. */
      readonly practice?: { readonly at: number | null; readonly choice: number };
    }
  | { readonly verb: "my-data"; readonly request: DataRequest }
  /** What the caller could answer, and what they want for themselves; `help`: the homes. */
  | { readonly verb: "me" | "help" };

export type ConsentCommand = Extract<Command, { readonly verb: "consent" }>;

/** Whether it starts, stops or changes something for everybody: then not everybody may. */
export function isManaging(command: Command): boolean {
  switch (command.verb) {
    case "play":
    case "move":
    case "pause":
    case "resume":
    case "stop":
      return true;
    case "campaign":
      return command.move !== "status";
    case "schedule":
      return command.daily !== null;
    case "teach":
      return command.rule !== null || command.withdraw !== undefined;
    default:
      return false;
  }
}

/** Whether a person may do something; if not, a sentence that says who may. */
export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string };

/**
 * Who may do something: members of the configured channel, everybody, or the people, groups and roles with these
 * ids.
 */
export type Audience = "channel" | "everyone" | readonly string[];

/** A person's preferences. */
export const preferences = [
  "ask-less",
  "ask-as-usual",
  "consent",
  "no-consent",
  "opt-out",
  "opt-in",
  // Asks for confirmation, which the next two give.
  "forget-me",
  "forget-me-yes",
  "forget-me-no",
] as const;
export type Preference = (typeof preferences)[number];

/** A suggestion while a command is typed. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
}
