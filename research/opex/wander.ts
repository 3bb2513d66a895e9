/** Exploring without a task (OPEx, section 3): the robot tries things, impossible ones too. */
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import { classOf } from "../../src/core/memory/fact.js";
import { pick, type Random } from "../../src/core/random.js";
import { Belief } from "../../src/policies/rules/belief.js";

/** Share of steps that go to another place, so that there is something to try. */
const walkShare = 0.3;

/**
 * Tries the kind of attempt that was made least, impossible ones too: "Nothing happens." teaches rules.
 *
 * @param tried how often each kind was tried, over all wanderings; this one adds to it
 */
export function wander(
  start: Simulator,
  steps: number,
  random: Random,
  tried: Map<string, number>,
): readonly TrajectoryStep[] {
  const scene = start.fork();
  const { text, admissible } = scene.begin(scene.task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  while (trajectory.length <= steps) {
    const command = choose(new Belief(trajectory), random, tried);
    if (command === undefined) break;
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    trajectory.push({ kind: "act", thought: "", command, ...seen, reward });
  }
  return trajectory;
}

function choose(belief: Belief, random: Random, tried: Map<string, number>): string | undefined {
  const attempts = random() < walkShare ? [] : listAttempts(belief);
  const count = (command: string) => tried.get(kindOf(command, belief)) ?? 0;
  const least = Math.min(...attempts.map(count));
  const rare = attempts.filter((one) => count(one) === least);
  const others = belief.places.filter((place) => !belief.here.includes(place));
  const walks = others.map((place) => `go to ${place}`);
  const command = pick(random, rare) ?? pick(random, walks);
  if (command !== undefined) tried.set(kindOf(command, belief), count(command) + 1);
  return command;
}

/** "take drawer shut, full": the verb, the class of place, its door, the hand; from afar only "away". */
function kindOf(command: string, { here, held, shut }: Belief): string {
  const [, place = ""] = /(?:^| )(\S+ \d+)$/.exec(command) ?? [];
  const hand = held === null ? "free" : command.includes(` ${held} `) ? "it" : "full";
  const where = here.includes(place)
    ? `${classOf(place)} ${shut.has(place) ? "shut" : "here"}`
    : "away";
  return `${command.split(" ")[0]} ${where}, ${hand}`;
}

/** Commands to try here: with the held thing, with things here, and with things elsewhere. */
function listAttempts({ here, held, places, contents }: Belief): readonly string[] {
  const [near] = here;
  if (near === undefined) return [];
  const far = places.find((place) => !here.includes(place));
  const things = [...contents].flatMap(([place, names]) =>
    names.flatMap((thing) => [
      `take ${thing} from ${place}`,
      ...(place === near ? [...treat(thing, near), ...put(thing, near), `use ${thing}`] : []),
    ]),
  );
  const mine = held === null ? [] : [...put(held, near), ...treat(held, near)];
  const away = held === null || far === undefined ? [] : put(held, far);
  return [...things, ...mine, ...away, `open ${near}`, `close ${near}`];
}

function put(thing: string, place: string): readonly string[] {
  return [`move ${thing} to ${place}`, `put ${thing} in/on ${place}`];
}

function treat(thing: string, place: string): readonly string[] {
  return ["clean", "heat", "cool"].map((verb) => `${verb} ${thing} with ${place}`);
}
