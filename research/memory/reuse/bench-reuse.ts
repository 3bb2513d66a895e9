import { listHomes } from "../../../scenes/household/index.js";
import * as shared from "../../../src/cli/options.js";
import type { PeopleRates } from "../../../src/core/people-rates.js";
import { percent } from "../../../src/core/wording.js";
import { declareBench } from "../../cli/bench.js";
import * as flag from "../../cli/flags.js";
import type { Lab, LabGame, LivingSettings } from "../../lab/contract.js";
import { expectUnits } from "../../lab/in-jobs.js";
import { assignSeeds, playGames } from "../../lab/play-games.js";
import { withLabs } from "../../lab/pool.js";
import { onceEach, requirePlayed, type SkippedGame } from "../../lab/skipped.js";
import {
  failures,
  fixed,
  heading,
  namePeople,
  percentWith,
  tableOf,
  text,
} from "../../report/blocks.js";
import type { Block } from "../../report/document.js";
import { type ResultPart, resultKind } from "../../report/result-kind.js";
import { auditHome } from "./audit.js";
import { measureArm, type ReuseArm } from "./figures.js";

export const reuseKind = resultKind("reuse", composeReuse);

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
      json: flag.json(),
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
    kind: reuseKind,
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
  const unplayed: { readonly home: string; readonly seed: number; readonly reason: string }[] = [];
  const unread: SkippedGame[] = [];
  const liveAll = async (arm: PeopleRates & Pick<LivingSettings, "moved" | "habits">) => {
    const lives = assignSeeds(homes, { rounds, maxSteps, ...arm }, seeds);
    const lived = await playGames(lab.jobs, lives, async (file, settings) =>
      auditHome(await lab.live(file, settings)),
    );
    unplayed.push(...lived.failures.map(({ game: home, ...failure }) => ({ home, ...failure })));
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

function composeReuse(result: ReuseResult): ResultPart {
  const { homes, rounds, rooms, seeds, moved, maxSteps, moving, truthful, wrong } = result;
  const bars = (group: string, { questionsByRound }: ReuseArm) =>
    questionsByRound.map((value, index) => ({ label: String(index + 1), group, value }));
  const second = `${percent(wrong)} wrong, ${percent(moved)} moved`;
  const arms = {
    "truthful, nothing moved": truthful,
    [second]: moving,
    [`${second}, without habits`]: result.withoutHabits,
  };
  const columns = Object.entries(arms).map(
    ([name, arm]) => [name, ([, figure]: ArmRow) => figure(arm)] as const,
  );
  return {
    title: `A memory worth reusing: ${homes} homes, ${rounds} rounds each`,
    about: `One task after the other in the same home, whose memory is kept; ${rooms} rooms, seeds ${seeds.join(", ")}, at most ${maxSteps} actions for a task. There are three arms. In the first, people tell the truth and only the agent moves things. In the second, people err (${namePeople(result).join(", ")}), and move each thing with probability ${moved} between two tasks, unseen. The third is the second with an agent that learns nothing of where things usually are. The figures are worked out from the recorded steps and from where things really were; the last row says in how many homes the ledger counted otherwise.`,
    blocks: [
      tableOf<ArmRow>(Object.entries(armRows), {
        "": ([name]) => name,
        ...Object.fromEntries(columns),
      }),
      {
        kind: "plot",
        name: "reuse-rounds",
        title: "Questions per task, by round in the same home",
        unit: "questions per task",
        bars: [...bars("truthful", truthful), ...bars("wrong and moved", moving)],
      },
      ...composeAges(moving),
      ...failures(
        result.failures.map(({ home, seed, reason }) => `${home} (seed ${seed}): ${reason}`),
      ),
    ],
  };
}

type ArmRow = readonly [name: string, figure: (arm: ReuseArm) => string | number];

const armRows: Readonly<Record<ArmRow[0], ArmRow[1]>> = {
  tasks: ({ tasks }) => tasks,
  success: ({ success }) => formatSpread(success),
  "questions saved": ({ questionsSaved }) => questionsSaved,
  "questions asked": ({ questionsAsked }) => questionsAsked,
  "saved, of all that came up": ({ reuseRate }) => formatSpread(reuseRate),
  "saved and then seen to be untrue": ({ wrongReuseRate }) => formatSpread(wrongReuseRate),
  "the same, median over seeds": ({ wrongReuseRate }) => percent(wrongReuseRate.median),
  "asked although the answer was known and true": (arm) => arm.unnecessaryQuestions,
  "asked again out of doubt": ({ askedAgain }) => askedAgain,
  "of these, what was noted was not so": ({ rightlyDoubted }) => rightlyDoubted,
  "answers found untrue": ({ untrueAnswers }) => untrueAnswers,
  "used after it was seen to be untrue": (arm) => arm.usedAfterContradiction,
  "search steps after a remembered place was wrong": (arm) => fixed(arm.stepsAfterStale.mean),
  "homes in which the ledger disagrees": (arm) => arm.ledgerDisagrees,
};

function composeAges({ byAge }: ReuseArm): readonly Block[] {
  const ages = byAge.filter(({ relied }) => relied > 0);
  if (ages.length === 0) return [];
  return [
    heading("Not there any more, by age"),
    text(
      "Things that the agent saw itself and relied on later, by the number of rounds since it last saw them there. An agent that only remembers cannot avoid 1 - (1 - p)^age, where p is the share that is moved in a round. What is relied on may be gone more often soon after: a thing that was taken from where it belongs has to be brought there again.",
    ),
    {
      kind: "plot",
      name: "reuse-stale",
      title: "Share of remembered things that were not there any more",
      xTitle: "rounds since seen",
      yTitle: "share",
      points: ages.map(({ age, staleRate, relied }) => ({ x: age, y: staleRate, games: relied })),
    },
    tableOf(byAge, {
      "rounds since seen": ({ age }) => age,
      "relied on": ({ relied }) => relied,
      "not there": ({ stale }) => stale,
      share: ({ relied, staleRate }) => (relied > 0 ? percent(staleRate) : null),
      "of all remembered": ({ goneRate }) => percent(goneRate),
      unavoidable: ({ unavoidable }) => percent(unavoidable),
      "asked again": ({ askedAgain }) => askedAgain,
    }),
  ];
}

function formatSpread({ mean, deviation, bySeed }: ReuseArm["success"]): string {
  return bySeed.length > 1 ? percentWith(mean, deviation, 2) : percent(mean);
}
