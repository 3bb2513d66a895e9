/** The tasks of the benchmark: names and seeds that never change. What they are played in may have to be given. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { tasksOfGame } from "../../scenes/games/games.js";
import { gameId, listGames, listHomes, loadHousehold } from "../../scenes/household/source/load.js";
import type { Variant } from "../../src/core/episode/episode.js";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import type { BenchmarkRow } from "../ambik/benchmark.js";
import type { LabSettings } from "../lab/contract.js";
import { readOrSkip, type SkippedGame } from "../lab/skipped.js";

export const tracks = [
  "homes",
  "cooking",
  "grid",
  "alfworld",
  "ambiguous",
  "multiround",
  "ambik",
] as const;
export type Track = (typeof tracks)[number];

export const benchmarkName = "sous-benchmark-1";

export const peopleKinds = {
  precise: { wrong: 0, vague: 0 },
  vague: { wrong: 0, vague: 1 },
  wrong: { wrong: 0.3, vague: 0 },
} as const;
export type People = keyof typeof peopleKinds;

export interface BenchmarkTask {
  /** "homes/kitchen/ambiguous/vague/2": what submissions call it. */
  readonly name: string;
  readonly track: Track;
  readonly people: People;
  readonly file: string;
  readonly settings: Pick<LabSettings, "home" | "variant" | "seed" | "wrong" | "vague">;
  /** Of a row of AmbiK, where going ahead always works: whether people should be asked, too. */
  readonly shouldAsk?: boolean;
}

/** What an agent is told a task is called: its name would say how people are, or that nothing is open. */
export function coverName({ track, name }: Pick<BenchmarkTask, "track" | "name">): string {
  return `${track}/${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}

/** The order in which an agent plays: tasks that differ only in their people or sentence do not stand together. */
export function shuffle(tasks: readonly BenchmarkTask[]): readonly BenchmarkTask[] {
  return tasks.toSorted((one, other) => (coverName(one) < coverName(other) ? -1 : 1));
}

export interface LeftOut {
  readonly track: Track;
  readonly tasks: number;
  readonly reason: string;
}

export function sayLeftOut(leftOut: readonly LeftOut[]): string {
  return leftOut.map(({ track, reason }) => `${track}: ${reason}`).join("; ");
}

export interface PlayedTasks {
  readonly tasks: readonly BenchmarkTask[];
  readonly leftOut: readonly LeftOut[];
}
export type ChosenTasks = ReturnType<typeof chooseTasks>;

type Rows = ReadonlyMap<number, readonly BenchmarkRow[]> | undefined;

const frozenShape = z.object({
  format: z.literal(benchmarkName),
  alfworld: z.array(z.string()),
  multiround: z.array(z.string()),
  ambik: z.array(z.number()),
});

export function chooseTasks(given: {
  readonly games?: string | undefined;
  readonly rows?: Rows;
  readonly tracks?: readonly Track[] | undefined;
}) {
  const { games, rows, tracks: wanted = tracks } = given;
  const frozen = frozenShape.parse(
    JSON.parse(readFileSync(packageFile("research/benchmark/frozen.json"), "utf8")),
  );
  const files = games === undefined ? null : listGames(games);
  const known = new Map((files ?? []).map((file) => [gameId(file), file]));
  const skipped: SkippedGame[] = [];
  const fromGames = (track: Track, ids: readonly string[], variant: Variant): PlayedTasks => {
    const found = ids.flatMap((id) => {
      const file = known.get(id);
      return file && readOrSkip(file, () => loadHousehold(file), skipped) ? [{ id, file }] : [];
    });
    return {
      tasks: found.flatMap(({ id, file }) => forPeople(track, id, { file, variant, seed: 1 })),
      leftOut: missing(track, ids.length - found.length, files ? null : "--games"),
    };
  };
  const all: Readonly<Record<Track, () => PlayedTasks>> = {
    homes: () => ({ tasks: listHomes().flatMap(inHome), leftOut: [] }),
    cooking: () => ({ tasks: inGames("cooking", 5), leftOut: [] }),
    grid: () => ({ tasks: inGames("grid", 2), leftOut: [] }),
    alfworld: () => fromGames("alfworld", frozen.alfworld, "standard"),
    ambiguous: () => fromGames("ambiguous", frozen.alfworld, "ambiguous"),
    multiround: () => fromGames("multiround", frozen.multiround, "multiround"),
    ambik: () => inRows(frozen.ambik, rows),
  };
  const chosen = tracks.filter((track) => wanted.includes(track)).map((track) => all[track]());
  return {
    tasks: chosen.flatMap(({ tasks }) => tasks),
    leftOut: chosen.flatMap(({ leftOut }) => leftOut),
    skipped,
  };
}

export function readTracks(text: string): readonly Track[] {
  return text.split(",").map((word) => {
    const found = tracks.find((track) => track === word.trim());
    if (found) return found;
    throw new InputError(`there is no track "${word}": ${tracks.join(", ")}`);
  });
}

interface Where extends Pick<LabSettings, "home"> {
  readonly file: string;
  readonly variant: Variant;
  readonly seed: number;
}

function forPeople(track: Track, id: string, { file, ...where }: Where): readonly BenchmarkTask[] {
  return (Object.keys(peopleKinds) as People[]).map((people) => ({
    name: `${track}/${id}/${people}/${where.seed}`,
    track,
    people,
    file,
    settings: { ...where, ...peopleKinds[people] },
  }));
}

function inHome(home: string): readonly BenchmarkTask[] {
  const household = loadHousehold(home);
  return (["standard", "ambiguous"] as const).flatMap((variant) =>
    household.tasks.slice(0, 6).flatMap((task, at) =>
      forPeople("homes", `${home}/${variant}/${at + 1}`, {
        file: home,
        variant,
        seed: 1,
        home: { ...household, tasks: [task] },
      }),
    ),
  );
}

function inGames(world: "cooking" | "grid", count: number): readonly BenchmarkTask[] {
  return tasksOfGame(world).flatMap((task) =>
    Array.from({ length: count }, (_, at) => `${task}:${at + 1}`).flatMap((game) =>
      forPeople(world, game, { file: `${world}:${game}`, variant: "standard", seed: 1 }),
    ),
  );
}

/** People's mistakes change nothing there: what counts is whether they are asked. */
function inRows(ids: readonly number[], rows: Rows): PlayedTasks {
  const found = ids.filter((id) => rows?.has(id));
  const tasks = found.flatMap((id) =>
    (rows?.get(id) ?? []).map(({ half, home, shouldAsk }): BenchmarkTask => {
      const settings = { home, variant: "standard", seed: 1, ...peopleKinds.precise } as const;
      const name = `ambik/${id}/${half}/precise/1`;
      return { name, track: "ambik", people: "precise", file: home.id, settings, shouldAsk };
    }),
  );
  return { tasks, leftOut: missing("ambik", ids.length - found.length, rows ? null : "--data") };
}

function missing(track: Track, count: number, option: string | null): readonly LeftOut[] {
  if (count === 0) return [];
  const what = track === "ambik" ? "rows" : "games";
  const reason =
    option === null
      ? `${count} of its ${what} are not in the folder, or cannot be read`
      : `its ${what} are not given: ${option} DIR`;
  return [{ track, tasks: count, reason }];
}
