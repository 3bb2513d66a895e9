import type { Memory } from "../../memory/stores.js";
import { listGames } from "../../scenes/household/source/load.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import * as shared from "../../src/cli/options.js";
import { writeMemory } from "../../src/cli/storage/database.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import { newId } from "../../src/core/id.js";
import { classOf } from "../../src/core/memory/fact.js";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import { Belief } from "../../src/policies/rules/belief.js";
import { declare, skippedExit } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { loadGame, makeHome } from "../lab/open-home.js";
import { createBenchParts } from "../lab/parts.js";
import { readOrSkip, requirePlayed, type SkippedGame } from "../lab/skipped.js";
import { type LearnedRule, learnRules, writeRules } from "./learn.js";

type Sequence = readonly TrajectoryStep[];

type Learned = Pick<LearnedRule, "text"> & Partial<LearnedRule>;

const flags = {
  games: flag.text(
    "--games <dir>",
    "a folder of ALFWorld games (default: homes made from the seed)",
  ),
  count: flag.parsed("--count <n>", "how many homes or games", shared.wholeNumber(1), 40),
  steps: flag.parsed("--steps <n>", "steps in each", shared.wholeNumber(1), 120),
  seed: flag.seed(),
  model: flag.toggle(
    "--model",
    "a language model writes and filters the rules (OPEx-L); else they are counted",
  ),
  keep: flag.toggle("--keep", "keep them, for every home: opex and opex-l read them"),
  db: flag.database(),
};
type LearnOptions = flag.Given<typeof flags>;

export const rulesCommand = () =>
  declare({
    flags,
    help: "\nExamples:\n  sous learn rules\n  sous learn rules --games alfworld/train --count 60 --keep\n  sous learn rules --count 5 --model --json",
    run: runLearn,
  });

async function runLearn(options: LearnOptions): Promise<void> {
  const config = loadConfig();
  if (options.model && !config.llm) throw missingModel();
  const { sequences, skipped } = await untilStopped("homes", () => gatherSequences(options));
  requirePlayed(sequences.length, skipped);
  // The model's answers and cost are kept in the database.
  const learn = async (memory: Memory): Promise<readonly Learned[]> => {
    const parts = { ...createBenchParts(config), store: memory.models };
    const rules: readonly Learned[] = options.model
      ? (await writeRules(modelSupply(parts)(), sequences, {})).map((text) => ({ text }))
      : learnRules(sequences);
    // Rules that were learned hold in every home.
    const learned = { household: null, source: "learned", person: null } as const;
    const at = systemClock.now();
    const kept = rules.map(({ text }) => ({ id: newId("r"), text, at, ...learned }));
    if (options.keep) await memory.knowledge.keep(kept);
    return rules;
  };
  const rules =
    options.model || options.keep
      ? await writeMemory(options, "sous learn rules", learn)
      : learnRules(sequences);
  const steps = sequences.reduce((sum, sequence) => sum + sequence.length - 1, 0);
  if (skipped.length > 0) process.exitCode = skippedExit;
  if (options.json) {
    const kept = options.keep ?? false;
    return shared.printJson({ homes: sequences.length, steps, kept, rules, skipped });
  }
  for (const { reason } of skipped) shared.print(`skipped: ${reason}`);
  for (const { text, support, purity = 1 } of rules)
    shared.print(support ? `${text} (${support} times, ${Math.round(purity * 100)} %)` : text);
  shared.print(
    `${rules.length} rules from ${steps} steps in ${sequences.length} homes${options.keep ? ", kept for every home" : ""}.`,
  );
}

type Wanderings = Pick<LearnOptions, "count" | "steps" | "seed"> & Partial<LearnOptions>;

