/** Shows in a terminal how Sous asks (`sous demo`). */
import type { Memory } from "../../../memory/stores.js";
import { modelSupply } from "../../app/models/model-supply.js";
import { systemClock } from "../../app/operating/clock.js";
import { startCommand } from "../../app/operating/package.js";
import { keepHousehold } from "../../app/play/households.js";
import { makeOracle, makeSimulatedBot } from "../../app/serve/bots.js";
import { startSous } from "../../app/wire.js";
import type { PeoplePreset } from "../../core/episode/oracle.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { loadParts } from "../parts.js";
import { SousCommand } from "../sous-command.js";
import { narrate, summarisePlay } from "./play-rounds.js";

interface DemoOptions {
  readonly home: string;
  readonly rounds: number;
  readonly people: PeoplePreset | "model";
  readonly seed: number;
  readonly json?: boolean;
}

export function demoCommand(): SousCommand {
  return new SousCommand("demo")
    .option("--home <id>", "which home", "kitchen")
    .addOption(shared.presetOption())
    .option("--rounds <n>", "tasks in a row", shared.wholeNumber(1, 1_000), 3)
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .examples("sous demo --home flat --rounds 4", "sous demo --people careless")
    .action(runDemo);
}

async function runDemo({ home, rounds, people, seed, json }: DemoOptions): Promise<void> {
  const parts = loadParts();
  const rates = shared.readPreset(people, {});
  const oracleOf = ({ models: store }: Memory) =>
    makeOracle(people, modelSupply({ ...parts, store }));
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "sous demo",
    bots: async (memory) => [
      makeSimulatedBot(parts, { ...rates, delayMs: 150, seed, oracle: oracleOf(memory) }),
    ],
    answerTimeoutMs: parts.config.answerTimeoutMs,
    paceMs: 40,
  });
  const narrator = json ? null : narrate(sous, parts);
  try {
    const household = await keepHousehold(sous.memory, home, systemClock);
    const episodes = await sous.runner.play({
      household,
      rounds,
      seed,
      bot: "simulated",
      channel: "simulated",
      askPolicy: "missing",
      maxSteps: 50,
    });
    await sous.courier.drain(5000);
    await narrator?.printed();
    const summary = await summarisePlay(sous.memory, household.id, episodes);
    if (json) return shared.printJson(summary);
    const snapshot = await sous.watch.snapshot(household.id);
    shared.print("\nNot asked, because it was known:");
    for (const line of snapshot?.reused ?? []) shared.print(`  ${line}`);
    shared.print(
      `\n${many(summary.questions, "question")} in ${many(rounds, "round")}. To answer yourself: ${startCommand()}`,
    );
  } finally {
    await sous.stop();
  }
}
