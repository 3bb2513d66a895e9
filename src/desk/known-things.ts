import { classOf, type Fact, isInstance } from "../core/fact.js";
import type { ThingView } from "../core/scene.js";

export interface KnownThing {
  readonly id: string;
  /** Where it was last seen or said to be; null when unknown. */
  readonly place: string | null;
  /** Seen, so its looks are known. */
  readonly seen: boolean;
  readonly held: boolean;
}

/** @param facts valid ones, oldest first */
export function knownThings(
  kind: string,
  facts: readonly Fact[],
  held: ThingView | null,
): readonly KnownThing[] {
  const known = new Map<string, KnownThing>();
  const note = (id: string, place: string | null, isSeen: boolean): void => {
    const before = known.get(id);
    const seen = isSeen || before?.seen === true;
    if (classOf(id) === kind)
      known.set(id, { id, place: place ?? before?.place ?? null, seen, held: false });
  };
  for (const { relation, subject, objects, polarity } of facts) {
    const [first = null, ...others] = objects;
    if (relation === "holds") for (const id of objects) note(id, subject, true);
    else if (relation === "is") for (const id of objects.filter(isInstance)) note(id, null, false);
    else if (isInstance(subject))
      note(subject, polarity && others.length === 0 ? first : null, false);
  }
  if (held?.kind === kind) known.set(held.id, { id: held.id, place: null, seen: true, held: true });
  return [...known.values()];
}
