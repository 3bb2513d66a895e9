/** What a rig can make go wrong on a platform. */
import type { ChatFault, QuestionMoment } from "./cells.js";

/** Calls of the product that a fault may hit: by what they do, since routes differ by platform. */
export type CallKind =
  /** New messages and edits. */
  | "writes"
  /** New messages only. */
  | "posts"
  /** What a person's press on "Somewhere else…" leads to. */
  | "forms"
  /** What the product asks or says while it takes in an answer. */
  | "hearing";

export interface CallFault {
  /** 0: the connection is cut without an answer. */
  readonly status: number;
  readonly times: number;
  /** The call does its work first. */
  readonly afterWrite?: boolean;
  /** Seconds, for a 429. */
  readonly retryAfterS?: number;
}

/** How long a bot that was removed is not there. */
export const awayMs = 1500;

/** Faults of a platform; a kill of the product is none of them. */
type PlatformFault = Exclude<ChatFault, "sigkill">;

export interface Switches {
  failCalls(kind: CallKind, fault: CallFault): Promise<void>;
  /** The next so many acknowledgements of what people did get lost on their way to the platform. */
  loseAcks(times: number): Promise<void>;
  /** The next so many things that people do arrive twice. */
  duplicate(times: number): Promise<void>;
  /** The next so many things that people do arrive in reverse order. */
  reorder(times: number): Promise<void>;
  dropSocket(): Promise<void>;
  /** The socket drops, and the first attempts to come back are refused. */
  refuseReturn(): Promise<void>;
  /** Somebody removes the bot, and lets it in again a moment later. */
  removeBot(): Promise<void>;
  /** Forgets what has not happened yet; what happened so far no longer counts for `hasStruck`. */
  clear(): Promise<void>;
  /** Whether this fault has really happened since `clear`, by the platform's own log. */
  hasStruck(fault: PlatformFault): Promise<boolean>;
  /** The platform's log since `clear`, a line for each entry. */
  log(): Promise<readonly string[]>;
}

/** The calls that are under way in each state. */
export const callsIn: Readonly<Record<QuestionMoment, CallKind>> = {
  "being-posted": "writes",
  open: "forms",
  answered: "hearing",
  "follow-up": "writes",
  receipt: "posts",
  late: "posts",
  expired: "writes",
};

/** An entry of a platform's log. */
interface LogLine {
  readonly at: number;
  readonly line: string;
}

type Acts = Omit<Switches, "clear" | "hasStruck" | "log">;

/**
 * @param evidence what a line of the log looks like when a fault has happened
 * @param readLog lines from a position on
 */
export function createSwitches(
  acts: Acts & { clearFaults(): Promise<unknown> },
  evidence: Readonly<Record<PlatformFault, RegExp>>,
  readLog: (from: number) => Promise<readonly LogLine[]>,
): Switches {
  const { clearFaults, ...rest } = acts;
  let from = 0;
  return {
    ...rest,
    async clear() {
      await clearFaults();
      from += (await readLog(from)).length;
    },
    async hasStruck(fault) {
      return (await readLog(from)).some(({ line }) => evidence[fault].test(line));
    },
    async log() {
      return (await readLog(from)).map(({ at, line }) => `${at} ${line}`);
    },
  };
}
