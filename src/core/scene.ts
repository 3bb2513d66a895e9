/**
 * A world with its rules and its text, as the agent meets it. A {@link Scene} is what the episode's loop plays. A
 * {@link Simulator} is the same world for trainers, benches and the expert, who may also fork it and see its
 * hidden state.
 */
import type { GridSight, GridView } from "./grid.js";

/** The six goal shapes of ALFWorld. */
export const taskTypes = [
  "pick_and_place_simple",
  "look_at_obj_in_light",
  "pick_clean_then_place_in_recep",
  "pick_heat_then_place_in_recep",
  "pick_cool_then_place_in_recep",
  "pick_two_obj_and_place",
] as const;
export type HomeTaskType = (typeof taskTypes)[number];

/**
 * With the goals of other worlds: a meal is made, something is found or reached; people say what an AmbiK task
 * leaves open; or something is bought.
 */
export const goalTypes = [...taskTypes, "cook", "find", "clarify", "order"] as const;
export type TaskType = (typeof goalTypes)[number];

/** Attributes that people see and name. The agent cannot see `owner`. */
export interface Attributes {
  readonly colour?: string;
  readonly material?: string;
  readonly size?: string;
  readonly owner?: string;
}

/** What an order may leave unsaid; product: all that tells it from others of its kind, but its options. */
export const unsaidParts = ["option", "attribute", "product", "price"] as const;
export type UnsaidPart = (typeof unsaidParts)[number];

/** What a person wants of a shop: the whole of it is on their card. */
export interface Wish {
  /** Number of the product that they have in mind. Any other that fits is as good. */
  readonly product: string;
  readonly attributes: readonly string[];
  /** Instructions of people do not name the group. */
  readonly options: readonly { readonly name?: string | undefined; readonly value: string }[];
  /** In dollars. */
  readonly priceUpper: number;
  /** What the sentence does not say; absent: it says everything. */
  readonly unsaid?: UnsaidPart | undefined;
  /** The size of the doubt: how many purchases (product and options) fit what the sentence says. */
  readonly fits?: number | undefined;
}

/** A task in a household: the goal that the world checks, and the sentence that the agent gets. */
export interface Task {
  readonly type: TaskType;
  /** The sentence after "Your task is to: ", with its full stop. */
  readonly sentence: string;
  /** Class of the thing, in the world's spelling: "mug", "butterknife". */
  readonly object: string;
  /** Set when only certain things of the class count: "Ana's mug". Absent: any of the class will do. */
  readonly particular?: Attributes;
  /**
   * The ambiguous variant (ABA, section 4.2): only this thing meets the goal, and the sentence does not say which.
   * People know. The agent has to ask, or try one after the other.
   */
  readonly instance?: string;
  /**
   * An open task ("put the mug you like best on the table"): people choose a thing of the class, and their choice
   * is the goal. Without a choice any of the class will do. In an order they pick what the sentence leaves open.
   */
  readonly open?: boolean;
  /** The things chosen in an open task, which alone meet the goal. Kept with the episode. */
  readonly chosen?: readonly string[];
  /** What is to be bought. */
  readonly wish?: Wish;
  /** Class of the place it goes to; for `look_at_obj_in_light` the class of the lamp. */
  readonly target: string;
  /** Most actions, if the game itself limits them; otherwise the caller's limit counts. */
  readonly maxSteps?: number;
}

/** Whether the sentence means one thing in particular without saying which; in an open order people pick it. */
export function meansOne({ instance, open, wish }: Task): boolean {
  return instance !== undefined || (open === true && wish !== undefined);
}

/** A task of a household. */
export interface HomeTask extends Task {
  readonly type: HomeTaskType;
}

/** What the agent sees after a command. It never holds hidden state. */
export interface Observation {
  readonly text: string;
  /** Every command that would be accepted now, sorted by code point. */
  readonly admissible: readonly string[];
  /** The same as data, in a world that has a partial view. */
  readonly sight?: GridSight;
}

/** The result of a command. After `terminated` the world still answers, but the episode is over. */
export interface Outcome {
  readonly observation: Observation;
  /** 1 when this command completed the task, otherwise 0. */
  readonly reward: number;
  /** The world ended the episode: the task is done or, with reward 0, can no longer be done. */
  readonly terminated: boolean;
}

/** A world being played. Deterministic: the same commands give the same outcomes. */
export interface Scene {
  /** Text and rules version; stored with every step, compared on replay. */
  readonly engine: string;
  readonly task: Task;
  /** Starts the task, or reads its beginning again, before any command. */
  begin(task: Task): Outcome;
  /** An unknown or impossible command is an observation ("Nothing happens."), never an error. */
  step(command: string): Outcome;
}

