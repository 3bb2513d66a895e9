import { hashObservation } from "../../agent/resume.js";
import { replayWorldline } from "../../agent/worldline.js";
import { endLine } from "../../core/end-line.js";
import type { Episode, StepRecord } from "../../core/episode.js";
import type { Sighting } from "../../core/fact.js";
import type { Replay, ReplayFrame } from "../../core/review.js";
import type { Simulator } from "../../core/scene.js";
import type { Memory } from "../../core/stores.js";
import { createHouseholdObserver } from "../../policies/rules/index.js";
import { playerOfGame } from "../game-players.js";
import { simulate } from "../households.js";
import { serializeEpisode } from "../snapshot.js";

export async function replayEpisode(memory: Memory, id: string): Promise<Replay | null> {
  const episode = await memory.episodes.get(id);
  const story = await serializeEpisode(memory, id);
  const household = episode && (await memory.households.get(episode.household));
  if (!episode || !story || !household) return null;
  const scene = simulate(household);
  await replayWorldline(scene, household.id, memory.episodes, id);
  const known = await seenBefore(memory, episode);
  const observer = playerOfGame(household)?.observer ?? createHouseholdObserver();
  const records = await memory.episodes.steps(id);
  const trajectory = records.map(({ step }) => step);
  const frames: ReplayFrame[] = [];
  let isSame = true;
  for (const [index, item] of story.timeline.entries()) {
    const record = records[index];
    if (!record) break;
    isSame &&= takeStep(scene, episode, record);
    for (const sighting of observer.sightings(trajectory.slice(0, index + 1), known))
      known.set(sighting.place, sighting);
    frames.push({
      ...item,
      owner: isSame ? scene.ownerView() : null,
      seen: [...known.keys()],
    });
  }
  const { home, round, task, done } = story.card;
  return { episode: id, home, round, task, end: done && endLine(done), frames };
}

/** Whether the world replied as recorded. */
function takeStep(scene: Simulator, { task }: Episode, record: StepRecord): boolean {
  const { step, observationHash } = record;
  if (step.kind === "ask") return true;
  const { observation } = step.kind === "begin" ? scene.begin(task) : scene.step(step.command);
  return hashObservation(observation) === observationHash;
}

/** Returns what had been seen of places before the episode. */
async function seenBefore(
  memory: Memory,
  { household, round }: Episode,
): Promise<Map<string, Sighting>> {
  const earlier = new Set(
    (await memory.episodes.list(household)).filter((one) => one.round < round).map(({ id }) => id),
  );
  const facts = await memory.facts.list({ household, valid: false });
  return new Map(
    facts
      .filter((fact) => fact.relation === "holds" && fact.episode && earlier.has(fact.episode))
      .map(({ subject: place, objects: things }) => [place, { place, things }]),
  );
}
