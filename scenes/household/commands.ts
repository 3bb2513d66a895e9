/** Lists the commands that are possible in a household, in ALFWorld's words. */
import { keptFor } from "../../src/core/newest.js";
import type { Layout } from "./layout.js";
import { listAt, nothing, type State } from "./state.js";

export type Command = ReturnType<typeof phraseCommand>;
export type Verb = Command["verb"];

const knives = new Set(["knife", "butterknife"]);
export const treatments = { heat: "microwave", cool: "fridge", clean: "sinkbasin" } as const;
export type Treatment = keyof typeof treatments;
export const treatmentVerbs = Object.keys(treatments) as readonly Treatment[];

/** Sorted by their text. */
export function listCommands(layout: Layout, state: State): readonly Command[] {
  const { at, held } = state;
  const here = listAt(layout.placesAt, at);
  const commands = [phraseCommand(layout, "look"), phraseCommand(layout, "inventory")];
  if (layout.wording !== "2.1.1") commands.push(phraseCommand(layout, "help"));
  for (const place of here) {
    const { openable, type } = layout.place(place);
    commands.push(phraseCommand(layout, "examine place", nothing, place));
    if (openable)
      commands.push(phraseCommand(layout, state.opened[place] ? "close" : "open", nothing, place));
    if (held === nothing) {
      if (!isAccessible(layout, state, place)) continue;
      for (const thing of listAt(state.contents, place))
        if (layout.can(thing, "pick")) commands.push(phraseCommand(layout, "take", thing, place));
      continue;
    }
    if (isAccessible(layout, state, place) && layout.accepts(place, held))
      commands.push(phraseCommand(layout, "put", held, place));
    for (const verb of treatmentVerbs)
      if (treatments[verb] === type && layout.can(held, verb))
        commands.push(phraseCommand(layout, verb, held, place));
  }
  // A lamp works behind a closed door, but only from its own location.
  const things = here.flatMap((place) => listAt(state.contents, place));
  for (const lamp of new Set(things.filter((thing) => layout.can(thing, "use"))))
    commands.push(phraseCommand(layout, "use", lamp));
  if (held !== nothing)
    commands.push(phraseCommand(layout, "examine thing", held), ...listCuts(layout, state));
  commands.sort(byText);
  const journeys = journeysOf(layout).filter(({ other }) => layout.place(other).location !== at);
  const split = commands.findIndex(({ text }) => text > "go to ");
  return [...commands.slice(0, split), ...journeys, ...commands.slice(split)];
}

/** The commands "go to …", cached as they are the most numerous and the same in every state. */
const journeysOf = keptFor((layout: Layout) =>
  [...layout.world.places.keys()]
    .map((place) => phraseCommand(layout, "go", nothing, place))
    .sort(byText),
);

function byText(one: { readonly text: string }, other: { readonly text: string }): number {
  return one.text < other.text ? -1 : 1;
}

function listCuts(layout: Layout, { held, at, reachable }: State): readonly Command[] {
  const { type, like = type } = layout.thing(held);
  if (!knives.has(like)) return [];
  return listAt(reachable, at)
    .filter((thing) => layout.can(thing, "slice"))
    .map((thing) => phraseCommand(layout, "slice", thing, held));
}

const phrases = {
  look: () => "look",
  inventory: () => "inventory",
  help: () => "help",
  go: (_: string, place: string) => `go to ${place}`,
  open: (_: string, place: string) => `open ${place}`,
  close: (_: string, place: string) => `close ${place}`,
  "examine place": (_: string, place: string) => `examine ${place}`,
  "examine thing": (thing: string) => `examine ${thing}`,
  use: (thing: string) => `use ${thing}`,
  slice: (thing: string, knife: string) => `slice ${thing} with ${knife}`,
  take: (thing: string, place: string) => `take ${thing} from ${place}`,
  put: (thing: string, place: string) => `move ${thing} to ${place}`,
  heat: (thing: string, place: string) => `heat ${thing} with ${place}`,
  cool: (thing: string, place: string) => `cool ${thing} with ${place}`,
  clean: (thing: string, place: string) => `clean ${thing} with ${place}`,
} as const;

/** @param other index of the place, or of the knife for `slice`; or {@link nothing} */
export function phraseCommand(
  { world, wording }: Layout,
  verb: keyof typeof phrases,
  thing = nothing,
  other = nothing,
) {
  const name = world.things[thing]?.name ?? "";
  const otherName = (verb === "slice" ? world.things : world.places)[other]?.name ?? "";
  const isOlder = verb === "put" && wording === "2.1.1";
  const text = isOlder ? `put ${name} in/on ${otherName}` : phrases[verb](name, otherName);
  return { text, verb, thing, other };
}

export function isAccessible(layout: Layout, state: State, place: number): boolean {
  return !layout.place(place).openable || state.opened[place] === 1;
}
