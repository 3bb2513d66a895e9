/** Records that people moved a thing between two tasks, unseen by the robot. */

import type { Memory } from "../../../memory/stores.js";
import type { Clock } from "../../core/clock.js";
import { thingsOf } from "../../core/episode/looks.js";
import type { PlaceView, Simulator, ThingView } from "../../core/episode/scene.js";
import { InputError, SousError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import { capitalise } from "../../core/words/wording.js";
import { labelsOf, phrasePlaces } from "../../desk/words/phrase.js";
import { presentState } from "../serve/watch.js";

/**
 * Takes ids or everyday labels.
 * @returns "Moved: Ana's blue mug is now in the fridge."
 */
export async function moveThing(
  { memory, clock }: { readonly memory: Memory; readonly clock: Clock },
  { household, ...names }: { household: Household; thing: string; place: string },
): Promise<string> {
  const scene = await presentState(memory, household);
  const view = scene.ownerView();
  const thing = pickNamed("thing", names.thing, thingsOf(view));
  const place = pickNamed("place", names.place, view.places);
  relocate(scene, thing, place);
  const move = { household: household.id, thing: thing.id, place: place.id, at: clock.now() };
  await memory.episodes.recordMove(move).catch((error) => {
    if (error instanceof SousError && error.code === "episode-open") {
      throw new InputError("A task is going on; things can be moved between two tasks.");
    }
    throw error;
  });
  return `Moved: ${thing.label} is now ${phrasePlaces([place.id], labelsOf(view))}.`;
}

function relocate(scene: Simulator, thing: ThingView, place: PlaceView): void {
  try {
    scene.relocate(thing.id, place.id);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const said = error.message
      .replace(`"${thing.id}"`, thing.label)
      .replace(`"${place.id}"`, `the ${place.label}`);
    throw new InputError(capitalise(said), { cause: error });
  }
}

/** Finds by id or label, or the only one whose label has all words of the name. */
function pickNamed<T extends { readonly id: string; readonly label: string }>(
  what: string,
  name: string,
  all: readonly T[],
): T {
  const wanted = plain(name);
  const exact = all.find(({ id, label }) => plain(id) === wanted || plain(label) === wanted);
  if (exact) return exact;
  const words = wanted.split(" ");
  const fitting = all.filter(({ label }) =>
    words.every((word) => plain(label).split(" ").includes(word)),
  );
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  const names = (only ? fitting : all).map(({ label }) => label).join(", ");
  throw new InputError(
    only
      ? `"${name}" may be several: ${names}.`
      : `There is no ${what} called "${name}". There are: ${names}.`,
  );
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(the|a|an) /, "")
    .trim();
}
