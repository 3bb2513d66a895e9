/** What the agent has seen of a home so far, read anew from its recorded steps. */

import { classOf, type Fact } from "../../core/fact.js";
import type { LivedStep, Lying } from "../../core/lab.js";

/** A place as it was last seen, its own deeds there included. */
interface Look {
  readonly things: readonly string[];
  readonly step: number;
  readonly round: number;
}

const listed = /(?:On the ([^,.]+?)|The ([^,.]+?) is open\. In it), you see ([^.]*)\./g;
const taken = /^take (.+) from (.+)$/;
const put = /^(?:move (.+) to|put (.+) in\/on) (.+)$/;

export class Eyes {
  readonly #looks = new Map<string, Look>();

  /**
   * Sees what a step showed.
   *
   * @param step its number in the whole history of the home, from 0
   */
  see({ step }: LivedStep, at: { readonly step: number; readonly round: number }): void {
    if (step.kind !== "act" || step.observation === "Nothing happens.") return;
    const [, gone = "", from = ""] = taken.exec(step.command) ?? [];
    const [, moved, laid, to = ""] = put.exec(step.command) ?? [];
    this.#change(from, at, (things) => things.filter((thing) => thing !== gone));
    this.#change(to, at, (things) => [...things, moved ?? laid ?? ""]);
    for (const [, on, inside, list = ""] of step.observation.matchAll(listed)) {
      this.#looks.set(on ?? inside ?? "", { ...at, things: readList(list) });
    }
  }

  #change(
    place: string,
    at: { readonly step: number; readonly round: number },
    edit: (things: readonly string[]) => readonly string[],
  ): void {
    const look = this.#looks.get(place);
    if (look) this.#looks.set(place, { ...at, things: edit(look.things) });
  }

  /** The round in which a place was last seen; null when it never was. */
  roundOf(place: string): number | null {
    return this.#looks.get(place)?.round ?? null;
  }

  /**
   * Whether it has seen, after the fact was noted, that the fact does not tell where such a thing is.
   *
   * @param noted number of the step in which the fact was noted
   * @param names what was looked for: classes, or things
   */
  hasSeenOtherwise(fact: Fact, noted: number, names: readonly string[]): boolean {
    const since = (place: string): readonly string[] | null => {
      const look = this.#looks.get(place);
      return look && look.step > noted ? look.things : null;
    };
    const places = placesOf(fact);
    const isThere = (place: string): boolean =>
      since(place)?.some((thing) => isToldOf(fact, thing, names)) ?? false;
    if (places.length === 0 || places.some(isThere)) return false;
    if (places.every((place) => since(place) !== null)) return true;
    if (fact.relation !== "at") return false;
    return [...this.#looks].some(
      ([, { things, step }]) => step > noted && things.includes(fact.subject),
    );
  }
}

/** Where a fact says that something is; none for what says something else. */
export function placesOf({ relation, subject, objects, polarity }: Fact): readonly string[] {
  if (relation === "holds") return [subject];
  return relation === "at" && polarity ? objects : [];
}

/** Whether a thing is one that the fact is about, and one that was looked for. */
export function isToldOf(fact: Fact, thing: string, names: readonly string[]): boolean {
  const isWanted = names.includes(thing) || names.includes(classOf(thing));
  if (fact.relation === "holds") return isWanted && fact.objects.includes(thing);
  const { subject } = fact;
  return thing === subject || classOf(thing) === subject || (isWanted && names.includes(subject));
}

/** The things that really lie where the fact has them. */
export function reallyThere(fact: Fact, truth: Lying, names: readonly string[]): readonly string[] {
  return placesOf(fact).flatMap((place) =>
    (truth[place] ?? []).filter((thing) => isToldOf(fact, thing, names)),
  );
}

function readList(list: string): readonly string[] {
  if (list.trim() === "nothing") return [];
  return list
    .replace(/ \([^)]*\)/g, "")
    .split(",")
    .map((item) => item.trim().replace(/^(?:and )?(?:an? )?/, ""));
}
