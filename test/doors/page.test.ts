/** What the page shows of agents' questions: their pictures, and nothing of those in a chat. */
import { expect, it } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import type { AskView } from "../../src/core/question/asking.js";
import { askDesk, region } from "../build/asked.js";
import { mebibyte, pngOf, toPicture } from "../desk/sample-pictures.js";
import { sampleAudience } from "../memory/samples.js";
import { send } from "../peers/browser.js";
import { until } from "../peers/control.js";
import { openStage, quickDoors } from "./stage.js";

it("the largest picture comes in at every door; the page shows it while it is asked", async () => {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  const bytes = pngOf(mebibyte);
  const asked = { ...region, picture: toPicture(bytes) };
  for (const [name, open] of Object.entries(quickDoors)) {
    const call = await open(stage, "deploy-bot");
    const { handling } = (await call("ask_people", asked)) as AskView;
    expect([name, handling]).toEqual([name, name === "in process" ? "posted" : "joined"]);
  }
  const [{ id = "" } = {}] = await stage.sous.memory.questions.list({ state: "open" });
  const path = `/api/picture?question=${id}`;
  const shown = await fetch(new URL(path, stage.url));
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await stage.pageCall(region.question)).toMatchObject({ picture: "A map of both regions" });
  expect((await send(stage.url, { path, headers: { host: "evil.test" } })).status).toBe(403);
  await stage.press(region.question, "Europe");
  await until(async () => (await fetch(new URL(path, stage.url))).status === 404);
});

it("the page knows nothing of a question in Slack: no picture, no line, no answer", async () => {
  const stage = await openStage();
  const { memory } = stage.sous;
  await memory.asks.keepAudience(sampleAudience({ name: "elsewhere", bot: "slack" }));
  await stage.letIn("deploy-bot", { audiences: ["elsewhere"] });
  const elsewhere = askDesk({ memory, clock: systemClock }, new Set(["slack"]));
  const asked = { ...region, picture: toPicture(pngOf()) };
  const ask = (await elsewhere.perform("deploy-bot", "ask_people", asked)) as AskView;
  const { question = "" } = (await memory.asks.get(ask.ticket)) ?? {};
  expect(await memory.asks.pictureBytes(question)).not.toBeNull();
  const path = `/api/picture?question=${question}`;
  expect((await send(stage.url, { path })).status).toBe(404);
  expect((await send(stage.url, { path: "/api/state" })).body).toMatch(/"waiting":0/);
  const said = { question, key: "from-the-page-1", person: { id: "ana", name: "Ana" } };
  for (const [way, what] of [
    ["press", { choice: "c1" }],
    ["reply", { text: "Europe" }],
  ] as const) {
    const body = JSON.stringify({ ...said, ...what });
    const headers = { "content-type": "application/json" };
    const sent = await send(stage.url, { path: `/api/${way}`, method: "POST", headers, body });
    expect(JSON.parse(sent.body)).toMatchObject({ verdict: "not-named" });
  }
  expect(await memory.questions.ballots(question)).toEqual([]);
});
