/** Derives facts from an episode's steps. A claim is a fact on where a thing is (`at`) or which one it is (`is`). */
import type { Observer } from "../core/episode/decision.js";
import type { TrajectoryStep } from "../core/episode/episode.js";
import { newId } from "../core/id.js";
import {
  classOf,
  type Fact,
  isContradicted,
  matches,
  type NewFact,
  type Sighting,
} from "../core/memory/fact.js";
import {
  descriptionOf,
  isAboutMeant,
  isAboutPreferred,
  isOfOneTask,
  latestSightings,
  meantAdjective,
} from "../core/memory/notebook.js";
import type { FactInvalidation, FactWrite, StepWrite } from "../core/memory/stores.js";

type Perception = Pick<StepWrite, "facts" | "invalidations">;

/** Returns the facts that the newest step adds and closes; `facts` are those before it. */
export function perceive(
  observer: Observer,
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
  episode: string,
): Perception {
  const before = latestSightings(facts);
  const seenAt = (place: string) =>
    facts.filter((fact) => fact.relation === "holds" && fact.subject === place);
  const sightings = observer.sightings(trajectory, before).filter((sighting) => {
    const { place, things } = sighting;
    const isKnown = before.get(place)?.things.join() === things.join();
    const isOfThisRound = (seenAt(place).at(-1)?.episode ?? episode) === episode;
    return !isKnown || !isOfThisRound || isClaimedSince(sighting, facts);
  });
  if (sightings.length === 0) return { facts: [], invalidations: [] };
  const writes = sightings.map(({ place: subject, things: objects }) => {
    const found = { subject, relation: "holds", objects, source: "observation" } as const;
    const supersedes = seenAt(subject).map(({ id }) => id);
    return ownWrite(found, episode, supersedes);
  });
  const isUsedUp = isTakenUp(trajectory.at(-1));
  const invalidations = facts.flatMap((claim) =>
    invalidate(claim, facts, sightings, writes).map(
      (one): FactInvalidation =>
        isUsedUp(claim) ? { ...one, status: "superseded", moved: true } : one,
    ),
  );
  return { facts: writes, invalidations };
}

const taking = /^take (.+) from (.+)$/;

/** Matches claims of a thing's place that held until this step took the thing. */
function isTakenUp(step: TrajectoryStep | undefined): (claim: Fact) => boolean {
  const [, thing = "", place = ""] = taking.exec(commandOf(step)) ?? [];
  return ({ relation, objects, polarity, subject }) =>
    relation === "at" && polarity && objects.includes(place) && matches(thing, subject);
}

/** Finds claims about the place of a thing that was just moved, under each of its names ("mug 1", "Ana's mug"). */
export function movedClaims(
  trajectory: readonly TrajectoryStep[],
  facts: readonly (NewFact & Pick<Fact, "id">)[],
): readonly FactInvalidation[] {
  const last = trajectory.at(-1);
  const [, , thing = ""] = /^(take|move|put) (.+?) (?:from|to|in\/on) /.exec(commandOf(last)) ?? [];
  if (thing === "") return [];
  const [, to = null] = /^(?:move .+ to|put .+ in\/on) (.+)$/.exec(commandOf(last)) ?? [];
  const taken = trajectory.map(commandOf).findLast((one) => one.startsWith(`take ${thing} from `));
  const from = taken?.slice(`take ${thing} from `.length) ?? null;
  const isName = ({ relation, polarity, objects, subject }: NewFact): boolean =>
    relation === "is" && polarity && objects.join() === thing && !isOfOneTask(subject);
  const names = new Set([thing, ...facts.filter(isName).map(({ subject }) => subject)]);
  const ended = facts.filter(
    ({ relation, polarity, source, subject, objects }) =>
      relation === "at" &&
      polarity &&
      (source === "answer" || source === "inference") &&
      names.has(subject) &&
      (to === null || !objects.includes(to)),
  );
  const seen = facts.findLast(({ relation, subject }) => relation === "holds" && subject === from);
  return ended.map(({ id, objects }) => {
    const wasThere = from === null || objects.includes(from);
    return wasThere
      ? { id, status: "superseded", moved: true }
      : { id, status: "superseded", by: seen?.id ?? null };
  });
}

function commandOf(step: TrajectoryStep | undefined): string {
  return step?.kind === "act" ? step.command : "";
}

export function disprovedAnswers(perception: Perception, facts: readonly Fact[]): readonly Fact[] {
  const wrong = perception.invalidations.filter(({ status }) => status === "contradicted");
  return facts.filter((fact) => fact.source === "answer" && wrong.some(({ id }) => id === fact.id));
}

