/** The owner's page of agents: what they ask of people's attention, and blocking them. */
import { expect, it } from "vitest";
import type { Attention } from "../../src/core/attention.js";
import { region } from "../desk/asked-scenario.js";
import { until } from "../story/team.js";
import { openStage, quickDoors } from "./stage.js";

it("shows what agents ask, what reuse saved and their budgets, and blocks one", async () => {
  const stage = await openStage({ daily: 7 });
  for (const name of ["one", "two"]) await stage.letIn(name, { scopes: ["team"] });
  const [one, two] = await Promise.all(["one", "two"].map((name) => quickDoors.HTTP(stage, name)));
  if (!one || !two) throw new Error("no doors");
  const shared = { ...region, scope: "team" };
  const first = (await one("ask_people", shared)) as { ticket: string };
  await stage.press(region.question, "Europe");
  await until(async () => {
    const view = (await one("check_question", { ticket: first.ticket })) as { state: string };
    return view.state === "answered";
  });
  await two("ask_people", shared);
  const open = (await two("ask_people", { question: "Who is on call?" })) as { ticket: string };
  const at = new URL("/api/agents", stage.url);
  const show = async () => (await (await fetch(at)).json()) as Attention;
  const shown = await show();
  expect(shown.audiences).toEqual([{ name: "ops", bot: "web", daily: 7, day: 2 }]);
  expect(shown.agents).toMatchObject([
    {
      name: "one",
      isBlocked: false,
      used: { open: 0, hour: 1, day: 1, high: 0, posted: 1, joined: 0, reused: 0 },
      asks: [{ question: region.question, state: "answered", answer: "Europe" }],
    },
    { name: "two", used: { open: 1, posted: 1, reused: 1 } },
  ]);
  expect(shown.agents[1]?.asks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ question: "Who is on call?", state: "open", answer: null }),
      expect.objectContaining({ handling: "reused", answer: "Europe" }),
    ]),
  );
  expect(JSON.stringify(shown)).not.toContain("Hash");
  const block = async (name: string) =>
    fetch(at, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ block: name }),
    });
  expect((await block("two")).status).toBe(200);
  expect((await block("nobody")).status).toBe(404);
  const [, blocked] = (await show()).agents;
  expect(blocked).toMatchObject({ isBlocked: true, used: { open: 0 } });
  await expect(two("check_question", open)).rejects.toThrow("no agent with this token");
});
