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

/** Keyed hash of a row's id, 18 characters; only the key's owner can find the row. */
export type Pseudonyms = (kind: PseudonymKind, id: string) => string;

/** One key per campaign, so that nobody can be linked across campaigns. */
export type CampaignPseudonyms = (campaign: string | null) => Pseudonyms;

/** Rows without a campaign form their own. */
export function createCampaignPseudonyms(rules: {
  readonly key: string;
  /** Ids of an imported campaign, kept unchanged. */
  readonly imported: (campaign: string | null) => ReadonlySet<string>;
  /** Whether the campaign was released before campaigns had keys; its pseudonyms stay. */
  readonly isUnderMainKey: (campaign: string | null) => boolean;
}): CampaignPseudonyms {
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

/** `imported` ids are already pseudonyms and stay unchanged. */
export function createPseudonyms(key: string, imported: ReadonlySet<string>): Pseudonyms {
  return (kind, id) => {
    if (imported.has(id)) return id;
    const hash = createHmac("sha256", key).update(`${kind}\u0000${id}`).digest("hex");
    return `${pseudonymKinds[kind]}-${hash.slice(0, 16)}`;
  };
}
