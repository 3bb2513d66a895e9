/** Defines what the server sends to pages, and makes its words. */
import type { Call, Card, HomeSnapshot, Watch } from "../../src/core/bot.js";
import type { CampaignShown } from "../../src/core/campaign/campaign-report.js";
import type { Replay, ReviewDesk, ReviewLogLine } from "../../src/core/campaign/review.js";
import type { TimelineItem } from "../../src/core/episode/episode.js";
import type { HomeEntry, HomeKinds, HomeRemark } from "../../src/core/episode/home-desk.js";
import type { Home } from "../../src/core/episode/home-file.js";
import type { HomeTask } from "../../src/core/episode/scene.js";
import type { JoinStage, JoinView } from "../../src/core/people/join.js";
import type { SessionLine, WebLogin } from "../../src/core/people/session.js";
import { phraseOtherwise } from "../../src/core/question/phrasing.js";
import {
  endLine,
  heardLine,
  howToAnswer,
  howToPlay,
  linesAbout,
  otherLabel,
  progress,
  splitAsked,
  standaloneHeadline,
  turnLine,
} from "../present/card-text.js";
import { visible, visibleLine, visibleText } from "../present/visible-text.js";

/** Marks a deadline in texts, which the page writes in the reader's time zone. */
const timeSlot = "{time}";

export interface ShownDrawing {
  /** SVG; null when nothing can be drawn. */
  readonly drawing: string | null;
  /** How to read the drawing, or why there is none. */
  readonly legend: string;
  readonly list: readonly string[];
}

/** Pictures without what the open question's mode hides; empty before the first task. */
export interface PagePictures extends ShownDrawing {
  /** SVG of the robot's path beside the one without people's answers, after a task. */
  readonly ways: string | null;
}

export type PageNews = Omit<PageState, keyof PagePictures> & Partial<PagePictures>;

export interface PageState extends PagePictures {
  readonly drawn: string;
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  /** Number of questions in the inbox. */
  readonly waiting: number;
  readonly snapshot: HomeSnapshot | null;
  /** Orders to try in this home while nothing is going on there. */
  readonly examples: readonly string[];
  /** Texts of the current task; `cardTexts` has those of the conversation's tasks, by item id. */
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
  readonly waiting: number;
  readonly name?: string;
  /** Names the leader on a standby, which only shows pages; null on the leader. */
  readonly standsBy: string | null;
}

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

export interface Draft {
  readonly home: Home;
  /** The version that was opened; null for a new home. */
  readonly from: string | null;
}

export type CardTexts = ReturnType<typeof textsOf>;

export function textsOf(card: Card) {
  const heard = heardLine(card);
  return {
    task: visibleLine(card.task),
    asked: card.question ? splitAsked(card.question) : [],
    progress: progress(card),
    heard: heard && visibleLine(heard),
    about: card.question && linesAbout(card.question).join(" "),
    end: card.done && visibleLine(endLine(card.done)),
    /** Has {@link timeSlot} for the deadline. */
    howToAnswer: card.question && howToAnswer(timeSlot, "here", card.question),
    turn: card.turn ? { line: visibleLine(turnLine(card.turn)), how: howToPlay("here") } : null,
  };
}

export type InboxState = Awaited<ReturnType<typeof readInbox>>;
export type ShownCall = InboxState["calls"][number];

/** @param reader.answered the question whose receipt is shown, or "" */
export async function readInbox(
  watch: Pick<Watch, "calls" | "receipt">,
  {
    answered,
    person,
    isLocal,
  }: { readonly answered: string; readonly person: string; readonly isLocal: boolean },
) {
  const note = answered === "" ? null : await watch.receipt(answered, person);
  return {
    calls: (await watch.calls("web")).flatMap(showCall),
    receipt: note && { ...note, text: visibleText(note.text), to: null },
    isLocal,
  };
}

function showCall(call: Call) {
  const { question } = call;
  if (!question) return [];
  const { id, deadline, choices, bound } = question;
  return [
    {
      id,
      deadline,
      headline: visibleLine(standaloneHeadline(call)),
      audience: visibleLine(call.home),
      isUrgent: call.urgent === true,
      /** An approval: only its buttons count. */
      isApproval: bound !== undefined,
      text: bound?.asked ?? visibleText(question.text),
      bound: bound?.lines ?? [],
      added: call.added?.map(visibleLine) ?? [],
      about: visibleText(linesAbout(question).join(" ")),
      picture: call.picture ? visibleLine(call.picture.words) : null,
      choices: choices.map((choice) => ({ id: choice.id, label: visibleLine(choice.label) })),
      otherwise: phraseOtherwise(timeSlot, question),
    },
  ];
}

type ShownQuestion = ReturnType<typeof showQuestion> & ShownDrawing & { readonly drawing: string };

export type JoinStageState = Exclude<JoinStage, { at: "question" }> | ShownQuestion;

export type JoinState = Omit<JoinView, "stage"> & { readonly stage: JoinStageState };

export function showQuestion(stage: Extract<JoinStage, { at: "question" }>) {
  const { at, asked, home, task, instructions, unclear } = stage;
  const { question } = asked;
  const places = new Set(question.view.owner.places.map(({ id }) => id));
  return {
    at,
    id: question.id,
    unclear,
    instructions: visible(instructions),
    home: visibleLine(home),
    task: visibleLine(task),
    text: visibleLine(question.text),
    asked: splitAsked(question),
    why: visibleLine([question.why, question.offered].filter(Boolean).join(" ")),
    choices: question.choices.map(({ id, label, value }) => ({
      id,
      label: visibleLine(label),
      place: value !== null && places.has(value) ? value : null,
    })),
    other: otherLabel(question),
  };
}
