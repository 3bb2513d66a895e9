/** An Enterprise Grid organisation installs Sous for its workspaces. */
import { expect, it } from "vitest";
import { until } from "../peers/control.js";
import { cardIn, openWorld, patience, playInTeam } from "./workspaces-world.js";

it("each of its workspaces plays for itself with the organisation's token", patience, async () => {
  const { app, slack, teams, start } = await openWorld({ organisation: "E0ORG", expiresInS: 3600 });
  const sous = await start();
  const [one, two] = teams;
  const rows = async () => {
    const installed = await sous.memory.installations.list("slack");
    return installed.map(({ workspace }) => workspace);
  };
  const whyPaused = async (team: string) => {
    const runs = await sous.memory.runs.list();
    return runs.find(({ household }) => household.startsWith(`slack:${team}/`))?.pausedFor;
  };
  expect(await slack.install(one, app)).toBe(200);
  expect(await rows()).toEqual(["E0ORG"]);
  for (const team of teams) await slack.changeAccess(team, "granted");
  expect(await rows()).toEqual(["E0ORG", "T0ONE", "T0TWO"]);

  await Promise.all([
    playInTeam(one, "in the corner cabinet", /Noted: .*corner cabinet/),
    playInTeam(two, "in the fridge", /Noted: .*fridge/),
  ]);
  const homes = (await sous.memory.households.list()).map(({ id }) => id);
  expect([...homes].sort()).toEqual(["slack:T0ONE/kitchen", "slack:T0TWO/kitchen"]);
  const asked = new Set(slack.calls.map(({ team }) => team));
  expect(asked).toEqual(new Set(["T0ONE", "T0TWO"]));

  // Form submissions name only the organisation, but belong to the workspace of the form.
  await two.slash("Ana", "/sous", "stop", two.channel);
  const before = await cardIn(two);
  await two.slash("Ana", "/sous", "play kitchen", two.channel);
  const card = await two.waitForMessage(
    { text: "Where is", fromBot: true, after: before.ts },
    30_000,
  );
  const inForm = { channel: two.channel, ts: card.ts, buttonText: "Somewhere else…" };
  expect(await two.press("Ben", inForm)).toMatchObject({ acked: true });
  const form = await two.waitFor(() => two.openModals("Ben").at(-1));
  const sent = await two.submitModal("Ben", { viewId: form.id, values: { words: "in the sink" } });
  expect(sent).toMatchObject({ acked: true });
  const people = await sous.memory.people.list();
  const bens = people.filter(({ name }) => name === "Ben");
  expect(bens.map(({ workspace }) => workspace).sort()).toEqual(["T0ONE", "T0TWO"]);

  await slack.changeAccess(two, "revoked");
  await until(async () => (await rows()).length === 2);
  expect(await whyPaused("T0TWO")).toMatch(/removed from the workspace/);
  expect(await whyPaused("T0ONE")).toBeUndefined();
  await slack.changeAccess(two, "granted");
  await until(async () => (await rows()).length === 3);
  expect(await whyPaused("T0TWO")).toBeUndefined();

  // An uninstall deletes the token; reinstalling works.
  await one.uninstall();
  await until(async () => (await rows()).length === 0);
  for (const team of ["T0ONE", "T0TWO"]) expect(await whyPaused(team)).toMatch(/Install it again/);
  expect(await slack.install(one, app)).toBe(200);
  for (const team of teams) await slack.changeAccess(team, "granted");
  await until(async () => (await whyPaused("T0ONE")) === undefined);
  expect(await whyPaused("T0TWO")).toBeUndefined();
  for (const team of teams) expect(team.violations).toEqual([]);
});
