import type { HomeSnapshot, Note } from "../../src/core/bot.js";
import type { CampaignShown } from "../../src/core/campaign-report.js";
import type { TimelineItem } from "../../src/core/episode.js";
import type { HomeEntry, HomeKinds, HomeRemark } from "../../src/core/home-desk.js";
import type { JoinStage, JoinView } from "../../src/core/join.js";
import type { Exchange, Replay, ReviewDesk, ReviewLogLine } from "../../src/core/review.js";
import type { HomeTask } from "../../src/core/scene.js";
import type { SessionLine, WebLogin } from "../../src/core/session.js";
import type { AskedPiece } from "../present/card-text.js";

/** Stands in texts for a deadline, which the page writes in the reader's time zone. */
export const timeSlot = "{time}";

export interface CardTexts {
  readonly task: string;
  readonly asked: readonly AskedPiece[];
  readonly progress: string;
  readonly heard: string | null;
  readonly end: string | null;
  readonly about: string | null;
  /** With {@link timeSlot}; null when nothing is asked. */
  readonly howToAnswer: string | null;
  /** Null when no player is to move. */
  readonly turn: { readonly line: string; readonly how: string } | null;
}

export interface ShownCall {
  readonly id: string;
  readonly headline: string;
  readonly audience: string;
  readonly isUrgent: boolean;
  /** Only its buttons count. */
  readonly isApproval: boolean;
  readonly text: string;
  readonly bound: readonly string[];
  readonly about: string;
  readonly added: readonly string[];
  readonly picture: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly deadline: number;
  /** What happens without an answer, with {@link timeSlot}. */
  readonly otherwise: string;
}

export interface InboxState {
  readonly calls: readonly ShownCall[];
  /** About the reader's last answer. */
  readonly receipt: Note | null;
  /** No password is set, so the reader approves as the local owner. */
  readonly isLocal: boolean;
}

export interface ShownDrawing {
  /** SVG; null when nothing can be drawn. */
  readonly drawing: string | null;
  /** How to read the drawing, or why there is none. */
  readonly legend: string;
  readonly list: readonly string[];
}

/** Respects the open question's mode; empty before the first task. */
export interface PagePictures extends ShownDrawing {
  /** SVG of the robot's path beside the one without people's answers, after a task. */
  readonly ways: string | null;
}

export type PageNews = Omit<PageState, keyof PagePictures> & Partial<PagePictures>;

export interface PageState extends PagePictures {
  /** Version of the pictures. */
  readonly drawn: string;
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  /** Number of questions in the inbox. */
  readonly waiting: number;
  readonly snapshot: HomeSnapshot | null;
  /** Orders to try in this home while nothing is going on there. */
  readonly examples: readonly string[];
  /** The current card's; `cardTexts` has the conversation's, by item id. */
  readonly texts: CardTexts | null;
  readonly cardTexts: Readonly<Record<string, CardTexts>>;
}

export interface DoorLink {
  readonly address: string;
  readonly prolific: string;
  readonly qrCode: string;
}

export interface CampaignState extends CampaignShown {
  readonly link: DoorLink | null;
}

export type ExchangeAnswer = NonNullable<Exchange["answers"]>[number];

export interface ReviewState extends Awaited<ReturnType<ReviewDesk["list"]>> {
  readonly pageSize: number;
  readonly log: readonly ReviewLogLine[];
}

export interface ReplayState extends Omit<Replay, "frames"> {
  readonly timeline: readonly TimelineItem[];
}
export interface Me {
  readonly isOwner: boolean;
  readonly isLoggedIn: boolean;
  /** Number of questions in the inbox. */
  readonly waiting: number;
  readonly name?: string;
  /** Names the leader on a standby machine; null on the leader. */
  readonly standsBy: string | null;
}

/** How a colleague gets access, or why that is impossible. */
export type Invitation =
  | { readonly address: string; readonly password: string; readonly qr: string }
  | { readonly why: string };

export interface PeopleState {
  readonly needsPassword: boolean;
  readonly people: readonly Pick<WebLogin, "name" | "createdAt">[];
}

export interface SessionsState {
  readonly needsPassword: boolean;
  readonly sessions: readonly (SessionLine & { readonly isPresent: boolean })[];
}
export interface HomesState {
  readonly homes: readonly HomeEntry[];
  readonly kinds: HomeKinds;
}

export interface DraftState {
  readonly problems: readonly HomeRemark[];
  readonly notes: readonly HomeRemark[];
  readonly drawing: string | null;
  readonly list: readonly string[];
}

export type TaskState = { readonly task: HomeTask } | { readonly refusal: string };

export interface DraftHome {
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly string[];
  readonly people: readonly string[];
  readonly places: readonly DraftPlace[];
  readonly things: readonly DraftThing[];
  readonly tasks: readonly DraftTask[];
  readonly orders?: readonly DraftTask[];
}

export interface Draft {
  readonly home: DraftHome;
  /** The version that was opened; null for a new home. */
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

export type JoinStageState =
  | {
      readonly at: "consent";
      readonly lines: readonly string[];
      readonly instructions: string;
      readonly agree: string;
      readonly pay: string;
    }
  | {
      readonly at: "practice";
      readonly instructions: string;
      readonly number: number;
      readonly of: number;
      readonly text: string;
      readonly choices: readonly string[];
    }
  | (ShownDrawing & {
      readonly at: "question";
      readonly instructions: string;
      readonly id: string;
      readonly home: string;
      readonly task: string;
      readonly text: string;
      readonly asked: readonly AskedPiece[];
      /** Why it is asked; may be empty. */
      readonly why: string;
      /** `place` can be clicked in the drawing. */
      readonly choices: readonly {
        readonly id: string;
        readonly label: string;
        readonly place: string | null;
      }[];
      readonly other: string;
      readonly unclear: boolean;
      readonly drawing: string;
    })
  | Extract<JoinStage, { at: "waiting" | "done" | "over" }>;

export type JoinState = Omit<JoinView, "stage"> & { readonly stage: JoinStageState };

/** For visitors without a session: the page asks for their id. */
export interface JoinDoor {
  readonly title: string;
}
