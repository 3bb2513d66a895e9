import type { Campaign } from "../../core/campaign.js";
import { type CampaignContext, CampaignTender } from "./tend-campaign.js";

/**
 * State is derived from rows, so campaigns survive a kill: a household with a run is being played, one with only
 * episodes is done.
 */
export type CampaignPlayer = ReturnType<typeof createCampaignPlayer>;

const checkMs = 1000;
/** Milliseconds between two rounds. A round takes at most a fifth of the time, unless it waits for households. */
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
    /** Tends soon, after a change. */
    wake: () => ring(),
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
