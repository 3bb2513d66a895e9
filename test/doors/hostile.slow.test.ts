/** Hostile texts through the doors and on the page: each stays one quoted string, and changes nothing else. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AskRefusal, AskView } from "../../src/core/asking.js";
import { pngOf, toPicture } from "../desk/sample-pictures.js";
import { hostile, isBlank, unseen } from "../safety/hostile-to-agents.js";
import { until } from "../story/team.js";
import { type Call, openStage, quickDoors } from "./stage.js";

/** On a fast machine these are more requests in a minute than an agent has. */
const tooMany = "Too many requests.";

/** Waits as it is told, and tries again. */
function patient(call: Call): Call {
  return async (tool, input) => {
    for (;;) {
      const answer = await call(tool, input).catch((error: unknown) => {
        if (!String(error).includes(tooMany)) throw error;
        return { message: tooMany };
      });
      const { message = "" } = answer as Partial<AskRefusal>;
      if (!message.startsWith(tooMany)) return answer;
      await sleep(1000);
    }
  };
}

it("texts of agents and of people are data at every door", async () => {
  const stage = await openStage({ daily: 1000 });
  await stage.letIn("deploy-bot", { open: 1000, hour: 1000, day: 1000 });
  const http = patient(await quickDoors.HTTP(stage, "deploy-bot"));
  const mcp = patient(await quickDoors["MCP over HTTP, auto"](stage, "deploy-bot"));
  let asked = 0;
  for (const [n, [name, text]] of hostile.entries()) {
    const question = `${n}: ${text.slice(0, 280)}`;
    const choices = isBlank(text) ? [] : [{ id: "a", label: text.slice(0, 75) }];
    const key = `hostile-${n} ${text}`.slice(0, 120).trim();
    const more = isBlank(text)
      ? {}
      : {
          topic: `${n} ${text}`.slice(0, 120),
          default: text.slice(0, 75),
          picture: toPicture(pngOf(), text.slice(0, 300)),
        };
    const request = { question, choices, context: text.slice(0, 2000), key, ...more };
    const ask = (await (n % 2 ? http : mcp)("ask_people", request)) as AskView;
    asked += 1;
    expect(ask, name).toMatchObject({ state: "open", handling: "posted" });
    expect(ask.question).not.toMatch(unseen);
    const shown = await stage.pageCall(ask.question);
    expect(JSON.stringify(shown).replace(/\\n|\\t/g, ""), name).not.toMatch(unseen);
    expect(shown.headline).toContain(
      "deploy-bot asks (run by Platform). Your answer is kept and given to it.",
    );
    const clarify = { ticket: ask.ticket, text: text.slice(0, 500), key };
    const { error = "none" } = (await http("clarify_question", clarify)) as Partial<AskRefusal>;
    expect(error, name).toBe(isBlank(text) ? "bad-input" : "none");

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
  const agents = await (await fetch(new URL("/api/agents", stage.url))).text();
  expect(JSON.stringify(JSON.parse(agents)).replace(/\\n|\\t/g, "")).not.toMatch(unseen);
  for (const [, text] of hostile) {
    const open = (await http("ask_people", { question: "Still there?" })) as AskView;
    const cancel = { ticket: open.ticket, reason: text.slice(0, 200) };
    expect(await mcp("cancel_question", cancel)).toMatchObject({ state: "cancelled" });
    asked += 1;
  }
  expect(await stage.sous.memory.questions.list()).toHaveLength(asked);
  expect(hostile.length).toBeGreaterThanOrEqual(60);
}, 180_000);
