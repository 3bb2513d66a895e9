/** What people may command from a bot. */
import type { Caller, Control, PlayRequest } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import { type Command, isManaging, mostRounds } from "../../core/command.js";
import type { AskPolicyName } from "../../core/episode.js";
import { InputError, SousError } from "../../core/errors.js";
import type { KnowledgeMode } from "../../core/question.js";
import { isGame } from "../../core/scene.js";
import type { Memory } from "../../core/stores.js";
import type { DeskRules } from "../../desk/rules.js";
import type { Runner } from "../runner.js";
import { answerCampaign } from "./campaign.js";
import { answerConsent, findConsent, findPractice } from "./consent.js";
import { createHomes, type Homes } from "./homes.js";
import { moveThing } from "./move-thing.js";
import { answerMyData, readFile } from "./my-data.js";
import { formatPage, readPage, setPreference } from "./personal.js";
import { endSchedule, formatSchedules, setSchedule } from "./schedule.js";
import { formatFacts, formatStatus } from "./status.js";
import { suggest } from "./suggest.js";
import { haltTask, pauseTask, resumeTask } from "./task.js";
import { taskRequest } from "./task-request.js";
import { instruct } from "./teach.js";
import { formatWhy } from "./why.js";

export interface ControlOptions {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly clock: Clock;
  /** Of the episodes that people start from a bot. */
  readonly mode: KnowledgeMode;
  /** When these ask people; "missing" when absent. */
  readonly ask?: AskPolicyName | undefined;
  /** How people are treated. */
  readonly rules: DeskRules;
}

export function createControl(options: ControlOptions): Control {
  const { memory, runner, clock, mode, rules, ask = "missing" } = options;
  const homes = createHomes(memory, clock);
  const schedules = { memory, clock, homes, rules };
  const personal = { memory, clock, rules, asked: new Map<string, number>() };
  const tasks = { memory, runner, clock };
  const practice = { memory, clock };

  async function play({ home, bot, channel, rounds = 1 }: PlayRequest) {
    const isFirst = home === null && (await memory.households.list()).length === 0;
    const named = home ?? (isFirst ? (homes.list()[0]?.id ?? "") : null);
    const household = await homes.playable(
      await (named === null ? homes.find(null, channel) : homes.named(named)),
    );
    if (isGame(household.content) && rounds > 1)
      throw new InputError("A game is played once. Say play again for the next one.");
    const last = (await memory.episodes.list(household.id)).at(-1);
    if (last?.campaign && (await memory.campaigns.get(last.campaign)))
      throw new InputError(
        `${household.title} is played for the campaign ${last.campaign} only. Name another home.`,
      );
    const open = (await memory.episodes.unfinished()).find(
      (episode) => episode.household === household.id,
    );
    const what = `${household.title}${open ? `: ${open.task.sentence}` : "."}`;
    const isPaused = (await memory.runs.get(household.id))?.pausedAt != null;
    if (isPaused) return { episode: open?.id ?? "", text: `I am paused in ${what} Say: resume` };
    if (runner.isRunning(household.id))
      return { episode: open?.id ?? "", text: `I am already at work in ${what}` };
    const episode = await runner.start(
      taskRequest({
        household,
        bot,
        channel,
        mode,
        askPolicy: ask,
        origin: "asked",
        rounds: Math.min(Math.max(1, rounds), mostRounds),
      }),
    );
    return {
      episode: episode.id,
      text: `Starting in ${household.title}: ${episode.task.sentence}`,
    };
  }

  async function move(
    { home, thing, place }: { home: string | null; thing: string; place: string },
    channel?: string,
  ): Promise<string> {
    const household = await (home === null ? homes.find(null, channel) : homes.named(home));
    return moveThing({ memory, clock }, { household, thing, place });
  }

  async function facts(home: string | null): Promise<string> {
    if (home !== null) return formatFacts(memory, [await homes.find(home)]);
    return formatFacts(memory, await memory.households.list());
  }

  async function answer(command: Command, caller: Caller): Promise<string> {
    const { platform: bot, channel } = caller;
    switch (command.verb) {
      case "play":
        return (await play({ ...command, bot, channel })).text;
      case "status":
        return formatStatus(memory, command.everywhere ? null : channel);
      case "facts":
        return facts(command.home);
      case "why":
        return formatWhy(memory, await homes.find(command.home, channel), rules.timeZone);
      case "move":
        return move(command, channel);
      case "teach": {
        const household = await homes.find(command.home, channel);
        return instruct({ memory, clock, household }, command, caller);
      }
      case "schedule":
        if (command.daily === null) return formatSchedules(schedules, caller);
        if (command.daily === "off") return endSchedule(schedules, command.home, caller);
        return setSchedule(schedules, { home: command.home, minute: command.daily }, caller);
      case "pause":
        return pauseTask(tasks, await homes.find(command.home, channel), caller);
      case "resume":
        return resumeTask(tasks, await homes.find(command.home, channel), caller);
      case "stop":
        return haltTask(tasks, await homes.find(command.home, channel), caller);
      case "ask-less":
        return setPreference(personal, command.reset ? "ask-as-usual" : "ask-less", caller);
      case "campaign":
        return answerCampaign({ memory, clock }, command);
      case "consent":
        return answerConsent(practice, command, caller);
      case "me":
        return formatPage(await readPage(personal, caller));
      case "my-data":
        return answerMyData(personal, command.request, caller);
      case "help":
        return formatHomes(homes);
    }
  }

  return {
    homes: async () => [...homes.list(), ...homes.games()],
    play,
    move: (request) => move(request),
    status: () => formatStatus(memory, null),
    facts,
    suggest: (request) => suggest(homes, request),
    pageOf: (caller) => readPage(personal, caller),
    consentFor: (what) => findConsent(memory, what),
    practiceFor: (campaign, caller) => findPractice(practice, campaign, caller),
    dataOf: (caller) => readFile(personal, caller),
    prefer: (preference, caller) => setPreference(personal, preference, caller),

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

/** What was asked for cannot be done, and the message says why. */
function isForPeople(error: unknown): error is SousError {
  return error instanceof InputError || (error instanceof SousError && error.code === "no-task");
}
