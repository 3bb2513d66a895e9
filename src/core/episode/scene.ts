/**
 * Defines what a text world provides. The episode's loop plays a {@link Scene}. A {@link Simulator} is the same world
 * for training, measurements and the planning expert, which may copy it and see hidden state.
 */
import type { GridSight, GridView } from "./grid.js";

/** The six goals of ALFWorld. */
export const taskTypes = [
  "pick_and_place_simple",
  "look_at_obj_in_light",
  "pick_clean_then_place_in_recep",
  "pick_heat_then_place_in_recep",
  "pick_cool_then_place_in_recep",
  "pick_two_obj_and_place",
] as const;
export type HomeTaskType = (typeof taskTypes)[number];

/** Goals of other worlds: "cook", "find" (or reach), "clarify" (what an AmbiK task leaves open), "order" (buy). */
export const goalTypes = [...taskTypes, "cook", "find", "clarify", "order"] as const;
export type TaskType = (typeof goalTypes)[number];

/** What people see of a thing. The agent cannot see `owner`. */
export interface Attributes {
  readonly colour?: string;
  readonly material?: string;
  readonly size?: string;
  readonly owner?: string;
}

/** Parts of a wish that its sentence may omit. `product`: what tells the product from its kind, except options. */
export const unsaidParts = ["option", "attribute", "product", "price"] as const;
export type UnsaidPart = (typeof unsaidParts)[number];

/** What a person wants from the shop, in full. */
export interface Wish {
  /** Number of the intended product. Any other that fits is as good. */
  readonly product: string;
  readonly attributes: readonly string[];
  /** `name` is what the option is about ("size"), which people's instructions do not mention. */
  readonly options: readonly { readonly name?: string | undefined; readonly value: string }[];
  readonly priceUpper: number;
  /** Absent when the sentence is complete. */
  readonly unsaid?: UnsaidPart | undefined;
  /** Number of purchases (product and options) that fit the sentence. */
  readonly fits?: number | undefined;
}

/** The goal that the world checks, and its sentence. */
export interface Task {
  readonly type: TaskType;
  /** Follows "Your task is to: ", with its full stop. */
  readonly sentence: string;
  /** A class in the world's spelling: "butterknife". */
  readonly object: string;
  /** Restricts the class: "Ana's mug". */
  readonly particular?: Attributes;
  /** The ambiguous variant (ABA, section 4.2): only this thing meets the goal, and the sentence does not name it. */
  readonly instance?: string;
  /** People choose the goal ("the mug you like best") or, in an order, what its sentence leaves open. */
  readonly open?: boolean;
  readonly chosen?: readonly string[];
  readonly wish?: Wish;
  /** Class of the target place or, for `look_at_obj_in_light`, of the lamp. */
  readonly target: string;
  /** The only place of that class that counts: "cabinet 2". The sentence calls it as people do. */
  readonly place?: string;
  /** Default: the caller's limit. */
  readonly maxSteps?: number;
}

/** Whether the sentence means one thing without naming it. In an open order people pick it. */
export function meansOne({ instance, open, wish }: Task): boolean {
  return instance !== undefined || (open === true && wish !== undefined);
}

/** The sentence for the agent, which knows no labels: "put a plate in the corner cabinet (cabinet 2)." */
export function agentSentence({ sentence, place }: Pick<Task, "sentence" | "place">): string {
  const isSaid = place === undefined || sentence.endsWith(` ${place}.`);
  return isSaid ? sentence : sentence.replace(/\.$/, ` (${place}).`);
}

export interface HomeTask extends Task {
  readonly type: HomeTaskType;
}

/** What the robot perceives after a command. Never contains what it cannot see. */
export interface Observation {
  readonly text: string;
  /** Sorted by code point. */
  readonly admissible: readonly string[];
  /** What the robot sees, in worlds with a partial view. */
  readonly sight?: GridSight;
}

