/** Whether the present task is done (spec section 11): the six goal shapes over the state. */
import type { Task } from "../../src/core/scene.js";
import { type Treatment, treatments } from "./commands.js";
import type { Layout } from "./layout.js";
import { condition, has, listAt, nothing, type State } from "./state.js";

const treatmentOf: Readonly<Partial<Record<Task["type"], Treatment>>> = {
  pick_heat_then_place_in_recep: "heat",
  pick_cool_then_place_in_recep: "cool",
  pick_clean_then_place_in_recep: "clean",
};
const bitOf = { heat: condition.hot, cool: condition.cool, clean: condition.clean } as const;

/** A task made ready for checking. */
export class Goal {
  /** What the thing must have undergone before it is put down; null for none. */
  readonly treatment: Treatment | null;
  /** How many things must be in the same place. */
  readonly count: number;
  /** Places (or, to look at something, lamps) that count. */
  readonly targets: readonly number[];
  /** The one thing that must be among those brought, or {@link nothing} when any will do. */
  readonly meant: number;
  private readonly counts: readonly boolean[];

  constructor(
    private readonly layout: Layout,
    readonly task: Task,
  ) {
    this.treatment = treatmentOf[task.type] ?? null;
    this.count = task.type === "pick_two_obj_and_place" ? 2 : 1;
    this.targets = this.isLook
      ? lampsOfType(layout, task.target)
      : layout.placesOfType(task.target);
    this.meant = layout.world.things.findIndex(({ name }) => name === task.instance);
    const alone = task.instance !== undefined && this.count === 1;
    this.counts = layout.world.things.map((thing, index) => {
      const able = !this.treatment || layout.can(index, this.treatment);
      const fits = thing.type === task.object && isParticular(thing.attributes, task.particular);
      const isChosen = !task.chosen || task.chosen.includes(thing.name);
      return able && fits && isChosen && (!alone || index === this.meant);
    });
  }

  get isLook(): boolean {
    return this.task.type === "look_at_obj_in_light";
  }

  /** Whether a thing is one of those that the task is about: of two, the second may be any of the class. */
  isWanted(thing: number): boolean {
    return this.counts[thing] ?? false;
  }

  /** Type of the place where the treatment happens; null for none. */
  get treatmentPlace(): string | null {
    return this.treatment && treatments[this.treatment];
  }

  /** Whether the wanted thing has undergone what the task asks. */
  isTreated(state: State, thing: number): boolean {
    return !this.treatment || has(state, thing, bitOf[this.treatment]);
  }

  isMet(state: State): boolean {
    return this.isLook ? this.isLookedAt(state) : this.isPlaced(state);
  }

  /**
   * Share of ALFRED's goal conditions that hold: each thing in its place; with a treatment also a thing that has
   * undergone it, and one that has and is there; to look at something, the thing in the hand and a lamp that is on.
   */
  shareMet(state: State): number {
    if (this.isMet(state)) return 1;
    if (this.isLook) {
      const isHeld = state.held !== nothing && this.isWanted(state.held);
      const isLit = this.targets.some((lamp) => has(state, lamp, condition.on));
      return (Number(isHeld) + Number(isLit)) / 2;
    }
    if (this.treatment) {
      const wanted = [...this.counts.keys()].filter((thing) => this.isWanted(thing));
      const isTreated = wanted.some((thing) => this.isTreated(state, thing));
      return (Number(this.mostPlaced(state) > 0) + Number(isTreated)) / 3;
    }
    return Math.min(this.mostPlaced(state), this.count - 1) / this.count;
  }

  /** Wanted things in the place that has most of them, whatever they have undergone. */
  private mostPlaced(state: State): number {
    const counts = this.targets.map(
      (place) => [...listAt(state.contents, place)].filter((thing) => this.isWanted(thing)).length,
    );
    return Math.max(0, ...counts);
  }

  private isPlaced(state: State): boolean {
    return this.targets.some((place) => {
      const things = listAt(state.contents, place);
      let placed = 0;
      for (const thing of things) {
        if (this.isWanted(thing) && this.isTreated(state, thing)) placed += 1;
      }
      return placed >= this.count && (this.meant === nothing || things.includes(this.meant));
    });
  }

  private isLookedAt(state: State): boolean {
    if (state.held === nothing || !this.isWanted(state.held)) return false;
    return this.targets.some(
      (lamp) =>
        has(state, lamp, condition.on) &&
        listAt(this.layout.placesAt, state.at).some((place) =>
          listAt(state.contents, place).includes(lamp),
        ),
    );
  }
}

function lampsOfType(layout: Layout, type: string): number[] {
  return [...layout.world.things.keys()].filter(
    (thing) => layout.thing(thing).type === type && layout.can(thing, "use"),
  );
}

/** Whether a thing has all the attributes that the task names. */
export function isParticular(has: Task["particular"], wanted: Task["particular"]): boolean {
  return Object.entries(wanted ?? {}).every(
    ([key, value]) => value === undefined || has?.[key as keyof typeof has] === value,
  );
}
