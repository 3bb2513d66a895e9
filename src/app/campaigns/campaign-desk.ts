import { type Campaign, type CampaignDesign, hasDoor } from "../../core/campaign/campaign.js";
import type {
  CampaignDesk,
  CampaignOverview,
  CampaignShown,
  Study,
  StudyReport,
} from "../../core/campaign/campaign-report.js";
import { InputError } from "../../core/errors.js";
import { warnOfFew } from "../../datasets/release/small-groups.js";
import {
  completionCodes,
  readIds,
  reportParticipants,
  signLinks,
  tabulateLinks,
  tabulateParticipants,
} from "../join/participants.js";
import type { AppContext } from "../serve/app-context.js";
import { childEnvironment } from "../settings/config.js";
import { forkFile } from "../worker/worker.js";
import { createFigureCache } from "./figure-cache.js";
import { findCampaign, moveCampaign } from "./lifecycle.js";
import { reportOn } from "./report.js";

const program = new URL("../../cli/main.js", import.meta.url);

/** Serves the page of campaigns: reports, figures, participants' links and studies. @param database null in memory */
export function createCampaignDesk(
  { memory, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  database: string | null,
  { joinKey, wake }: { readonly joinKey: () => string; readonly wake: () => void },
): CampaignDesk {
  // Returns null before the first result.
  const figuresOf = createFigureCache("figures", { memory, log, database });

  const { study, begin } = createStudies(database);

  /** @param always whether to judge also without answers */
  async function judge(campaign: Campaign, always: boolean) {
    const report = await reportOn(memory, campaign, clock.now());
    const judged = always || report.answers > 0 ? await figuresOf(campaign, report.answers) : null;
    const quality = report.answers > 0 ? (judged?.quality ?? null) : null;
    return { overview: { ...report, quality }, figures: judged?.figures ?? null };
  }

  async function listOpen(campaign: string): Promise<CampaignShown["open"]> {
    const open: CampaignShown["open"][number][] = [];
    for (const question of await memory.questions.list({ campaign, state: "open" })) {
      const { id, text, household, askedAt, quorum: wanted } = question;
      const home = (await memory.households.get(household))?.title ?? household;
      const ballots = await memory.questions.ballots(id);
      const answers = ballots.filter(({ retracted }) => !retracted).length;
      open.push({ question: id, text, home, askedAt, answers, wanted });
    }
    return open;
  }

  return {
    async list() {
      const overviews: CampaignOverview[] = [];
      for (const campaign of await memory.campaigns.list())
        overviews.push((await judge(campaign, false)).overview);
      return overviews;
    },
    async show(id) {
      const campaign = await findCampaign(memory, id);
      const { overview, figures } = await judge(campaign, true);
      return {
        overview,
        figures,
        open: await listOpen(id),
        advice: warnOfFew(overview.people),
        door: hasDoor(campaign.design) ? doorOf(campaign.design) : null,
      };
    },
    async links(id, ids, base) {
      const campaign = await findCampaign(memory, id);
      return tabulateLinks(signLinks(campaign, readIds(ids), { base, key: joinKey }));
    },
    async participants(id) {
      const campaign = await findCampaign(memory, id);
      const codeOf = completionCodes(campaign, joinKey);
      const participants = await reportParticipants(memory, campaign, codeOf);
      return { participants, csv: tabulateParticipants(participants) };
    },
    study,
    beginStudy: async (id) => begin((await findCampaign(memory, id)).id),
    async move(id, move) {
      await moveCampaign({ memory, clock }, id, move);
      wake();
    },
  };
}

function doorOf(design: CampaignDesign): NonNullable<CampaignShown["door"]> {
  const { title, instructions, pay, minimumAge } = design;
  const { answersPerParticipant, completionCode, completionUrl } = design;
  const ends = { answersPerParticipant, completionCode, completionUrl };
  return { title, instructions, pay, minimumAge, ...ends };
}

function createStudies(
  database: string | null,
): Pick<CampaignDesk, "study"> & { begin(campaign: string): void } {
  const studies = new Map<string, Study>();
  return {
    study: (campaign) => studies.get(campaign) ?? null,
    begin(campaign) {
      if (studies.get(campaign)?.at === "working")
        throw new InputError(`The study of ${campaign} is already being computed.`);
      if (database === null)
        throw new InputError("This database is in memory, and another process cannot read it.");
      studies.set(campaign, { at: "working", step: "playing its questions again" });
      const child = forkFile(program, ["study", "replay", "--campaign", campaign], {
        env: childEnvironment({ SOUS_DB: database }),
        stdio: ["ignore", "ignore", "pipe", "ipc"],
      });
      let why = "";
      child.stderr?.on("data", (said) => {
        why += said;
      });
      child.once("message", (report: StudyReport) => studies.set(campaign, { at: "done", report }));
      child.once("error", ({ message }) => studies.set(campaign, { at: "failed", why: message }));
      child.once("close", (code) => {
        if (studies.get(campaign)?.at === "working")
          studies.set(campaign, {
            at: "failed",
            why: why.trim() || `The computation stopped with exit code ${code}.`,
          });
      });
    },
  };
}
