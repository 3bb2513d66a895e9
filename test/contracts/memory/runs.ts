import { expect, it } from "vitest";
import type { HomeTask } from "../../../src/core/scene.js";
import type { Memory, Run } from "../../../src/core/stores.js";
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
  it("are kept as they were asked for until they are over", async () => {
    await households.create(sampleHousehold());
    await households.create(sampleHousehold("flat"));
    expect(await runs.get("kitchen")).toBeNull();
    await runs.begin(run);
    await runs.begin({ ...run, household: "flat", rounds: Number.MAX_SAFE_INTEGER });
    expect(await runs.get("kitchen")).toEqual(run);
    expect(await runs.list()).toEqual([
      { ...run, household: "flat", rounds: Number.MAX_SAFE_INTEGER },
      run,
    ]);
    await runs.finish("kitchen");
    await runs.finish("kitchen");
    expect((await runs.list()).map(({ household }) => household)).toEqual(["flat"]);
  });

  it("are paused and go on", async () => {
    await households.create(sampleHousehold());
    expect(await runs.setPaused("kitchen", 40)).toBe(false);
    await runs.begin(run);
    expect(await runs.setPaused("kitchen", 40)).toBe(true);
    expect(await runs.get("kitchen")).toEqual({ ...run, pausedAt: 40 });
    await runs.begin({ ...run, askedBy: "U1" });
    expect(await runs.get("kitchen")).toEqual({ ...run, askedBy: "U1" });
    await runs.begin(run);
    const why = "The channel is archived.";
    await runs.setPaused("kitchen", 50, why);
    expect(await runs.get("kitchen")).toEqual({ ...run, pausedAt: 50, pausedFor: why });
    expect(await runs.setPaused("kitchen", null)).toBe(true);
    expect(await runs.get("kitchen")).toEqual(run);
  });

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

  it("are refused for a household that is not kept", async () => {
    await expect(runs.begin(run)).rejects.toMatchObject({ code: "conflict" });
  });
}
