import { type FlagKind, flagKinds } from "../quality/flags.js";
import type { CampaignQuality } from "../quality/quality.js";
import type { SimulatedCrowd } from "./crowd.js";
import type { PersonKind, SimulatedPerson } from "./people.js";

/** Copying is counted in pairs, the rest in people. */
export interface FlagFigures {
  readonly kind: FlagKind;
  readonly flagged: number;
  readonly right: number;
  readonly real: number;
  readonly precision: number | null;
  readonly recall: number | null;
}

const culprits: Readonly<Record<Exclude<FlagKind, "copying">, readonly PersonKind[]>> = {
  "too-fast": ["random", "first"],
  "machine-like": ["llm-good", "llm-average"],
  "same-position": ["first"],
  contradicting: ["random"],
};

export function scoreFlags(
  crowd: SimulatedCrowd,
  { people, copying }: CampaignQuality,
): readonly FlagFigures[] {
  const kinds = new Map(crowd.people.map(({ id, kind }) => [id, kind]));
  return flagKinds.map((kind) => {
    if (kind === "copying") {
      const real = realPairs(crowd.people);
      const right = copying.filter(({ pair }) => real.has(nameOf(pair))).length;
      return toFlagFigures({ kind, flagged: copying.length, right, real: real.size });
    }
    const does = (person: string): boolean =>
      culprits[kind].some((culprit) => culprit === kinds.get(person));
    const flagged = people.filter(({ flags }) => flags.some((flag) => flag.kind === kind));
    return toFlagFigures({
      kind,
      flagged: flagged.length,
      right: flagged.filter(({ person }) => does(person)).length,
      real: people.filter(({ person }) => does(person)).length,
    });
  });
}

type Counts = Pick<FlagFigures, "kind" | "flagged" | "right" | "real">;

/** @slice crowd */
export function toFlagFigures(counts: Counts): FlagFigures {
  const { flagged, right, real } = counts;
  return {
    ...counts,
    precision: flagged === 0 ? null : right / flagged,
    recall: real === 0 ? null : right / real,
  };
}

function realPairs(people: readonly SimulatedPerson[]): ReadonlySet<string> {
  const pairs = people.flatMap((one, at) =>
    people
      .slice(at + 1)
      .flatMap((other) => (belong(one, other) ? [nameOf([one.id, other.id])] : [])),
  );
  return new Set(pairs);
}

function belong(one: SimulatedPerson, other: SimulatedPerson): boolean {
  if (one.kind === "colluder" && other.kind === "colluder")
    return one.follows !== null && one.follows === other.follows;
  return (
    (one.kind === "copier" && one.follows === other.id) ||
    (other.kind === "copier" && other.follows === one.id)
  );
}

function nameOf(pair: readonly [string, string]): string {
  return JSON.stringify(pair.toSorted());
}
