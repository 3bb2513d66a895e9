/** Serves the page on which a campaign is designed. */
import { parseDocument, stringify } from "yaml";
import { z } from "zod";
import { summariseGames } from "../../../scenes/games/games.js";
import { summariseHomes } from "../../../scenes/household/source/load.js";
import { ownShop } from "../../../scenes/shop/simulator.js";
import type { Bot } from "../../core/bot.js";
import { type CampaignDesign, campaignShape } from "../../core/campaign/campaign.js";
import type { Studio, StudioOffers } from "../../core/campaign/studio.js";
import { InputError } from "../../core/errors.js";
import { isRowName } from "../play/households.js";
import type { AppContext } from "../serve/app-context.js";
import { runJob } from "../worker/worker.js";
import { type CheckedDesign, checkDesign, hashDesign, requireSound } from "./design.js";
import { isOwnTask } from "./households.js";
import { createCampaign } from "./lifecycle.js";

const longestPlanMs = 30_000;
const tooLong =
  "The simulation was stopped, as it took longer than 30 s. Choose fewer copies, tasks or rounds.";

export function createStudio(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  bots: readonly Bot[],
  preview: (design: CampaignDesign) => Promise<string>,
): Studio {
  /** Checks a design. Its id must be free, or belong to the same design. */
  async function checkHere(given: unknown): Promise<CheckedDesign> {
    const { design, faults } = await checkDesign(given, memory);
    const id = idShape.safeParse(given).data?.id;
    const known = id === undefined ? null : await memory.campaigns.get(id);
    if (!known || (design !== null && known.hash === hashDesign(design))) return { design, faults };
    const fault = { path: "id", message: "is another campaign's already" };
    return { design: null, faults: [...faults, fault] };
  }

  return {
    async offers() {
      const homes = summariseHomes().map(({ id, title }) => ({ id, title }));
      const games = summariseGames().map(({ id }) => ({ id, title: id }));
      const kept = (await memory.households.list()).filter(isOwnTask);
      const own = kept.map(({ id, title }) => ({ id, title }));
      return {
        templates: listTemplates(own.map(({ id }) => id).filter(isRowName)),
        tasks: [...homes, ...own, ...games, ownShop],
        channels: await listChannels(bots),
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
      const design = requireSound(await checkHere(given));
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
    preview: async (given) => preview(requireSound(await checkHere(given))),
  };
}

/** Lists channels, without bots that cannot list theirs now. */
async function listChannels(bots: readonly Bot[]): Promise<StudioOffers["channels"]> {
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

type Design = z.input<typeof campaignShape>;

const base: Design = {
  id: "pilot",
  title: "Where things are kept",
  tasks: ["kitchen"],
  copies: 5,
  rounds: 3,
  atOnce: 5,
  bot: "web",
  channel: "web",
  answersPerQuestion: 1,
  dailyQuestions: 50,
  quietHours: "none",
  gold: 0.1,
  consent: {
    version: "1",
    text: "We collect what you answer here for research and publish it without your name. You can stop at any time and delete what you said.",
  },
  instructions:
    "A robot does household tasks and asks you where things are. You see the home; tell it what you see.",
  practice: [
    {
      text: "Say that the mug is in the sink. The robot asks: where is the mug?",
      choices: ["In the sink", "In the fridge", "I don't know"],
      answer: "In the sink",
    },
  ],
  debrief: "We wanted to know when a robot should ask, and what people's answers save.",
  researcher: "",
  contact: "",
  duration: "About 10 minutes",
  pay: "",
  ethics: "",
  fromOutside: true,
  answersPerParticipant: 10,
};

function listTemplates(rows: readonly string[]): StudioOffers["templates"] {
  const designs: readonly (readonly [title: string, about: string, design: Design])[] = [
    [
      "Pilot",
      "A first try with few people: it measures times, pay and disagreement.",
      { ...base, tasks: ["kitchen", "flat", "bathroom"], copies: 2 },
    ],
    [
      "Memory against none",
      "Two arms: in one the robot remembers answers of earlier tasks, in the other it asks again.",
      {
        ...base,
        id: "memory",
        title: "Does memory save questions?",
        copies: 40,
        rounds: 5,
        answersPerQuestion: 3,
        arms: [{ name: "memory" }, { name: "no-memory", reuse: false }],
      },
    ],
    [
      "Human baseline",
      "Two arms: in one the robot plays, in the other a person does, and others answer both.",
      {
        ...base,
        id: "baseline",
        title: "People play, people answer",
        copies: 20,
        arms: [{ name: "robot" }, { name: "people", player: "human" }],
      },
    ],
    [
      "AmbiK",
      "Ambiguous kitchen tasks, each put to several people. Keep its rows first: sous ambik ask --data DIR --ids FILE --keep",
      {
        ...base,
        id: "ambik",
        title: "What is meant?",
        tasks: [...rows],
        copies: 1,
        rounds: 1,
        answersPerQuestion: 3,
        gold: 0,
        instructions:
          "A robot was given a task that leaves something open. Answer its question as you would at home, in your own words.",
        practice: [],
      },
    ],
    [
      "Shopping",
      "The robot orders in a shop, and asks what is wanted.",
      {
        ...base,
        id: "shopping",
        title: "What do you usually buy?",
        tasks: ["shop"],
        gold: 0,
        instructions:
          "A robot orders for a household and asks what is wanted. You see the card of what is wanted; tell it what you read there.",
        practice: [],
      },
    ],
  ];
  return designs.map(([title, about, design]) => ({ id: design.id, title, about, design }));
}