/** One sequence per home or game that can be read. @throws InputError when the folder has no game */
export async function gatherSequences(wanderings: Wanderings) {
  const { seed, steps } = wanderings;
  const starts = listStarts(wanderings);
  const tried = new Map<string, number>();
  const sequences: Sequence[] = [];
  const skipped: SkippedGame[] = [];
  expectUnits(starts.length);
  for (const [at, { name, open }] of starts.entries()) {
    const random = seededRandom(seed, "wander", String(at));
    const start = readOrSkip(name, open, skipped);
    if (start) sequences.push(wander(start, steps, random, tried));
    advance();
    await breathe();
  }
  return { sequences, skipped };
}

function listStarts({ games, count, seed }: Wanderings) {
  if (games !== undefined) {
    const files = listGames(games);
    const step = Math.max(1, files.length / count);
    return files
      .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
      .map((file) => ({ name: file, open: () => loadGame(file) }));
  }
  return Array.from({ length: count }, (_, index) => {
    const kind = index % 2 === 0 ? "kitchen" : "flat";
    const name = `${kind}:${index}`;
    return { name, open: () => makeHome({ kind, seed: seed * count + index }, name) };
  });
}

/** Share of steps that go to another place, so that there is something to try. */
const walkShare = 0.3;

/**
 * Tries the kind of attempt that was made least, impossible ones too: "Nothing happens." teaches rules.
 *
 * @param tried how often each kind was tried, over all wanderings; this one adds to it
 */
function wander(
  start: Simulator,
  steps: number,
  random: Random,
  tried: Map<string, number>,
): readonly TrajectoryStep[] {
  const scene = start.fork();
  const { text, admissible } = scene.begin(scene.task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  while (trajectory.length <= steps) {
    const command = choose(new Belief(trajectory), random, tried);
    if (command === undefined) break;
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    trajectory.push({ kind: "act", thought: "", command, ...seen, reward });
  }
  return trajectory;
}

function choose(belief: Belief, random: Random, tried: Map<string, number>): string | undefined {
  const attempts = random() < walkShare ? [] : listAttempts(belief);
  const count = (command: string) => tried.get(kindOf(command, belief)) ?? 0;
  const least = Math.min(...attempts.map(count));
  const rare = attempts.filter((one) => count(one) === least);
  const others = belief.places.filter((place) => !belief.here.includes(place));
  const walks = others.map((place) => `go to ${place}`);
  const command = pick(random, rare) ?? pick(random, walks);
  if (command !== undefined) tried.set(kindOf(command, belief), count(command) + 1);
  return command;
}

/** "take drawer shut, full": the verb, the class of place, its door, the hand; from afar only "away". */
function kindOf(command: string, { here, held, shut }: Belief): string {
  const [, place = ""] = /(?:^| )(\S+ \d+)$/.exec(command) ?? [];
  const hand = held === null ? "free" : command.includes(` ${held} `) ? "it" : "full";
  const where = here.includes(place)
    ? `${classOf(place)} ${shut.has(place) ? "shut" : "here"}`
    : "away";
  return `${command.split(" ")[0]} ${where}, ${hand}`;
}

/** Commands to try here: with the held thing, with things here, and with things elsewhere. */
function listAttempts({ here, held, places, contents }: Belief): readonly string[] {
  const [near] = here;
  if (near === undefined) return [];
  const far = places.find((place) => !here.includes(place));
  const things = [...contents].flatMap(([place, names]) =>
    names.flatMap((thing) => [
      `take ${thing} from ${place}`,
      ...(place === near ? [...treat(thing, near), ...put(thing, near), `use ${thing}`] : []),
    ]),
  );
  const mine = held === null ? [] : [...put(held, near), ...treat(held, near)];
  const away = held === null || far === undefined ? [] : put(held, far);
  return [...things, ...mine, ...away, `open ${near}`, `close ${near}`];
}

function put(thing: string, place: string): readonly string[] {
  return [`move ${thing} to ${place}`, `put ${thing} in/on ${place}`];
}

function treat(thing: string, place: string): readonly string[] {
  return ["clean", "heat", "cool"].map((verb) => `${verb} ${thing} with ${place}`);
}
