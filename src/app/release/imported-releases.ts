/** Reads what imported releases add to a new release. */
import type { Memory } from "../../../memory/stores.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import { readLicense } from "../../core/campaign/release-desk.js";
import { localTimeOf } from "../../core/local-time.js";
import { excludedQuestions } from "../../core/question/exchange.js";
import {
  importedShape,
  type ReleasedStudy,
  type ReleaseSettings,
  settingsShape,
} from "../../datasets/release/manifest.js";
import type { RowAnswerRow } from "../../datasets/release/rows.js";

export type Imported = Awaited<ReturnType<typeof readImported>>;

export async function readImported(memory: Memory) {
  const all = (await memory.releases.importedSettings()).map((one) =>
    importedShape.parse(JSON.parse(one)),
  );
  const [first = {}, ...others] = all
    .filter(({ trainable }) => trainable === undefined)
    .map(({ permissions }) => permissions);
  const ofAll = Object.entries(first).filter(([platform]) =>
    others.every((permissions) => permissions[platform] !== undefined),
  );
  return {
    settings: all.map((one) => settingsShape.strip().parse(one)),
    terms: {
      published: new Map(all.flatMap(({ trainable = {} }) => Object.entries(trainable))),
      permissions: Object.fromEntries(ofAll),
      took: new Map(all.flatMap(({ took }) => Object.entries(took))),
    },
    /** People's flags (such as "careless") that depend on times, which imported rows lack. */
    flags: all.flatMap(({ flags }) => flags),
    /** Answers to AmbiK rows, without episodes here. */
    rowAnswers: all.flatMap(({ rowAnswers }) => rowAnswers),
  };
}

const defaults: Omit<ReleaseSettings, "license"> = {
  campaign: null,
  time: "hour",
  includeSimulated: false,
  permissions: {},
};

/** Chooses a release's settings: an imported release's own if all rows are its; otherwise they are only listed. */
export async function chooseSettings(
  memory: Memory,
  { settings }: Pick<Imported, "settings">,
  wanted: Partial<ReleaseSettings>,
): Promise<ReleaseSettings> {
  const importedIds = await memory.releases.importedIds();
  const episodes = await memory.releases.campaignEpisodes();
  const [only] = settings;
  if (only && settings.length === 1 && episodes.every(({ id }) => importedIds.has(id))) {
    const permissions = { ...only.permissions, ...wanted.permissions };
    return settingsShape.parse({ ...only, ...wanted, permissions });
  }
  const imported = settings.flatMap(({ license, permissions, imported: further = [] }) => [
    { license, permissions },
    ...further,
  ]);
  const named = imported.length > 0 ? { imported } : {};
  const designs = new Map(settings.flatMap((one) => Object.entries(one.designs ?? {})));
  const studies = new Map(settings.flatMap((one) => Object.entries(one.studies ?? {})));
  for (const campaign of await memory.campaigns.list()) {
    designs.set(campaign.id, campaign.hash);
    studies.set(campaign.id, studyOf(campaign));
  }
  const played = new Set(episodes.map(({ campaign }) => campaign));
  const released = (all: ReadonlyMap<string, unknown>) => {
    const own = [...all].filter(([id]) => played.has(id) && (wanted.campaign ?? id) === id).sort();
    return own.length > 0 ? Object.fromEntries(own) : undefined;
  };
  const about = { designs: released(designs), studies: released(studies) };
  const license = readLicense(wanted.license, " Say it as --license CC-BY-4.0.");
  return settingsShape.parse({ ...defaults, ...wanted, ...named, ...about, license });
}

/** Omits the channel, and the completion code and URL, with which anybody could claim the payment. */
function studyOf({ design, startedAt, closedAt }: Campaign): ReleasedStudy {
  const { channel: _, completionCode: _code, completionUrl: _url, ...published } = design;
  const dayOf = (at: number | null) => at && localTimeOf(at, design.timeZone).day;
  return {
    design: published,
    startedOn: dayOf(startedAt) || null,
    closedOn: dayOf(closedAt) || null,
  };
}

export async function chooseImported(
  memory: Memory,
  { rowAnswers }: Pick<Imported, "rowAnswers">,
  { campaign, includeSimulated }: Pick<ReleaseSettings, "campaign" | "includeSimulated">,
): Promise<readonly RowAnswerRow[]> {
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return rowAnswers.filter(
    (row) =>
      (campaign === null || row.campaign === campaign) &&
      (includeSimulated || row.people === "real") &&
      !excluded.has(row.asked),
  );
}
