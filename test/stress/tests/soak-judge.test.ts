/** Whether the judge of simulated days sees what goes wrong in them. */
import { describe, expect, it } from "vitest";
import { buildCard } from "../../../src/desk/card.js";
import { minute, openDesk } from "../../desk/desk-scenario.js";
import { SoakChannel } from "../soak/channel.js";
import { judge } from "../soak/judge.js";

describe("the judge sees", () => {
  const none = { accepted: [], deadButtons: 0, reminders: 2, isQuiet: () => false };

  async function scene() {
    const scenario = await openDesk({
      bot: "slack",
      channel: "C1",
      answerTimeoutMs: 60 * minute,
      rules: { remindAfterMs: [5 * minute, 10 * minute] },
    });
    await scenario.pose();
    await scenario.pass(12 * minute);
    const channel = new SoakChannel(scenario.clock);
    const card = await buildCard(scenario.memory, "e1");
    if (!card) throw new Error("there is no card");
    return {
      scenario,
      channel,
      post: { id: "e1", episode: "e1", channel: "C1", kind: "card", card },
    } as const;
  }

  it("answers that were lost or never read, and what did not end", async () => {
    const { scenario, channel } = await scene();
    expect(await judge(scenario.memory, channel, { ...none, accepted: ["k"] })).toMatchObject({
      lost: 1,
      unfinished: 2,
      doubledReminders: 0,
      reminders: 2,
    });
  });

  it("reminders beyond what was configured, or at night", async () => {
    const { scenario, channel } = await scene();
    const strict = { ...none, reminders: 1, isQuiet: () => true };
    expect(await judge(scenario.memory, channel, strict)).toMatchObject({
      doubledReminders: 1,
      remindersAtNight: 2,
    });
  });

  it("what was posted twice", async () => {
    const { scenario, channel, post } = await scene();
    await channel.post(post);
    expect(await judge(scenario.memory, channel, none)).toMatchObject({ duplicatePosts: 0 });
    await channel.post(post);
    expect(await judge(scenario.memory, channel, none)).toMatchObject({ duplicatePosts: 1 });
    expect(channel.open().map(({ text }) => text)).toEqual(["Where is an apple?"]);
    expect(await channel.press("Ana", "q", "dk")).toBeNull();
  });
});
