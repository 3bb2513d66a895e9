/**
 * A world with its rules and text. A {@link Scene} is played by the episode's loop. A {@link Simulator} is the same
 * world for trainers, benches and the expert, who may also fork it and see hidden state.
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

/** Adds goals of other worlds: cooking, finding or reaching, what an AmbiK task leaves open, and purchases. */
export const goalTypes = [...taskTypes, "cook", "find", "clarify", "order"] as const;
export type TaskType = (typeof goalTypes)[number];

/** Visible attributes; the agent cannot see `owner`. */
export interface Attributes {
  readonly colour?: string;
  readonly material?: string;
  readonly size?: string;
  readonly owner?: string;
}

/** Parts that an order may omit. product: whatever distinguishes it from others of its kind, except options. */
export const unsaidParts = ["option", "attribute", "product", "price"] as const;
export type UnsaidPart = (typeof unsaidParts)[number];

/** A shop wish. The person's card has all of it. */
export interface Wish {
  /** Number of the intended product; any other that fits is as good. */
  readonly product: string;
  readonly attributes: readonly string[];
  /** People's instructions omit the group's name. */
  readonly options: readonly { readonly name?: string | undefined; readonly value: string }[];
  /** In dollars. */
  readonly priceUpper: number;
  /** Absent: the sentence is complete. */
  readonly unsaid?: UnsaidPart | undefined;
  /** Number of purchases (product and options) that fit the sentence. */
  readonly fits?: number | undefined;
}

/** The goal that the world checks, and the sentence for the agent. */
export interface Task {
  readonly type: TaskType;
  /** Follows "Your task is to: ", with its full stop. */
  readonly sentence: string;
  /** Class of the thing, in the world's spelling: "mug", "butterknife". */
  readonly object: string;
  /** Restricts the class: "Ana's mug". Absent: any of the class. */
  readonly particular?: Attributes;
  /**
   * The ambiguous variant (ABA, section 4.2): only this thing meets the goal, and the sentence does not name it. The
   * agent must ask people, or try.
   */
  readonly instance?: string;
  /**
   * An open task ("put the mug you like best on the table"): people's choice is the goal; without one, any of the
   * class. In an order they pick what the sentence leaves open.
   */
  readonly open?: boolean;
  /** Chosen things of an open task, which alone meet the goal. */
  readonly chosen?: readonly string[];
  readonly wish?: Wish;
  /** Class of the target place; for `look_at_obj_in_light`, of the lamp. */
  readonly target: string;
  /** The game's own limit; default: the caller's. */
  readonly maxSteps?: number;
}

/** Whether the sentence means one thing without naming it; in an open order people pick it. */
export function meansOne({ instance, open, wish }: Task): boolean {
  return instance !== undefined || (open === true && wish !== undefined);
}

export interface HomeTask extends Task {
  readonly type: HomeTaskType;
}

/** Never contains hidden state. */
export interface Observation {
  readonly text: string;
  /** Commands accepted now, sorted by code point. */
  readonly admissible: readonly string[];
  /** The observation as data, in a world with a partial view. */
  readonly sight?: GridSight;
}

/** After `terminated` the world still answers, but the episode is over. */
export interface Outcome {
  readonly observation: Observation;
  /** 1 when this command completed the task, otherwise 0. */
  readonly reward: number;
  /** The task is done or, with reward 0, can no longer be done. */
  readonly terminated: boolean;
}

/** Deterministic: the same commands give the same outcomes. */
export interface Scene {
  /** Version of text and rules; stored with every step, compared on replay. */
  readonly engine: string;
  readonly task: Task;
  /** Starts the task, or reads its beginning again, before any command. */
  begin(task: Task): Outcome;
  /** An unknown or impossible command is an observation ("Nothing happens."), never an error. */
  step(command: string): Outcome;
}

export interface ThingView {
  /** Name in commands: "mug 2". */
  readonly id: string;
  /** Name for people: "Ana's blue mug", or "mug 2" when nothing else distinguishes it. */
  readonly label: string;
  readonly kind: string;
  readonly attributes: Attributes;
}

