/** What Sous does while people use it, one operation at a time. */
import { replayWorldline } from "../../../agent/worldline.js";
import { agreementSoFar } from "../../../app/campaigns/agreement.js";
import { reportOn } from "../../../app/campaigns/report.js";
import { whyOver } from "../../../app/campaigns/stop-rules.js";
import type { ControlContext } from "../../../app/control/control-context.js";
import { formatFacts } from "../../../app/control/facts.js";
import { readPage } from "../../../app/control/personal.js";
import { createScope } from "../../../app/control/scope.js";
import { formatStatus } from "../../../app/control/status.js";
import { formatWhy } from "../../../app/control/why.js";
import { simulate } from "../../../app/households.js";
import { gatherData } from "../../../app/people/my-data.js";
import { createReviewDesk } from "../../../app/review/review-desk.js";
import type { Caller } from "../../../core/bot.js";
import type { Campaign } from "../../../core/campaign.js";
import type { Clock } from "../../../core/clock.js";
import type { Household, KnownPerson, Memory } from "../../../core/stores.js";
import { buildCard } from "../../../desk/card.js";
import { plainRules } from "../../../desk/rules.js";
import { channel } from "./fill.js";

export interface Operation {
  readonly name: string;
  /** Why it takes longer in a larger database; absent: it must not. */
  readonly listed?: string;
  run(): Promise<unknown>;
}

/** A filled memory, and who and what is in it. */
export interface Grown {
  readonly memory: Memory;
  readonly household: Household;
  readonly campaign: Campaign;
  readonly clock: Clock;
  /** Somebody who answers every day. */
  readonly busy: KnownPerson;
  /** Somebody who answered a few times, long ago. */
  readonly rare: KnownPerson;
  /** Asks in an open episode of another home, and returns the open question's id. */
  pose(): Promise<string>;
}

export function operationsOn(grown: Grown): readonly Operation[] {
  return [...deskOperations(grown), ...pageOperations(grown), ...longOperations(grown)];
}

function deskOperations({ memory, household, clock, pose }: Grown): readonly Operation[] {
  const { questions, episodes, facts, outbox, reuse, people } = memory;
  const home = household.id;
  return [
    {
      name: "ask and settle a question",
      run: async () =>
        questions.close(await pose(), "expired", "nobody answered in time", clock.now()),
    },
    { name: "questions and timers that are due", run: () => readDue(memory, clock.now()) },
    { name: "deliveries that are due", run: () => outbox.due(clock.now(), 20) },
    { name: "what a crash has left", run: () => readLeft(memory) },
    { name: "the notebook", run: () => facts.list({ household: home }) },
    {
      name: "open questions of a home",
      run: () => questions.list({ household: home, state: "open" }),
    },
    { name: "experience with reuse", run: () => reuse.experience(home, ["fbq1-0"]) },
    { name: "who answers in a channel", run: () => people.answerersIn("web", channel) },
    { name: "a card", run: async () => buildCard(memory, (await episodes.last(home))?.id ?? "") },
    {
      name: "facts at the start of an episode",
      run: async () => facts.listAt(home, await facts.watermark(home), clock.now()),
    },
    {
      name: "replay to the present",
      run: () => replayWorldline(simulate(household), home, episodes),
    },
  ];
}

async function readDue({ questions }: Memory, at: number): Promise<unknown> {
  return [await questions.due(at), await questions.dueTimers(at)];
}

async function readLeft({ outbox, questions, episodes }: Memory): Promise<unknown> {
  return [
    await outbox.interrupted(),
    await outbox.stuck(),
    await questions.unread(),
    await episodes.unfinished(),
  ];
}

function pageOperations(grown: Grown): readonly Operation[] {
  const { memory, household, campaign, clock, busy } = grown;
  const { platform, workspace, platformId: id, name } = busy;
  const caller = {
    platform,
    workspace,
    person: { id, name },
    belongs: async () => "yes",
  } as unknown as Caller;
  const context = { memory, clock, rules: plainRules, askedToForget: new Map() };
  const scope = () => createScope(memory, { ...caller, channel }, "everything");
  return [
    {
      name: "/sous me",
      listed: "adds up what all the person's answers were worth, in a thread of its own",
      run: () => readPage(context as unknown as ControlContext, caller),
    },
    {
      name: "/sous why",
      run: async () => formatWhy(memory, household, { scope: await scope(), timeZone: "UTC" }),
    },
    { name: "/sous status", run: async () => formatStatus(memory, await scope(), true) },
    { name: "/sous facts", run: async () => formatFacts(memory, await scope(), [household]) },
    { name: "the home played last", run: () => memory.episodes.lastStarted() },
    {
      name: "campaign: report",
      listed: "adds up what models cost, in a thread of its own",
      run: () => reportOn(memory, campaign, clock.now()),
    },
    {
      name: "campaign: whether it is over",
      run: () => whyOver(memory, campaign, clock.now(), async () => null),
    },
  ];
}

/** They read all of something. */
function longOperations({ memory, campaign, clock, rare }: Grown): readonly Operation[] {
  const review = createReviewDesk(memory, clock);
  const page = { skip: 0, limit: 20 };
  const counts = "counts all that fit, in a thread of its own";
  return [
    { name: "review: newest", listed: counts, run: () => review.list(page) },
    {
      name: "review: disagreement",
      listed: counts,
      run: () => review.list({ ...page, flags: ["disagreement"] }),
    },
    {
      name: "review: search",
      listed: counts,
      run: () => review.list({ ...page, search: "thing7" }),
    },
    {
      name: "campaign: agreement",
      listed: "compares all answers, in a process of its own",
      run: () => agreementSoFar(memory, campaign.design),
    },
    {
      name: "my data",
      listed: "reads every step of the person's homes, in a thread of its own",
      run: () => gatherData(memory, rare, clock.now()),
    },
    {
      name: "traces of a person",
      listed:
        "looks for the person's name in every note and reads every step of their homes, in a thread of its own",
      run: () => memory.people.traces(rare.id, "person"),
    },
  ];
}
