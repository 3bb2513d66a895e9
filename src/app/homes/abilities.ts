/** What can be done in a home: its places and things decide. */
import { thingsOf } from "../../core/episode/looks.js";
import type { OwnerView, ThingView } from "../../core/episode/scene.js";
import { joinWords } from "../../core/words/wording.js";

export type Treatment = "heat" | "cool" | "clean";

/** The kind of place that each needs. */
export const appliances: Readonly<Record<Treatment, string>> = {
  heat: "microwave",
  cool: "fridge",
  clean: "sinkbasin",
};

export function hasPlace({ places }: OwnerView, kind: string): boolean {
  return places.some((place) => place.kind === kind);
}

export function lampsIn(home: OwnerView): readonly ThingView[] {
  return thingsOf(home).filter(({ kind }) => /lamp$/.test(kind));
}

export function phraseAbilities(home: OwnerView): string {
  const possible = Object.entries(appliances).filter(([, kind]) => hasPlace(home, kind));
  const treatments = possible.map(([treatment]) => treatment);
  const look = lampsIn(home).length > 0 ? ["look at"] : [];
  return `I can ${joinWords([...treatments, "put", ...look, "bring"], "or")} things.`;
}
