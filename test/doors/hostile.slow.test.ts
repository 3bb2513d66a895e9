import { expect, it } from "vitest";
import { createLog } from "../../src/app/operating/log.js";
import type { PersonData } from "../../src/app/people/my-data.js";
import { agentShape } from "../../src/core/question/asking.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { runSous } from "../app/run-sous.js";
import { openReceiver } from "../build/receiver.js";
import { until } from "../peers/control.js";
import { hostile, isBlank, unseen } from "../safety/hostile-to-agents.js";
import { openStage, quickDoors } from "./stage.js";

const texts = hostile.filter(([, text]) => !isBlank(text)).filter((_, n) => n % 4 === 0);
/** Part of every text, to find its traces. */
const mark = "qzxv";

it("they stay data at the doors, on the page, in webhooks, exports and logs", async () => {
  const logged: string[] = [];
  const log = createLog("trace", { to: { write: (line: string) => void logged.push(line) } });
  const stage = await openStage({ daily: 1000 }, { log });
  const { memory } = stage.sous;
  const { told, url } = await openReceiver();
  const limits = { open: 1000, hour: 1000, day: 1000, webhook: { url, inside: true } };
  await stage.letIn("deploy-bot", limits);
  const http = await quickDoors.HTTP(stage, "deploy-bot");
  const mcp = await quickDoors.MCP(stage, "deploy-bot");
  for (const [n, [name, text]] of texts.entries()) {
    const agent = await memory.asks.agent("deploy-bot");
    const runBy = `${mark} ${text}`.slice(0, 50);
    await memory.asks.keepAgent(agentShape.parse({ ...agent, runBy }));
    const request = {
      question: `${mark} ${n} ${text}`.slice(0, 300),
      choices: [{ id: "a", label: `${text.slice(0, 60)} ${mark}` }],
      context: `${mark} ${text}`.slice(0, 2000),
      topic: `${n} ${text}`.slice(0, 120),
      default: text.slice(0, 75),
      key: `hostile-${n} ${text}`.slice(0, 120).trim(),
    };
    const ask = (await (n % 2 ? http : mcp)("ask_people", request)) as AskView;
    expect(ask, name).toMatchObject({ state: "open", handling: "posted" });
    expect(ask.question).not.toMatch(unseen);
    const shown = await stage.pageCall(ask.question);
    expect(JSON.stringify(shown).replace(/\\n|\\t/g, ""), name).not.toMatch(unseen);
    await stage.say(ask.question, `${mark}: ${text}`, `${mark} ${n}`);
    const { ticket, version: since } = ask;
    const seen = (await http("check_question", { ticket, wait_s: 5, since })) as AskView;
    expect(await mcp("check_question", { ticket })).toEqual({ ...seen, shown: expect.anything() });
    expect(seen).toMatchObject({ approved: false });
    if (seen.version <= 1) continue;
    const { body } = await until(async () =>
      told.find(({ body }) => {
        const { ticket: of, version } = JSON.parse(body) as AskView;
        return of === ticket && version === seen.version;
      }),
    );
    expect(body, name).not.toMatch(/[\n\r\p{Cc}]/u);
    // Its own default is returned unchanged.
    const words = JSON.stringify({ ...JSON.parse(body), default: null });
    expect(words.replace(/\\n|\\t/g, ""), name).not.toMatch(unseen);
  }
  await until(async () => (await memory.questions.unread()).length === 0);
  const agents = await (await fetch(new URL("/api/agents", stage.url))).text();
  expect(JSON.stringify(JSON.parse(agents)).replace(/\\n|\\t/g, "")).not.toMatch(unseen);
  const { code, out, err } = await runSous("my-data", `web:${mark} 0`, "--db", stage.database);
  expect([code, err]).toEqual([0, ""]);
  expect(out.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
  const { answers } = JSON.parse(out) as PersonData;
  expect(answers.map(({ home }) => home)).toEqual(["asked by deploy-bot"]);
  const said = logged.flatMap((chunk) => chunk.split("\n")).filter((line) => line !== "");
  for (const line of said) expect(typeof JSON.parse(line)).toBe("object");
  expect(said.filter((line) => line.includes(mark))).toEqual([]);
});
