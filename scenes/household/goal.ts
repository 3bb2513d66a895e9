/** Checks whether a state meets a task's goal, by ALFWorld's six task types. */
import type { Task } from "../../src/core/episode/scene.js";
import { type Treatment, treatmentVerbs } from "./commands.js";
import type { Layout } from "./layout.js";
import { condition, has, listAt, nothing, type State } from "./state.js";

const stateAfter = { heat: "hot", cool: "cool", clean: "clean" } as const;

/** Returns how a task type treats its thing: the verb, and the state after it ("heat", "hot"). */
export function treatedBy(type: Task["type"]) {
  const verb = treatmentVerbs.find((one) => type === `pick_${one}_then_place_in_recep`);
  return verb && { verb, state: stateAfter[verb] };
}

export class Goal {
  readonly treatment: Treatment | null;
  /** How many things must be in the same place. */
  readonly count: number;
  readonly targets: readonly number[];
  /** The particular thing that must be among those brought; {@link nothing} when any will do. */
  readonly meant: number;
  private readonly counts: readonly boolean[];

  constructor(
    private readonly layout: Layout,
    readonly task: Task,
  ) {
    this.treatment = treatedBy(task.type)?.verb ?? null;
    this.count = task.type === "pick_two_obj_and_place" ? 2 : 1;
    this.targets = this.isLook
      ? lampsOfType(layout, task.target)
      : layout.placesOfType(task.target).filter((place) => {
          return task.place === undefined || layout.place(place).name === task.place;
        });
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

  /** Whether a thing fits the task. In tasks for two things, `meant` is only one of these. */
  isWanted(thing: number): boolean {
    return this.counts[thing] ?? false;
  }

  isTreated(state: State, thing: number): boolean {
    return !this.treatment || has(state, thing, condition[stateAfter[this.treatment]]);
  }

  isMet(state: State): boolean {
    return this.isLook ? this.isLookedAt(state) : this.isPlaced(state);
  }

  /**
   * Share of ALFRED's conditions that are met. For each thing: it is in place; it is heated, cooled or cleaned if
   * needed; both hold. For "look": the thing is in hand; a lamp is on.
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

  private mostPlaced(state: State): number {
    const counts = this.targets.map(
      (place) => listAt(state.contents, place).filter((thing) => this.isWanted(thing)).length,
    );
    return Math.max(0, ...counts);
  }

  private isPlaced(state: State): boolean {
    return this.targets.some((place) => {
      const things = listAt(state.contents, place);
      const placed = things.filter((one) => this.isWanted(one) && this.isTreated(state, one));
      const hasMeant = this.meant === nothing || things.includes(this.meant);
      return placed.length >= this.count && hasMeant;
    });
  }

  private isLookedAt(state: State): boolean {
    if (state.held === nothing || !this.isWanted(state.held)) return false;
    const here = listAt(this.layout.placesAt, state.at);
    const things = here.flatMap((place) => listAt(state.contents, place));
    return this.targets.some((lamp) => has(state, lamp, condition.on) && things.includes(lamp));
  }
}

function lampsOfType(layout: Layout, type: string): number[] {
  return [...layout.world.things.keys()].filter(
    (thing) => layout.thing(thing).type === type && layout.can(thing, "use"),
  );
}

export function isParticular(has: Task["particular"], wanted: Task["particular"]): boolean {
  return Object.entries(wanted ?? {}).every(
    ([key, value]) => value === undefined || has?.[key as keyof typeof has] === value,
  );
}
