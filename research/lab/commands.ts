/** `sous bench engine`: how fast the household world is; `sous bench grounding`: how well replies are understood. */
import { gameId, listGames } from "../../scenes/household/index.js";
import * as shared from "../../src/cli/options.js";
import { createReader } from "../../src/desk/reading/index.js";
import { declare, skippedExit } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { benchEngine } from "./bench-engine.js";
import { benchGrounding } from "./bench-grounding.js";
import { readGroundingItems } from "./grounding-items.js";
import { loadGame } from "./open-home.js";
import { requirePlayed } from "./skipped.js";

export const engineCommand = () =>
  declare({
    flags: {
      games: flag.required("--games <dir>", "the folder with the games, or one game file"),
      seconds: flag.parsed("--seconds <n>", "time to play, over all games", readSeconds, 10),
      seed: flag.seed(),
      json: flag.json(),
    },
    help: `
Load time covers reading, parsing, building and starting a game. Steps are random possible commands on one
core, in episodes of at most 50; every step returns the list of possible commands.

Example:
  sous bench engine --games alfworld/json_2.1.1/valid_seen --seconds 5 --json`,
    run: async ({ games: folder, seconds, seed, json }) => {
      const games = listGames(folder).map((file) => ({ id: gameId(file), file }));
      const result = await untilStopped("games", (onProgress) =>
        benchEngine({ games, seconds, seed, open: loadGame, onProgress }),
      );
      const { skipped, loadMsMedian, stepsPerSecond, rssMb } = result;
      if (skipped.length > 0) process.exitCode = skippedExit;
      if (json) return shared.printJson({ ...result, kind: "engine", version: 1 });
      requirePlayed(result.games, skipped);
      shared.print(
        `${result.games} games: ${loadMsMedian.toFixed(2)} ms to load one (median), ${Math.round(stepsPerSecond)} steps a second, ${rssMb.toFixed(0)} MB`,
      );
      for (const { reason } of skipped) shared.print(`  skipped: ${reason}`);
    },
  });

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 3600) return seconds;
  throw new flag.InvalidArgumentError(
    "It must be a number of seconds, more than 0 and at most 3600.",
  );
}

export const groundingCommand = () =>
  declare({
    flags: {
      file: flag.required("--file <file>", "replies with labels, one JSON object a line"),
      half: flag.choice("--half <half>", "only the half for tuning, or the one for reporting", [
        "tune",
        "report",
      ]),
      json: flag.json(),
    },
    help: "\nExample:\n  sous bench grounding --file answers.jsonl --half report --json",
    run: async ({ file, half, json }) => {
      const items = readGroundingItems(file);
      const result = await benchGrounding({ items, grounder: createReader(), half });
      if (json) return shared.printJson({ ...result, kind: "grounding", version: 1 });
      const { exactPrecision, safePrecision, recall, askedBack, byKind, byLanguage } = result;
      const [exact, safe] = [exactPrecision.toFixed(3), safePrecision.toFixed(3)];
      shared.print(
        `${result.items} replies: exact ${exact}, safe ${safe}, recall ${recall.toFixed(3)}, asked back ${askedBack.toFixed(3)}, injections obeyed ${result.injectionsObeyed}`,
      );
      for (const [name, figures] of [...Object.entries(byKind), ...Object.entries(byLanguage)])
        shared.print(`  ${name}: ${JSON.stringify(figures)}`);
    },
  });
