import { expect, it } from "vitest";
import { createLog } from "../../src/app/operating/log.js";
import type { Runner } from "../../src/app/runner.js";
import { createChannelDesk } from "../../src/app/serve/lost-channels.js";
import { openRows } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { run } from "../contracts/memory/runs.js";
import { ask, beginEpisode } from "../memory/samples.js";

const why = "The channel was archived. Unarchive it.";
const homes = {
  here: { bot: "slack", channel: "C1" },
  there: { bot: "slack", channel: "C2" },
  space: { bot: "slack", channel: "slack:T2/C1" },
  other: { bot: "discord", channel: "C1" },
} as const;

async function openChannels() {
  const clock = new TurnedClock();
  const memory = await openRows(":memory:", clock);
  for (const [household, place] of Object.entries(homes)) {
    await beginEpisode(memory, { id: `e-${household}`, household, ...place });
    await ask(memory, { id: `q-${household}`, episode: `e-${household}`, household });
    await memory.runs.begin({ ...run, household, askedBy: "U1", plan: { ...run.plan, ...place } });
  }
  const calls: string[] = [];
  const pause: Runner["pause"] = async (home, reason) => {
    calls.push(`pause ${home}`);
    await memory.runs.setPaused(home, clock.now(), reason);
    return home !== "there";
  };
  const unpause: Runner["unpause"] = async (home) => calls.push(`unpause ${home}`) > 0;
  const runner = { pause, unpause } as unknown as Runner;
  const desk = createChannelDesk({ memory, runner, clock, log: createLog("silent") });
  const told = async () =>
    (await memory.outbox.list()).flatMap(({ note, episode }) =>
      note ? [`${episode} to ${note.to}: ${note.text}`] : [],
    );
  return { clock, memory, desk, calls, told };
}

it.each([
  ["one channel", { platform: "slack", space: "", channels: ["C1"] }, ["here"]],
  ["a workspace", { platform: "slack", space: "", channels: null }, ["here", "there"]],
  ["another workspace", { platform: "slack", space: "slack:T2", channels: null }, ["space"]],
] as const)("only tasks of %s wait, once, and go on; who asked is told", async (_, where, lost) => {
  const { memory, desk, calls, told } = await openChannels();
  for (let time = 0; time < 2; time++) await desk.lost(where, why);
  expect(calls.toSorted()).toEqual(lost.map((home) => `pause ${home}`));
  const waits = lost.filter((home) => home !== "there");
  expect(await told()).toEqual(
    waits.map((home) => `e-${home} to U1: I wait in Home ${home} (put a mug in the sink). ${why}`),
  );
  calls.length = 0;
  await desk.regained(where);
  expect(calls.toSorted()).toEqual(lost.map((home) => `unpause ${home}`));
  for (const home of lost) await memory.runs.setPaused(home, 5);
  await desk.regained(where);
  expect(calls, "people's own pauses stay").toHaveLength(lost.length);
});

it("a deleted message's card is due, also where its row has no id yet; else nothing is", async () => {
  const { clock, memory, desk } = await openChannels();
  const wanted = async () => (await memory.outbox.get("e-here"))?.wanted ?? 0;
  const ref = { channel: "C1", message: "m1" };
  const before = await wanted();
  await memory.outbox.markSending("e-here");
  for (const platform of ["discord", "slack"] as const) await desk.deleted(platform, ref);
  await memory.outbox.markSent("e-here", ref, before);
  await clock.turn(1999);
  expect(await wanted()).toBe(before);
  await clock.pass(1);
  expect(await wanted()).toBe(before + 1);
  await desk.deleted("discord", ref);
  expect(await wanted()).toBe(before + 1);
  await desk.deleted("slack", ref);
  expect(await wanted()).toBe(before + 2);
});
