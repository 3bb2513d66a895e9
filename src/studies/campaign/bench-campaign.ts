/** A whole campaign, simulated: people of known quality answer it on its platforms, and are found out. */
import type { ChildProcess } from "node:child_process";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../core/random.js";
import { Product } from "../faults/product.js";
import type { Asked, FaultBot, Room } from "../faults/room.js";
import { groupBy } from "./answers.js";
import { measure, readAlphas } from "./bench-crowd.js";
import { type CrowdMix, makePeople, mixedCrowd, type SimulatedPerson } from "./crowd-people.js";
import type { FlagFigures } from "./flag-figures.js";
import { rebuildCrowd } from "./live-crowd.js";
import { judgeLive, type LiveVerdict } from "./live-judge.js";
import { LivePeople } from "./live-people.js";
import type { LiveEnd, LiveRows } from "./live-rows.js";
import { openSite, type Site } from "./live-sites.js";

/** A campaign in one channel, and how many answers end it. */
export interface LiveCampaign {
  readonly id: string;
  readonly bot: FaultBot;
  readonly channel: string;
  readonly questions: number;
  readonly answersPerQuestion: number;
}

export interface BenchCampaignRequest {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  /** Questions beside these that only guessers answer. */
  readonly guessed: number;
  readonly bots: readonly FaultBot[];
  readonly seed: number;
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

export interface BenchCampaignResult extends LiveVerdict {
  readonly bots: readonly FaultBot[];
  readonly campaigns: readonly LiveEnd[];
  readonly people: number;
  readonly questions: number;
  /** Of these, those with as many answers as were wanted. */
  readonly questionsFull: number;
  /** Of all, guessed ones aside, those whose truth the world knows. */
  readonly questionsKnown: number;
  readonly answers: number;
  readonly seconds: number;
  readonly speed: number;
  /** Of recovered quality with the quality that people were made with. */
  readonly correlation: number;
  /** Of the same with the share of their answers that is right. */
  readonly correlationWithDone: number;
  /** Of that share with the quality that they were made with: what all truth would reach. */
  readonly reachable: number;
  readonly majority: number;
  readonly aggregated: number;
  readonly alpha: number | null;
  /** null: nobody only guessed. */
  readonly guessersAlpha: number | null;
  readonly guessedQuestions: number;
  readonly flags: readonly FlagFigures[];
}

/** A channel takes about a message a second: more questions are spread over more channels. */
const questionsPerChannel = 25;
const lookMs = 400;
const settleMs = 60_000;
const fewestGuessers = 6;

interface Venue extends LiveCampaign {
  readonly room: Room;
  readonly crowd: LivePeople;
}

export async function benchCampaign(request: BenchCampaignRequest): Promise<BenchCampaignResult> {
  const { bots, seconds } = request;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Everybody who thinks listens to it.
  setMaxListeners(0, signal);
  const startedAt = performance.now();
  const homes = new Set<string>();
  const sites: Site[] = [];
  const open: { rows: LiveRows | null } = { rows: null };
  const rows = (): LiveRows => {
    if (!open.rows) throw new Error("there are no rows yet");
    return open.rows;
  };
  let product: Product | null = null;
  try {
    const venues: Venue[] = [];
    for (const [at, bot] of bots.entries()) {
      const plan = planSite(request, bot, at);
      const site = await openSite({
        ...{ bot, channels: plan.campaigns.length, signal, homes: () => [...homes] },
        people: plan.crowds.flatMap(({ people }) => people.map(({ id }) => id)),
        spawnPeer: request.spawnPeer,
      });
      sites.push(site);
      const crowds = plan.crowds.map(
        ({ people }) =>
          new LivePeople({
            ...{ people, seed: request.seed, speed: request.speed, signal },
            rows: { hasAgreed: (...who) => rows().hasAgreed(...who) },
          }),
      );
      for (const [index, { id, questions, isGuessed }] of plan.campaigns.entries()) {
        const place = site.rooms[index];
        const crowd = crowds[isGuessed ? 1 : 0];
        if (!place || !crowd) throw new RangeError(`${bot} has no channel for ${id}`);
        venues.push({
          ...place,
          ...{ id, bot, questions, crowd },
          answersPerQuestion: request.answers,
        });
      }
    }
    await request.create(venues.map(toCampaign));
    open.rows = await request.openRows();
    const args = sites.flatMap(({ rooms: [first] }) => [...(first?.room.args ?? [])]);
    const environment = Object.assign(
      {},
      ...sites.map(({ rooms: [first] }) => first?.room.environment ?? {}),
    );
    product = new Product(() => request.spawnSous(args, environment));
    await product.start().ready;
    await run({ request, venues, homes, rows: rows(), until: startedAt + seconds * 1000 });
    stopping.abort();
    const crowds = [...new Set(venues.map(({ crowd }) => crowd))];
    for (const crowd of crowds) await crowd.settled();
    await awaitRead(rows());
    await product.stop();
    return await conclude({ request, venues, crowds, rows: rows(), startedAt });
  } finally {
    stopping.abort();
    await product?.kill();
    await open.rows?.close();
    for (const site of sites) await site.close();
  }
}

function toCampaign({ id, bot, channel, questions, answersPerQuestion }: Venue): LiveCampaign {
  return { id, bot, channel, questions, answersPerQuestion };
}

interface SitePlan {
  readonly crowds: readonly { readonly people: readonly SimulatedPerson[] }[];
  readonly campaigns: readonly {
    readonly id: string;
    readonly questions: number;
    readonly isGuessed: boolean;
  }[];
}

/** Every platform has people of its own, in the same shares, and guessers in a channel by themselves. */
function planSite(request: BenchCampaignRequest, bot: FaultBot, at: number): SitePlan {
  const { people, questions, guessed, answers, bots, seed } = request;
  const share = (all: number): number => Math.floor((all + at) / bots.length);
  const mixed = makeCrowd(bot, share(people), mixedCrowd, seed);
  const guessers = Math.max(fewestGuessers, 2 * answers);
  const campaigns = [
    ...spread(share(questions)).map((count, index) => ({
      ...{ id: `${bot}-${index + 1}`, questions: count, isGuessed: false },
    })),
    ...spread(share(guessed)).map((count, index) => ({
      ...{ id: `${bot}-guess-${index + 1}`, questions: count, isGuessed: true },
    })),
  ];
  const crowds = [
    { people: mixed },
    { people: guessed > 0 ? makeCrowd(`${bot}-guesser`, guessers, { random: 1 }, seed) : [] },
  ];
  return { crowds, campaigns };
}

/** As even as can be. */
function spread(questions: number): readonly number[] {
  const channels = Math.ceil(questions / questionsPerChannel);
  return Array.from({ length: channels }, (_, at) => Math.floor((questions + at) / channels));
}

/** People with the names that they have on their platform. */
function makeCrowd(
  name: string,
  count: number,
  mix: CrowdMix,
  seed: number,
): readonly SimulatedPerson[] {
  const rename = (id: string): string => `${name}-${id}`;
  return makePeople(count, mix, seededRandom(seed, "people", name)).map((person) => ({
    ...person,
    id: rename(person.id),
    follows: person.follows === null ? null : rename(person.follows),
  }));
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
  const wanted = venues.reduce((sum, one) => sum + one.questions * one.answersPerQuestion, 0);
  const byCampaign = new Map(venues.map((venue) => [venue.id, venue]));
  const seen = new Map<string, Asked>();
  while (performance.now() < until) {
    const ends = await rows.ends();
    const closed = ends.filter(({ state }) => state === "closed").length;
    const acts = new Set(venues.flatMap(({ crowd }) => crowd.acts)).size;
    request.onProgress?.({ answers: acts, wanted, closed, campaigns: venues.length });
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

/** What was heard has been read, or is not going to be. */
async function awaitRead(rows: LiveRows): Promise<void> {
  const until = Date.now() + settleMs;
  while (Date.now() < until) {
    if ((await rows.answers()).every(({ isRead }) => isRead)) return;
    await sleep(lookMs);
  }
}

interface Concluding {
  readonly request: BenchCampaignRequest;
  readonly venues: readonly Venue[];
  readonly crowds: readonly LivePeople[];
  readonly rows: LiveRows;
  readonly startedAt: number;
}

async function conclude(done: Concluding): Promise<BenchCampaignResult> {
  const { request, venues, crowds, rows, startedAt } = done;
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const [questions, answers, rated, ends] = [
    await rows.questions(),
    await rows.answers(),
    await rows.rated(),
    await rows.ends(),
  ];
  const verdict = judgeLive({
    ...{ answers, ends },
    acts: crowds.flatMap(({ acts }) => acts),
    troubles: crowds.flatMap(({ troubles }) => troubles),
  });
  const guessers = new Set(
    venues.filter(({ id }) => id.includes("guess")).map(({ crowd }) => crowd),
  );
  const rebuild = (isGuessed: boolean) =>
    rebuildCrowd({
      ...{ questions, rated, seed: request.seed },
      crowds: crowds.filter((crowd) => guessers.has(crowd) === isGuessed),
    });
  const [mixed, guessing] = [rebuild(false), rebuild(true)];
  const { figures, flags } = measure(mixed, request.seed);
  const { correlation, correlationWithDone, reachable, majority, aggregated, alpha } = figures;
  return {
    ...verdict,
    ...{ bots: request.bots, campaigns: ends, seconds, speed: request.speed },
    people: new Set(rated.map(({ person }) => person)).size,
    questions: new Set(rated.map(({ question }) => question)).size,
    questionsFull: [...groupBy(rated, ({ question }) => question).values()].filter(
      ({ length }) => length >= request.answers,
    ).length,
    questionsKnown: mixed.questions.length,
    answers: rated.length,
    ...{ correlation, correlationWithDone, reachable, majority, aggregated, alpha, flags },
    guessersAlpha: guessing.answers.length > 0 ? readAlphas(guessing).own : null,
    guessedQuestions: guessing.questions.length,
  };
}
