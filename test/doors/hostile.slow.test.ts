/** Hostile texts through the doors and on the page: each stays one quoted string, and changes nothing else. */
import { expect, it } from "vitest";
import type { AskView } from "../../src/core/asking.js";
import { hostile, isBlank, unseen } from "../safety/hostile-to-agents.js";
import { until } from "../story/team.js";
import { openStage, quickDoors } from "./stage.js";

it("texts of agents and of people are data at every door", async () => {
  const stage = await openStage({ daily: 1000 });
  await stage.letIn("deploy-bot", { open: 1000, hour: 1000, day: 1000 });
  const http = await quickDoors.HTTP(stage, "deploy-bot");
  const mcp = await quickDoors["MCP over HTTP, auto"](stage, "deploy-bot");
  let asked = 0;
  for (const [n, [name, text]] of hostile.entries()) {
    const question = `${n}: ${text.slice(0, 280)}`;
    const choices = isBlank(text) ? [] : [{ id: "a", label: text.slice(0, 75) }];
    const request = { question, choices, context: text.slice(0, 2000), key: `hostile-${n}` };
    const ask = (await (n % 2 ? http : mcp)("ask_people", request)) as AskView;
    asked += 1;
    expect(ask, name).toMatchObject({ state: "open", handling: "posted" });
    expect(ask.question).not.toMatch(unseen);
    const shown = await stage.pageCall(ask.question);
    expect(JSON.stringify(shown).replace(/\\n|\\t/g, ""), name).not.toMatch(unseen);
    expect(shown.headline).toContain("deploy-bot asks (run by Platform)");

    await stage.say(ask.question, `no: ${text}`);
    const { ticket, version } = ask;
    const seen = (await http("check_question", { ticket, wait_s: 5, since: version })) as AskView;
    const shownNow = { ...seen, shown: expect.anything() };
    expect(await mcp("check_question", { ticket })).toEqual(shownNow);
    expect(seen.answer?.choice ?? null).toBeNull();
    expect(seen.approved).toBe(false);
    for (const said of [...seen.answers.map(({ quote }) => quote ?? ""), ...seen.asked_back]) {
      expect(said, name).not.toMatch(unseen);
      expect(said.length).toBeLessThanOrEqual(1000);
    }
  }
  await until(async () => (await stage.sous.memory.questions.unread()).length === 0);
  expect(await stage.sous.memory.questions.list()).toHaveLength(asked);
  expect(hostile.length).toBeGreaterThanOrEqual(60);
}, 60_000);
