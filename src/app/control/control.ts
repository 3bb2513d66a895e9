/** Carries out people's commands, as far as they may give them, and returns the reply. */
import { nothingKept } from "../../../bots/present/person-page.js";
import type { Memory } from "../../../memory/stores.js";
import type { PersonData } from "../../app/people/my-data.js";
import type { Caller, Control, PersonFile } from "../../core/bot.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import { thingsOf } from "../../core/episode/looks.js";
import { InputError, SousError } from "../../core/errors.js";
import type { Fact } from "../../core/memory/fact.js";
import { StorageError } from "../../core/memory/storage.js";
import type { Household } from "../../core/memory/stores.js";
import {
  type Command,
  type DataRequest,
  kindOf,
  type Suggestion,
} from "../../core/people/command.js";
import { spaceOf } from "../../core/platform.js";
import { labelsOf, phraseFact } from "../../desk/words/phrase.js";
import { moveCampaign } from "../campaigns/lifecycle.js";
import { formatReport, reportOn } from "../campaigns/report.js";
import type { AskedOrders } from "../homes/asked-order.js";
import type { MadeHomes } from "../homes/made-homes.js";
import { dataFile, formatData, gatherData } from "../people/my-data.js";
import { simulate } from "../play/households.js";
import type { AppContext } from "../serve/app-context.js";
import { answerConsent, findConsent, findPractice } from "./consent.js";
import type { ControlContext, ScopedContext } from "./control-context.js";
import { createHomes, type Homes } from "./homes.js";
import { moveThing } from "./move-thing.js";
import { answerDo, changeQueue, giveOrder, sampleOrders } from "./order.js";
import { formatPage, readPage, setPreference } from "./personal.js";
import { answerSchedule } from "./schedule.js";
import { admit, createScope, findCaller, type Reach, type Scope } from "./scope.js";
import { formatStatus } from "./status.js";
import { haltTask, pauseTask, resumeTask, startTask } from "./task.js";
import { instruct } from "./teach.js";
import { createHomeWords, formatWhy } from "./why.js";

async function formatFacts(
  memory: Memory,
  scope: Scope,
  households: readonly Household[],
): Promise<string> {
  const lines: string[] = [];
  for (const household of households) {
    const facts = await memory.facts.list({ household: household.id });
    const said = facts.filter(({ source }) => source === "answer");
    const own = said.length > 0 ? await tellFacts(said, household, scope) : [];
    if (own.length > 0) lines.push(`${household.title}:`, ...own);
  }
  return lines.length > 0 ? lines.join("\n") : nothingTold[scope.access];
}

const nothingTold = {
  everything: "Nobody has told me anything yet.",
  channel: "Nobody has told me anything here yet.",
  own: "You have not told me anything yet.",
} as const;

/** Words facts and who said them. If the caller may not see who, tells only facts in the home's own words. */
async function tellFacts(
  facts: readonly Fact[],
  household: Household,
  scope: Scope,
): Promise<readonly string[]> {
  const labels = labelsOf(simulate(household).ownerView());
  const isOfHome = createHomeWords(household, labels);
  const isBare = scope.reachOf(household.id) !== "own";
  const lines: string[] = [];
  for (const fact of facts) {
    const words = `- ${phraseFact(fact, labels)}`;
    if (await scope.mayQuote(fact))
      lines.push(fact.personName ? `${words} (${fact.personName})` : words);
    else if (isBare && isOfHome(fact)) lines.push(`${words} (said elsewhere)`);
  }
  return lines;
}

export function createControl(app: AppContext, made: MadeHomes, askedOrders: AskedOrders): Control {
  const { memory, clock } = app;
  const homes = createHomes(memory, clock, made);
  const context: ControlContext = { ...app, homes, askedToForget: new Map(), askedOrders };

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
    order: async (request, caller) => giveOrder(await forManager(caller), request, caller),
    async changeQueue({ home, ...change }, caller) {
      const scoped = await forManager(caller);
      return changeQueue(scoped, homes.find(home, scoped.scope), change);
    },
    examples: (home) => sampleOrders(memory, home),
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

/** Answers a command. Only some need the caller's scope (what they may see), as computing it reads every home. */
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
  }
  const scoped = await scopeFor(context, caller, reach);
  const { memory, homes, scope, rules } = scoped;
  const find = (home: string | null) => homes.find(home, scope);
  switch (command.verb) {
    case "play":
      return (await startTask(scoped, command, caller)).text;
    case "do":
      return answerDo(scoped, command, caller);
    case "status":
      return formatStatus(memory, scope, command.everywhere);
    case "facts":
      return formatFacts(memory, scope, command.home === null ? scope.homes : [find(command.home)]);
    case "why":
      return formatWhy(memory, find(command.home), { scope, timeZone: rules.timeZone });
    case "move":
      return move(scoped, command);
    case "teach":
      return instruct(scoped, find(command.home), command, caller);
    case "schedule":
      return answerSchedule(scoped, command, caller);
    case "pause":
      return pauseTask(scoped, find(command.home), caller);
    case "resume":
      return resumeTask(scoped, find(command.home), caller);
    case "stop":
      return haltTask(scoped, find(command.home), caller);
    case "campaign":
      return answerCampaign(scoped, command);
  }
}

