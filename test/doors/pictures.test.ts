/** A picture comes in at every door, and people see it on the page while its question is open. */
import { expect, it } from "vitest";
import type { AskView } from "../../src/core/asking.js";
import { send } from "../bots/web-setup.js";
import { region } from "../desk/asked-scenario.js";
import { mebibyte, pngOf, toPicture } from "../desk/sample-pictures.js";
import { until } from "../story/team.js";
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
