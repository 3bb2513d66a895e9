/** Pseudonyms: a keyed hash of a row's id. Only somebody with the key can find the row. */
import { createHmac } from "node:crypto";

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

/** The same id under the same key always has the same pseudonym of 18 characters. */
export type Pseudonyms = (kind: PseudonymKind, id: string) => string;

/** Each campaign has a key of its own, so that nobody is known by a pseudonym from one campaign to the next. */
export type CampaignPseudonyms = (campaign: string | null) => Pseudonyms;

interface PseudonymRules {
  /** Secret of at least 32 characters; it is not part of a release. */
  readonly key: string;
  /** Ids of a campaign that came with a release, and stay as they are. */
  readonly imported: (campaign: string | null) => ReadonlySet<string>;
  /** Whether an earlier version, made before campaigns had keys, has this campaign's rows: they keep their pseudonyms. */
  readonly isUnderMainKey: (campaign: string | null) => boolean;
}

/** Rows without a campaign count as a campaign of their own. */
export function createCampaignPseudonyms(rules: PseudonymRules): CampaignPseudonyms {
  const known = new Map<string | null, Pseudonyms>();
  return (campaign) => {
    const before = known.get(campaign);
    if (before) return before;
    const key = rules.isUnderMainKey(campaign) ? rules.key : campaignKey(rules.key, campaign);
    const created = createPseudonyms(key, rules.imported(campaign));
    known.set(campaign, created);
    return created;
  };
}

function campaignKey(key: string, campaign: string | null): string {
  const name = campaign === null ? "no campaign" : `campaign\u0000${campaign}`;
  return createHmac("sha256", key).update(name).digest("hex");
}

/**
 * @param key secret of at least 32 characters; it is not part of a release
 * @param imported ids from a release: they are pseudonyms already, and stay as they are
 */
export function createPseudonyms(key: string, imported: ReadonlySet<string>): Pseudonyms {
  return (kind, id) => {
    if (imported.has(id)) return id;
    const hash = createHmac("sha256", key).update(`${kind}\u0000${id}`).digest("hex");
    return `${pseudonymKinds[kind]}-${hash.slice(0, 16)}`;
  };
}
