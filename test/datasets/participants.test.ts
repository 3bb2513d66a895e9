/** What a release may not tell of people whom somebody sent, and of those whom another release brought. */
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import type { ReleaseSettings, RowAnswerRow } from "../../src/datasets/release/index.js";
import { gatherRelease, knownPeople } from "../../src/datasets/release/index.js";
import { createScan } from "../../src/datasets/scan/index.js";
import { pilot } from "../app/campaigns/scenario.js";
import { stoppedClock } from "../memory/samples.js";

async function openRows() {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  onTestFinished(() => memory.close());
  return memory;
}

it("finds the ids by which people were sent, also those that are names", async () => {
  const memory = await openRows();
  const design = pilot({ id: "sent" });
  await memory.campaigns.create({
    id: "sent",
    design,
    hash: "x",
    state: "closed",
    reason: null,
    createdAt: 1,
    startedAt: 1,
    closedAt: 2,
  });
  for (const [at, externalId] of ["5f1e77c0ffee", "zebulon.quist", "annasmith", "test"].entries()) {
    const who = { platform: "web", workspace: "outside", name: `guest0000${at}` } as const;
    const { id } = await memory.people.keep({ ...who, platformId: who.name });
    await memory.campaigns.setExternalId("sent", id, externalId);
  }
  const scan = createScan(await knownPeople(memory, new Set()));
  for (const words of ["id 5f1e77c0ffee", "by Zebulon.Quist", "I am annasmith"])
    expect(scan(words), words).toHaveLength(1);
  expect(scan("a test: the mug is in the sink")).toEqual([]);
});

it("tells answers that a release brought no more exactly, and for no more uses, than all others", async () => {
  const memory = await openRows();
  const row: RowAnswerRow = {
    id: 201,
    mode: "open",
    ambiguity_type: "safety",
    answer: "towel",
    user_intent: "towel",
    told: null,
    ballot: "b-1",
    asked: "q-1",
    household: "h-1",
    person: "p-1",
    people: "real",
    platform: "slack",
    route: "button",
    trainingAllowed: true,
    campaign: "pilot",
    arm: null,
    given: { at: "2026-03-04T14:00:00.000Z", order: 2 },
  };
  const tell = async (change: Partial<ReleaseSettings>) => {
    const settings: ReleaseSettings = {
      license: "CC-BY-4.0",
      campaign: null,
      time: "hour",
      includeSimulated: false,
      permissions: { slack: "granted" },
      ...change,
    };
    const key = "0123456789abcdef0123456789abcdef";
    const request = { settings, key, rowAnswers: [], importedRowAnswers: [row] };
    return (await gatherRelease(memory, request)).rows.rowAnswers;
  };
  expect(await tell({})).toEqual([row]);
  const given = { at: "2026-03-04T00:00:00.000Z", order: 2 };
  expect(await tell({ time: "day", permissions: {} })).toEqual([
    { ...row, given, trainingAllowed: false },
  ]);
});
