/** Tracks what an episode showed so far: where things are, what is held and done. */
import type { TrajectoryStep } from "../../core/episode/episode.js";
import { classOf } from "../../core/memory/fact.js";
import { type Command, parseCommand, readCarried, readFacing, readPlace } from "./place-text.js";
import type { Treatment } from "./task-sentence.js";

type AskStep = TrajectoryStep & { readonly kind: "ask" };
type WorldStep = Exclude<TrajectoryStep, AskStep>;

type StepReading = ReturnType<typeof read>;

const readings = new WeakMap<WorldStep, StepReading>();

function readStep(step: WorldStep): StepReading {
  const known = readings.get(step);
  if (known) return known;
  const reading = read(step);
  readings.set(step, reading);
  return reading;
}

function read(step: WorldStep) {
  const { observation, admissible } = step;
  const done = observation !== "Nothing happens.";
  return {
    /** The step's command; null if it changes nothing that is tracked here. */
    command: step.kind === "act" && done ? parseCommand(step.command) : null,
    admissible: new Set(admissible),
    examinable: namesAfter("examine ", admissible),
    lamps: namesAfter("use ", admissible),
    place: done ? readPlace(observation) : null,
    carried: done ? readCarried(observation) : null,
  };
}

function namesAfter(prefix: string, commands: readonly string[]): readonly string[] {
  return commands.flatMap((text) => (text.startsWith(prefix) ? [text.slice(prefix.length)] : []));
}

export const treatmentAt: Readonly<Record<string, Treatment>> = {
  sinkbasin: "clean",
  microwave: "heat",
  fridge: "cool",
};

export class Belief {
  readonly places: readonly string[];
  here: readonly string[] = [];
  held: string | null = null;
  admissible: ReadonlySet<string> = new Set();
  /** By place: the things there, as seen in this episode and updated when the robot moves them. */
  readonly contents = new Map<string, readonly string[]>();
  /** By thing: its looks ("blue"); missing for things named only in commands. */
  readonly words = new Map<string, readonly string[]>();
  readonly shut = new Set<string>();
  readonly lamps = new Map<string, string>();
  /** Things that are within reach, but cannot be taken. */
  readonly fixed = new Set<string>();
  /** Actions found to be impossible: "heat book 1", "put book 1 fridge 1", "light book 1 desklamp". */
  readonly refused = new Set<string>();
  readonly treated = new Map<string, ReadonlySet<Treatment>>();
  readonly lit = new Set<string>();
  readonly deeds: Command[] = [];
  /** Questions that the policy decided on, asked or withheld, with the value of `seen` at that time. */
  readonly asked: { readonly step: AskStep; readonly seen: number }[] = [];
  /** Counts places looked into and things put down. */
  seen = 0;

  constructor(trajectory: readonly TrajectoryStep[]) {
    const [begin] = trajectory;
    this.here = begin?.kind === "begin" ? readFacing(begin.observation) : [];
    const reachable = begin?.kind === "begin" ? begin.admissible : [];
    this.places = [...this.here, ...namesAfter("go to ", reachable)];
    for (const step of trajectory) {
      if (step.kind === "ask") this.asked.push({ step, seen: this.seen });
      else this.follow(step);
    }
  }

  placeOf(thing: string): string | null {
    for (const [place, things] of this.contents) if (things.includes(thing)) return place;
    return null;
  }

  private follow(step: WorldStep): void {
    const reading = readStep(step);
    const { command } = reading;
    this.admissible = reading.admissible;
    if (command) this.apply(command);
    if (step.kind === "begin") {
      this.held = reading.examinable.find((name) => !this.here.includes(name)) ?? null;
    }
    this.stand(reading);
    this.read(reading);
    this.noteLamps(reading);
    this.glance(step.admissible);
    this.noteRefusals();
    if (command) this.deeds.push(command);
    this.seen = this.contents.size + this.deeds.filter(({ verb }) => verb === "put").length;
  }

  private apply(command: Command): void {
    switch (command.verb) {
      case "take":
        this.held = command.thing;
        this.change(command.place, (things) => things.filter((thing) => thing !== command.thing));
        break;
      case "put":
        this.held = null;
        this.change(command.place, (things) => [...things, command.thing]);
        break;
      case "clean":
      case "heat":
      case "cool":
        this.treat(command.thing, command.verb);
        break;
      case "use":
        this.lit.add(command.what);
        break;
      default:
    }
  }

  private change(place: string, edit: (things: readonly string[]) => readonly string[]): void {
    const things = this.contents.get(place);
    if (things) this.contents.set(place, edit(things));
  }

  private treat(thing: string, treatment: Treatment): void {
    const undone: Treatment | null =
      treatment === "heat" ? "cool" : treatment === "cool" ? "heat" : null;
    const before = [...(this.treated.get(thing) ?? [])].filter((other) => other !== undone);
    this.treated.set(thing, new Set([...before, treatment]));
  }

  private stand({ examinable, admissible }: StepReading): void {
    this.here = examinable.filter((name) => name !== this.held);
    for (const place of this.here) {
      if (admissible.has(`open ${place}`)) this.shut.add(place);
      else this.shut.delete(place);
    }
  }

  private read({ place, carried }: StepReading): void {
    const listed = place?.things ?? [];
    if (place?.things) {
      this.contents.set(
        place.place,
        listed.map((thing) => thing.name),
      );
    }
    for (const { name, words } of carried ? [...listed, carried] : listed) {
      this.words.set(name, words);
    }
  }

  private noteLamps({ lamps }: StepReading): void {
    const [near] = this.here;
    if (near === undefined) return;
    for (const lamp of lamps) this.lamps.set(lamp, near);
  }

  private noteFixed(): void {
    for (const place of this.here.filter((near) => !this.shut.has(near))) {
      for (const thing of this.contents.get(place) ?? []) {
        if (!this.admissible.has(`take ${thing} from ${place}`)) this.fixed.add(thing);
      }
    }
  }

  /** Notes that commands missing for the held thing are impossible here, and that a lit lamp did not end the task. */
  private noteRefusals(): void {
    const { held } = this;
    if (held === null) return;
    for (const place of this.here) {
      const treatment = treatmentAt[classOf(place)];
      if (treatment && !this.admissible.has(`${treatment} ${held} with ${place}`)) {
        this.refused.add(`${treatment} ${held}`);
      }
      const closed = this.shut.has(place);
      if (!closed && !putCommand(this, held, place)) this.refused.add(`put ${held} ${place}`);
    }
    for (const lamp of this.lit) {
      if (this.admissible.has(`use ${lamp}`)) this.refused.add(`light ${held} ${classOf(lamp)}`);
    }
  }

  private glance(admissible: readonly string[]): void {
    if (this.held !== null) return;
    this.noteFixed();
    const unread = this.here.filter((place) => !this.contents.has(place) && !this.shut.has(place));
    for (const place of unread) {
      const ending = ` from ${place}`;
      const things = admissible
        .filter((text) => text.startsWith("take ") && text.endsWith(ending))
        .map((text) => text.slice("take ".length, -ending.length));
      this.contents.set(place, things);
    }
  }
}

/** Returns the command that puts the thing there, in this world's wording. */
export function putCommand(belief: Belief, thing: string, place: string): string | undefined {
  return [`move ${thing} to ${place}`, `put ${thing} in/on ${place}`].find((text) =>
    belief.admissible.has(text),
  );
}
