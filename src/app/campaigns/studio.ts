import { parseDocument, stringify } from "yaml";
import { z } from "zod";
import { listGameTasks } from "../../../scenes/games/names.js";
import { summariseHomes } from "../../../scenes/household/source/load.js";
import { ownShop } from "../../../scenes/shop/simulator.js";
import type { Bot } from "../../core/bot.js";
import { type CampaignDesign, campaignShape } from "../../core/campaign.js";
import { InputError } from "../../core/errors.js";
import type { OfferedChannel, Studio } from "../../core/studio.js";
import type { AppContext } from "../app-context.js";
import { isRowName } from "../households.js";
import { runJob } from "../worker/worker.js";
import { checkDesign, hashDesign } from "./design.js";
import { isOwnTask } from "./households.js";
import { createCampaign } from "./lifecycle.js";
import { listTemplates } from "./templates.js";

const longestPlanMs = 30_000;
const tooLong =
  "The simulation was stopped, as it took longer than 30 s. Choose fewer copies, tasks or rounds.";

export function createStudio(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  parts: {
    readonly listChannels: () => Promise<readonly OfferedChannel[]>;
    readonly preview: (design: CampaignDesign) => Promise<string>;
  },
): Studio {
  /** The id must be free, or belong to the same design. */
  async function checkHere(given: unknown): ReturnType<typeof checkDesign> {
    const { design, faults } = await checkDesign(given, memory);
    const id = idShape.safeParse(given).data?.id;
    const known = id === undefined ? null : await memory.campaigns.get(id);
    if (!known || (design !== null && known.hash === hashDesign(design))) return { design, faults };
    const taken = { path: "id", message: "is another campaign's already" };
    return { design: null, faults: [...faults, taken] };
  }

  async function requireSound(given: unknown): Promise<CampaignDesign> {
    const { design, faults } = await checkHere(given);
    if (design) return design;
    throw new InputError(faults.map(({ path, message }) => `${path} ${message}`).join("; "));
  }

  return {
    async offers() {
      const homes = summariseHomes().map(({ id, title }) => ({ id, title }));
      const games = listGameTasks().map((id) => ({ id, title: id }));
      const kept = (await memory.households.list()).filter(isOwnTask);
      const own = kept.map(({ id, title }) => ({ id, title }));
      return {
        templates: listTemplates(own.map(({ id }) => id).filter(isRowName)),
        tasks: [...homes, ...own, ...games, ownShop],
        channels: await parts.listChannels(),
        schema: z.toJSONSchema(campaignShape, { io: "input" }),
      };
    },
    async check(draft) {
      const design = "yaml" in draft ? readYaml(draft.yaml) : draft.design;
      const yaml = "yaml" in draft ? draft.yaml : stringify(design);
      if (design instanceof InputError)
        return { design: null, yaml, faults: [{ path: "yaml", message: design.message }] };
      return { design, yaml, faults: (await checkHere(design)).faults };
    },
    async plan(given, assumptions, signal) {
      const design = await requireSound(given);
      const stop = AbortSignal.any([signal, AbortSignal.timeout(longestPlanMs)]);
      return runJob("plan", { design, assumptions }, { signal: stop }).catch((error) => {
        throw stop.aborted ? new InputError(tooLong, { cause: error }) : error;
      });
    },
    async create(given) {
      const { design, faults } = await checkHere(given);
      if (!design) return { faults };
      return { id: (await createCampaign({ memory, clock }, design)).id };
    },
    preview: async (given) => parts.preview(await requireSound(given)),
  };
}

/** Skips bots that cannot list their channels now. */
export async function listChannels(bots: readonly Bot[]): Promise<readonly OfferedChannel[]> {
  const offered = bots.map(async ({ platform: bot, channels }) => {
    const found = (await channels?.().catch(() => [])) ?? [];
    return found.map(({ id: channel, title }) => ({ bot, channel, title }));
  });
  return (await Promise.all(offered)).flat();
}

const idShape = z.object({ id: z.string() });

function readYaml(text: string): unknown {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) return new InputError(broken.message.split("\n")[0] ?? broken.message);
  const given: unknown = document.toJS();
  const isFields = given !== null && typeof given === "object" && !Array.isArray(given);
  return isFields ? given : new InputError("It has no fields, like id: pilot");
}
