/** Starts, pauses and ends the homes of campaigns. */
import type { Memory } from "../../../memory/stores.js";
import type { Assignment, Campaign } from "../../core/campaign/campaign.js";
import { SousError } from "../../core/errors.js";
import { localTimeOf } from "../../core/local-time.js";
import { isPassing } from "../../core/memory/storage.js";
import type { Run } from "../../core/memory/stores.js";
import { many } from "../../core/words/wording.js";
import { wakingHoursOf } from "../../desk/rules.js";
import { isPaused } from "../play/open-episode.js";
import type { AppContext } from "../serve/app-context.js";
import { announce } from "./announcements.js";
import { treatmentIn } from "./design.js";
import { createFigureCache } from "./figure-cache.js";
import { makeHouseholds, requestFor } from "./households.js";
import { isDone } from "./report.js";

export type CampaignPlayer = ReturnType<typeof createCampaignPlayer>;

const checkMs = 1000;
/** Milliseconds between two checks of all campaigns: 4 times the duration of the last, within these limits. */
const restMs = { least: 50, most: 2000 } as const;
const restFactor = 4;
/** After this many unexpected stops, a person must look at the household. */
const mostAttempts = 5;

type PlayerContext = Pick<AppContext, "memory" | "clock" | "log" | "platforms" | "rules"> & {
  readonly database: string | null;
  readonly runner: Pick<AppContext["runner"], "start" | "isRunning" | "pause" | "unpause" | "stop">;
};