/** Makes the caller's channel the home channel. */
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

async function move(
  context: ScopedContext,
  { home, ...names }: Parameters<Control["move"]>[0],
): Promise<string> {
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

/** Completes a typed name. Labels that begin with the text come first. */
async function suggest(
  { homes, scope }: ScopedContext,
  { kind, typed, home }: Parameters<Control["suggest"]>[0],
): Promise<readonly Suggestion[]> {
  const household = kind === "home" ? null : homes.look(home, scope);
  const view = household && simulate(household).ownerView();
  const known = view && (kind === "thing" ? thingsOf(view) : view.places);
  const named: readonly Suggestion[] =
    kind === "home"
      ? [...(await homes.list(scope)), ...homes.games()].map(({ id, title: label }) => ({
          id,
          label,
        }))
      : (known ?? []).map(({ id, label }) => ({ id, label }));
  const wanted = typed.trim().toLowerCase();
  const begins = ({ label }: Suggestion) => label.toLowerCase().startsWith(wanted);
  return named
    .filter(({ id, label }) => label.toLowerCase().includes(wanted) || id.includes(wanted))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || a.label.localeCompare(b.label, "en"));
}

const deletions = {
  delete: "forget-me",
  "delete-yes": "forget-me-yes",
  "delete-no": "forget-me-no",
} as const;

/** Returns plain text or, for an export, the file's content. */
async function answerMyData(
  context: ControlContext,
  request: DataRequest,
  caller: Caller,
): Promise<string> {
  if (request === "tell") {
    const data = await readData(context, caller);
    return data ? formatData(data) : nothingKept;
  }
  if (request === "export") return (await readFile(context, caller))?.text ?? nothingKept;
  const said = await setPreference(context, deletions[request], caller);
  const isAsked = request === "delete" && said !== nothingKept;
  return isAsked ? `${said}\nSay my-data delete yes, or my-data delete no.` : said;
}

async function readFile(context: ControlContext, caller: Caller): Promise<PersonFile | null> {
  const data = await readData(context, caller);
  return data && dataFile(data);
}

async function readData(
  { memory, clock }: ControlContext,
  caller: Caller,
): Promise<PersonData | null> {
  const person = await findCaller(memory, caller);
  return person && gatherData(memory, person, clock.now());
}

/** @internal */
export async function answerCampaign(
  { memory, clock, scope }: Pick<ScopedContext, "memory" | "clock" | "scope">,
  { campaign: named, move }: Extract<Command, { verb: "campaign" }>,
): Promise<string> {
  const campaigns = (await memory.campaigns.list()).filter((one) => mayRead(one, scope));
  if (campaigns.length === 0) return "There is no campaign.";
  const ids = campaigns.map(({ id }) => id).join(", ");
  const asked = campaigns.filter(({ id }) => named === null || id === named);
  if (asked.length === 0)
    throw new InputError(`There is no campaign "${named}". There are: ${ids}`);
  if (move === "status") {
    const lines: string[] = [];
    for (const campaign of asked)
      lines.push(...formatReport(await reportOn(memory, campaign, clock.now())));
    return lines.join("\n");
  }
  const [only, other] = asked;
  if (!only || other) throw new InputError(`Say which campaign: ${ids}`);
  return formatReport(await moveCampaign({ memory, clock }, only.id, move)).join("\n");
}

function mayRead({ design }: Campaign, { access, isHere, reaches }: Scope): boolean {
  return (
    (access === "everything" && reaches(design.channel)) || (access === "channel" && isHere(design))
  );
}
