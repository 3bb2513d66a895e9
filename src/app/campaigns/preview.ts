/** Plays a campaign in memory, for its designer to try as a participant. */
import { randomBytes } from "node:crypto";
import type { Memory } from "../../../memory/stores.js";
import type { Bot } from "../../core/bot.js";
import type { CampaignDesign } from "../../core/campaign/campaign.js";
import type { JoinDesk } from "../../core/people/join.js";
import type { AppContext } from "../serve/app-context.js";
import { readKept } from "./households.js";
import { createCampaign, moveCampaign } from "./lifecycle.js";

const lastsMs = 3_600_000;
const mostCopies = 5;

export function createPreviews(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  start: (bot: Bot) => Promise<{
    readonly memory: Memory;
    readonly handlers: { readonly join: JoinDesk };
    readonly campaigns: { start(): void };
    stop(): Promise<void>;
  }>,
) {
  type Started = Awaited<ReturnType<typeof start>>;
  let present: {
    readonly id: string;
    readonly sous: Started;
    readonly timer: NodeJS.Timeout;
  } | null = null;

  async function stop(): Promise<void> {
    const last = present;
    present = null;
    clearTimeout(last?.timer);
    await last?.sous.stop();
  }

  /** Ends the previous preview. @returns an unguessable campaign id */
  async function open(design: CampaignDesign): Promise<string> {
    await stop();
    const id = `preview-${randomBytes(8).toString("hex")}`;
    const sous = await start(silentBot);
    try {
      for (const kept of (await readKept(memory, design)).values())
        await sous.memory.households.create(kept);
      const play = { memory: sous.memory, clock };
      await createCampaign(play, forOne(id, design));
      await moveCampaign(play, id, "start");
      sous.campaigns.start();
    } catch (error) {
      await sous.stop();
      throw error;
    }
    present = { id, sous, timer: setTimeout(() => void stop(), lastsMs).unref() };
    return id;
  }

  return {
    open,
    /** Serves the preview at its campaign's id, and all other campaigns by `join`. */
    serveWith(join: JoinDesk): JoinDesk {
      const deskOf = (campaign: string) =>
        present?.id === campaign ? present.sous.handlers.join : join;
      return {
        title: (campaign) => deskOf(campaign).title(campaign),
        enter: (campaign, visitor) => deskOf(campaign).enter(campaign, visitor),
        session: (campaign, keys) => deskOf(campaign).session(campaign, keys),
      };
    },
    stop,
  };
}

/** Adapts a design to one person who answers for everybody. */
function forOne(id: string, design: CampaignDesign): CampaignDesign {
  return {
    ...design,
    id,
    title: `Preview: ${design.title}`,
    copies: Math.min(design.copies, mostCopies),
    bot: "web",
    channel: "web",
    answersPerQuestion: 1,
    dailyQuestions: 1000,
    quietHours: "none",
    arms: design.arms.map(({ player: _, ...arm }) => arm),
    stop: {},
    fromOutside: true,
  };
}

/** Shows nothing, as the participant's page reads the preview's questions from the database. */
const silentBot: Bot = {
  platform: "web",
  paceMs: 0,
  async start() {},
  async stop() {},
  post: async ({ id }) => ({ channel: "web", message: id }),
  async edit() {},
  find: async () => [],
  async remove() {},
  async catchUp() {},
};
