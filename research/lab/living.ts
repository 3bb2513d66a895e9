import type { Memory } from "../../memory/stores.js";
import { summariseRound } from "../../src/agent/summary.js";
import { replayWorldline } from "../../src/agent/worldline.js";
import { keepHousehold, simulate } from "../../src/app/play/households.js";
import type { Runner } from "../../src/app/runner.js";
import { makeSimulatedBot } from "../../src/app/serve/bots.js";
import { startSous } from "../../src/app/wire.js";
import type { Clock } from "../../src/core/clock.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import { InputError, SousError } from "../../src/core/errors.js";
import type { Household } from "../../src/core/memory/stores.js";
import { pick, seededRandom } from "../../src/core/random.js";
import type { LivedStep, LivingSettings } from "./contract.js";
import type { LabParts } from "./parts.js";

export async function live(parts: LabParts, file: string, settings: LivingSettings) {
  const { clock, config } = parts;
  const { habits = true } = settings;
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "sous bench",
    paceMs: 0,
    bots: [makeSimulatedBot(parts, { ...settings, delayMs: 0 })],
    answerTimeoutMs: config.answerTimeoutMs,
    around: habits ? (memory) => memory : withoutHabits,
  });
  try {
    const household = await keepHousehold(sous.memory, file, clock);
    await playRounds(sous, household, { settings, clock });
    return await readRecord(sous.memory, household);
  } finally {
    await sous.stop();
  }
}

/** Habits are learned from a home's newest facts. */
function withoutHabits(memory: Memory): Memory {
  return { ...memory, facts: { ...memory.facts, newest: async () => [] } };
}

async function playRounds(
  { memory, runner }: { readonly memory: Memory; readonly runner: Runner },
  household: Household,
  { settings, clock }: { readonly settings: LivingSettings; readonly clock: Clock },
): Promise<void> {
  const { maxSteps, seed } = settings;
  const request = { household, maxSteps, seed, askPolicy: "missing", rounds: 1 } as const;
  for (let round = 1; round <= settings.rounds; round++) {
    try {
      await runner.play({ ...request, bot: "simulated", channel: "simulated" });
    } catch (error) {
      if (round > 1 && error instanceof SousError && error.code === "no-task") return;
      throw error;
    }
    if (round < settings.rounds) await moveThings(memory, household, { round, settings, clock });
  }
}

async function moveThings(
  { episodes }: Memory,
  household: Household,
  given: { readonly round: number; readonly settings: LivingSettings; readonly clock: Clock },
): Promise<void> {
  const { moved, seed } = given.settings;
  if (moved === 0) return;
  const random = seededRandom(seed, "moves", household.id, String(given.round));
  const scene = simulate(household);
  await replayWorldline(scene, household.id, episodes);
  const { places } = scene.ownerView();
  for (const from of places) {
    for (const { id: thing } of from.things) {
      if (random() >= moved) continue;
      const others = places.flatMap(({ id }) =>
        id !== from.id && accepts(scene, thing, id) ? [id] : [],
      );
      const place = pick(random, others);
      if (!place) continue;
      scene.relocate(thing, place);
      await episodes.recordMove({ household: household.id, thing, place, at: given.clock.now() });
    }
  }
}

function accepts(scene: Simulator, thing: string, place: string): boolean {
  try {
    scene.fork().relocate(thing, place);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Everything that happened in a home, for a check that uses neither desk nor notebook. */
export type HomeRecord = Awaited<ReturnType<typeof live>>;

/** Plays the episodes once more, to see where things really were when a question came up. */
async function readRecord(memory: Memory, household: Household) {
  const scene = simulate(household);
  const moves = await memory.episodes.moves(household.id);
  const rounds = [];
  for (const episode of await memory.episodes.list(household.id)) {
    const records = await memory.episodes.steps(episode.id);
    const lived = records.map(({ seq, because, factWatermark, step }): LivedStep => {
      if (step.kind === "begin") scene.begin(episode.task);
      if (step.kind === "act") scene.step(step.command);
      const lived = { seq, because, factWatermark };
      if (step.kind !== "ask") return { ...lived, step: { ...step, admissible: [] } };
      const { places } = scene.ownerView();
      const things = places.map((place) => [place.id, place.things.map(({ id }) => id)]);
      return { ...lived, step, truth: Object.fromEntries(things) };
    });
    const questions = await memory.questions.list({ episode: episode.id });
    rounds.push({ ...summariseRound(episode, records, questions), lived });
    for (const move of moves) {
      if (move.afterRound === episode.round) scene.relocate(move.thing, move.place);
    }
  }
  return {
    rounds,
    facts: await memory.facts.list({ household: household.id, valid: false }),
    ledger: await memory.reuse.summary(household.id),
  };
}
