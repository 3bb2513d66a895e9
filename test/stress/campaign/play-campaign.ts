/** A whole campaign, simulated: people of known quality answer it on its platforms, and are found out. */
import type { ChildProcess } from "node:child_process";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Product } from "../faults/product.js";
import type { Asked, FaultBot } from "../faults/room.js";
import { type BenchCampaignResult, readFigures } from "./figures.js";
import { type PlanRequest, planSite } from "./plan.js";
import type { LiveRows } from "./rows.js";
import { openSite } from "./sites.js";
import { type LiveCampaign, listCampaigns, openVenues, type Stage, type Venue } from "./venues.js";

export type { BenchCampaignResult } from "./figures.js";
export type { LiveCampaign } from "./venues.js";

export interface BenchCampaignRequest extends PlanRequest {
  /** How many times faster than people the simulated ones are. */
  readonly speed: number;
  /** After so many seconds it ends, however far it is. */
  readonly seconds: number;
  readonly spawnPeer: (bot: Exclude<FaultBot, "web">, people: readonly string[]) => ChildProcess;
  /** Starts the product as it is served. */
  readonly spawnSous: (
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) => ChildProcess;
  /** Keeps the campaigns and starts them; the product plays them once it runs. */
  readonly create: (campaigns: readonly LiveCampaign[]) => Promise<void>;
  readonly openRows: () => Promise<LiveRows>;
  readonly onProgress?: (progress: {
    readonly answers: number;
    readonly wanted: number;
    readonly closed: number;
    readonly campaigns: number;
  }) => void;
}

const lookMs = 400;
const settleMs = 60_000;

export async function benchCampaign(request: BenchCampaignRequest): Promise<BenchCampaignResult> {
  const startedAt = performance.now();
  const stopping = new AbortController();
  const { signal } = stopping;
  // Everybody who thinks listens to it.
  setMaxListeners(0, signal);
  const homes = new Set<string>();
  const closing: (() => Promise<void>)[] = [];
  try {
    const stages: Stage[] = [];
    for (const [at, bot] of request.bots.entries()) {
      const plan = planSite(request, bot, at);
      const site = await openSite({
        bot,
        channels: plan.campaigns.length,
        signal,
        homes: () => [...homes],
        people: [...plan.mixed, ...plan.guessers].map(({ id }) => id),
        spawnPeer: request.spawnPeer,
      });
      closing.push(() => site.close());
      stages.push({ plan, site });
    }
    await request.create(stages.flatMap((stage) => listCampaigns(stage, request.answers)));
    const rows = await request.openRows();
    closing.push(() => rows.close());
    const venues = stages.flatMap((stage) => openVenues(stage, { ...request, rows, signal }));
    const product = startProduct(request, stages);
    closing.push(() => product.kill());
    await product.start().ready;
    await run({ request, venues, homes, rows, until: startedAt + request.seconds * 1000 });
    stopping.abort();
    for (const crowd of new Set(venues.map((venue) => venue.crowd))) await crowd.settled();
    await awaitRead(rows);
    await product.stop();
    return await readFigures({ request, venues, rows, startedAt });
  } finally {
    stopping.abort();
    for (const close of closing.toReversed()) await close();
  }
}

/** One process with all the bots. */
function startProduct({ spawnSous }: BenchCampaignRequest, stages: readonly Stage[]): Product {
  const rooms = stages.flatMap(({ site }) => site.rooms.slice(0, 1)).map(({ room }) => room);
  const args = rooms.flatMap((room) => room.args);
  const environment = Object.assign({}, ...rooms.map((room) => room.environment));
  return new Product(() => spawnSous(args, environment));
}

interface Running {
  readonly request: BenchCampaignRequest;
  readonly venues: readonly Venue[];
  readonly homes: Set<string>;
  readonly rows: LiveRows;
  readonly until: number;
}

/** People look, and answer what they see, until every campaign is over. */
async function run({ request, venues, homes, rows, until }: Running): Promise<void> {
  const wanted = venues.reduce((sum, venue) => sum + venue.wanted, 0);
  const byCampaign = new Map(venues.map((venue) => [venue.id, venue]));
  const seen = new Map<string, Asked>();
  while (performance.now() < until) {
    const ends = await rows.ends();
    const closed = ends.filter(({ state }) => state === "closed").length;
    const answers = countAnswers(venues);
    request.onProgress?.({ answers, wanted, closed, campaigns: venues.length });
    if (closed === venues.length) return;
    const open = await rows.open();
    homes.clear();
    for (const { household, campaign } of open)
      if (byCampaign.get(campaign)?.bot === "web") homes.add(household);
    const rooms = new Set(
      open.flatMap(({ id, campaign }) => (seen.has(id) ? [] : [byCampaign.get(campaign)?.room])),
    );
    for (const room of rooms) {
      const { asked } = (await room?.look()) ?? { asked: [] };
      for (const one of asked) seen.set(one.question, one);
    }
    for (const question of open) {
      const asked = seen.get(question.id);
      const venue = byCampaign.get(question.campaign);
      if (asked && venue) venue.crowd.see({ question, asked, room: venue.room });
    }
    await sleep(lookMs);
  }
}

function countAnswers(venues: readonly Venue[]): number {
  const crowds = new Set(venues.map(({ crowd }) => crowd));
  return [...crowds].reduce((sum, { acts }) => sum + acts.length, 0);
}

/** What was heard has been read, or is not going to be. */
async function awaitRead(rows: LiveRows): Promise<void> {
  const until = Date.now() + settleMs;
  while (Date.now() < until) {
    if ((await rows.answers()).every(({ isRead }) => isRead)) return;
    await sleep(lookMs);
  }
}
