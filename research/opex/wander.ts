/** Exploring without a task (OPEx, section 3): the robot tries things, impossible ones too. */
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import { classOf } from "../../src/core/memory/fact.js";
import { pick, type Random } from "../../src/core/random.js";

export interface Wandering {
  readonly start: Simulator;
  readonly steps: number;
  readonly random: Random;
  /** How often each kind of attempt was made, over all wanderings. This wandering adds to it. */
  readonly tried: Map<string, number>;
}

/** Share of steps that go to another place, so that there is something to try. */
const walkShare = 0.3;

/** Tries the kind of attempt that was made least, impossible ones too: "Nothing happens." teaches rules. */
export function wander({ start, steps, random, tried }: Wandering): readonly TrajectoryStep[] {
  const scene = start.fork();
  const { text, admissible } = scene.begin(scene.task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  const known = new Surroundings(text, admissible);
  for (let step = 0; step < steps; step++) {
    const command = choose(known, random, tried);
    if (command === undefined) break;
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    trajectory.push({ kind: "act", thought: "", command, ...seen, reward });
    known.note(command, observation.text);
  }
  return trajectory;
}

function choose(
  known: Surroundings,
  random: Random,
  tried: Map<string, number>,
): string | undefined {
  const attempts = random() < walkShare ? [] : known.attempts();
  const count = (command: string) => tried.get(known.kindOf(command)) ?? 0;
  const least = Math.min(...attempts.map(count));
  const rare = attempts.filter((one) => count(one) === least);
  const command = pick(random, rare) ?? pick(random, known.walks());
  if (command !== undefined) tried.set(known.kindOf(command), count(command) + 1);
  return command;
}

/** What the wanderer knows: where it stands, what it holds, and where it saw which thing. */
class Surroundings {
  readonly #places: readonly string[];
  readonly #lies = new Map<string, string>();
  readonly #shut = new Set<string>();
  #here: string | null = null;
  #held: string | null = null;

  constructor(text: string, admissible: readonly string[]) {
    this.#places = admissible.flatMap((command) =>
      command.startsWith("go to ") ? [command.slice("go to ".length)] : [],
    );
    this.note("", text);
  }

  /** "take drawer shut, full": the verb, the class of place, its door, the hand; from afar only "away". */
  kindOf(command: string): string {
    const [, place = ""] = /(?:^| )(\S+ \d+)$/.exec(command) ?? [];
    const mine = this.#held !== null && command.includes(` ${this.#held} `);
    const hand = this.#held === null ? "free" : mine ? "it" : "full";
    const door = this.#shut.has(place) ? "shut" : "here";
    const where = place === this.#here ? `${classOf(place)} ${door}` : "away";
    return `${command.split(" ")[0]} ${where}, ${hand}`;
  }

  walks(): readonly string[] {
    return this.#places.filter((place) => place !== this.#here).map((place) => `go to ${place}`);
  }

  /** Commands to try here: with the held thing, with things here, and with things elsewhere. */
  attempts(): readonly string[] {
    const here = this.#here;
    if (here === null) return [];
    const things = [...this.#lies].flatMap(([thing, place]) => [
      `take ${thing} from ${place}`,
      ...(place === here ? [...treat(thing, here), ...put(thing, here), `use ${thing}`] : []),
    ]);
    const held = this.#held;
    const other = this.#places.find((place) => place !== here);
    const mine = held === null ? [] : [...put(held, here), ...treat(held, here)];
    const away = held === null || other === undefined ? [] : put(held, other);
    return [...things, ...mine, ...away, `open ${here}`, `close ${here}`];
  }

  note(command: string, text: string): void {
    if (text === "Nothing happens.") return;
    const [, taken] = /^take (.+) from /.exec(command) ?? [];
    const [, gone, to] = /^(?:move|put) (.+) (?:to|in\/on) (.+)$/.exec(command) ?? [];
    if (command.startsWith("go to ")) this.#here = command.slice("go to ".length);
    this.#watchDoor(command, text);
    if (taken) {
      this.#held = taken;
      this.#lies.delete(taken);
    }
    if (gone && to) {
      this.#held = null;
      this.#lies.set(gone, to);
    }
    const [, ...told] = text.split(" you see ");
    const [, listed = ""] = /^(.+?)\.(?:\s|$)/.exec(told.join(" you see ")) ?? [];
    const place = this.#here;
    if (place === null || !/^(?:go to|open) /.test(command)) return;
    for (const name of listed.match(/(?<![a-z])[a-z]+ \d+/g) ?? []) this.#lies.set(name, place);
  }

  #watchDoor(command: string, text: string): void {
    const here = this.#here;
    if (here === null) return;
    if (command === `close ${here}` || text.includes(`The ${here} is closed.`))
      this.#shut.add(here);
    else if (command === `open ${here}`) this.#shut.delete(here);
  }
}

function put(thing: string, place: string): readonly string[] {
  return [`move ${thing} to ${place}`, `put ${thing} in/on ${place}`];
}

function treat(thing: string, place: string): readonly string[] {
  return ["clean", "heat", "cool"].map((verb) => `${verb} ${thing} with ${place}`);
}
