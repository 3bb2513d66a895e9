/** What the pages get from their server. */
import type { HomeSnapshot } from "../../src/core/bot.js";
import type { CampaignShown } from "../../src/core/campaign-report.js";
import type { TimelineItem } from "../../src/core/episode.js";
import type { HomeEntry, HomeKinds, HomeRemark } from "../../src/core/home-desk.js";
import type { JoinStage, JoinView } from "../../src/core/join.js";
import type { Exchange, Replay, ReviewDesk, ReviewLogLine } from "../../src/core/review.js";
import type { HomeTask } from "../../src/core/scene.js";
import type { SessionLine, WebLogin } from "../../src/core/session.js";
import type { AskedPiece } from "../present/asked-words.js";

export interface CardTexts {
  readonly task: string;
  /** The question in pieces: the words that name what is asked about are marked; empty when nothing is asked. */
  readonly asked: readonly AskedPiece[];
  readonly progress: string;
  readonly heard: string | null;
  readonly end: string | null;
  /** Half a line under the question: why it is asked, who is asked, how many have answered. */
  readonly about: string | null;
  /** With "{time}" where the deadline goes; null when nothing is asked. */
  readonly howToAnswer: string | null;
  /** The line over what the player sees, and how else to act; null when no turn waits for a player. */
  readonly turn: { readonly line: string; readonly how: string } | null;
}

/** An open question of an agent. */
export interface ShownCall {
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** The other lines of an approval, as they are. */
  readonly bound: readonly string[];
  readonly about: string;
  /** Lines that its agent added later. */
  readonly added: readonly string[];
  /** What its picture shows; null when it has none. */
  readonly picture: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly deadline: number;
  /** What happens without an answer, with "{time}" where the deadline goes. */
  readonly otherwise: string;
}

/** A drawing as a page shows it. */
export interface ShownDrawing {
  /** SVG; null where nothing can be drawn. */
  readonly drawing: string | null;
  /** How to read the drawing, or why there is none. */
  readonly legend: string;
  /** The drawing in words. */
  readonly list: readonly string[];
}

/** The drawing shows what the open question's mode allows; none when nothing was played. */
export interface PagePictures extends ShownDrawing {
  /** After a task in which people helped: the way that the robot took beside the one without their answers, as SVG. */
  readonly ways: string | null;
}

/** What a page is sent: without the pictures when it has them already. */
export type PageNews = Omit<PageState, keyof PagePictures> & Partial<PagePictures>;

export interface PageState extends PagePictures {
  /** Stands for the pictures: it changes when they do. */
  readonly drawn: string;
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  /** What agents outside Sous ask here. */
  readonly calls: readonly ShownCall[];
  readonly snapshot: HomeSnapshot | null;
  /** Texts of the present card. Those of the conversation's cards stand in `cardTexts`, by item id. */
  readonly texts: CardTexts | null;
  readonly cardTexts: Readonly<Record<string, CardTexts>>;
}

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
      /** The text in pieces: the words that name what is asked about are marked. */
      readonly asked: readonly AskedPiece[];
      /** Half a line: why it is asked; empty when there is no reason to give. */
      readonly why: string;
      /** With the place that a choice names, if it names one: it can be pressed in the drawing. */
      readonly choices: readonly {
        readonly id: string;
        readonly label: string;
        readonly place: string | null;
      }[];
      /** Label of the button that leads to an answer in one's own words. */
      readonly other: string;
      readonly unclear: boolean;
      /** What this person may see of the home. */
      readonly drawing: string;
    })
  | Extract<JoinStage, { at: "waiting" | "done" | "over" }>;

export type JoinState = Omit<JoinView, "stage"> & { readonly stage: JoinStageState };

/** For somebody without a session: the page asks for their participant id. */
export interface JoinDoor {
  readonly title: string;
}
