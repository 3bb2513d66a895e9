/** The lab: whole episodes over the real stores, desk and simulated people, each in memory. */
import type { Logger } from "pino";
import { gameId, listGames } from "../../scenes/household/index.js";
import { summariseRound } from "../agent/summary.js";
import type { Clock } from "../core/clock.js";
import { SousError } from "../core/errors.js";
import type { Lab } from "../core/lab.js";
import { makeSimulatedBot } from "./bots.js";
import type { Config } from "./config.js";
import { keepHousehold } from "./households.js";
import { startSous } from "./wire.js";

export function createLab(parts: { config: Config; clock: Clock; log: Logger }): Lab {
  return {
    games: (folder) => listGames(folder).map((file) => ({ id: gameId(file), file })),

    async play(file, { ask, wrong, unsure, maxSteps, seed }) {
      const bot = makeSimulatedBot(parts, { wrong, unsure, delayMs: 0, seed });
      const sous = await startSous({
        ...parts,
        ...{ database: ":memory:", command: "sous bench", bots: [bot], paceMs: 0 },
        answerTimeoutMs: parts.config.answerTimeoutMs,
      });
      try {
        const household = await keepHousehold(sous.memory, file, parts.clock);
        const [episode] = await sous.runner.play({
          ...{ household, maxSteps, seed, askPolicy: ask, rounds: 1 },
          ...{ bot: "simulated", channel: "simulated" },
        });
        if (!episode) throw new SousError("no-episode", `nothing was played in ${file}`);
        return summariseRound(episode, await sous.memory.episodes.steps(episode.id));
      } finally {
        await sous.stop();
      }
    },
  };
}
