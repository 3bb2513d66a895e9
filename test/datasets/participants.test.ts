/** What a release may not tell of people whom somebody sent. */
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createScan, knownPeople } from "../../src/datasets/release/index.js";
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
    ...{ id: "sent", design, hash: "x", state: "closed", reason: null },
    ...{ createdAt: 1, startedAt: 1, closedAt: 2 },
  });
  for (const [at, externalId] of ["5f1e77c0ffee", "zebulon.quist", "annasmith"].entries()) {
    const who = { platform: "web", workspace: "outside", name: `guest0000${at}` } as const;
    const { id } = await memory.people.keep({ ...who, platformId: who.name });
    await memory.campaigns.setExternalId("sent", id, externalId);
  }
  const scan = createScan(await knownPeople(memory, new Set()));
  for (const words of ["id 5f1e77c0ffee", "by zebulon.quist", "Quist said", "I am annasmith"])
    expect(scan(words), words).toHaveLength(1);
  expect(scan("the mug is in the sink")).toEqual([]);
});
