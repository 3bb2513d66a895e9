import { median } from "simple-statistics";
import { listHomes } from "../../../scenes/household/source/load.js";
import * as shared from "../../../src/cli/options.js";
import type { PeopleRates } from "../../../src/core/episode/oracle.js";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";
import { declareBench } from "../../cli/bench.js";
import * as flag from "../../cli/flags.js";
import type { LabGame, LivingSettings } from "../../lab/contract.js";
import { expectUnits } from "../../lab/in-jobs.js";
import type { Lab } from "../../lab/lab.js";
import { averageOf, deviationOf, divide, sumUp } from "../../lab/numbers.js";
import { assignSeeds, playGames } from "../../lab/play-games.js";
import { withLabs } from "../../lab/pool.js";
import { onceEach, requirePlayed, type SkippedGame } from "../../lab/skipped.js";
import { plainKind } from "../../report/result-kind.js";
import { auditHome, type HomeAudit } from "./audit.js";

export const reuseCommand = () =>
  declareBench({
    flags: {
      games: flag.text(
        "--games <dir>",
        "the folder with the games (default: the homes that come with Sous)",
      ),
      rounds: flag.count("--rounds <n>", "tasks in each home", 20),
      seeds: flag.seeds("each plays every home", [1, 2, 3]),
      moved: flag.probability(
        "--moved <p>",
        "other arms: probability that a thing moves between two tasks",
        0.1,
      ),
      maxSteps: flag.maxSteps(),
      homes: flag.count("--homes <n>", "most homes, from as many rooms as possible", 30),
      jobs: flag.jobs("homes"),
      report: flag.report(),
      ...flag.people(0.2),
    },
    help: `
Three arms: people who tell the truth, nothing moved; then people who answer as the options say (wrong at times
unless told otherwise) and move things behind the agent's back; then these with an agent that learns no habits.
What came of it is read from the recorded steps and the true state.

Examples:
  sous bench reuse
  sous bench reuse --games alfworld/valid_train --rounds 20 --seeds 1,2,3 --jobs 2 --json
  sous bench reuse --games alfworld/valid_train --homes 200 --report report
  sous bench reuse --wrong 0 --stale 0.5 --moved 0.2    people who do not know of half of the moves`,
    unit: "homes",
    overGames: true,
    kind: plainKind("reuse"),
    run: (given) =>
      withLabs(given.jobs, async (lab) => {
        const { games, homes: limit } = given;
        const people = shared.readPeople(given);
        const homes = games ? lab.games(games) : listHomes().map((id) => ({ id, file: id }));
        const result = await benchReuse(lab, { ...given, people, homes, limit });
        requirePlayed(result.truthful.tasks, result.failures);
        return result;
      }),
  });

export interface BenchReuseRequest extends Pick<LivingSettings, "rounds" | "moved" | "maxSteps"> {
  readonly homes: readonly LabGame[];
  readonly seeds: readonly number[];
  /** How people of the other arms answer. */
  readonly people: PeopleRates;
  /** At most this many homes, from as many rooms as possible; absent: all. */
  readonly limit?: number;
}

export async function benchReuse(lab: Lab, request: BenchReuseRequest) {
  const { rounds, seeds, people, moved, maxSteps } = request;
  const homes = chooseHomes(request.homes, request.limit);
  expectUnits(3 * homes.length * seeds.length);
  const unplayed: { readonly home: string; readonly seed: number; readonly reason: string }[] = [];
  const unread: SkippedGame[] = [];
  const liveAll = async (arm: PeopleRates & Pick<LivingSettings, "moved" | "habits">) => {
    const lives = assignSeeds(homes, { rounds, maxSteps, ...arm }, seeds);
    const lived = await playGames(lab.jobs, lives, async (file, settings) =>
      auditHome(await lab.live(file, settings)),
    );
    unplayed.push(...lived.failures.map(({ game: home, ...failure }) => ({ home, ...failure })));
    unread.push(...lived.skipped);
    return measureArm(lived.played);
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
    failures: unplayed,
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

/** Sums over homes, and rates with their deviation over seeds. */
function measureArm(audits: readonly (HomeAudit & { readonly seed: number })[]) {
  const rows = audits.map((audit) => {
    return { ...audit, needs: audit.questionsSaved + audit.questionsAsked };
  });
  const seeds = [...groupBy(rows, ({ seed }) => String(seed)).values()];
  const rate = (part: Count, whole: Count) => {
    const bySeed = seeds.map((own) => {
      const sum = sumUp(own, [part, whole]);
      return divide(sum[part], sum[whole]);
    });
    return {
      mean: averageOf(bySeed, (value) => value),
      median: bySeed.length === 0 ? 0 : median(bySeed),
      deviation: deviationOf(bySeed),
      bySeed,
    };
  };
  return {
    ...sumUp(audits, [
      "tasks",
      "questionsSaved",
      "questionsAsked",
      "askedAgain",
      "wrongReuses",
      "unnecessaryQuestions",
      "usedAfterContradiction",
    ]),
    stepsAfterStale: rate("stepsAfterStale", "wrongReuses"),
    success: rate("done", "tasks"),
    reuseRate: rate("questionsSaved", "needs"),
    wrongReuseRate: rate("wrongReuses", "questionsSaved"),
    ledgerDisagrees: audits.filter(({ ledgerAgrees }) => !ledgerAgrees).length,
  };
}

type Count = "done" | "tasks" | "needs" | "questionsSaved" | "wrongReuses" | "stepsAfterStale";