export type Zone = "surfaces" | "appliances" | "storage" | "other";

export interface PlaceView {
  /** Name in commands: "countertop 2". */
  readonly id: string;
  /** Name for people: "counter by the window". */
  readonly label: string;
  readonly kind: string;
  readonly room: string;
  readonly zone: Zone;
  readonly openable: boolean;
  readonly open: boolean;
  readonly things: readonly ThingView[];
}

/** What the answering person may see, as data, without what the robot has seen. */
export interface OwnerView {
  readonly home: string;
  readonly places: readonly PlaceView[];
  readonly robotAt: readonly string[];
  readonly held: ThingView | null;
  /** For worlds where several things can be carried. */
  readonly carried?: readonly ThingView[];
  /** Other private knowledge of the owner, line by line: a recipe, a wish. */
  readonly card?: readonly string[];
  /** Possible product attributes in an open order: "organic". */
  readonly requirements?: readonly string[];
  /** In a grid world, whose places are the rooms. */
  readonly grid?: GridView;
}

/** A scene with its hidden state, never given to a deciding policy. */
export interface Simulator extends Scene {
  /** An independent copy of the current state. */
  fork(): Simulator;
  ownerView(): OwnerView;
  /** Share of the task's conditions that hold, in [0, 1]. Absent in worlds without conditions. */
  conditionsMet?(): number;
  /** The expert's plan: the shortest known commands to the goal, found with hidden state, or null. */
  plan(): readonly string[] | null;
  /** Draws a task that is possible and not done yet, or null. `random` returns [0, 1). */
  sampleTask(random: () => number): Task | null;
  /**
   * Draws the ambiguous variant of a task: one of at least two suitable things, which one circle in a drawing can show.
   * Null when impossible.
   */
  singleOut(task: Task, random: () => number): Task | null;
  /**
   * Moves a thing between episodes.
   * @throws InputError when it is impossible
   */
  relocate(thing: string, place: string): void;
  /** Serializes the current state. Absent in worlds that are cheap to replay. */
  save?(): string;
  /** Restores the state of the same household. The task begins anew. */
  restore?(saved: string): void;
}

/** Stored content from which a household's simulator is rebuilt exactly. */
export type HouseholdContent = HomeContent | GameContent | RowContent | ShopContent;

export interface HomeContent {
  /** "alfworld": a parsed `game.tw-pddl`; "home": our own JSON format. */
  readonly format: "alfworld" | "home";
  /** The game file's essential parts, or the home's JSON. */
  readonly text: string;
  /** ALFWorld's wording; our homes use the newer one. */
  readonly wording: "2.1.1" | "2.1.2";
}

/** Worlds with an oracle that can be played as a household. */
export const gameFormats = ["cooking", "grid"] as const;
export type GameFormat = (typeof gameFormats)[number];

export interface GameContent {
  readonly format: GameFormat;
  /** JSON: the task's name, the game's seed, and the generator's version. */
  readonly text: string;
}

/** An AmbiK row: a kitchen task that leaves something open. Excluded from releases. */
export interface RowContent {
  readonly format: "ambik";
  /** JSON: the row's id, task, things, and question. */
  readonly text: string;
}

/** A shop in which the robot orders for a household (WebShop). */
export interface ShopContent {
  readonly format: "shop";
  /** JSON: the products' folder and version, and the seed of prices. */
  readonly text: string;
}

/** Whether we may publish the household's texts. */
export function isReleasable({ format, text }: HouseholdContent): boolean {
  return format !== "ambik" && (format !== "shop" || text.startsWith('{"folder":"own"'));
}

export function isGame(content: HouseholdContent): content is GameContent {
  return gameFormats.some((format) => format === content.format);
}

/** A household on disk, before it is stored. */
export interface HouseholdSource<Content extends HouseholdContent = HomeContent> {
  /** The home's id, or `<task>/<trial>` of a game file. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
  /** The game's own task, or the home's task list (may be empty). */
  readonly tasks: readonly Task[];
}
