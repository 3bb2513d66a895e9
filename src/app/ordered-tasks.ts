/** Tasks of a process that does not play: they are orders to the one that does. */
import { z } from "zod";
import { type Platform, platforms } from "../core/bot.js";
import type { AskPolicyName } from "../core/episode.js";
import { InputError, SousError } from "../core/errors.js";
import { knowledgeModes } from "../core/question.js";
import type { Memory } from "../core/stores.js";
import { giveOrder, type Orders } from "./orders.js";
import type { TaskRunner } from "./runner.js";

const nobodyPlays =
  "The process that plays does not answer at the moment. Answers are kept; try this again in a minute.";

const householdShape = z.object({ household: z.string(), why: z.string().optional() });
const startShape = z.object({
  household: z.string(),
  bot: z.enum(platforms) as z.ZodType<Platform>,
  channel: z.string(),
  rounds: z.int(),
  askPolicy: z.string() as unknown as z.ZodType<AskPolicyName>,
  maxSteps: z.int(),
  seed: z.int(),
  mode: z.enum(knowledgeModes).optional(),
  askedBy: z.string().optional(),
});
const episodeShape = z.object({ episode: z.string() });

/** What people ask for in a gateway or on a page. */
export function createOrderedTasks(database: string, memory: Memory): TaskRunner {
  async function give(name: string, given: object): Promise<unknown> {
    try {
      return await giveOrder(database, name, given);
    } catch (error) {
      const { code, message } = error instanceof SousError ? error : { code: "", message: "" };
      if (code === "bad-input") throw new InputError(message, { cause: error });
      if (code === "no-orders") throw new InputError(nobodyPlays, { cause: error });
      throw error;
    }
  }

  return {
    isRunning: async (household) => (await memory.runs.get(household))?.pausedAt === null,
    async start({ household, ...request }) {
      const given = await give("start-task", { household: household.id, ...request });
      const { episode: id } = episodeShape.parse(given);
      const episode = await memory.episodes.get(id);
      if (!episode) throw new SousError("no-task", `Nothing was left to do in ${household.title}.`);
      return episode;
    },
    pause: async (household, why) =>
      z.boolean().parse(await give("pause-task", { household, why })),
    unpause: async (household) => z.boolean().parse(await give("unpause-task", { household })),
    stop: async (household) => z.boolean().parse(await give("stop-task", { household })),
  };
}

/** What the process that plays does for others. */
export function createTaskOrders(
  { households }: Pick<Memory, "households">,
  runner: TaskRunner,
): Orders {
  return {
    "start-task": async (given) => {
      const { household: id, ...request } = startShape.parse(given);
      const household = await households.get(id);
      if (!household) throw new InputError(`There is no home "${id}".`);
      return { episode: (await runner.start({ ...request, household, origin: "asked" })).id };
    },
    "pause-task": async (given) => {
      const { household, why } = householdShape.parse(given);
      return runner.pause(household, why);
    },
    "unpause-task": async (given) => runner.unpause(householdShape.parse(given).household),
    "stop-task": async (given) => runner.stop(householdShape.parse(given).household),
  };
}
