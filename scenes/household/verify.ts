import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Outcome, Simulator } from "../../src/core/episode/scene.js";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { readJson } from "../../src/core/json.js";
import type { Wording } from "./layout.js";
import { createSimulator } from "./source/content.js";
import { gameId, listGames, loadHousehold } from "./source/load.js";

const lineSchema = z.object({
  game: z.string(),
  episode: z.string(),
  step: z.number().int(),
  command: z.string().nullable(),
  observation: z.string(),
  score: z.number(),
  done: z.boolean(),
  won: z.boolean(),
  admissible: z.array(z.string()),
});
type RecordedStep = z.infer<typeof lineSchema>;

export interface Verification {
  steps: number;
  observations: number;
  admissible: number;
  flags: number;
  mismatches: Mismatch[];
  /** Unreadable games; their steps are not counted. */
  skipped: SkippedGame[];
}

export interface SkippedGame {
  readonly file: string;
  readonly reason: string;
}

export interface Mismatch {
  readonly line: number;
  readonly game: string;
  readonly episode: string;
  readonly step: number;
  readonly command: string | null;
  readonly expected: Played;
  readonly actual: Played;
}

type Played = ReturnType<typeof play>;

const mismatchLimit = 5;

/**
 * Compares a recording of the Python engine (one JSON object per line) with this one. `openGame` opens a game by its
 * recorded name. Throws {@link InputError} for a malformed recording.
 */
export function verifyRecording(options: {
  recording: string;
  file?: string;
  openGame: (name: string) => Simulator;
}): Verification {
  const result: Verification = {
    steps: 0,
    observations: 0,
    admissible: 0,
    flags: 0,
    mismatches: [],
    skipped: [],
  };
  let simulator: Simulator | null = null;
  for (const [line, recorded] of readRecording(options.recording, options.file)) {
    if (result.skipped.some(({ file }) => file === recorded.game)) continue;
    if (recorded.command === null) {
      try {
        simulator = options.openGame(recorded.game);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        result.skipped.push({ file: recorded.game, reason: error.message });
        continue;
      }
    }
    if (!simulator) {
      throw new InputError("the recording does not start with a reset", { ...options, line });
    }
    compare(result, line, recorded, play(simulator, recorded.command));
  }
  if (result.steps + result.skipped.length === 0)
    throw new InputError("the recording has no steps", options);
  return result;
}

/** Detects a recording's wording by "You arrive at loc 7.", which only the older one says. Undefined if unclear. */
export function detectWording(recording: string): Wording | undefined {
  const older = recording.includes('"You arrive at loc ');
  const newer = /"You arrive at (?!loc )/.test(recording);
  if (older === newer) return undefined;
  return older ? "2.1.1" : "2.1.2";
}

function* readRecording(text: string, file?: string): Generator<[number, RecordedStep]> {
  for (const [index, row] of text.split("\n").entries()) {
    if (row.trim() === "") continue;
    try {
      yield [index + 1, readJson(lineSchema, row, {})];
    } catch (cause) {
      const message = `not a line of a recording: ${reasonOf(cause)}`;
      throw new InputError(message, { file: file ?? "recording", line: index + 1, cause });
    }
  }
}

function play(simulator: Simulator, command: string | null) {
  const outcome: Outcome =
    command === null ? simulator.begin(simulator.task) : simulator.step(command);
  return {
    observation: outcome.observation.text,
    admissible: outcome.observation.admissible,
    score: outcome.reward,
    done: outcome.terminated,
    won: outcome.reward === 1,
  };
}

function compare(result: Verification, line: number, recorded: RecordedStep, actual: Played): void {
  const { game, episode, step, command, ...expected } = recorded;
  const sameText = expected.observation === actual.observation;
  const sameList = areEqual(expected.admissible, actual.admissible);
  const sameFlags =
    expected.score === actual.score && expected.done === actual.done && expected.won === actual.won;
  result.steps += 1;
  if (sameText) result.observations += 1;
  if (sameList) result.admissible += 1;
  if (sameFlags) result.flags += 1;
  if (sameText && sameList && sameFlags) return;
  if (result.mismatches.length >= mismatchLimit) return;
  result.mismatches.push({ line, game, episode, step, command, expected, actual });
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** Opens games by recorded path, else by their last two folders below `folder`, each once. */
export function gameOpener(folder: string, wording?: Wording): (name: string) => Simulator {
  const opened = new Map<string, ReturnType<typeof loadHousehold>>();
  const byId = new Map(listGames(folder).map((file) => [gameId(file), file]));
  return (name) => {
    let source = opened.get(name);
    if (!source) {
      const direct = path.join(folder, name);
      const file = existsSync(direct) ? direct : byId.get(gameId(path.join("/", name)));
      if (!file) throw new InputError(`the game "${name}" is not in this folder`, { file: folder });
      source = loadHousehold(file, wording ? { wording } : {});
      opened.set(name, source);
    }
    return createSimulator(source.content, name);
  };
}
