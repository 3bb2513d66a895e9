import type { Caller, Control } from "../../core/bot.js";
import { type Command, kindOf } from "../../core/command.js";
import { InputError, SousError } from "../../core/errors.js";
import { spaceOf } from "../../core/space.js";
import { StorageError } from "../../core/storage.js";
import type { AppContext } from "../app-context.js";
import type { MadeHomes } from "../homes/made-homes.js";
import { admit } from "./access.js";
import { answerCampaign } from "./campaign.js";
import { answerConsent, findConsent, findPractice } from "./consent.js";
import type { ControlContext, ScopedContext } from "./control-context.js";
import { formatFacts } from "./facts.js";
import { createHomes, type Homes } from "./homes.js";
import { type MoveNames, moveThing } from "./move-thing.js";
import { answerMyData, readFile } from "./my-data.js";
import { formatPage, readPage, setPreference } from "./personal.js";
import { answerSchedule } from "./schedule.js";
import { createScope, type Reach } from "./scope.js";
import { formatStatus } from "./status.js";
import { suggest } from "./suggest.js";
import { haltTask, pauseTask, resumeTask, startTask } from "./task.js";
import { instruct } from "./teach.js";
import { formatWhy } from "./why.js";

export function createControl(app: AppContext, made: MadeHomes): Control {
  const { memory, clock } = app;
  const homes = createHomes(memory, clock, made);
  const context: ControlContext = { ...app, homes, askedToForget: new Map() };

  async function forManager(caller: Caller): Promise<ScopedContext> {
    const { access, reason } = await admit("manage", caller);
    if (access === "nothing") throw new InputError(reason);
    return scopeFor(context, caller, access);
  }

  return {
    homes: async (access = "own") => [
      ...(await homes.list({ access, space: "" })),
      ...homes.games(),
    ],
    play: async (request, caller) => startTask(await forManager(caller), request, caller),
    move: async (request, caller) => move(await forManager(caller), request),
    async suggest(request, caller) {
      const managing = await admit("manage", caller);
      const { access } = managing.access === "nothing" ? await admit("read", caller) : managing;
      return access === "nothing" ? [] : suggest(await scopeFor(context, caller, access), request);
    },
    pageOf: (caller) => readPage(context, caller),
    consentFor: (what) => findConsent(memory, what),
    practiceFor: (campaign, caller) => findPractice(memory, campaign, caller),
    dataOf: (caller) => readFile(context, caller),
    prefer: (preference, caller) => setPreference(context, preference, caller),

    async perform(command, caller) {
      const { access, reason } = await admit(kindOf(command), caller);
      if (access === "nothing") return reason;
      try {
        const said = await answer(context, command, caller, access);
        return reason === null ? said : `${reason}\n${said}`;
      } catch (error) {
        if (error instanceof StorageError) return error.forPeople;
        if (isForPeople(error)) return error.message;
        throw error;
      }
    },
  };
}

/** Commands about the caller alone need no scope, which reads every home. */
async function answer(
  context: ControlContext,
  command: Command,
  caller: Caller,
  reach: Reach,
): Promise<string> {
  switch (command.verb) {
    case "ask-less":
      return setPreference(context, command.reset ? "ask-as-usual" : "ask-less", caller);
    case "consent":
      return answerConsent(context, command, caller);
    case "me":
      return formatPage(await readPage(context, caller));
    case "my-data":
      return answerMyData(context, command.request, caller);
    case "help":
      return formatHomes(context.homes, { access: reach, space: spaceOf(caller.channel) });
    case "here":
      return settle(caller);
    default:
      return answerWithin(await scopeFor(context, caller, reach), command, caller);
  }
}

async function answerWithin(
  context: ScopedContext,
  command: Exclude<Command, { verb: "ask-less" | "consent" | "here" | "me" | "my-data" | "help" }>,
  caller: Caller,
): Promise<string> {
  const { memory, clock, homes, scope, rules } = context;
  const find = (home: string | null) => homes.find(home, scope);
  switch (command.verb) {
    case "play":
      return (await startTask(context, command, caller)).text;
    case "status":
      return formatStatus(memory, scope, command.everywhere);
    case "facts":
      return formatFacts(memory, scope, command.home === null ? scope.homes : [find(command.home)]);
    case "why":
      return formatWhy(memory, find(command.home), { scope, timeZone: rules.timeZone });
    case "move":
      return move(context, command);
    case "teach":
      return instruct({ memory, clock, scope, household: find(command.home) }, command, caller);
    case "schedule":
      return answerSchedule(context, command, caller);
    case "pause":
      return pauseTask(context, find(command.home), caller);
    case "resume":
      return resumeTask(context, find(command.home), caller);
    case "stop":
      return haltTask(context, find(command.home), caller);
    case "campaign":
      return answerCampaign(context, command);
  }
}

/** @throws InputError for a channel that cannot be the home channel */
async function settle({ channel, homeChannel, isDirect, settle }: Caller): Promise<string> {
  if (isDirect) throw new InputError("Say it in the channel that is meant.");
  if (!settle)
    throw new InputError(
      "Here the settings name the channel: change SLACK_CHANNEL or DISCORD_CHANNEL in .env, and start Sous again.",
    );
  if (channel === homeChannel) return "I was set up for this channel already.";
  await settle();
  return "I am set up for this channel now: who is in it may read everything here, and what is asked of me directly is played here. What goes on elsewhere stays there.";
}

async function scopeFor(
  context: ControlContext,
  caller: Caller,
  reach: Reach,
): Promise<ScopedContext> {
  return { ...context, scope: await createScope(context.memory, caller, reach) };
}

async function move(context: ScopedContext, { home, ...names }: MoveNames): Promise<string> {
  const { memory, clock, homes, scope } = context;
  const household = home === null ? homes.find(null, scope) : await homes.named(home, scope);
  return moveThing({ memory, clock }, { ...names, household });
}

async function formatHomes(homes: Homes, scope: Parameters<Homes["list"]>[0]): Promise<string> {
  const games = homes.games().flatMap(({ id }) => (id.includes("+") ? [] : [id]));
  return [
    "Homes:",
    ...(await homes.list(scope)).map(({ id, title }) => `${id}: ${title}`),
    `Games: ${games.join(", ")}; those of the grid also joined by +, as grid:danger+favorite.`,
  ].join("\n");
}

function isForPeople(error: unknown): error is SousError {
  return error instanceof InputError || (error instanceof SousError && error.code === "no-task");
}
