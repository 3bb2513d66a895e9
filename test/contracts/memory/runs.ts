import { expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import type { HomeTask } from "../../../src/core/episode/scene.js";
import type { Run } from "../../../src/core/memory/stores.js";
import { sampleHousehold } from "../../memory/samples.js";

export const run: Run = {
  household: "kitchen",
  firstRound: 3,
  rounds: 2,
  plan: {
    bot: "slack",
    channel: "C1",
    askPolicy: "missing",
    maxSteps: 50,
    seed: 1,
    variant: "multiround",
    mode: "keeper",
    openFirst: true,
    origin: "scheduled",
  },
  pausedAt: null,
};

const task: HomeTask = {
  type: "pick_and_place_simple",
  sentence: "put an egg in the bin.",
  object: "egg",
  target: "garbagecan",
};

export function describeRuns({ households, people, runs, installations }: Memory): void {
  it("stay without who asked for them once that person is forgotten, and only there", async () => {
    const [bot, installedAt] = ["slack", 5] as const;
    const rest = { tokens: null, channel: "", installedBy: null, installedAt };
    await installations.put({ platform: bot, workspace: "T2", ...rest });
    const discord = { ...run, household: "flat", plan: { ...run.plan, bot: "discord" } };
    const ofTwo = { ...run, household: "slack:T2/kitchen" };
    const all = [run, discord, ofTwo];
    for (const one of all) {
      await households.create(sampleHousehold(one.household));
      await runs.begin({ ...one, askedBy: "U1" });
    }
    const forget = async (workspace: string) => {
      const ana = { platform: bot, workspace, platformId: "U1", name: "Ana" } as const;
      await people.forget((await people.keep(ana)).id, "person", 60);
      return Promise.all(all.map(async (one) => (await runs.get(one.household))?.askedBy));
    };
    expect(await forget("T2")).toEqual(["U1", "U1", undefined]);
    expect(await forget("T1")).toEqual([undefined, "U1", undefined]);
    await runs.begin({ ...ofTwo, askedBy: "U1" });
    expect(await forget("T1")).toEqual([undefined, "U1", "U1"]);
    expect(await runs.get("kitchen")).toEqual(run);
  });

  it("take orders in turn, and are not over while one came meanwhile", async () => {
    await households.create(sampleHousehold());
    const [one, two] = ["e1", "e2"].map((id) => ({ id, task }));
    if (!one || !two) throw new Error("no orders");
    expect(await runs.changeOrders("kitchen", () => [one])).toBeNull();
    await runs.begin(run);
    expect(await runs.changeOrders("kitchen", (kept) => [...kept, one, two])).toEqual([one, two]);
    expect(await runs.get("kitchen")).toEqual({ ...run, rounds: 4, orders: [one, two] });
    expect(await runs.finish("kitchen", 0)).toBe(false);
    await runs.changeOrders("kitchen", () => [two]);
    expect(await runs.get("kitchen")).toEqual({ ...run, rounds: 3, orders: [two] });
    expect(await runs.finish("kitchen", 1)).toBe(true);
    expect(await runs.get("kitchen")).toBeNull();
  });
}