/** A thing as the owner sees it. */
export interface ThingView {
  /** Name in commands: "mug 2". */
  readonly id: string;
  /** Name for people: "Ana's blue mug", or "mug 2" when nothing else distinguishes it. */
  readonly label: string;
  readonly kind: string;
  readonly attributes: Attributes;
}

export type Zone = "surfaces" | "appliances" | "storage" | "other";

/** A place (receptacle) as the owner sees it. */
export interface PlaceView {
  /** Name in commands: "countertop 2". */
  readonly id: string;
  /** Name for people: "counter 2", "counter by the window". */
  readonly label: string;
  readonly kind: string;
  readonly room: string;
  readonly zone: Zone;
  readonly openable: boolean;
  readonly open: boolean;
  readonly things: readonly ThingView[];
}

/**
 * What the answering person may be shown: everything, as data. What the robot has seen is not in it; drawings
 * combine the two.
 */
export interface OwnerView {
  readonly home: string;
  readonly places: readonly PlaceView[];
  /** Places at which the robot stands. */
  readonly robotAt: readonly string[];
  readonly held: ThingView | null;
  /** All that is carried, in a world where that may be several things. */
  readonly carried?: readonly ThingView[];
  /** What only the owner knows beside the places, line by line: a recipe, or a wish. */
  readonly card?: readonly string[];
  /** What a product can be said to be, where an order leaves it open: "organic", "fair trade". */
  readonly requirements?: readonly string[];
  /** The whole grid, in a grid world. Its places are the rooms. */
  readonly grid?: GridView;
}

/** A scene with its hidden state. A deciding policy never gets it. */
export interface Simulator extends Scene {
  /** An independent copy in the present state. */
  fork(): Simulator;
  ownerView(): OwnerView;
  /** Share of the task's conditions that hold, in [0, 1]; 1 when it is done. Absent in worlds whose tasks have none. */
  conditionsMet?(): number;
  /**
   * The shortest known list of commands from the present state to the goal (the expert's plan, found with hidden
   * state), or null.
   */
  plan(): readonly string[] | null;
  /**
   * A task that can be done in the present state and is not done already, drawn with `random` (a function to [0,
   * 1)). Null when there is none.
   */
  sampleTask(random: () => number): Task | null;
  /**
   * The ambiguous variant of a task: one thing is meant, drawn with `random` among at least two that could meet
   * the goal, and one circle in a drawing shows it. Null when that cannot be.
   */
  singleOut(task: Task, random: () => number): Task | null;
  /**
   * Applies a world event between episodes: somebody moved a thing.
   * @throws InputError when it is impossible
   */
  relocate(thing: string, place: string): void;
  /** The present state as a text. Absent in worlds whose rounds are few: they are replayed. */
  save?(): string;
  /** Takes the state over that a simulator of the same household has saved. The task begins anew. */
  restore?(saved: string): void;
}

/** The stored content of a household, from which its simulator is built again exactly. */
export type HouseholdContent = HomeContent | GameContent | RowContent | ShopContent;

export interface HomeContent {
  /** "alfworld": a parsed `game.tw-pddl`; "home": our own JSON format. */
  readonly format: "alfworld" | "home";
  /** The source text: the essential parts of the game file, or the home's JSON. */
  readonly text: string;
  /** ALFWorld wording; our homes use the newer one. */
  readonly wording: "2.1.1" | "2.1.2";
}

/** The worlds with an oracle that can be played as a household. */
export const gameFormats = ["cooking", "grid"] as const;
export type GameFormat = (typeof gameFormats)[number];

export interface GameContent {
  readonly format: GameFormat;
  /** JSON: the task's name, the seed that the game is drawn from, and the version that draws it. */
  readonly text: string;
}

/** A row of AmbiK: a kitchen task that leaves something open. Releases leave it out. */
export interface RowContent {
  readonly format: "ambik";
  /** JSON: the row's id, its task and things, and the question that it became. */
  readonly text: string;
}

/** A shop in which the robot orders for a household (WebShop). */
export interface ShopContent {
  readonly format: "shop";
  /** JSON: the folder of the products, their version, and what prices are drawn with. */
  readonly text: string;
}

/** Whether a release may have the household: its texts are nobody else's. */
export function isReleasable({ format, text }: HouseholdContent): boolean {
  return format !== "ambik" && (format !== "shop" || text.startsWith('{"folder":"own"'));
}

/** Whether a household is a game of a world with an oracle. */
export function isGame(content: HouseholdContent): content is GameContent {
  return gameFormats.some((format) => format === content.format);
}

/** A household as found on disk, before it is stored. */
export interface HouseholdSource<Content extends HouseholdContent = HomeContent> {
  /** Stable id: the home's id, or `<task>/<trial>` of a game file. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
  /** The game's own task, or the home's task list (may be empty). */
  readonly tasks: readonly Task[];
}
