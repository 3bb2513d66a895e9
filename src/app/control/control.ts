/** What people may command from a bot. */
import type { Caller, Control } from "../../core/bot.js";
import { type Command, isManaging } from "../../core/command.js";
import { InputError, SousError } from "../../core/errors.js";
import type { AppContext } from "../app-context.js";
import { answerCampaign } from "./campaign.js";
import { answerConsent, findConsent, findPractice } from "./consent.js";
import type { ControlContext } from "./control-context.js";
import { createHomes, type Homes } from "./homes.js";
import { type MoveNames, moveThing } from "./move-thing.js";
import { answerMyData, readFile } from "./my-data.js";
import { formatPage, readPage, setPreference } from "./personal.js";
import { answerSchedule } from "./schedule.js";
import { formatFacts, formatStatus } from "./status.js";
import { suggest } from "./suggest.js";
import { haltTask, pauseTask, resumeTask, startTask } from "./task.js";
import { instruct } from "./teach.js";
import { formatWhy } from "./why.js";

export function createControl(app: AppContext): Control {
  const { memory, clock, rules } = app;
  const homes = createHomes(memory, clock);
  const context: ControlContext = { ...app, homes, askedToForget: new Map() };

  async function move({ home, ...names }: MoveNames, channel?: string): Promise<string> {
    const household = await (home === null ? homes.find(null, channel) : homes.named(home));
    return moveThing({ memory, clock }, { ...names, household });
  }

  async function facts(home: string | null): Promise<string> {
    const households = home === null ? await memory.households.list() : [await homes.find(home)];
    return formatFacts(memory, households);
  }

  async function answer(command: Command, caller: Caller): Promise<string> {
    const { platform: bot, channel } = caller;
    const find = (home: string | null) => homes.find(home, channel);
    switch (command.verb) {
      case "play":
        return (await startTask(context, { ...command, bot, channel })).text;
      case "status":
        return formatStatus(memory, command.everywhere ? null : channel);
      case "facts":
        return facts(command.home);
      case "why":
        return formatWhy(memory, await find(command.home), rules.timeZone);
      case "move":
        return move(command, channel);
      case "teach":
        return instruct({ memory, clock, household: await find(command.home) }, command, caller);
      case "schedule":
        return answerSchedule(context, command, caller);
      case "pause":
        return pauseTask(context, await find(command.home), caller);
      case "resume":
        return resumeTask(context, await find(command.home), caller);
      case "stop":
        return haltTask(context, await find(command.home), caller);
      case "ask-less":
        return setPreference(context, command.reset ? "ask-as-usual" : "ask-less", caller);
      case "campaign":
        return answerCampaign(context, command);
      case "consent":
        return answerConsent(context, command, caller);
      case "me":
        return formatPage(await readPage(context, caller));
      case "my-data":
        return answerMyData(context, command.request, caller);
      case "help":
        return formatHomes(homes);
    }
  }

  return {
    homes: async () => [...homes.list(), ...homes.games()],
    play: (request) => startTask(context, request),
    move: (request) => move(request),
    status: () => formatStatus(memory, null),
    facts,
    suggest: (request) => suggest(homes, request),
    pageOf: (caller) => readPage(context, caller),
    consentFor: (what) => findConsent(memory, what),
    practiceFor: (campaign, caller) => findPractice(memory, campaign, caller),
    dataOf: (caller) => readFile(context, caller),
    prefer: (preference, caller) => setPreference(context, preference, caller),

    async perform(command, caller) {
      if (isManaging(command)) {
        const permission = await caller.mayManage();
        if (!permission.allowed) return permission.reason;
      }
      try {
        return await answer(command, caller);
      } catch (error) {
        if (isForPeople(error)) return error.message;
        throw error;
      }
    },
  };
}

function formatHomes(homes: Homes): string {
  const games = homes.games().flatMap(({ id }) => (id.includes("+") ? [] : [id]));
  return [
    "Homes:",
    ...homes.list().map(({ id, title }) => `${id}: ${title}`),
    `Games: ${games.join(", ")}; those of the grid also joined by +, as grid:danger+favorite.`,
  ].join("\n");
}

/** The command cannot be done, and the message says why. */
function isForPeople(error: unknown): error is SousError {
  return error instanceof InputError || (error instanceof SousError && error.code === "no-task");
}
