/** Whom the owner means who deletes somebody by an id that they were sent under. */
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { findPerson } from "../../../src/app/people/forget.js";
import { failureOf } from "../../failure-of.js";
import { stoppedClock } from "../../memory/samples.js";
import { pilot } from "../campaigns/scenario.js";

it("nobody is deleted in the place of somebody from outside who chose their id", async () => {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  onTestFinished(() => memory.close());
  await memory.campaigns.create({
    id: "sent",
    design: pilot({ id: "sent" }),
    hash: "x",
    state: "running",
    reason: null,
    createdAt: 1,
    startedAt: 1,
    closedAt: null,
  });
  const { people, campaigns } = memory;
  const local = { platform: "slack", workspace: "T1", platformId: "U0ANA", name: "Ana" } as const;
  const ana = await people.keep(local);
  const come = async (externalId: string, platformId: string) => {
    const who = { platform: "web", workspace: "outside", platformId, name: platformId } as const;
    const { id } = await people.keep(who);
    await campaigns.setExternalId("sent", id, externalId);
    return id;
  };
  const alone = await come("5f1e77c0ffee", "guest1");
  expect((await findPerson(memory, "5F1E77c0ffee")).id).toBe(alone);
  for (const chosen of [ana.id, "ana", "U0ANA"]) {
    expect((await findPerson(memory, chosen)).id, chosen).toBe(ana.id);
    await come(chosen, `guest-${chosen}`);
    expect(await failureOf(findPerson(memory, chosen)), chosen).toMatchObject({
      message: expect.stringMatching(/^Several are known as .*slack:U0ANA.*web:guest-/),
    });
  }
  expect((await findPerson(memory, "slack:U0ANA")).id).toBe(ana.id);
});
