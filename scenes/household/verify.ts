/** Replays recordings of ALFWorld's own Python engine, and reports where ours differs. */
import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Simulator } from "../../src/core/episode/scene.js";
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

const mostMismatches = 5;

export function verifyRecording(options: {
  recording: string;
  file?: string;
  openGame: (name: string) => Simulator;
}) {
  const exact = { observations: 0, admissible: 0, flags: 0 };
  const mismatches: ReturnType<typeof compare>["step"][] = [];
  /** Unreadable games; their steps are not counted. */
  const skipped: { readonly file: string; readonly reason: string }[] = [];
  let steps = 0;
  let simulator: Simulator | null = null;
  for (const [line, recorded] of readRecording(options.recording, options.file)) {
    if (skipped.some(({ file }) => file === recorded.game)) continue;
    if (recorded.command === null) {
      try {
        simulator = options.openGame(recorded.game);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        skipped.push({ file: recorded.game, reason: error.message });
        continue;
      }
    }
    if (!simulator) {
      throw new InputError("the recording does not start with a reset", { ...options, line });
    }
    const { isExact, step } = compare(line, recorded, simulator);
    steps += 1;
    for (const key of ["observations", "admissible", "flags"] as const)
      exact[key] += Number(isExact[key]);
    if (Object.values(isExact).includes(false) && mismatches.length < mostMismatches)
      mismatches.push(step);
  }
  if (steps + skipped.length === 0) throw new InputError("the recording has no steps", options);
  return { steps, ...exact, mismatches, skipped };
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

function compare(line: number, recorded: RecordedStep, simulator: Simulator) {
  const { game, episode, step, command, ...expected } = recorded;
  const { observation, reward, terminated } =
    command === null ? simulator.begin(simulator.task) : simulator.step(command);
  const { text, admissible } = observation;
  const flags = { score: reward, done: terminated, won: reward === 1 };
  const { score, done, won } = expected;
  return {
    isExact: {
      observations: expected.observation === text,
      admissible: isDeepStrictEqual(expected.admissible, admissible),
      flags: isDeepStrictEqual({ score, done, won }, flags),
    },
    step: {
      line,
      game,
      episode,
      step,
      command,
      expected,
      actual: { observation: text, admissible, ...flags },
    },
  };
}

/** Opens games by their recorded path, else by its last two folders below `folder`. */
export function gameOpener(folder: string, wording?: Wording): (name: string) => Simulator {
  const byId = new Map(listGames(folder).map((file) => [gameId(file), file]));
  return (name) => {
    const direct = path.join(folder, name);
    const file = existsSync(direct) ? direct : byId.get(gameId(path.join("/", name)));
    if (!file) throw new InputError(`the game "${name}" is not in this folder`, { file: folder });
    return createSimulator(loadHousehold(file, wording).content, name);
  };
}
