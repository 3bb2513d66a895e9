import { classOf, type Fact } from "../../../src/core/memory/fact.js";
import type { LivedStep, ThingsByPlace } from "../../lab/contract.js";

/** Numbers of steps: the one that showed all of a place, and the last ones that showed each thing there, or took it. */
interface SeenPlace {
  readonly step: number;
  readonly things: Map<string, number>;
  readonly taken: Map<string, number>;
}

const listed =
  /(?:On the ([^,.]{1,200}?)|The ([^,.]{1,200}?) is open\. In it), you see ([^.]{0,2000})/g;
const taken = /^take (.+) from (.+)$/;
const put = /^(?:move (.+) to|put (.+) in\/on) (.+)$/;

export class Eyes {
  readonly #looks = new Map<string, SeenPlace>();

  see({ step }: LivedStep, at: number): void {
    if (step.kind !== "act" || step.observation === "Nothing happens.") return;
    const [, gone = "", from = ""] = taken.exec(step.command) ?? [];
    const [, moved, laid, to = ""] = put.exec(step.command) ?? [];
    this.#looks.get(from)?.things.delete(gone);
    this.#looks.get(from)?.taken.set(gone, at);
    this.#looks.get(to)?.things.set(moved ?? laid ?? "", at);
    for (const [, on, inside, list = ""] of step.observation.matchAll(listed)) {
      const things = new Map(readList(list).map((thing) => [thing, at]));
      this.#looks.set(on ?? inside ?? "", { step: at, things, taken: new Map() });
    }
  }

  /** Whether a thing was seen at another place since it was seen, or missing, at this one. */
  isSeenElsewhere(thing: string, place: string): boolean {
    const look = this.#looks.get(place);
    const since = look?.things.get(thing) ?? look?.step ?? -1;
    return [...this.#looks].some(
      ([other, { things }]) => other !== place && (things.get(thing) ?? -1) > since,
    );
  }

  /** @param noted number of the step in which the fact was noted */
  hasSeenOtherwise(fact: Fact, noted: number, names: readonly string[]): boolean {
    const places = placesOf(fact);
    if (places.length === 0) return false;
    if (fact.relation === "holds") {
      const told = fact.objects.filter((thing) => isToldOf(fact, thing, names));
      return told.length > 0 && told.every((thing) => this.isGone(thing, fact.subject, noted));
    }
    if (places.some((place) => this.#isSeenAt(fact, place, noted))) return false;
    if (places.every((place) => (this.#looks.get(place)?.step ?? -1) > noted)) return true;
    return [...this.#looks.values()].some(({ things }) => (things.get(fact.subject) ?? -1) > noted);
  }

  #isSeenAt(claim: Fact, place: string, noted: number): boolean {
    const things = this.#looks.get(place)?.things ?? new Map<string, number>();
    return [...things].some(([thing, step]) => step > noted && isToldOf(claim, thing, []));
  }

  /** Whether it has seen, after something was noted of a place, that the thing is not there. */
  isGone(thing: string, place: string, noted: number): boolean {
    const look = this.#looks.get(place);
    const isMissed = look !== undefined && look.step > noted && !look.things.has(thing);
    const isTaken = (look?.taken.get(thing) ?? -1) > noted;
    return isMissed || isTaken || this.isSeenElsewhere(thing, place);
  }
}

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
export function reallyThere(
  fact: Fact,
  truth: ThingsByPlace,
  names: readonly string[],
): readonly string[] {
  return placesOf(fact).flatMap((place) =>
    (truth[place] ?? []).filter((thing) => isToldOf(fact, thing, names)),
  );
}

function readList(list: string): readonly string[] {
  if (list.trim() === "nothing") return [];
  return list
    .replace(/ \([^()]*\)/g, "")
    .split(",")
    .map((item) => item.trim().replace(/^(?:and )?(?:an? )?/, ""));
}
