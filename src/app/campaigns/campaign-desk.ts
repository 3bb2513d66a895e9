import { type Campaign, type CampaignDesign, hasDoor } from "../../core/campaign.js";
import type { CampaignDesk, CampaignOverview, CampaignShown } from "../../core/campaign-report.js";
import type { AppContext } from "../app-context.js";
import { readIds, signLinks, tabulateLinks } from "../join/links.js";
import { readFigures } from "./figures.js";
import { createLastJudged } from "./last-judged.js";
import { findCampaign, moveCampaign } from "./lifecycle.js";
import { judgeCampaign, toBrief } from "./quality.js";
import { reportOn } from "./report.js";
import { createStudies } from "./study.js";

export interface CampaignDeskParts {
  readonly file: string | null;
  /** The program that computes studies, if there is one. */
  readonly commandLine: URL | undefined;
  /** Key for participants' links. */
  readonly joinKey: () => string;
  readonly onMoved: () => void;
}

export function createCampaignDesk(
  { memory, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  { file: database, commandLine, joinKey, onMoved }: CampaignDeskParts,
): CampaignDesk {
  const qualityOf = createLastJudged({ database, log }, "quality", async (campaign) =>
    toBrief(await judgeCampaign(memory, campaign)),
  );
  const figuresOf = createLastJudged({ database, log }, "figures", (campaign) =>
    readFigures(memory, campaign),
  );

  const { study, begin } = createStudies(database, commandLine);

  async function overviewOf(campaign: Campaign): Promise<CampaignOverview> {
    const report = await reportOn(memory, campaign, clock.now());
    const { answers } = report;
    return { ...report, quality: answers > 0 ? await qualityOf(campaign, answers) : null };
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
        overviews.push(await overviewOf(campaign));
      return overviews;
    },
    async show(id) {
      const campaign = await findCampaign(memory, id);
      const overview = await overviewOf(campaign);
      return {
        overview,
        figures: await figuresOf(campaign, overview.answers),
        open: await listOpen(id),
        door: hasDoor(campaign.design) ? doorOf(campaign.design) : null,
      };
    },
    async links(id, ids, base) {
      const campaign = await findCampaign(memory, id);
      return tabulateLinks(signLinks(campaign, readIds(ids), { base, key: joinKey }));
    },
    study,
    beginStudy: async (id) => begin((await findCampaign(memory, id)).id),
    async move(id, move) {
      await moveCampaign({ memory, clock }, id, move);
      onMoved();
    },
  };
}

function doorOf({
  title,
  instructions,
  pay,
  minimumAge,
  answersPerParticipant,
  completionCode,
  completionUrl,
}: CampaignDesign): NonNullable<CampaignShown["door"]> {
  const given = { answersPerParticipant, completionCode, completionUrl };
  return { title, instructions, pay, minimumAge, ...given };
}
