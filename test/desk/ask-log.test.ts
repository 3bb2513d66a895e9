import { expect, it } from "vitest";
import { readAskLog } from "../../src/desk/asked/ask-log.js";
import { openAsked, region, sampleAgent } from "./asked-scenario.js";

it("the log of agents' questions has who asked and who answered when, and nobody's words", async () => {
  const asked = await openAsked();
  await asked.memory.asks.keepAgent(
    sampleAgent({ name: "other", tokenHash: "2", grants: sampleAgent().grants }),
  );
  const ask = await asked.ask();
  await asked.press("Ana", ask, "Europe");
  await asked.scenario.pass(1000);
  const words = await asked.ask({ question: "Who is on call?" }, "other");
  await asked.say("Ben", words, "Cleo, from her garden");
  await asked.scenario.pass(1000);
  const withdrawn = await asked.ask({ ...region, question: "Which zone?" });
  await asked.perform("cancel_question", { ticket: withdrawn.ticket });
  const log = (agents: readonly string[], within = { since: 0, most: 9 }) =>
    readAskLog(asked.memory, agents, within);
  const all = await log(["deploy-bot", "other"]);
  expect(all).toMatchObject([
    {
      ticket: ask.ticket,
      agent: "deploy-bot",
      audience: "ops",
      handling: "posted",
      question: "Which region?",
      state: "answered",
      answers: [{ by: "Ana", via: "simulated", choice: "eu", isPast: false }],
    },
    { agent: "other", state: "answered", answers: [{ by: "Ben", choice: null }] },
    { ticket: withdrawn.ticket, state: "cancelled", answers: [] },
  ]);
  expect(all.map(({ askedAt, endedAt }) => (endedAt ?? 0) >= askedAt)).toEqual([true, true, true]);
  expect(JSON.stringify(all)).not.toContain("garden");
  expect((await log(["deploy-bot"])).map(({ agent }) => agent)).toEqual([
    "deploy-bot",
    "deploy-bot",
  ]);
  const later = { since: all[1]?.askedAt ?? 0, most: 9 };
  expect(await log(["deploy-bot", "other"], later)).toHaveLength(1);
});
