/** Remembering over many rounds: with truthful people, and with wrong ones in homes where things move. */
import type { PeopleRates } from "../../../src/core/people-rates.js";
import type { Lab, LabGame, LivingSettings } from "../../lab/contract.js";
import { eachGame } from "../../lab/part.js";
import { listUnread, type NotPlayed, whyNotPlayed } from "../../lab/skipped.js";
import { auditHome, type HomeAudit } from "./audit.js";
import { measureArm } from "./figures.js";

interface ReuseFailure {
  readonly home: string;
  readonly seed: number;
  readonly reason: string;
}

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
  /** Called after each home; `of` counts the homes of every seed and arm. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Lives in every home with every seed, in each arm; a broken file is a failure, and is listed as skipped. */
export async function benchReuse(lab: Lab, request: BenchReuseRequest) {
  const { rounds, seeds, people, moved, maxSteps, onProgress } = request;
  const homes = chooseHomes(request.homes, request.limit);
  const of = 3 * homes.length * seeds.length;
  let done = 0;
  const failures: (ReuseFailure & NotPlayed)[] = [];
  const liveAll = async (arm: PeopleRates & Pick<LivingSettings, "moved" | "habits">) => {
    const lives = seeds.flatMap((seed) =>
      homes.map((home) => ({ home, settings: { rounds, maxSteps, seed, ...arm } })),
    );
    const unitOf = ({ home, settings: { seed, ...more } }: Life) => ({ game: home.id, seed, more });
    const audits = await eachGame(lab.jobs, lives, unitOf, async (life) => {
      const audit = await liveOnce(lab, life);
      onProgress?.(++done, of);
      return audit;
    });
    const audited = audits.flatMap((one) => ("tasks" in one ? [one] : []));
    failures.push(...audits.flatMap((one) => ("reason" in one ? [one] : [])));
    return measureArm(audited, arm.moved);
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
    failures: failures.map(({ unread: _, ...failure }) => failure),
    skipped: listUnread(failures),
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

interface Life {
  readonly home: LabGame;
  readonly settings: LivingSettings;
}

type SeededAudit = HomeAudit & { readonly seed: number };

async function liveOnce(
  lab: Lab,
  { home, settings }: Life,
): Promise<SeededAudit | (ReuseFailure & NotPlayed)> {
  const { seed } = settings;
  try {
    return { ...auditHome(await lab.live(home.file, settings)), seed };
  } catch (error) {
    return { home: home.id, seed, ...whyNotPlayed(error, home.file) };
  }
}
