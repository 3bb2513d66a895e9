import { describe, expect, it } from "vitest";
import type { Agent } from "../../src/core/question/asking.js";
import { openAsked, region } from "../build/asked.js";
import { minute } from "../build/desk.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";

const hour = 60 * minute;
const withGrants = (grants: Partial<Agent["grants"]>) =>
  sampleAgent({ grants: { ...sampleAgent().grants, open: 99, hour: 99, ...grants } });
let words = 0;
const another = () => {
  words += 1;
  return { question: `Question ${words}?` };
};

describe("a budget", () => {
  it("is free again after just the time that was told, whichever holds longest", async () => {
    const asked = await openAsked();
    await asked.memory.asks.keepAgent(withGrants({ hour: 3, day: 4 }));
    for (let n = 0; n < 3; n++) {
      await asked.ask(another());
      await asked.clock.turn(7 * minute);
    }
    const wait = async () => {
      const { error, retry_after_s = 0 } = await asked.refused("ask_people", another());
      expect(error).toBe("budget-spent");
      return retry_after_s * 1000;
    };
    expect(await wait()).toBe(39 * minute);
    await asked.clock.turn(39 * minute - 1);
    expect(await wait()).toBe(1000);
    await asked.clock.turn(1);
    await asked.ask(another());
    // Both budgets are spent: three an hour, four a day.
    expect(await wait()).toBe(23 * hour);
    await asked.memory.asks.keepAgent(withGrants({ hour: 99, day: 2 }));
    // Two of the four must expire.
    expect(await wait()).toBe(23 * hour + 14 * minute);
  });

  it("of none says that waiting does not help", async () => {
    const asked = await openAsked();
    for (const none of [{ open: 0 }, { hour: 0 }, { day: 0 }]) {
      await asked.memory.asks.keepAgent(withGrants(none));
      const refusal = await asked.refused("ask_people", another());
      expect(refusal).toMatchObject({ error: "budget-spent", open: [] });
      expect(refusal).not.toHaveProperty("retry_after_s");
      expect(refusal.message).toMatch(/Ask the operator/);
    }
  });

  it("names the open tickets, and each ticket says what is left", async () => {
    const asked = await openAsked();
    const tickets: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { ticket, cost } = await asked.ask(another());
      expect(cost).toEqual({ left_today: 29 - n, audience_left_today: 19 - n });
      tickets.push(ticket);
    }
    const joined = await asked.ask({ question: `Question ${words}?` });
    expect(joined.handling).toBe("joined");
    tickets.push(joined.ticket);
    const refusal = await asked.refused("ask_people", another());
    expect(refusal).toMatchObject({ error: "budget-spent", retry_after_s: 300 });
    expect([...(refusal.open ?? [])].sort()).toEqual(tickets.sort());
  });

  it("of tickets counts those that ask nobody: open, joined and answered ones", async () => {
    const asked = await openAsked();
    await asked.memory.asks.keepAgent(withGrants({ hour: 1 }));
    const ask = await asked.ask(region);
    for (let n = 1; n < 60; n++) {
      expect((await asked.ask(region)).handling).toBe(n < 30 ? "joined" : "reused");
      if (n === 29) await asked.press("Ana", ask, "Europe");
    }
    const refusal = await asked.refused("ask_people", region);
    expect(refusal).toMatchObject({ error: "budget-spent", retry_after_s: 3600 });
    expect(refusal.message).toContain("60 times an hour");
  });

  it("of recalls is an hour from the first", async () => {
    const asked = await openAsked();
    const about = { about: "anything at all" };
    await asked.perform("recall", about);
    await asked.clock.turn(10 * minute);
    for (let n = 1; n < 60; n++) await asked.perform("recall", about);
    expect(await asked.refused("recall", about)).toMatchObject({ retry_after_s: 3000 });
    await asked.clock.turn(50 * minute);
    expect(await asked.perform("recall", about)).toEqual({ found: [] });
  });
});

describe("people who were named", () => {
  it("share their day's questions between the robot and agents", async () => {
    const asked = await openAsked({ rules: { dailyQuestions: 2 } });
    const { people, asks } = asked.memory;
    const ana = { platform: "simulated", workspace: "local", platformId: "ana", name: "Ana" };
    const { id } = await people.keep(ana as Parameters<typeof people.keep>[0]);
    await asks.keepAudience(sampleAudience({ answerers: ["ana"] }));
    const since = asked.clock.now() - 1;
    await asked.ask(another());
    expect(await people.questionsToday(id, since)).toBe(1);
    const last = await asked.ask(another());
    // UTC day, nine in the morning.
    expect(await asked.refused("ask_people", another())).toMatchObject({
      error: "budget-spent",
      retry_after_s: 15 * 3600,
    });
    expect((await asked.ask({ question: last.question })).handling).toBe("joined");
    await asks.keepAudience(sampleAudience({ answerers: ["ana", "ben"] }));
    expect((await asked.ask(another())).handling).toBe("posted");
  });

  it("are not asked when all of them have opted out; what they said stays", async () => {
    const asked = await openAsked();
    const { people, asks } = asked.memory;
    await asks.keepAudience(sampleAudience({ answerers: ["ana"] }));
    const ask = await asked.ask();
    await asked.press("Ana", ask, "Europe");
    const person = await people.named("simulated", "ana");
    await people.setOptedOut(person?.id ?? "", 1);
    expect((await asked.refused("ask_people", another())).error).toBe("nobody-to-ask");
    expect((await asked.ask()).handling).toBe("reused");
  });
});

it("a preference is asked again when the operator says so, whatever the agent says", async () => {
  const asked = await openAsked();
  await asked.memory.asks.keepAgent(withGrants({ preferenceDays: 1 }));
  const year = 365 * 86_400;
  for (const [kind, handling] of [
    ["preference", "posted"],
    ["fact", "reused"],
  ]) {
    const ask = await asked.ask({ ...region, kind });
    await asked.press("Ana", ask, "Europe");
    await asked.clock.turn(25 * hour);
    expect(await asked.ask({ ...region, kind, max_age_s: year })).toMatchObject({ handling });
  }
});

describe("at night", () => {
  const rules = {
    timeZone: "UTC",
    quietHours: { from: 22 * 60, to: 7 * 60 },
    escalateTo: { slack: "UBOSS" },
    remindAfterMs: [minute],
  } as const;

  it.each([
    ["an urgent question wakes nobody", false, "high", []],
    ["an urgent question wakes those who are to be woken", true, "high", ["UBOSS"]],
    ["another question does not", true, "normal", []],
  ])("%s", async (_, wakes, urgency, called) => {
    const asked = await openAsked({ rules });
    await asked.memory.asks.keepAudience(sampleAudience({ bot: "slack", wakes }));
    await asked.clock.turn(14 * hour);
    const ask = await asked.ask({ ...region, urgency });
    await asked.scenario.pass(5 * minute);
    const { episode } = await asked.questionOf(ask);
    const shown = await asked.memory.outbox.list({ episode });
    const calls = shown.filter(({ kind }) => kind === "call");
    expect(calls.map(({ channel }) => channel)).toEqual(called);
    // Counts waking time, of which there was none.
    expect((await asked.check(ask)).state).toBe("open");
  });
});
