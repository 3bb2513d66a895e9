import type { Random } from "../../core/random.js";
import type { SimulatedPerson } from "./people.js";

const comesAlong = { copier: 0.8, colluder: 0.5 } as const;

/** Draws by activity; copiers and rings accompany their people, sources first. */
export function chooseAnswering(
  people: readonly SimulatedPerson[],
  count: number,
  random: Random,
): readonly SimulatedPerson[] {
  const chosen: SimulatedPerson[] = [];
  while (chosen.length < Math.min(count, people.length)) {
    const left = people.filter((person) => !chosen.includes(person));
    const one = drawByActivity(left, random);
    chosen.push(one);
    for (const mate of left) {
      if (chosen.length >= count || mate === one || !belongTogether(one, mate)) continue;
      if (random() < (mate.kind === "colluder" ? comesAlong.colluder : comesAlong.copier))
        chosen.push(mate);
    }
  }
  return chosen.toSorted((a, b) => Number(a.kind === "copier") - Number(b.kind === "copier"));
}

function belongTogether(one: SimulatedPerson, mate: SimulatedPerson): boolean {
  if (mate.kind === "copier") return mate.follows === one.id;
  return mate.kind === "colluder" && mate.follows !== null && mate.follows === one.follows;
}

function drawByActivity(people: readonly SimulatedPerson[], random: Random): SimulatedPerson {
  let left = random() * people.reduce((sum, { activity }) => sum + activity, 0);
  for (const person of people) {
    left -= person.activity;
    if (left < 0) return person;
  }
  const last = people.at(-1);
  if (!last) throw new RangeError("A crowd has at least one person.");
  return last;
}
