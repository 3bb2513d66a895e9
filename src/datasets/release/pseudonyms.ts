/** Replaces ids by pseudonyms and times by rounded ones in a release. */
import { createHmac } from "node:crypto";
import type { ReleasedTime, ReleaseRows } from "./rows.js";
import type { Selected } from "./select.js";

const pseudonymKinds = {
  household: "h",
  person: "p",
  episode: "e",
  question: "q",
  ballot: "b",
  fact: "f",
  tuple: "t",
} as const;
export type PseudonymKind = keyof typeof pseudonymKinds;

/** Returns a keyed hash of a row's id. Only the key's owner can find the row. */
export type Pseudonyms = (kind: PseudonymKind, id: string) => string;

/** Uses one key per campaign, so that nobody can be linked across campaigns. */
export type CampaignPseudonyms = (campaign: string | null) => Pseudonyms;

/** Gives each campaign a key. @param previous the version before; campaigns released there under `key` keep it */
export function choosePseudonyms(
  { played, importedIds, rowAnswers }: Pick<Selected, "played" | "importedIds" | "rowAnswers">,
  key: string,
  previous?: Pick<ReleaseRows, "trajectories" | "rowAnswers">,
): CampaignPseudonyms {
  const byMainKey = createPseudonyms(key, new Set());
  const earlier = new Set([
    ...(previous?.trajectories ?? []).map(({ episode }) => episode),
    ...(previous?.rowAnswers ?? []).map(({ asked }) => asked),
  ]);
  const isBefore = (kind: PseudonymKind, id: string) => earlier.has(byMainKey(kind, id));
  const asked = rowAnswers.map(({ question }) => question);
  const underMainKey = new Set<string | null>([
    ...played.filter(({ id }) => isBefore("episode", id)).map(({ campaign }) => campaign),
    ...asked.filter(({ id }) => isBefore("question", id)).map(({ campaign = null }) => campaign),
  ]);
  const homes = new Set(played.map(({ importedHome }) => importedHome));
  const others = [...importedIds].filter((id) => !homes.has(id));
  const known = new Map<string | null, Pseudonyms>();
  return (campaign) => {
    const before = known.get(campaign);
    if (before) return before;
    // An imported home that another campaign plays gets a new pseudonym there.
    const own = played.filter((one) => one.campaign === campaign);
    const kept = new Set([...others, ...own.flatMap(({ importedHome }) => importedHome ?? [])]);
    const ownKey = underMainKey.has(campaign) ? key : campaignKey(key, campaign);
    const created = createPseudonyms(ownKey, kept);
    known.set(campaign, created);
    return created;
  };
}

function campaignKey(key: string, campaign: string | null): string {
  const name = campaign === null ? "no campaign" : `campaign\u0000${campaign}`;
  return createHmac("sha256", key).update(name).digest("hex");
}

/** Hashes ids with the key. Keeps `imported` ids, which are pseudonyms already. @internal */
export function createPseudonyms(key: string, imported: ReadonlySet<string>): Pseudonyms {
  return (kind, id) => {
    if (imported.has(id)) return id;
    const hash = createHmac("sha256", key).update(`${kind}\u0000${id}`).digest("hex");
    return `${pseudonymKinds[kind]}-${hash.slice(0, 16)}`;
  };
}

const units = { hour: 3_600_000, day: 86_400_000 } as const;
type Exactness = keyof typeof units;

/** @param times all of a household's times, milliseconds since 1970 */
export function serializeTimes(
  times: Iterable<number>,
  exactness: Exactness,
): (at: number) => ReleasedTime {
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const ranks = new Map(sorted.map((at, rank) => [at, rank]));
  return (at) => {
    const order = ranks.get(at);
    if (order === undefined) throw new RangeError(`${at} is none of the times.`);
    return { at: coarsen(at, exactness), order };
  };
}

export function coarsenTime({ at, order }: ReleasedTime, exactness: Exactness): ReleasedTime {
  return { at: coarsen(Date.parse(at), exactness), order };
}

function coarsen(at: number, exactness: Exactness): string {
  return new Date(Math.floor(at / units[exactness]) * units[exactness]).toISOString();
}

export function timeOf({ at, order }: ReleasedTime): number {
  return Date.parse(at) + order;
}
