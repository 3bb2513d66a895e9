/** Plays campaigns: begins their households, so many at a time, and ends them by their stop rules. */
import type { Logger } from "pino";
import type { Assignment, Campaign } from "../../core/campaign.js";
import type { Clock } from "../../core/clock.js";
import { SousError } from "../../core/errors.js";
import type { Memory, Run } from "../../core/stores.js";
import { type DeskRules, wakingHoursOf } from "../../desk/rules.js";
import type { Runner } from "../runner.js";
import { announceBeginning, announceDebrief } from "./announcements.js";
import { treatmentIn } from "./design.js";
import { makeHouseholds, requestFor } from "./households.js";
import type { MeasureAgreement } from "./rated-answers.js";
import { isDone } from "./report.js";
import { watchAgreement, whyOver } from "./stop-rules.js";

export interface CampaignPlayerOptions {
  readonly memory: Memory;
  readonly runner: Pick<Runner, "start" | "isRunning" | "pause" | "unpause" | "stop">;
  readonly clock: Clock;
  readonly log: Logger;
  /** The bots of this process: what another one carries is not played here. */
  readonly bots: ReadonlySet<string>;
  readonly rules: DeskRules;
  readonly agreement: MeasureAgreement;
}

/**
 * Everything is worked out from rows, again and again: a household with a run is being played, one with
 * episodes and no run is over, all others are still to come. So it goes on after a kill where it was.
 */
export interface CampaignPlayer {
  /** Looks once at every campaign, and does what is to be done. */
  tend(): Promise<void>;
  /** Tends until stopped. */
  start(): void;
  /** Something has changed: it is looked at soon. */
  wake(): void;
  stop(): Promise<void>;
}

const checkMs = 1000;
/**
 * However much changes, looking takes at most a fifth of the time, as long as it does not take seconds: then it
 * is households that are waited for. So many milliseconds lie between two looks.
 */
const restMs = { least: 50, most: 2000 } as const;
const restFactor = 4;
/** A household that stops so often, for no reason of ours, is for somebody to look at. */
const mostAttempts = 5;

export function createCampaignPlayer(options: CampaignPlayerOptions): CampaignPlayer {
  const { memory, runner, clock, log, bots, rules } = options;
  const agreement = watchAgreement(options.agreement);
  const stopping = new AbortController();
  const attempts = new Map<string, number>();
  /** Households that are over: they stay so. */
  const over = new Set<string>();
  /** Campaigns whose households are all there. */
  const made = new Set<string>();
  /** Campaigns of which their channel knows. */
  const announced = new Set<string>();
  /** Campaigns whose households may be at work since we last looked. */
  const released = new Set<string>();
  let ring: () => void = () => undefined;
  let working: Promise<void> | null = null;

  async function tend(): Promise<void> {
    // All that is over is closed first: households take their time to begin and to end.
    for (const campaign of await listOwn()) {
      if (campaign.state === "running") await closeIfOver(campaign);
    }
    const runs = await memory.runs.list();
    for (const campaign of await listOwn()) {
      if (stopping.signal.aborted) return;
      await tendOne(
        campaign,
        runs.filter(({ plan }) => plan.campaign === campaign.id),
      );
    }
  }

  async function listOwn(): Promise<readonly Campaign[]> {
    const campaigns = await memory.campaigns.list();
    return campaigns.filter(({ design }) => bots.has(design.bot));
  }

  async function tendOne(campaign: Campaign, runs: readonly Run[]): Promise<void> {
    if (campaign.state === "created") return;
    if (campaign.state === "closed") return end(runs);
    if (campaign.state === "paused") return hold(campaign, runs);
    // By night nobody is asked; what is open can be answered.
    if (isNight(campaign)) return hold(campaign, runs);
    await play(campaign, runs);
  }

  function isNight({ design }: Campaign): boolean {
    const { rules: own } = treatmentIn(design, rules);
    return wakingHoursOf(own, design.bot).isQuiet(clock.now());
  }

  async function closeIfOver(campaign: Campaign): Promise<void> {
    const reason = await whyOver(memory, campaign, clock.now(), agreement);
    if (reason) await close(campaign, reason);
  }

  async function close(campaign: Campaign, reason: string): Promise<void> {
    await announceDebrief(memory, campaign, clock.now());
    await memory.campaigns.setState(campaign.id, "closed", reason, clock.now());
    log.info({ campaign: campaign.id, reason }, "a campaign is over");
  }

  async function end(runs: readonly Run[]): Promise<void> {
    for (const { household } of runs) await runner.stop(household);
  }

  async function hold({ id }: Campaign, runs: readonly Run[]): Promise<void> {
    released.delete(id);
    for (const { household, pausedAt } of runs) {
      if (pausedAt === null) await runner.pause(household);
    }
  }

  /** What we held goes on; what people pause after that stays paused. */
  async function release({ id }: Campaign, runs: readonly Run[]): Promise<void> {
    if (released.has(id)) return;
    released.add(id);
    for (const { household, pausedAt } of runs) {
      if (pausedAt !== null) await runner.unpause(household);
    }
  }

  /** A kill may have come between the design and its households. */
  async function complete(campaign: Campaign): Promise<void> {
    if (made.has(campaign.id)) return;
    await makeHouseholds(memory, campaign, clock);
    made.add(campaign.id);
  }

  async function play(campaign: Campaign, runs: readonly Run[]): Promise<void> {
    await release(campaign, runs);
    await complete(campaign);
    let going = 0;
    let left = 0;
    for (const assignment of await memory.campaigns.assignments(campaign.id)) {
      const { household } = assignment;
      if (over.has(household)) continue;
      left += 1;
      if (going >= campaign.design.atOnce) continue;
      if (await begin(campaign, assignment)) going += 1;
      else left -= 1;
      if (stopping.signal.aborted) return;
    }
    if (!announced.has(campaign.id) && (await announceBeginning(memory, campaign, clock.now())))
      announced.add(campaign.id);
    if (left === 0) await close(campaign, "every household has been played");
  }

  /**
   * Lets a household play, if it is not over. Whether it is at work is asked first: a run ends before that
   * does, so a run that is still there then is one to go on with.
   */
  async function begin(campaign: Campaign, assignment: Assignment): Promise<boolean> {
    const { household: id } = assignment;
    if (runner.isRunning(id)) return true;
    if (await isDone(memory, id)) {
      over.add(id);
      return false;
    }
    const household = await memory.households.get(id);
    if (!household || (await memory.runs.get(id))?.pausedAt != null) return true;
    const tried = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, tried);
    try {
      if (tried > mostAttempts) throw new SousError("stuck", "it stopped too often; see the log");
      await runner.start(requestFor(campaign.design, assignment, household));
    } catch (error) {
      if (!(error instanceof SousError)) throw error;
      await memory.campaigns.setState(
        campaign.id,
        "paused",
        `${id}: ${error.message}`,
        clock.now(),
      );
      log.error({ campaign: campaign.id, household: id, error }, "a campaign was paused");
      attempts.delete(id);
    }
    return true;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const rung = new Promise<void>((resolve) => {
        ring = resolve;
      });
      const startedAt = performance.now();
      await tend().catch((error) => log.error({ error }, "campaigns were not looked after"));
      const tookMs = performance.now() - startedAt;
      const alarm = new AbortController();
      const asleep = clock.sleep(checkMs, AbortSignal.any([stopping.signal, alarm.signal]));
      await Promise.race([rung, asleep.catch(() => undefined)]);
      alarm.abort();
      await clock
        .sleep(Math.min(restMs.most, Math.max(restMs.least, restFactor * tookMs)), stopping.signal)
        .catch(() => undefined);
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