/** Reads homes' state from rows to survive kills: a home with a run is being played, one with only episodes is done. */
export function createCampaignPlayer(context: PlayerContext) {
  const { memory, clock, log, platforms, rules, runner } = context;
  const agreementOf = createFigureCache("agreement", context);
  const stopping = new AbortController();
  const { signal } = stopping;
  let waking = new AbortController();
  let working: Promise<void> | null = null;
  const warned = new Set<string>();
  const attempts = new Map<string, number>();
  const done = new Set<string>();
  const complete = new Set<string>();
  /** Campaigns that were resumed since `hold` last paused them. */
  const resumed = new Set<string>();

  async function listOwn() {
    const campaigns = await memory.campaigns.list();
    for (const { id, design, state } of campaigns) {
      const isElsewhere = platforms.size > 0 && !platforms.has(design.bot);
      if (state !== "running" || !isElsewhere || warned.has(id)) continue;
      warned.add(id);
      log.warn(
        { event: "campaign-waits", campaign: id, bot: design.bot },
        "a running campaign waits for its bot, which this process does not have",
      );
    }
    return campaigns.filter(({ design }) => platforms.has(design.bot));
  }

  async function tend(): Promise<void> {
    // Closes campaigns before it starts and ends households, which takes time.
    for (const campaign of await listOwn()) {
      if (campaign.state !== "running") continue;
      const reason = await whyOver(memory, campaign, clock.now(), agreementOf);
      if (reason) await close(campaign, reason);
    }
    const runs = await memory.runs.list();
    for (const campaign of await listOwn()) {
      if (signal.aborted) return;
      await tendOne(
        campaign,
        runs.filter(({ plan }) => plan.campaign === campaign.id),
      );
    }
  }

  async function tendOne(campaign: Campaign, runs: readonly Run[]): Promise<void> {
    switch (campaign.state) {
      case "created":
        return;
      case "closed":
        for (const { household } of runs) await runner.stop(household);
        return;
      case "paused":
        return hold(campaign, runs);
      case "running":
        // Nobody is asked at night, but open questions can be answered.
        return isNight(campaign) ? hold(campaign, runs) : play(campaign, runs);
    }
  }

  function isNight({ design }: Campaign): boolean {
    return wakingHoursOf(treatmentIn(design, rules).rules, design.bot).isQuiet(clock.now());
  }

  async function close(campaign: Campaign, reason: string): Promise<void> {
    await announce(memory, campaign, "debrief", clock.now());
    await memory.campaigns.setState(campaign.id, "closed", reason, clock.now());
    log.info({ event: "campaign-over", campaign: campaign.id, reason }, "a campaign is over");
  }

  async function hold({ id }: Campaign, runs: readonly Run[]): Promise<void> {
    resumed.delete(id);
    for (const { household, pausedAt } of runs)
      if (pausedAt === null) await runner.pause(household);
  }

  /** Resumes the households that `hold` paused, but only once, so that pauses by people later are kept. */
  async function resume({ id }: Campaign, runs: readonly Run[]): Promise<void> {
    if (resumed.has(id)) return;
    resumed.add(id);
    for (const { household, pausedAt } of runs)
      if (pausedAt !== null) await runner.unpause(household);
  }

  async function play(campaign: Campaign, runs: readonly Run[]): Promise<void> {
    const { id, design } = campaign;
    await resume(campaign, runs);
    // If Sous was killed while it created the campaign, homes are missing.
    if (!complete.has(id)) await makeHouseholds(memory, campaign, clock);
    complete.add(id);
    let going = 0;
    let left = 0;
    for (const assignment of await memory.campaigns.assignments(id)) {
      if (done.has(assignment.household)) continue;
      left += 1;
      if (going >= design.atOnce) continue;
      if (await begin(campaign, assignment)) going += 1;
      else left -= 1;
      if (signal.aborted) return;
    }
    await announce(memory, campaign, "beginning", clock.now());
    if (left === 0) await close(campaign, "every household has been played");
  }

  /** Starts or resumes a home. Returns false when it is done. */
  async function begin(campaign: Campaign, assignment: Assignment): Promise<boolean> {
    const { household: id } = assignment;
    if (runner.isRunning(id)) return true;
    if (await isDone(memory, id)) {
      done.add(id);
      return false;
    }
    const household = await memory.households.get(id);
    if (!household || (await isPaused(memory, id))) return true;
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    try {
      if (attempt > mostAttempts) throw new SousError("stuck", "it stopped too often; see the log");
      await runner.start(requestFor(campaign.design, assignment, household));
    } catch (error) {
      if (isPassing(error)) attempts.delete(id);
      if (!(error instanceof SousError) || isPassing(error)) throw error;
      await pause(campaign, id, error);
    }
    return true;
  }

  async function pause({ id }: Campaign, household: string, error: SousError): Promise<void> {
    const reason = `${household}: ${error.message}`;
    await memory.campaigns.setState(id, "paused", reason, clock.now());
    log.error(
      { event: "campaign-paused", campaign: id, household, error },
      "a campaign was paused",
    );
    attempts.delete(household);
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      // Made before the work, so that a call of `wake` meanwhile counts.
      waking = new AbortController();
      const startedAt = performance.now();
      await tend().catch((error) =>
        log.error({ event: "campaigns-failed", error }, "campaigns were not looked after"),
      );
      const tookMs = performance.now() - startedAt;
      const woken = AbortSignal.any([signal, waking.signal]);
      await clock.sleep(checkMs, woken).catch(() => undefined);
      const rest = Math.min(restMs.most, Math.max(restMs.least, restFactor * tookMs));
      await clock.sleep(rest, signal).catch(() => undefined);
    }
  }

  return {
    tend,
    start() {
      working ??= watch();
    },
    wake: () => waking.abort("woken"),
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** Says why a campaign is over; null while it is not. @internal */
export async function whyOver(
  memory: Memory,
  campaign: Campaign,
  now: number,
  agreementOf: (campaign: Campaign, answers: number) => Promise<number | null>,
): Promise<string | null> {
  const { id, design } = campaign;
  const { stop, timeZone } = design;
  const { answers } = await memory.campaigns.counts(id);
  if (stop.answers !== undefined && answers >= stop.answers)
    return `${many(answers, "answer")} ${answers === 1 ? "was" : "were"} given, and ${stop.answers} were wanted`;
  if (stop.date !== undefined && localTimeOf(now, timeZone).day > stop.date)
    return `its last day was ${stop.date}`;
  if (stop.agreement === undefined) return null;
  const alpha = await agreementOf(campaign, answers);
  if (alpha === null || alpha < stop.agreement) return null;
  return `people agree: alpha is ${alpha.toFixed(3)}, and ${stop.agreement} was wanted`;
}
