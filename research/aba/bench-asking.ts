/** `sous bench asking`: policies of asking by what they cost in all: mean steps, and what each question counts as. */
import { createHash } from "node:crypto";
import { addFields, noAnswers } from "../../src/agent/answers-seen.js";
import { coverageOf } from "../../src/agent/conformal-asking.js";
import type { Calibration } from "../../src/agent/when-to-ask.js";
import type { AskPolicyName } from "../../src/core/episode/episode.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import type { LabGame, LabSettings } from "../lab/contract.js";
import { advance, expectUnits } from "../lab/in-jobs.js";
import type { Lab } from "../lab/lab.js";
import { averageOf } from "../lab/numbers.js";
import { assignSeeds } from "../lab/play-games.js";
import { withLabs } from "../lab/pool.js";
import { onceEach, requirePlayed, type SkippedGame } from "../lab/skipped.js";
import { plainKind } from "../report/result-kind.js";
import { measureBaseline } from "./figures.js";
import {
  chooseGames,
  type GameChoice,
  type GameFailure,
  gamesFlag,
  type PlayedGame,
  playAll,
} from "./play-all.js";

export const askingCommand = () =>
  declareBench({
    flags: {
      games: gamesFlag(),
      seeds: flag.seeds("each plays every game", [1, 2, 3]),
      maxSteps: flag.maxSteps(),
      jobs: flag.jobs(),
      limit: flag.count(
        "--limit <n>",
        "only n games, drawn by their names from all kinds of tasks",
      ),
      report: flag.report(),
    },
    help: `
Policies: never, missing, random:0.5, conformal and voi:<lambda>, where a question counts as lambda steps,
and so does a follow-up to an answer that was not clear.
People: precise; vague ("in the cabinet", half of the time or always); wrong (3 of 10 answers); both.
Conformal and voi have seen answers of the same kind of people in the other half of the games.

Examples:
  sous bench asking --games alfworld/valid_train --limit 10 --seeds 1
  sous bench asking --games alfworld/valid_train --jobs 2 --json`,
    unit: "games",
    kind: plainKind("asking"),
    run: (given) => withLabs(given.jobs, (lab) => benchAsking(lab, given)),
  });

const prices = [0, 0.5, 1, 2, 4];
const targets = [0.8, 0.9, 0.95];
const peopleKinds = {
  precise: { wrong: 0, vague: 0 },
  "vague .5": { wrong: 0, vague: 0.5 },
  "vague 1": { wrong: 0, vague: 1 },
  "wrong .3": { wrong: 0.3, vague: 0 },
  "wrong .3 and vague": { wrong: 0.3, vague: 1 },
};
const variants = ["standard", "ambiguous"] as const;

export interface Setting {
  readonly variant: (typeof variants)[number];
  readonly people: string;
}

type Played = readonly PlayedGame[];