/** Infers from success that the thing moved last is the described one ("Ana's mug" is "mug 1"). */
export function inferMeaning(
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
  episode: string,
): Perception {
  const nothing: Perception = { facts: [], invalidations: [] };
  const last = trajectory.at(-1);
  if (last?.kind !== "act" || last.reward === 0) return nothing;
  const needs = trajectory.flatMap((step) =>
    step.kind === "ask" && !isAboutMeant(step.need) && !isAboutPreferred(step.need)
      ? [step.need]
      : [],
  );
  for (const need of needs) {
    const description = descriptionOf(need);
    const thing = new RegExp(`\\b${need.noun} \\d+`).exec(last.command)?.[0];
    if (!description || !thing) continue;
    const claims = facts.filter((fact) => fact.relation === "is" && fact.subject === description);
    const wrong = claims.filter((claim) => claim.objects.includes(thing) !== claim.polarity);
    // Skips denials: a true "not mug 2" does not say which mug it is.
    const right = claims.find(({ polarity, objects }) => polarity && objects.includes(thing));
    if (right)
      return { facts: [], invalidations: wrong.map((claim) => contradict(claim, right.id)) };
    const meaning = { subject: description, relation: "is", objects: [thing] } as const;
    const shown = inferenceWrite(meaning, episode);
    return { facts: [shown], invalidations: wrong.map((claim) => contradict(claim, shown.id)) };
  }
  return nothing;
}

function contradict({ id }: Fact, by: string): FactInvalidation {
  return { id, status: "contradicted", by };
}

/** Infers which thing people meant: the only one of its kind at the place named. @param facts before this step */
export function inferMeant(
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
  episode: string,
): readonly FactWrite[] {
  const [, thing, place] = taking.exec(commandOf(trajectory.at(-1))) ?? [];
  if (!thing || !place) return [];
  const subject = `${meantAdjective} ${classOf(thing)}`;
  const about = facts.filter((fact) => fact.subject === subject && fact.polarity);
  const there = latestSightings(facts).get(place)?.things ?? [];
  const alike = there.filter((other) => classOf(other) === classOf(thing));
  const isPointedOut = about.some(
    ({ relation, objects }) => relation === "at" && objects.length === 1 && objects[0] === place,
  );
  if (!isPointedOut || alike.length !== 1 || about.some(({ relation }) => relation === "is")) {
    return [];
  }
  return [inferenceWrite({ subject, relation: "is", objects: [thing] }, episode)];
}

function inferenceWrite(
  meaning: Pick<NewFact, "subject" | "relation" | "objects">,
  episode: string,
): FactWrite {
  return ownWrite({ ...meaning, source: "inference" }, episode);
}

function ownWrite(
  found: Pick<NewFact, "subject" | "relation" | "objects" | "source">,
  episode: string,
  supersedes: readonly string[] = [],
): FactWrite {
  const fact = { ...found, polarity: true, certainty: "sure" } as const;
  const from = { person: null, question: null, ballot: null, episode };
  return { ...fact, ...from, id: newId("f"), supersedes };
}

function isClaimedSince({ place, things }: Sighting, facts: readonly Fact[]): boolean {
  const seen = facts.findLastIndex((fact) => fact.relation === "holds" && fact.subject === place);
  return facts
    .slice(seen + 1)
    .some(
      (claim) =>
        claim.relation === "at" &&
        (claim.objects.includes(place) || things.some((thing) => matches(thing, claim.subject))),
    );
}

/** Closes a claim that is not true now: "superseded" if it was once seen to be true, else "contradicted". */
function invalidate(
  claim: Fact,
  facts: readonly Fact[],
  sightings: readonly Sighting[],
  writes: readonly FactWrite[],
): FactInvalidation[] {
  if (claim.relation !== "at") return [];
  const since = latestSightings(facts.filter((fact) => fact.validFrom >= claim.validFrom));
  const wasTrue = isSeenTrue(claim, since);
  for (const sighting of sightings) since.set(sighting.place, sighting);
  if (!isContradicted(claim, since)) return [];
  const shown =
    writes.find(({ objects }) => objects.includes(claim.subject)) ??
    writes.find(({ subject }) => claim.objects.includes(subject));
  const by = shown?.id ?? null;
  return [{ id: claim.id, status: wasTrue ? "superseded" : "contradicted", by }];
}

function isSeenTrue(claim: Fact, sightings: ReadonlyMap<string, Sighting>): boolean {
  const seen = claim.objects.filter((place) => sightings.has(place));
  const open = new Map(seen.map((place) => [place, sightings.get(place) as Sighting]));
  return claim.polarity && seen.length > 0 && !isContradicted({ ...claim, objects: seen }, open);
}
