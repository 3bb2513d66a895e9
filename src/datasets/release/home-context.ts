import { createHash } from "node:crypto";
import type { Tuple } from "../../core/memory/tuple.js";
import type { ReleaseSettings } from "./manifest.js";
import { type PseudonymKind, type Pseudonyms, serializeTimes } from "./pseudonyms.js";
import type { WorldRow } from "./rows.js";
import type { Selected, SourceHousehold } from "./select.js";

export type HomeContext = ReturnType<typeof createHomeContext>;

/** Prepares what all rows of a home share: pseudonyms, times, released ids, worlds. */
export function createHomeContext(
  { settings, reviews, imported }: Selected,
  home: Selected["homes"][number],
  pseudonyms: Pseudonyms,
) {
  const { source } = home;
  const worlds: WorldRow[] = [];
  const keep = (kind: WorldRow["kind"], value: Readonly<Record<string, unknown>>): string => {
    const id = createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
    worlds.push({ id, kind, value });
    return id;
  };
  const episodes = new Set(source.episodes.map(({ episode }) => episode.id));
  const tuples = home.tuples.filter((tuple) => episodes.has(tuple.episode));
  const asked = source.episodes.flatMap(({ questions }) => questions);
  const rows = [
    ...source.facts,
    ...source.episodes.map(({ episode }) => episode),
    ...asked.map(({ question }) => question),
    ...asked.flatMap(({ ballots }) => ballots),
  ];
  const released = new Set(rows.map(({ id }) => id));
  const reliedOn = episodesByBallot(source);
  return {
    source,
    settings,
    reviews,
    pseudonyms,
    importedTerms: imported.terms,
    tuples,
    worlds,
    household: pseudonyms("household", source.household.id),
    time: serializeTimes(timesOf(source, tuples), settings.time),
    home: keep("home", { ...source.household.content }),
    isReleased: (id: string) => released.has(id),
    pseudonymIfReleased: (kind: PseudonymKind, id: string | null) =>
      id !== null && released.has(id) ? pseudonyms(kind, id) : null,
    marks: new Map(source.marks.map((mark) => [mark.id, mark])),
    /** Counts the other episodes in which the robot relied on the answer. */
    countReuses: (ballot: string, episode: string) =>
      [...(reliedOn.get(ballot) ?? [])].filter((one) => one !== episode).length,
    countFacts: (newest: number) => source.marks.filter(({ number }) => number <= newest).length,
    keepView: (value: Readonly<Record<string, unknown>>) => keep("view", value),
  };
}

/** Returns false for platforms whose terms may forbid training, unless permitted; our pages need no permission. */
export function mayTrain(
  platform: string,
  { permissions }: Pick<ReleaseSettings, "permissions">,
): boolean {
  return ["web", "terminal", "simulated"].includes(platform) || permissions[platform] !== undefined;
}

function episodesByBallot({ episodes, facts }: SourceHousehold) {
  const ballotOf = new Map(facts.map(({ id, ballot }) => [id, ballot]));
  const relied = new Map<string, Set<string>>();
  for (const { episode, steps } of episodes)
    for (const fact of steps.flatMap(({ because }) => because)) {
      const ballot = ballotOf.get(fact);
      if (ballot) relied.set(ballot, (relied.get(ballot) ?? new Set()).add(episode.id));
    }
  return relied;
}

function* timesOf(
  { episodes, facts }: SourceHousehold,
  tuples: readonly Tuple[],
): Generator<number> {
  for (const { validFrom, invalidAt } of facts) yield* [validFrom, invalidAt ?? validFrom];
  for (const { createdAt } of tuples) yield createdAt;
  for (const { episode, steps, questions } of episodes) {
    yield* [episode.startedAt, episode.endedAt];
    for (const { at } of steps) yield at;
    for (const { question, ballots } of questions) {
      yield* [question.askedAt, question.deadline, question.settledAt];
      for (const { at } of ballots) yield at;
    }
  }
}
