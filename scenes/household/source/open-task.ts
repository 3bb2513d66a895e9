/** Open tasks: people choose among things that must look different. */
import type { Attributes, TaskType } from "../../../src/core/episode/scene.js";
import { describeThing } from "../view/owner-view.js";

/** Task types that bring a single thing somewhere. */
export const openTypes = [
  "pick_and_place_simple",
  "pick_clean_then_place_in_recep",
  "pick_heat_then_place_in_recep",
  "pick_cool_then_place_in_recep",
] as const satisfies readonly TaskType[];

type Sketch<T> = { readonly [K in keyof T]?: T[K] | undefined };
type TaskSketch = Sketch<{ type: string; object: string; particular: Sketch<Attributes> }>;
type ThingSketch = Sketch<Attributes & { id: string }>;

interface OpenTaskFault {
  readonly path: readonly string[];
  readonly message: string;
}

export function faultsOfOpenTask(
  { type, object, particular }: TaskSketch,
  choices: readonly ThingSketch[],
): OpenTaskFault[] {
  const faults: OpenTaskFault[] = [];
  if (type !== undefined && !openTypes.some((name) => name === type)) {
    const types = openTypes.join(", ");
    faults.push({
      path: ["open"],
      message: `is not possible with ${type}; the type is one of ${types}`,
    });
  }
  if (particular) {
    const message = "does not go with an open task: people choose the thing; remove one of the two";
    faults.push({ path: ["particular"], message });
  }
  if (choices.length < 2) {
    const message = `there is only one ${object} to choose from; add another, or remove "open"`;
    faults.push({ path: ["open"], message });
  }
  const looks = choices.map((thing) => describeThing("", dropMissing(thing)));
  const alike = choices.filter((_, index) => looks.indexOf(looks[index] ?? "") < index);
  if (alike.length > 0) {
    const names = alike.map(({ id }) => id).join(", ");
    const message = `people cannot tell ${names} from another ${object}; give them colours, sizes, materials or owners`;
    faults.push({ path: ["object"], message });
  }
  return faults;
}

function dropMissing({ colour, material, size, owner }: ThingSketch) {
  return {
    ...(colour && { colour }),
    ...(material && { material }),
    ...(size && { size }),
    ...(owner && { owner }),
  };
}
