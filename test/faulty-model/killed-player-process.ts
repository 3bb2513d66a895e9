/** Plays one episode in a process that may be killed, and goes on with what an earlier one began. */
import { makeOracle, makeSimulatedBot } from "../../src/app/bots.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { startSous } from "../../src/app/wire.js";

const [home = "", database = "", policy = "agent"] = process.argv.slice(2);
const parts = { config: readConfig(process.env, false), log: createLog("silent"), clock };
const oracle = makeOracle("rules", () => {
  throw new Error("people are rules here");
});
const sous = await startSous({
  ...parts,
  database,
  command: "test",
  paceMs: 0,
  bots: [makeSimulatedBot(parts, { wrong: 0, unsure: 0, delayMs: 0, seed: 1, oracle })],
  answerTimeoutMs: 10_000,
  policy: (memory) =>
    createPolicy(policy as "agent", {
      memory,
      model: modelSupply({ ...parts, store: memory.models }),
    }),
});
const place = { bot: "simulated", channel: "simulated" } as const;
const begun = await sous.memory.households.list();
if (begun.length === 0) {
  const household = await keepHousehold(sous.memory, home, clock);
  await sous.runner.play({
    household,
    rounds: 1,
    maxSteps: 50,
    seed: 1,
    askPolicy: "missing",
    ...place,
  });
} else {
  await sous.runner.resume();
  while ((await sous.memory.episodes.unfinished()).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
}
await sous.stop();
