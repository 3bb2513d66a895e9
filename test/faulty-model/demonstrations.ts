/** Tuples of a home that rules played: what LDM2 plays from. */
import { openMemory } from "../../memory/open.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { startSous } from "../../src/app/wire.js";
import type { Experience } from "../../src/core/tuple.js";
import { newFile } from "../memory/folder.js";
import { mugHome } from "../policies/agents/homes.js";

let kept: Promise<readonly Experience[]> | null = null;

export function demonstrations(): Promise<readonly Experience[]> {
  kept ??= play();
  return kept;
}

async function play(): Promise<readonly Experience[]> {
  const database = newFile();
  const sous = await startSous({
    log: createLog("silent"),
    clock,
    paceMs: 0,
    answerTimeoutMs: 10,
    command: "test",
    bots: [],
    database,
  });
  const household = await keepHousehold(sous.memory, mugHome(), clock);
  await sous.runner.play({
    household,
    maxSteps: 50,
    seed: 1,
    askPolicy: "never",
    rounds: 3,
    bot: "simulated",
    channel: "simulated",
  });
  await sous.stop();
  const memory = await openMemory({ file: database, clock, readOnly: true });
  const tuples = await memory.tuples.list();
  await memory.close();
  return tuples;
}