/** The world's reply to a command, also after `terminated`. */
export interface Outcome {
  readonly observation: Observation;
  readonly reward: number;
  /** The task is done or, with reward 0, can no longer be done. */
  readonly terminated: boolean;
}

/** A text world. The same commands give the same outcomes. */
export interface Scene {
  /** Version of text and rules, compared on replay. */
  readonly engine: string;
  readonly task: Task;
  begin(task: Task): Outcome;
  /** An impossible command is an observation ("Nothing happens."), never an error. */
  step(command: string): Outcome;
}

export interface ThingView {
  /** Name in commands, "mug 2". `label` is for people: "Ana's blue mug". */
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly attributes: Attributes;
}

export type Zone = "surfaces" | "appliances" | "storage" | "other";

export interface PlaceView {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly room: string;
  readonly zone: Zone;
  readonly openable: boolean;
  readonly open: boolean;
  readonly things: readonly ThingView[];
}

/** What the answering person may see. Excludes what the robot has seen. */
export interface OwnerView {
  readonly home: string;
  readonly places: readonly PlaceView[];
  readonly robotAt: readonly string[];
  readonly held: ThingView | null;
  /** Set in worlds where several things can be carried. */
  readonly carried?: readonly ThingView[];
  /** Other private knowledge, line by line: a recipe, a wish. */
  readonly card?: readonly string[];
  /** Product attributes to choose from in an open order: "organic". */
  readonly requirements?: readonly string[];
  /** Set in a grid world, whose places are the rooms. */
  readonly grid?: GridView;
}

/** A world that also shows its hidden state. Policies, which decide for the robot, never get it. */
export interface Simulator extends Scene {
  fork(): Simulator;
  ownerView(): OwnerView;
  /** Share of the task's conditions that hold, in [0, 1]. Absent in worlds without conditions. */
  conditionsMet?(): number;
  /** The expert's plan: the shortest known commands to the goal, found with hidden state. */
  plan(): readonly string[] | null;
  /** Draws a task that is possible and not done yet. `random` returns [0, 1). */
  sampleTask(random: () => number): Task | null;
  /** Makes a task mean one of several suitable things, which a circle in a drawing can show. */
  singleOut(task: Task, random: () => number): Task | null;
  /** @throws InputError when it is impossible */
  relocate(thing: string, place: string): void;
  /** Returns the state as text. Absent in worlds that are cheap to replay. */
  save?(): string;
  /** Restores a saved state of the same household. The task begins anew. */
  restore?(saved: string): void;
}

/** What a household's simulator is built from. */
export type HouseholdContent =
  | HomeContent
  | WorldContent<GameFormat>
  | WorldContent<"ambik">
  | WorldContent<"shop">;

export interface HomeContent {
  /** "alfworld": a game of ALFWorld, from its file `game.tw-pddl`. "home": one of our homes. */
  readonly format: "alfworld" | "home";
  /** The game file's essential parts, or the home's JSON. */
  readonly text: string;
  /** The version of ALFWorld whose texts the world uses. Our homes use the newer one. */
  readonly wording: "2.1.1" | "2.1.2";
}

/** Worlds that answer questions themselves (by an oracle), playable as a household. */
export const gameFormats = ["cooking", "grid"] as const;
export type GameFormat = (typeof gameFormats)[number];

/** A world that is no home, as JSON: a game, an AmbiK row, or a shop. */
export interface WorldContent<Format extends string> {
  readonly format: Format;
  readonly text: string;
}

/** Whether a release may contain the household: not if its texts are somebody else's. */
export function isReleasable({ format, text }: HouseholdContent): boolean {
  return format !== "ambik" && (format !== "shop" || text.startsWith('{"folder":"own"'));
}

export function isGame(content: HouseholdContent): content is WorldContent<GameFormat> {
  return gameFormats.some((format) => format === content.format);
}

export interface HouseholdSource<Content extends HouseholdContent = HomeContent> {
  /** The home's id, or `<task>/<trial>` of a game file. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
  /** The game's own task, or the home's list. */
  readonly tasks: readonly Task[];
}
