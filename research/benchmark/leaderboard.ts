/** The leaderboard as a page. It says neither time nor machine: the same run writes the same bytes. */
import { percent } from "../../src/core/words/wording.js";
import { fixed, heading, list, tableOf, text } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import type { LeaderboardRow } from "./play.js";
import { type ChosenTasks, type People, peopleKinds, type Track, tracks } from "./tasks.js";

const abouts: Readonly<Record<Track, string>> = {
  homes: "Our homes: tasks as written and ambiguous ones.",
  cooking: "Q-TextWorld's tasks, with people in the oracle's place.",
  grid: "Q-BabyAI's tasks, with people in the oracle's place.",
  alfworld: "ALFWorld's games.",
  ambiguous: "The same games; the sentence means one particular thing.",
  multiround: "Many tasks in one home: 50 actions and questions in all.",
  ambik: "AmbiK: ask about preferences, and about nothing else.",
};

export function composeLeaderboard({
  benchmark,
  rows,
  leftOut,
  skipped,
}: Omit<ChosenTasks, "tasks"> & {
  readonly benchmark: string;
  readonly rows: readonly LeaderboardRow[];
}): Report {
  const shown = tracks.filter((track) =>
    rows.some((row) => row.track === track && row.figures !== null),
  );
  return {
    title: `Leaderboard: ${benchmark}`,
    blocks: [
      text(
        "All figures come from decisions that were played here, and are scored by one evaluator. Cost is the mean of steps and questions; a task that is not done counts as 50 steps, or as its own where they are more. The lowest cost stands first. Seconds are what simulated people take to answer. A submission is marked with *.",
      ),
      ...shown.flatMap((track) => composeTrack(track, rows)),
      ...(leftOut.length > 0
        ? [
            heading("Left out"),
            list([
              ...leftOut.map(({ track, tasks, reason }) => `${track}, ${tasks}: ${reason}`),
              ...skipped.map(({ reason }) => reason),
            ]),
          ]
        : []),
    ],
  };
}

function composeTrack(track: Track, rows: readonly LeaderboardRow[]): readonly Block[] {
  const own = rows.filter((row) => row.track === track);
  const ranked = own.filter(({ people }) => people === "all").toSorted(byCost);
  const kinds = (Object.keys(peopleKinds) as People[]).filter((people) =>
    own.some((row) => row.people === people),
  );
  const costWith = (people: People, row: LeaderboardRow) => {
    const same = own.find((one) => nameOf(one) === nameOf(row) && one.people === people);
    return same?.figures && fixed(same.figures.cost["1"]);
  };
  const empty = ranked.flatMap(({ command }) => command ?? []);
  return [
    heading(track),
    text(abouts[track]),
    tableOf(ranked, {
      agent: nameOf,
      cost: ({ figures }) => figures && fixed(figures.cost["1"]),
      success: ({ figures }) => figures && percent(figures.success),
      steps: ({ figures }) => figures && fixed(figures.steps),
      questions: ({ figures }) => figures && fixed(figures.questions),
      repeated: ({ figures }) => figures?.repeated,
      seconds: ({ figures }) => figures && fixed(figures.seconds),
      done: ({ figures }) => figures?.done,
    }),
    ...(kinds.length > 1
      ? [
          text("Cost by people:"),
          tableOf(
            ranked.filter(({ figures }) => figures !== null),
            {
              agent: nameOf,
              ...Object.fromEntries(
                kinds.map((people) => [people, (row: LeaderboardRow) => costWith(people, row)]),
              ),
            },
          ),
        ]
      : []),
    ...(empty.length > 0 ? [text("Rows without figures need a language model:"), list(empty)] : []),
  ];
}

function nameOf({ agent, submitted }: LeaderboardRow): string {
  return submitted ? `${agent}*` : agent;
}

function byCost(one: LeaderboardRow, other: LeaderboardRow): number {
  const costOf = ({ figures }: LeaderboardRow) => figures?.cost["1"] ?? Number.MAX_VALUE;
  return costOf(one) - costOf(other);
}
