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
import { announceBeginning, announceDebrief } from "./announcements.js";
import { treatmentIn } from "./design.js";
import { makeHouseholds, requestFor } from "./households.js";
import { createJudged } from "./judged.js";
import { isDone } from "./report.js";

/**
 * Starts, pauses and ends the homes of campaigns. Their state is derived from rows, so it survives a kill: a household
 * with a run is being played, one with only episodes is done.
 */
export type CampaignPlayer = ReturnType<typeof createCampaignPlayer>;

const checkMs = 1000;
/** Milliseconds between two checks of all campaigns: 4 times the duration of the last, within these limits. */
const restMs = { least: 50, most: 2000 } as const;
const restFactor = 4;

export function createCampaignPlayer(context: CampaignContext) {
  const { memory, clock, log, platforms } = context;
  const stopping = new AbortController();
  const { signal } = stopping;
  const tender = new CampaignTender(context, signal);
  let ring: () => void = () => undefined;
  let working: Promise<void> | null = null;
  const told = new Set<string>();

  async function listOwn() {
    const campaigns = await memory.campaigns.list();
    const others = campaigns.filter(
      ({ design, state }) => state === "running" && !platforms.has(design.bot),
    );
    if (platforms.size > 0) for (const campaign of others) tellWaiting(campaign);
    return campaigns.filter(({ design }) => platforms.has(design.bot));
  }

  function tellWaiting({ id, design: { bot } }: Campaign): void {
    if (told.has(id)) return;
    told.add(id);
    log.warn(
      { event: "campaign-waits", campaign: id, bot },
      "a running campaign waits for its bot, which this process does not have",
    );
  }

  async function tend(): Promise<void> {
    // Closes first, as households take time to start and end.
    for (const campaign of await listOwn()) await tender.closeIfOver(campaign);
    const runs = await memory.runs.list();
    for (const campaign of await listOwn()) {
      if (signal.aborted) return;
      await tender.tend(
        campaign,
        runs.filter(({ plan }) => plan.campaign === campaign.id),
      );
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const rung = new Promise<void>((resolve) => {
        ring = resolve;
      });
      const startedAt = performance.now();
      await tend().catch((error) =>
        log.error({ event: "campaigns-failed", error }, "campaigns were not looked after"),
      );
      const tookMs = performance.now() - startedAt;
      const alarm = new AbortController();
      const asleep = clock.sleep(checkMs, AbortSignal.any([signal, alarm.signal]));
      await Promise.race([rung, asleep.catch(() => undefined)]);
      alarm.abort();
      const rest = Math.min(restMs.most, Math.max(restMs.least, restFactor * tookMs));
      await clock.sleep(rest, signal).catch(() => undefined);
    }
  }

  return {
    tend,
    start() {
      working ??= watch();
    },
    wake: () => ring(),
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

interface CampaignContext
  extends Pick<AppContext, "memory" | "clock" | "log" | "platforms" | "rules"> {
  readonly database: string | null;
  readonly runner: Pick<AppContext["runner"], "start" | "isRunning" | "pause" | "unpause" | "stop">;
}

/** After this many unexpected stops, a person must look at the household. */
const mostAttempts = 5;

class CampaignTender {
  readonly #agreement: Parameters<typeof whyOver>[3];
  readonly #attempts = new Map<string, number>();
  readonly #over = new Set<string>();
  readonly #complete = new Set<string>();
  readonly #announced = new Set<string>();
  /** Ids of campaigns whose households were resumed since `#hold` last paused them. */
  readonly #released = new Set<string>();

  constructor(
    private readonly context: CampaignContext,
    private readonly signal: AbortSignal,
  ) {
    this.#agreement = createJudged("agreement", context);
  }

  async closeIfOver(campaign: Campaign): Promise<void> {
    const { memory, clock } = this.context;
    if (campaign.state !== "running") return;
    const reason = await whyOver(memory, campaign, clock.now(), this.#agreement);
    if (reason) await this.#close(campaign, reason);
  }

  async tend(campaign: Campaign, runs: readonly Run[]): Promise<void> {
    const { runner } = this.context;
    switch (campaign.state) {
      case "created":
        return;
      case "closed":
        for (const { household } of runs) await runner.stop(household);
        return;
      case "paused":
        return this.#hold(campaign, runs);
      case "running":
        // Nobody is asked at night, but open questions can be answered.
        return this.#isNight(campaign) ? this.#hold(campaign, runs) : this.#play(campaign, runs);
    }
  }

  #isNight({ design }: Campaign): boolean {
    const { rules, clock } = this.context;
    const treatment = treatmentIn(design, rules);
    return wakingHoursOf(treatment.rules, design.bot).isQuiet(clock.now());
  }

  async #close(campaign: Campaign, reason: string): Promise<void> {
    const { memory, clock, log } = this.context;
    await announceDebrief(memory, campaign, clock.now());
    await memory.campaigns.setState(campaign.id, "closed", reason, clock.now());
    log.info({ event: "campaign-over", campaign: campaign.id, reason }, "a campaign is over");
  }

  async #hold({ id }: Campaign, runs: readonly Run[]): Promise<void> {
    this.#released.delete(id);
    for (const { household, pausedAt } of runs) {
      if (pausedAt === null) await this.context.runner.pause(household);
    }
  }

  /** Resumes the households that `#hold` paused, but only once, so that pauses by people later are kept. */
  async #release({ id }: Campaign, runs: readonly Run[]): Promise<void> {
    if (this.#released.has(id)) return;
    this.#released.add(id);
    for (const { household, pausedAt } of runs) {
      if (pausedAt !== null) await this.context.runner.unpause(household);
    }
  }

  async #play(campaign: Campaign, runs: readonly Run[]): Promise<void> {
    const { memory, clock } = this.context;
    const { id, design } = campaign;
    await this.#release(campaign, runs);
    if (!this.#complete.has(id)) {
      // A kill may have come between the design and its households.
      await makeHouseholds(memory, campaign, clock);
      this.#complete.add(id);
    }
    let going = 0;
    let left = 0;
    for (const assignment of await memory.campaigns.assignments(id)) {
      if (this.#over.has(assignment.household)) continue;
      left += 1;
      if (going >= design.atOnce) continue;
      if (await this.#begin(campaign, assignment)) going += 1;
      else left -= 1;
      if (this.signal.aborted) return;
    }
    if (!this.#announced.has(id) && (await announceBeginning(memory, campaign, clock.now())))
      this.#announced.add(id);
    if (left === 0) await this.#close(campaign, "every household has been played");
  }

  /** Checks `isRunning` first, as a run's row ends before its work: a row that is still there must be resumed. */
  async #begin(campaign: Campaign, assignment: Assignment): Promise<boolean> {
    const { memory, runner } = this.context;
    const { household: id } = assignment;
    if (runner.isRunning(id)) return true;
    if (await isDone(memory, id)) {
      this.#over.add(id);
      return false;
    }
    const household = await memory.households.get(id);
    if (!household || (await isPaused(memory, id))) return true;
    const attempt = (this.#attempts.get(id) ?? 0) + 1;
    this.#attempts.set(id, attempt);
    try {
      if (attempt > mostAttempts) throw new SousError("stuck", "it stopped too often; see the log");
      await runner.start(requestFor(campaign.design, assignment, household));
    } catch (error) {
      if (isPassing(error)) this.#attempts.delete(id);
      if (!(error instanceof SousError) || isPassing(error)) throw error;
      await this.#pause(campaign, id, error);
    }
    return true;
  }

  async #pause({ id }: Campaign, household: string, error: SousError): Promise<void> {
    const { memory, clock, log } = this.context;
    const reason = `${household}: ${error.message}`;
    await memory.campaigns.setState(id, "paused", reason, clock.now());
    log.error(
      { event: "campaign-paused", campaign: id, household, error },
      "a campaign was paused",
    );
    this.#attempts.delete(household);
  }
}

/** Returns the stop rule that applies, in words. @internal */
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
