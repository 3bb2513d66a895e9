import type { PeopleRates } from "../../../src/core/people-rates.js";
import type { Lab, LabGame, LivingSettings } from "../../lab/contract.js";
import { expectUnits } from "../../lab/in-jobs.js";
import { assignSeeds, playGames } from "../../lab/play-games.js";
import { onceEach, type SkippedGame } from "../../lab/skipped.js";
import { auditHome } from "./audit.js";
import { measureArm } from "./figures.js";

export interface BenchReuseRequest {
  readonly homes: readonly LabGame[];
  readonly rounds: number;
  readonly seeds: readonly number[];
  /** Of the second arm: how people answer, and the probability of a thing being moved between two rounds. */
  readonly people: PeopleRates;
  readonly moved: number;
  readonly maxSteps: number;
  /** At most this many homes, from as many rooms as possible; absent: all. */
  readonly limit?: number;
}

export async function benchReuse(lab: Lab, request: BenchReuseRequest) {
  const { rounds, seeds, people, moved, maxSteps } = request;
  const homes = chooseHomes(request.homes, request.limit);
  expectUnits(3 * homes.length * seeds.length);
  const failures: { readonly home: string; readonly seed: number; readonly reason: string }[] = [];
  const unread: SkippedGame[] = [];
  const liveAll = async (arm: PeopleRates & Pick<LivingSettings, "moved" | "habits">) => {
    const lives = assignSeeds(homes, { rounds, maxSteps, ...arm }, seeds);
    const lived = await playGames(lab.jobs, lives, async (file, settings) =>
      auditHome(await lab.live(file, settings)),
    );
    failures.push(...lived.failures.map(({ game: home, ...failure }) => ({ home, ...failure })));
    unread.push(...lived.skipped);
    return measureArm(lived.played, arm.moved);
  };
  const truthful = await liveAll({ wrong: 0, unsure: 0, moved: 0 });
  const moving = await liveAll({ ...people, moved });
  const withoutHabits = await liveAll({ ...people, moved, habits: false });
  return {
    homes: homes.length,
    rooms: new Set(homes.map(roomOf)).size,
    rounds,
    seeds,
    ...people,
    moved,
    maxSteps,
    truthful,
    moving,
    withoutHabits,
    failures,
    skipped: onceEach(unread),
  };
}

export type ReuseResult = Awaited<ReturnType<typeof benchReuse>>;

/** The room of a game: games of one room differ in what lies where. */
function roomOf({ id }: LabGame): string {
  return /-(\d+)\//.exec(id)?.[1] ?? id;
}

/** Of each room the first home, then the second of each, and so on. */
function chooseHomes(homes: readonly LabGame[], limit?: number): readonly LabGame[] {
  const taken = new Map<string, number>();
  const ranked = homes.map((home) => {
    const nth = (taken.get(roomOf(home)) ?? 0) + 1;
    taken.set(roomOf(home), nth);
    return { home, nth };
  });
  return ranked
    .sort((a, b) => a.nth - b.nth)
    .map(({ home }) => home)
    .slice(0, limit);
}
