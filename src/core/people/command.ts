/** Defines the commands that people give, and who may give them. */
export const verbs = [
  "play",
  "do",
  "status",
  "facts",
  "why",
  "move",
  "teach",
  "schedule",
  "here",
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

export const campaignMoves = ["start", "pause", "close"] as const;
export type CampaignMove = (typeof campaignMoves)[number];

/** Shown to the person alone, before their answers are kept. */
export interface ConsentRequest {
  readonly campaign: string;
  readonly title: string;
  readonly text: string;
  readonly minimumAge: number;
  /** Details of the study, as names and values. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
}

/** Shown to the person alone, after consent. */
export interface PracticeRequest {
  readonly campaign: string;
  /** Number of the task, from 0. */
  readonly at: number;
  readonly of: number;
  readonly text: string;
  readonly choices: readonly string[];
}

export const queueMoves = ["drop", "first"] as const;
export type QueueMove = (typeof queueMoves)[number];

export const longestOrder = 1000;

export const mostRounds = 20;

export const longestRule = 200;

export const dataRequests = ["tell", "export", "delete", "delete-yes", "delete-no"] as const;
export type DataRequest = (typeof dataRequests)[number];

/** When `home` is null, the command is about the channel's home. */
export type Command =
  | {
      readonly verb: "play";
      readonly home: string | null;
      readonly rounds: number;
      readonly here?: boolean;
    }
  | {
      readonly verb: "do";
      readonly home: string | null;
      /** The task in the person's words. Null lists the queue, or changes it. */
      readonly order: string | null;
      /** `at`: number in the queue, from 1. */
      readonly change?: { readonly move: QueueMove; readonly at: number };
    }
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
      /** Null lists the rules, or withdraws one. */
      readonly rule: string | null;
      /** Number of the rule, from 1. */
      readonly withdraw?: number;
    }
  | {
      readonly verb: "schedule";
      readonly home: string | null;
      /** Minutes after midnight. Null lists the schedule. */
      readonly daily: number | "off" | null;
    }
  | { readonly verb: "ask-less"; readonly reset: boolean }
  | {
      readonly verb: "campaign";
      /** Null means the only campaign. */
      readonly campaign: string | null;
      readonly move: CampaignMove | "status";
    }
  | {
      readonly verb: "consent";
      /** Null lists the campaigns. */
      readonly campaign: string | null;
      /** Null shows the consent text. */
      readonly agree: boolean | null;
      /** Numbers of the choice and, for a press, of the question; from 0. */
      readonly practice?: { readonly at: number | null; readonly choice: number };
    }
  | { readonly verb: "my-data"; readonly request: DataRequest }
  /** `here` makes this the home channel, `me` shows the caller's page, `help` lists homes. */
  | { readonly verb: "here" | "me" | "help" };

export type ConsentCommand = Extract<Command, { readonly verb: "consent" }>;

/** `manage`: changes for all. `read`: shows what was said or played; `read-all`: in all channels. `own`: own data. */
export type CommandKind = "manage" | "read-all" | "read" | "own";

export function kindOf(command: Command): CommandKind {
  switch (command.verb) {
    case "play":
    case "move":
    case "here":
    case "pause":
    case "resume":
    case "stop":
      return "manage";
    case "do":
      return command.order === null && !command.change ? "read" : "manage";
    case "campaign":
      return command.move === "status" ? "read" : "manage";
    case "schedule":
      return command.daily === null ? "read" : "manage";
    case "teach":
      return command.rule === null && command.withdraw === undefined ? "read" : "manage";
    case "status":
      return command.everywhere ? "read-all" : "read";
    case "facts":
    case "why":
      return "read";
    case "ask-less":
    case "consent":
    case "me":
    case "my-data":
    case "help":
      return "own";
  }
}

/** The caller's role in the place of the command. `unknown`: the platform cannot say. */
export const roles = ["manager", "member", "outsider", "unknown"] as const;
export type Role = (typeof roles)[number];

/** The home channel, another one, or a direct message. */
export const places = ["configured", "other", "direct"] as const;
export type Place = (typeof places)[number];

/** `channel` covers this channel and the caller's own words, `own` only the caller's own words. */
export type Access = "everything" | "channel" | "own" | "nothing";

/** Decides who may do what, and where. Only `src/app/control` calls it. */
export function accessTo(kind: CommandKind, role: Role, place: Place): Access {
  if (kind === "own") return "own";
  if (kind !== "read") return role === "manager" ? "everything" : "nothing";
  if (place === "direct") return "own";
  if (role === "manager") return place === "configured" ? "everything" : "channel";
  return role === "member" ? "channel" : "own";
}

/** Whether a person may do something. If not, `reason` says who may. */
export type Permission =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: string;
      readonly isUnknown?: true;
    };

/** `unknown`: the platform could not be asked. */
export type Belonging = "yes" | "no" | "unknown";

/** Members of the home channel, everybody, or ids of people, groups and roles. */
export type Audience = "channel" | "everyone" | readonly string[];

export const preferences = [
  "ask-less",
  "ask-as-usual",
  "consent",
  "no-consent",
  "opt-out",
  "opt-in",
  // Asks for confirmation, which "forget-me-yes" and "forget-me-no" answer.
  "forget-me",
  "forget-me-yes",
  "forget-me-no",
] as const;
export type Preference = (typeof preferences)[number];

export interface Suggestion {
  readonly id: string;
  readonly label: string;
}
