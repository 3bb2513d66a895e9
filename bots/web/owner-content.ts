/** What the owner's pages get from their server. */
import type { CampaignShown } from "../../src/core/campaign-report.js";
import type { TimelineItem } from "../../src/core/episode.js";
import type { HomeEntry, HomeKinds, HomeRemark } from "../../src/core/home-desk.js";
import type { Exchange, Replay, ReviewDesk, ReviewLogLine } from "../../src/core/review.js";
import type { HomeTask } from "../../src/core/scene.js";
import type { SessionLine, WebLogin } from "../../src/core/session.js";
/** Where people from outside come in. */
export interface DoorLink {
  readonly address: string;
  /** With the fields that Prolific fills in. */
  readonly prolific: string;
  /** SVG. */
  readonly qrCode: string;
}

export interface CampaignState extends CampaignShown {
  readonly link: DoorLink | null;
}

export type ExchangeAnswer = NonNullable<Exchange["answers"]>[number];

export interface ReviewState extends Awaited<ReturnType<ReviewDesk["list"]>> {
  /** How many exchanges are shown at a time. */
  readonly pageSize: number;
  readonly log: readonly ReviewLogLine[];
}

export interface ReplayState extends Omit<Replay, "frames"> {
  readonly timeline: readonly TimelineItem[];
}
/** Who visits. */
export interface Me {
  readonly isOwner: boolean;
  /** False where no password is set. */
  readonly isLoggedIn: boolean;
  /** Of somebody with a log-in of their own. */
  readonly name?: string;
  /** That this machine only shows, and who leads; null where it leads. */
  readonly standsBy: string | null;
}

/** What a colleague needs to come here, or why nobody can. */
export type Invitation =
  | { readonly address: string; readonly password: string; readonly qr: string }
  | { readonly why: string };

export interface PeopleState {
  readonly needsPassword: boolean;
  /** Those with log-ins of their own. */
  readonly people: readonly Pick<WebLogin, "name" | "createdAt">[];
}

export interface SessionsState {
  readonly needsPassword: boolean;
  /** The last used first. */
  readonly sessions: readonly (SessionLine & { readonly isPresent: boolean })[];
}
export interface HomesState {
  readonly homes: readonly HomeEntry[];
  readonly kinds: HomeKinds;
}

/** A home that is being made, as it is now. */
export interface DraftState {
  readonly problems: readonly HomeRemark[];
  readonly notes: readonly HomeRemark[];
  /** SVG; null while its places cannot be read. */
  readonly drawing: string | null;
  /** The same in words, line by line. */
  readonly list: readonly string[];
}

/** A sentence as a task; or why it is none, with what would be read. */
export type TaskState = { readonly task: HomeTask } | { readonly refusal: string };

/** A home on the page, whole or not, as its file has it. */
export interface DraftHome {
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly string[];
  readonly people: readonly string[];
  readonly places: readonly DraftPlace[];
  readonly things: readonly DraftThing[];
  readonly tasks: readonly DraftTask[];
  /** What it orders in the shop; written in its file only. */
  readonly orders?: readonly DraftTask[];
}

/** A home as this browser keeps it while it is made. */
export interface Draft {
  readonly home: DraftHome;
  /** The version that was opened; null: it is new. */
  readonly from: string | null;
}

export interface DraftPlace {
  readonly id: string;
  readonly like?: string | undefined;
  readonly room: string;
  readonly label?: string | undefined;
  readonly openable?: boolean | undefined;
}

export interface DraftThing {
  readonly id: string;
  readonly like?: string | undefined;
  readonly in: string;
  readonly colour?: string | undefined;
  readonly material?: string | undefined;
  readonly size?: string | undefined;
  readonly owner?: string | undefined;
}

export interface DraftTask {
  readonly type: string;
  readonly sentence: string;
}
