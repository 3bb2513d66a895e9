/** `sous bench reuse`: remembering over many rounds, with truthful people, and with wrong ones in homes where things move. */
import { median } from "simple-statistics";
import { listHomes } from "../../scenes/household/index.js";
import * as shared from "../../src/cli/options.js";
import type { PeopleRates } from "../../src/core/people-rates.js";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import type { Lab, LabGame, LivedHome, LivingSettings } from "../lab/contract.js";
import { expectUnits } from "../lab/in-jobs.js";
import { averageOf, deviationOf, divide, sumUp } from "../lab/numbers.js";
import { assignSeeds, playGames } from "../lab/play-games.js";
import { withLabs } from "../lab/pool.js";
import { onceEach, requirePlayed, type SkippedGame } from "../lab/skipped.js";
import type { ResultKind } from "../report/result-kind.js";

const flags = {
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
  json: flag.json(),
  ...flag.people(0.2),
};

export const reuseCommand = (kind: ResultKind<ReuseResult>) =>
  declareBench({
    flags,
    help: `
Three arms: people who tell the truth, nothing moved; then people who answer as the options say (wrong at times
unless told otherwise) and move things behind the agent's back; then these with an agent that learns no habits.
What was saved, asked and found untrue is what the ledger of reuse has (sous facts reuse).

Examples:
  sous bench reuse
  sous bench reuse --games alfworld/valid_train --rounds 20 --seeds 1,2,3 --jobs 2 --json
  sous bench reuse --games alfworld/valid_train --homes 200 --report report
  sous bench reuse --wrong 0 --stale 0.5 --moved 0.2    people who do not know of half of the moves`,
    unit: "homes",
    overGames: true,
    kind,
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

/** Lives in every home with every seed, in each arm; a broken file is a failure, and is listed as skipped. */
export async function benchReuse(
  lab: Lab,
  request: Pick<flag.Given<typeof flags>, "rounds" | "seeds" | "moved" | "maxSteps"> & {
    readonly homes: readonly LabGame[];
    /** How people answer in the second arm. */
    readonly people: PeopleRates;
    /** At most this many homes, from as many rooms as possible; absent: all. */
    readonly limit?: number;
  },
) {
  const { rounds, seeds, people, moved, maxSteps } = request;
  const homes = chooseHomes(request.homes, request.limit);
  expectUnits(3 * homes.length * seeds.length);
  const failures: { readonly home: string; readonly seed: number; readonly reason: string }[] = [];
  const unread: SkippedGame[] = [];
  const liveAll = async (arm: PeopleRates & Pick<LivingSettings, "moved" | "habits">) => {
    const lives = assignSeeds(homes, { rounds, maxSteps, ...arm }, seeds);
    const lived = await playGames(lab.jobs, lives, lab.live);
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

type Lived = LivedHome & { readonly seed: number };

/** @param moved probability with which a thing was moved between two rounds */
function measureArm(lived: readonly Lived[], moved: number) {
  const homes = lived.map(({ seed, rounds, ledger, unnecessaryQuestions }) => ({
    ...ledger,
    seed,
    unnecessaryQuestions,
    tasks: rounds.length,
    done: rounds.filter(({ success }) => success).length,
    steps: rounds.reduce((sum, { steps }) => sum + steps, 0),
    needs: ledger.questionsSaved + ledger.questionsAsked,
  }));
  type Key = "done" | "steps" | "tasks" | "needs" | "questionsSaved" | "wrongReuses";
  const rate = (part: Key, whole: Key) =>
    spread(
      [...groupBy(homes, ({ seed }) => String(seed)).values()].map((own) => {
        const sum = sumUp(own, [part, whole]);
        return divide(sum[part], sum[whole]);
      }),
    );
  return {
    ...sumUp(homes, [
      "tasks",
      "questionsSaved",
      "questionsAsked",
      "askedAgain",
      "wrongReuses",
      "unnecessaryQuestions",
    ]),
    success: rate("done", "tasks"),
    steps: rate("steps", "tasks"),
    reuseRate: rate("questionsSaved", "needs"),
    wrongReuseRate: rate("wrongReuses", "questionsSaved"),
    byAge: measureAges(lived, moved),
    questionsByRound: measureRounds(lived),
  };
}

export type ReuseArm = ReturnType<typeof measureArm>;

/** Of facts that were relied on and then looked at: how many were no longer true, by rounds since they were noted. */
function measureAges(lived: readonly Lived[], moved: number) {
  const counts = lived.flatMap(({ ledger }) => ledger.byAge);
  const byAge = groupBy(counts, ({ age }) => String(age));
  const ages = [...byAge.values()].map((own) => {
    const { lookedAt: relied, untrue: stale } = sumUp(own, ["lookedAt", "untrue"]);
    const age = own[0]?.age ?? 0;
    /** What nobody who only remembers can avoid. */
    const unavoidable = 1 - (1 - moved) ** age;
    return { age, relied, stale, staleRate: divide(stale, relied), unavoidable };
  });
  return ages.sort((a, b) => a.age - b.age);
}

function measureRounds(lived: readonly Lived[]): readonly number[] {
  const most = Math.max(0, ...lived.map(({ rounds }) => rounds.length));
  return Array.from({ length: most }, (_, index) =>
    averageOf(
      lived.flatMap(({ rounds }) => rounds[index] ?? []),
      ({ questions }) => questions,
    ),
  );
}

function spread(bySeed: readonly number[]) {
  const mean = averageOf(bySeed, (value) => value);
  return {
    mean,
    median: bySeed.length === 0 ? 0 : median([...bySeed]),
    deviation: deviationOf(bySeed),
    bySeed,
  };
}
