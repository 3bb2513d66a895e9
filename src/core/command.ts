/** Commands: what people may tell Sous to do, and what they may want for themselves. */

export const verbs = [
  "play",
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

/** What can be done to an existing campaign. */
export const campaignMoves = ["start", "pause", "close"] as const;
export type CampaignMove = (typeof campaignMoves)[number];

/** What a person has to agree to before their answers are kept. Shown to them alone. */
export interface ConsentRequest {
  readonly campaign: string;
  readonly title: string;
  readonly text: string;
  readonly minimumAge: number;
  /** Facts about the study, as names and values; absent when the bot has none. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
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
  | {
      readonly verb: "play";
      readonly home: string | null;
      readonly rounds: number;
      readonly here?: boolean;
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
  /**
   * `here`: the channel becomes the one that Sous was set up for. `me`: what the caller could answer, and what they want
   * for themselves. `help`: the homes.
   */
  | { readonly verb: "here" | "me" | "help" };

export type ConsentCommand = Extract<Command, { readonly verb: "consent" }>;

/**
 * What a command does, as far as it matters who gives it. `manage`: it starts, stops or changes something for
 * everybody. `read`: it tells what was said or played. `read-all`: it tells it of every channel. `own`: it is about
 * the caller alone, or about nobody.
 */
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

/**
 * Who somebody is where they give a command. `member`: one of the people of the place. `unknown`: the platform cannot
 * tell.
 */
export const standings = ["manager", "member", "outsider", "unknown"] as const;
export type Standing = (typeof standings)[number];

/** Where a command is given: in the channel that Sous was set up for, in another one, or in a direct message. */
export const places = ["configured", "other", "direct"] as const;
export type Place = (typeof places)[number];

/**
 * What a command may tell or touch. `channel`: what was played and said in the channel in which it is given, and the
 * caller's own words. `own`: the caller's own words.
 */
export type Access = "everything" | "channel" | "own" | "nothing";

function row(configured: Access, other: Access, direct: Access): Readonly<Record<Place, Access>> {
  return { configured, other, direct };
}

const forManagers = {
  manager: row("everything", "everything", "everything"),
  member: row("nothing", "nothing", "nothing"),
  outsider: row("nothing", "nothing", "nothing"),
  unknown: row("nothing", "nothing", "nothing"),
};

/** Who may do what, and where. `src/app/control` alone asks it, for every bot. */
export const accessTable: Readonly<
  Record<CommandKind, Readonly<Record<Standing, Readonly<Record<Place, Access>>>>>
> = {
  manage: forManagers,
  "read-all": forManagers,
  read: {
    manager: row("everything", "channel", "own"),
    member: row("channel", "channel", "own"),
    outsider: row("own", "own", "own"),
    unknown: row("own", "own", "own"),
  },
  own: {
    manager: row("own", "own", "own"),
    member: row("own", "own", "own"),
    outsider: row("own", "own", "own"),
    unknown: row("own", "own", "own"),
  },
};

/** Whether a person may do something; if not, a sentence that says who may. */
export type Permission =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** The platform could not be asked who they are. */
      readonly isUnknown?: true;
    };

/** Whether somebody is one of the people of a place; `unknown`: the platform could not be asked. */
export type Belonging = "yes" | "no" | "unknown";

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
