/** People's commands and preferences. */

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

export const campaignMoves = ["start", "pause", "close"] as const;
export type CampaignMove = (typeof campaignMoves)[number];

/** What a person must agree to before their answers are kept. Shown to them alone. */
export interface ConsentRequest {
  readonly campaign: string;
  readonly title: string;
  readonly text: string;
  readonly minimumAge: number;
  /** Study facts as name and value; absent when the bot has none. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
}

/** A practice task between consent and the first kept answer. Shown to the person alone. */
export interface PracticeRequest {
  readonly campaign: string;
  /** Task number, from 0. */
  readonly at: number;
  readonly of: number;
  readonly text: string;
  readonly choices: readonly string[];
}

/** Tasks in a row. */
export const mostRounds = 20;

/** Characters of a taught sentence. */
export const longestRule = 200;

/** Requests about the data kept on the caller. */
export const dataRequests = ["tell", "export", "delete", "delete-yes", "delete-no"] as const;
export type DataRequest = (typeof dataRequests)[number];

/** When `home` is null, the channel's home. */
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
      /** The sentence to keep; null lists or withdraws. */
      readonly rule: string | null;
      /** Number, from 1, of the rule to withdraw. */
      readonly withdraw?: number;
    }
  | {
      readonly verb: "schedule";
      readonly home: string | null;
      /** Minutes after midnight; null lists the schedule. */
      readonly daily: number | "off" | null;
    }
  | { readonly verb: "ask-less"; readonly reset: boolean }
  | {
      readonly verb: "campaign";
      /** Null: the only one. */
      readonly campaign: string | null;
      readonly move: CampaignMove | "status";
    }
  | {
      readonly verb: "consent";
      /** Null lists the campaigns. */
      readonly campaign: string | null;
      /** Null shows the consent text. */
      readonly agree: boolean | null;
      /**
       * Answer to the practice: numbers of the choice and, for a press, of the question; from 0.
       */
      readonly practice?: { readonly at: number | null; readonly choice: number };
    }
  | { readonly verb: "my-data"; readonly request: DataRequest }
  /** `here`: makes the channel the home channel. `me`: the caller's page. `help`: the homes. */
  | { readonly verb: "here" | "me" | "help" };

export type ConsentCommand = Extract<Command, { readonly verb: "consent" }>;

/**
 * A command's kind for access control. `manage`: changes something for everybody. `read`: shows
 * what was said or played; `read-all`: in every channel. `own`: concerns the caller alone, or
 * nobody.
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
 * A person's role at the command's place. `member`: one of its people. `unknown`: the platform
 * cannot say.
 */
export const standings = ["manager", "member", "outsider", "unknown"] as const;
export type Standing = (typeof standings)[number];

/** The home channel, another channel, or a direct message. */
export const places = ["configured", "other", "direct"] as const;
export type Place = (typeof places)[number];

/**
 * What a command may show or change. `channel`: this channel's content and the caller's own words.
 * `own`: the caller's own words.
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

/** Who may do what, and where. Only `src/app/control` reads it, for every bot. */
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

/** Whether a person may do something, or a sentence that says who may. */
export type Permission =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** The platform could not be asked. */
      readonly isUnknown?: true;
    };

/** Membership of a place; `unknown`: the platform could not be asked. */
export type Belonging = "yes" | "no" | "unknown";

/** Members of the home channel, everybody, or people, groups and roles with these ids. */
export type Audience = "channel" | "everyone" | readonly string[];

export const preferences = [
  "ask-less",
  "ask-as-usual",
  "consent",
  "no-consent",
  "opt-out",
  "opt-in",
  // Asks for confirmation by one of the next two.
  "forget-me",
  "forget-me-yes",
  "forget-me-no",
] as const;
export type Preference = (typeof preferences)[number];

/** A completion of a command. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
}
