/** Shows homes that are being written, and warns of ambiguous tasks. */
import { z } from "zod";
import { homeShape } from "../../../src/core/episode/home-file.js";
import type { OwnerView } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { everydayName } from "../../../src/core/words/names.js";
import { isParticular } from "../goal.js";
import { Layout } from "../layout.js";
import { buildHome } from "../source/home-file.js";
import { createState } from "../state.js";
import { viewAsOwner } from "../view/owner-view.js";
import { readJsonText } from "./json-text.js";

const { places, things, title } = homeShape.shape;
const draftShape = z.object({
  title: title.catch("a home"),
  places,
  things: things.catch([]),
});

/** Returns the owner's view of an unfinished home; null without readable places. */
export function viewDraft(text: string): OwnerView | null {
  const home = draftShape.safeParse(readJsonText(text).document?.value).data;
  if (!home) return null;
  const ids = new Set(home.places.map(({ id }) => id));
  const placed = home.things.filter((thing) => ids.has(thing.in));
  const world = buildHome({ ...home, things: placed, tasks: [] });
  return viewAsOwner(new Layout(world, "2.1.2"), createState(world));
}

/** Finds tasks that say "the mug" although several mugs fit. */
export function findAmbiguities(text: string): { field: string; message: string }[] {
  const home = homeShape.safeParse(readJsonText(text).document?.value).data;
  return (home?.tasks ?? []).flatMap((task, index) => {
    const { object, particular, open, type, sentence } = task;
    if (open || type === "pick_two_obj_and_place") return [];
    const name = everydayName(object);
    const isOne = particular || new RegExp(`\\bthe (?:\\w+ )?${name}\\b`, "i").test(sentence);
    const fitting = home?.things.filter(
      (thing) => classOf(thing.id) === object && isParticular(thing, particular),
    );
    if (!isOne || !fitting || fitting.length < 2) return [];
    const names = fitting.map(({ id }) => id).join(", ");
    const message = `${fitting.length} things fit “${sentence}” (${names}), and any of them will do. Say a look or an owner where one is meant.`;
    return [{ field: `tasks[${index}]`, message }];
  });
}
