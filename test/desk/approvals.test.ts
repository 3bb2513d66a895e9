import { describe, expect, it } from "vitest";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { type AskedScenario, openAsked } from "../build/asked.js";
import { minute } from "../build/desk.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";

const deploy = {
  question: "Deploy billing?",
  kind: "approval",
  context: '{"version":"1.4.2","region":"eu"}',
  choices: [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ],
};

const isApproved = async (asked: AskedScenario, ask: AskView) => (await asked.check(ask)).approved;

describe("an approval", () => {
  it("is a press of enough people; words are none", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...deploy, answers: 2 });
    expect(ask).toMatchObject({ kind: "approval", context: deploy.context, approved: false });
    await asked.say("Ben", ask, "sure, go");
    await asked.press("Ana", ask, "Deploy");
    await asked.press("Ana", ask, "Deploy");
    expect(await asked.check(ask)).toMatchObject({ state: "open", approved: false });
    await asked.press("Cleo", ask, "Deploy");
    expect(await asked.check(ask)).toMatchObject({ state: "answered", approved: true });
  });

  it("is none when somebody declines, takes it back or changes it", async () => {
    const asked = await openAsked();
    const declined = await asked.ask({ ...deploy, key: "deploy-01" });
    await asked.press("Ana", declined, "Do not");
    expect(await isApproved(asked, declined)).toBe(false);
    const split = await asked.ask({ ...deploy, answers: 2, key: "deploy-02" });
    await asked.press("Ana", split, "Deploy");
    await asked.press("Ben", split, "Do not");
    expect(await isApproved(asked, split)).toBe(false);
    const outvoted = await asked.ask({ ...deploy, answers: 3, key: "deploy-03" });
    for (const who of ["Ana", "Ben"]) await asked.press(who, outvoted, "Deploy");
    await asked.press("Cleo", outvoted, "Do not");
    expect(await isApproved(asked, outvoted)).toBe(false);
    const regretted = await asked.ask({ ...deploy, key: "deploy-04" });
    await asked.press("Ana", regretted, "Deploy");
    expect(await isApproved(asked, regretted)).toBe(true);
    await asked.hear("Ana", { kind: "retract", ballot: await asked.ballotOf("Ana", regretted) });
    expect(await isApproved(asked, regretted)).toBe(false);
  });

  it("is not silence, and not its default", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...deploy, deadline_s: 60, default: "no" });
    await asked.scenario.pass(2 * minute);
    expect(await asked.check(ask)).toMatchObject({ state: "expired", approved: false });
    await asked.press("Ana", ask, "Deploy");
    expect(await isApproved(asked, ask)).toBe(false);
  });

  it("counts only where the platform says that its person is in the channel", async () => {
    const asked = await openAsked();
    const ask = await asked.ask(deploy);
    expect(await asked.press("Ben", ask, "Deploy", { belongs: "no" })).toBe("not-allowed");
    expect(await asked.press("Ben", ask, "Deploy", { platform: "web" })).toBe("not-named");
    expect(await asked.check(ask)).toMatchObject({ state: "open", agreement: { given: 0 } });
    expect(await asked.press("Ben", ask, "Deploy")).toBe("accepted");
    expect(await isApproved(asked, ask)).toBe(true);
  });

  it("is kept while the platform cannot be asked, and counts when that has said yes", async () => {
    const asked = await openAsked();
    const { questions } = asked.memory;
    const ask = await asked.ask(deploy);
    for (const belongs of ["unknown", undefined] as const)
      expect(await asked.press("Ben", ask, "Deploy", { belongs })).toBe("unchecked");
    const waiting = await questions.unchecked();
    expect(waiting).toHaveLength(2);
    await asked.scenario.restart();
    await asked.scenario.allRead();
    expect(await asked.check(ask)).toMatchObject({ state: "open", agreement: { given: 0 } });
    for (const { id } of waiting) {
      await questions.check(id);
      asked.scenario.desk.read(id);
    }
    await asked.scenario.allRead();
    expect(await asked.check(ask)).toMatchObject({ state: "answered", approved: true });
  });

  it("expires when nobody could be asked in time, and is late after that", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...deploy, deadline_s: 60 });
    await asked.press("Ben", ask, "Deploy", { belongs: "unknown" });
    await asked.scenario.pass(2 * minute);
    expect(await asked.check(ask)).toMatchObject({ state: "expired", approved: false });
    const [waiting] = await asked.memory.questions.unchecked();
    await asked.memory.questions.check(waiting?.id ?? "");
    asked.scenario.desk.read(waiting?.id ?? "");
    await asked.scenario.allRead();
    expect(await asked.check(ask)).toMatchObject({
      state: "expired",
      approved: false,
      answers: [{ by: "Ben", late: true }],
    });
  });

  it("needs those who were named, and never those who run the agent", async () => {
    const asked = await openAsked();
    const { asks } = asked.memory;
    await asks.keepAudience(sampleAudience({ answerers: ["ana", "ben", "cleo"] }));
    await asks.keepAgent(sampleAgent({ grants: { ...sampleAgent().grants, fourEyes: ["ana"] } }));
    const ask = await asked.ask({ ...deploy, answers: 2 });
    expect(await asked.press("Ana", ask, "Deploy")).toBe("own-question");
    expect(await asked.press("Dan", ask, "Deploy")).toBe("not-named");
    for (const who of ["Ben", "Cleo"]) await asked.press(who, ask, "Deploy");
    expect(await isApproved(asked, ask)).toBe(true);
    const fact = await asked.ask({ question: "Which region?" });
    expect(await asked.say("Ana", fact, "Europe")).toBe("accepted");
  });

  it("is of these arguments alone, and of what people could read", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...deploy, key: "deploy-01" });
    await asked.press("Ana", ask, "Deploy");
    const other = { ...deploy, context: '{"version":"6.6.6","region":"eu"}' };
    const keyed = await asked.refused("ask_people", { ...other, key: "deploy-01" });
    expect(keyed.error).toBe("key-reused");
    for (const again of [deploy, other])
      expect(await asked.ask(again)).toMatchObject({ handling: "posted", approved: false });
  });
});
