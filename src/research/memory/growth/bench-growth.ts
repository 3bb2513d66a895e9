/** How the cost of each operation grows with the database. */
import { withMemory } from "../../../../memory/open.js";
import { openRound, type RoundsDeps } from "../../../agent/rounds.js";
import { replayAndKeep } from "../../../agent/worldline.js";
import { createBus } from "../../../app/bus.js";
import { keepHousehold, simulate } from "../../../app/households.js";
import { taskDefaults } from "../../../app/run-rounds.js";
import { createWatch } from "../../../app/watch.js";
import type { Campaign } from "../../../core/campaign.js";
import type { Household, Memory } from "../../../core/stores.js";
import type { GrowthResult } from "../results.js";
import { channel, createFiller, hourMs, keepCampaign, personIds } from "./fill.js";
import { cpuMsOf } from "./measure.js";
import { type Grown, type Operation, operationsOn } from "./operations.js";
import { createPoser, type Poser } from "./pose.js";
import { measureTick } from "./tick.js";

export interface GrowthRequest {
  /** Questions of the largest database. The others have a tenth and a hundredth of them. */
  readonly n: number;
  readonly seed: number;
  readonly onProgress: (stage: string, share: number) => void;
}

/** A clock that the bench sets. */
interface SetClock {
  now(): number;
  sleep(): Promise<void>;
}

interface Parts {
  readonly memory: Memory;
  readonly household: Household;
  readonly campaign: Campaign;
  readonly clock: SetClock;
  readonly poser: Poser;
}

/** Milliseconds of CPU, by operation. */
interface Measured {
  readonly operations: ReadonlyMap<Operation, number>;
  readonly stateMs: number;
  readonly roundMs: number;
}

/** Fills one database step by step, and measures at each size. */
export async function benchGrowth(request: GrowthRequest): Promise<GrowthResult> {
  const { n, seed, onProgress } = request;
  const clock: SetClock = { now: () => 0, sleep: async () => {} };
  // On a disk, waiting for each of a million writes would take an hour; the rows are the same.
  return withMemory({ file: ":memory:", clock }, async (memory) => {
    const household = await keepHousehold(memory, "kitchen", clock);
    const filler = createFiller(memory, household, seed);
    const campaign = await keepCampaign(memory, household);
    const poser = await createPoser(memory, clock);
    const measured: Measured[] = [];
    for (const share of [0.01, 0.1, 1]) {
      const questions = Math.round(n * share);
      onProgress(`filling ${questions} questions`, share);
      const { rounds } = await filler.fillTo(questions);
      clock.now = () => (rounds + 1) * hourMs;
      onProgress(`measuring ${questions} questions`, share);
      measured.push(await measureAll({ memory, household, campaign, clock, poser }));
    }
    while (poser.counted() < n / 20) await poser.poseCounted();
    return { ...compare(measured), tickMs: await measureTick(memory, clock.now()), n, seed };
  });
}

async function measureAll(parts: Parts): Promise<Measured> {
  const { memory, household, campaign, clock, poser } = parts;
  // As each round does.
  await replayAndKeep(simulate(household), household.id, memory.episodes, clock.now());
  const [busy, rare] = await Promise.all(
    [personIds.busy, personIds.rare].map((id) => memory.people.find("web", "local", id)),
  );
  if (!busy || !rare) throw new Error("Nobody was filled.");
  await poser.beginAnew();
  const pose = () => poser.pose();
  const grown: Grown = { memory, household, campaign, clock, busy, rare, pose };
  const operations = new Map<Operation, number>();
  for (const operation of operationsOn(grown))
    operations.set(operation, await cpuMsOf(operation.run));
  const watch = createWatch({ memory, bus: createBus(), live: new Map(), mode: "owner" });
  const stateMs = await cpuMsOf(() => watch.snapshot(household.id));
  const roundMs = await cpuMsOf(() => beginRound(parts));
  return { operations, stateMs, roundMs };
}

/** Begins a round as the runner does, and ends it at once. */
async function beginRound({ memory, household, clock }: Parts): Promise<void> {
  const deps = { memory, clock, createSimulator: simulate, policy: { name: "rules" } };
  const request = {
    ...taskDefaults,
    household,
    bot: "web",
    channel,
    askPolicy: "missing",
  } as const;
  const { id } = await openRound(deps as unknown as RoundsDeps, { ...request, purpose: "demo" });
  await memory.episodes.end(id, { kind: "truncated", reason: "stopped" }, 0, [], clock.now());
  await memory.outbox.markSending(id);
  await memory.outbox.markSent(id, { channel, message: id }, 9);
}

function compare(
  measured: readonly Measured[],
): Pick<GrowthResult, "operations" | "stateMs" | "roundMs"> {
  const [small, middle, large] = measured.map(({ operations }) => [...operations]);
  const last = measured.at(-1);
  return {
    operations: (large ?? []).map(([{ name, listed }, ms100k], at) => {
      const ms1k = small?.[at]?.[1] ?? 0;
      const ms10k = middle?.[at]?.[1] ?? 0;
      return { name, ms1k, ms10k, ms100k, ratio: ms100k / ms1k, listed: listed ?? null };
    }),
    stateMs: last?.stateMs ?? 0,
    roundMs: last?.roundMs ?? 0,
  };
}
