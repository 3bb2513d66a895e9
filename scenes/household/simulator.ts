/** Plays a household: performs commands, and says what the robot sees and whether the task is done. */
import { looksOf } from "../../src/core/episode/looks.js";
import {
  agentSentence,
  type Outcome,
  type OwnerView,
  type Simulator,
  type Task,
  type ThingView,
} from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { pick } from "../../src/core/random.js";
import { everydayName } from "../../src/core/words/names.js";
import { listCommands, type Verb } from "./commands.js";
import { planTask } from "./expert/plan.js";
import { sampleTask } from "./expert/sample-task.js";
import { Goal } from "./goal.js";
import { Layout, type Wording } from "./layout.js";
import { perform } from "./perform.js";
import {
  addTo,
  copyState,
  createState,
  listAt,
  removeFrom,
  restoreState,
  type State,
  saveState,
} from "./state.js";
import { formatLook, formatStart, formatTask } from "./text.js";
import { viewAsOwner } from "./view/owner-view.js";
import type { World } from "./world.js";

/** Increment when texts or rules change, so that replays notice. */
const engineVersion = 1;

/** Verbs after which each location has the same commands as before. */
const changesNothing: ReadonlySet<Verb> = new Set<Verb>([
  "look",
  "inventory",
  "help",
  "go",
  "examine place",
  "examine thing",
]);

export class HouseholdSimulator implements Simulator {
  readonly engine: string;
  /** Cached by location until a thing or a door changes: the possible commands and their texts. */
  private readonly possible = new Map<number, ReturnType<HouseholdSimulator["listHere"]>>();
  private view: OwnerView | null = null;

  private constructor(
    private readonly layout: Layout,
    private state: State,
    private goal: Goal,
  ) {
    this.engine = `household/${engineVersion} ${layout.wording}`;
  }

  static create(world: World, wording: Wording): HouseholdSimulator {
    const layout = new Layout(world, wording);
    const [task] = world.tasks;
    if (!task) throw new InputError("A household needs a task.");
    return new HouseholdSimulator(layout, createState(world), new Goal(layout, task));
  }

  get task(): Task {
    return this.goal.task;
  }

  begin(task: Task): Outcome {
    const { layout } = this;
    this.goal = new Goal(layout, task);
    const sentence = agentSentence(task);
    const stands = listAt(layout.placesAt, this.state.at).length > 0;
    return this.outcomeOf(
      stands
        ? `${formatLook(layout, this.state)}\n\n${formatTask(sentence)}`
        : formatStart(layout, sentence),
    );
  }

  step(text: string): Outcome {
    const command = this.here().commands.find((one) => one.text === text.trim());
    if (!command) return this.outcomeOf("Nothing happens.");
    this.view = null;
    if (!changesNothing.has(command.verb)) this.possible.clear();
    return this.outcomeOf(perform(this.layout, this.state, command));
  }

  fork(): HouseholdSimulator {
    return new HouseholdSimulator(this.layout, copyState(this.state), this.goal);
  }

  ownerView(): OwnerView {
    this.view ??= viewAsOwner(this.layout, this.state);
    return this.view;
  }

  conditionsMet(): number {
    return this.goal.shareMet(this.state);
  }

  plan(): readonly string[] | null {
    return planTask(this.layout, this.state, this.goal)?.commands ?? null;
  }

  sampleTask(random: () => number): Task | null {
    return sampleTask(this.layout, this.state, random);
  }

  singleOut(task: Task, random: () => number): Task | null {
    return singleOut(this.layout, this.state, task, random);
  }

  relocate(thingName: string, placeName: string): void {
    const { layout } = this;
    const thing = layout.world.things.findIndex(({ name }) => name === thingName);
    const place = layout.world.places.findIndex(({ name }) => name === placeName);
    if (thing < 0) throw new InputError(`There is no "${thingName}" in this household.`);
    if (place < 0) throw new InputError(`There is no "${placeName}" in this household.`);
    if (thing === this.state.held) {
      throw new InputError(`"${thingName}" is in the agent's hand; nobody else can move it.`);
    }
    if (!layout.can(thing, "pick")) throw new InputError(`"${thingName}" cannot be moved.`);
    if (!layout.accepts(place, thing)) {
      throw new InputError(`"${thingName}" does not go in or on "${placeName}".`);
    }
    const { contents, removed, reachable } = this.state;
    for (const lists of [contents, removed, reachable])
      for (const index of lists.keys()) removeFrom(lists, index, thing);
    addTo(contents, place, thing);
    addTo(reachable, layout.place(place).location, thing);
    this.forget();
  }

  save(): string {
    return saveState(this.state);
  }

  restore(saved: string): void {
    this.state = restoreState(saved);
    this.forget();
  }

  private forget(): void {
    this.possible.clear();
    this.view = null;
  }

  private here() {
    const known = this.possible.get(this.state.at);
    if (known) return known;
    const listed = this.listHere();
    this.possible.set(this.state.at, listed);
    return listed;
  }

  private listHere() {
    const commands = listCommands(this.layout, this.state);
    return { commands, texts: commands.map(({ text }) => text) };
  }

  private outcomeOf(text: string): Outcome {
    const done = this.goal.isMet(this.state);
    return {
      observation: { text, admissible: this.here().texts },
      reward: done ? 1 : 0,
      terminated: done,
    };
  }
}

/**
 * Makes a task ambiguous (ABA, section 4.2): draws the meant thing among all that satisfy the goal. In our homes it
 * must look unlike others of its kind at its place, so that one circle shows it. Null when impossible, for two things
 * and for open tasks.
 */
function singleOut(layout: Layout, state: State, task: Task, random: () => number): Task | null {
  const { instance: _, ...open } = task;
  const goal = new Goal(layout, open);
  if (task.open || goal.count > 1) return null;
  const possible = layout.world.things
    .filter((_, index) => goal.isWanted(index))
    .map(({ name }) => ({ ...open, instance: name }))
    .filter((meant) => planTask(layout, state, new Goal(layout, meant))?.commands.length);
  if (possible.length < 2) return null;
  if (layout.world.voice === "alfworld") return pick(random, possible) ?? null;
  const view = viewAsOwner(layout, state);
  const shown = pick(
    random,
    possible.filter(({ instance }) => canBeCircled(view, instance)),
  );
  return shown ? { ...shown, sentence: sayMeant(shown) } : null;
}

function canBeCircled({ places }: OwnerView, id: string): boolean {
  const [place, ...others] = places.filter(({ things }) => things.some((one) => one.id === id));
  const meant = place?.things.find((one) => one.id === id);
  if (!meant || others.length > 0) return false;
  const isAlike = (one: ThingView) => one.kind === meant.kind && looksOf(one) === looksOf(meant);
  return place?.things.filter(isAlike).length === 1;
}

/** Says "the mug": with "a mug" any would do, and "the hot mug" would be one already hot. */
function sayMeant({ sentence, object }: Task): string {
  const noun = everydayName(object);
  return sentence
    .replace(
      new RegExp(`^put (?:an?|some) (clean|hot|cool) ${noun}\\b`),
      (_, state: string) => `${state === "hot" ? "heat" : state} the ${noun} and put it`,
    )
    .replace(new RegExp(`\\b(?:an?|some) ${noun}\\b`), `the ${noun}`);
}