/** Plays once what does not depend on the price. Who asked nothing at a price plays the same at a higher one. */
export async function benchAsking(lab: Lab, request: GameChoice & { readonly maxSteps: number }) {
  const { seeds, maxSteps } = request;
  // The first of them are of all kinds of tasks.
  const drawn = lab.games(request.games).toSorted((a, b) => placeOf(a) - placeOf(b));
  const games = chooseGames(drawn, request);
  const kinds = Object.keys(peopleKinds).length;
  const each = games.length * seeds.length * (1 + kinds * (3 + prices.length));
  expectUnits(variants.length * each);
  const failures = new Map<string, GameFailure>();
  const unread: SkippedGame[] = [];
  const ids = new Set<string>();

  const play = async (
    settings: Omit<LabSettings, "seed" | "unsure" | "maxSteps">,
    calibrationFor?: (game: string) => Partial<LabSettings>,
    known: Played = [],
  ): Promise<Played> => {
    const each = assignSeeds(games, { unsure: 0, maxSteps, ...settings }, seeds);
    const assignments = each
      .filter(
        (one) => !known.some((play) => play.id === one.game.id && play.seed === one.settings.seed),
      )
      .map(({ game, settings }) => ({
        game,
        settings: { ...settings, ...calibrationFor?.(game.id) },
      }));
    advance(each.length - assignments.length);
    const now = await playAll(lab, assignments);
    unread.push(...now.skipped);
    for (const { id } of now.played) ids.add(id);
    for (const one of now.failures) failures.set(`${one.game} ${one.reason}`, one);
    return [...known, ...now.played];
  };

  const cells: ReturnType<typeof toCell>[] = [];
  const coverage: (Setting & { target: number } & ReturnType<typeof measureCoverage>)[] = [];
  for (const variant of variants) {
    const silently = await play({ variant, ask: "never", wrong: 0 });
    if (silently.length === 0) continue;
    const never = measure(silently);
    for (const [people, temper] of Object.entries(peopleKinds)) {
      const missing = await play({ variant, ...temper, ask: "missing", calibrates: true });
      const halves = [0, 1].map((half) => gather(missing.filter(({ id }) => halfOf(id) !== half)));
      const known = (game: string) => halves[halfOf(game)] ?? gather([]);
      const withPolicy = (ask: AskPolicyName, played?: Played) =>
        play(
          { variant, ...temper, ask },
          (game) => ({ calibration: neededBy(ask, known(game)) }),
          played,
        );
      const fixed = {
        never,
        missing: measure(missing),
        random: measure(await withPolicy("random:0.5")),
        conformal: measure(await withPolicy("conformal")),
      };
      const setting = { variant, people };
      let silent: Played = [];
      for (const price of prices) {
        const voi = await withPolicy(`voi:${price}`, silent);
        cells.push(toCell(setting, price, { ...fixed, voi: measure(voi) }));
        silent = voi.filter(({ rounds }) => rounds.every(({ questions }) => questions === 0));
      }
      for (const target of targets)
        coverage.push({ ...setting, target, ...measureCoverage(missing, known, target) });
    }
  }
  requirePlayed(ids.size, [...failures.values()]);
  return {
    games: ids.size,
    seeds: [...seeds],
    calibratedOn: coverage.some(({ covered }) => covered !== null) ? "the other half" : null,
    cells,
    coverage,
    failures: [...failures.values()],
    skipped: onceEach(unread),
  };
}

/** Only what the policy reads, as every game of every process is sent it. */
function neededBy(ask: AskPolicyName, { past, answers }: Calibration): Calibration | undefined {
  if (ask === "conformal") return { past, answers: noAnswers };
  return ask.startsWith("voi:") ? { past: [], answers } : undefined;
}

const placeOf = ({ id }: LabGame): number => hashOf(id).readUInt32BE(2);

function halfOf(game: string): number {
  return (hashOf(game)[1] ?? 0) % 2;
}

function hashOf(name: string): Buffer {
  return createHash("sha256").update(name).digest();
}

function gather(played: readonly PlayedGame[]): Calibration {
  return {
    past: played.flatMap(({ calibration }) => calibration?.past ?? []),
    answers: played.reduce(
      (sum, { calibration }) => addFields(sum, calibration?.answers ?? noAnswers),
      noAnswers,
    ),
  };
}

function measureCoverage(
  played: readonly PlayedGame[],
  known: (game: string) => Calibration,
  target: number,
): { readonly covered: number | null; readonly alone: number | null } {
  const calibrated = played.filter(({ id }) => known(id).past.length > 0);
  if (calibrated.length === 0) return { covered: null, alone: null };
  const kept = calibrated.flatMap(({ id, calibration }) =>
    coverageOf(calibration?.past ?? [], known(id).past, target),
  );
  return {
    covered: averageOf(kept, ({ isKept }) => Number(isKept)),
    alone: averageOf(kept, ({ size }) => Number(size === 1)),
  };
}

/** As ABA counts, a follow-up is a question more. */
function measure(played: Played) {
  const { success, meanSteps } = measureBaseline(played, 1);
  const tasks = played.flatMap(({ rounds }) => rounds);
  return {
    success,
    steps: meanSteps,
    questions: averageOf(tasks, ({ questions, followUps }) => questions + followUps),
  };
}

type Figures = ReturnType<typeof measure>;

function toCell(
  setting: Setting,
  lambda: number,
  policies: Record<"never" | "missing" | "random" | "conformal" | "voi", Figures>,
) {
  const each = (figure: (of: Figures) => number) =>
    Object.fromEntries(Object.entries(policies).map(([name, of]) => [name, figure(of)])) as Record<
      keyof typeof policies,
      number
    >;
  const cost = each(({ steps, questions }) => steps + lambda * questions);
  return {
    ...setting,
    lambda,
    ...cost,
    regret: cost.voi - Math.min(cost.never, cost.missing),
    success: each(({ success }) => success),
    steps: each(({ steps }) => steps),
    questions: each(({ questions }) => questions),
  };
}
