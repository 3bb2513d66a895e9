/** A task's life by /sous, over the whole product on Slack. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import type { Sous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { startTeam, until } from "./team.js";

let peer: SlackPeer;
let sous: Sous;
let file: string;

function start(): Promise<Sous> {
  const { botToken, appToken, channel, apiUrl } = peer;
  return startTeam(
    createSlackBot({ botToken, appToken, channel, apiUrl, clock: systemClock }),
    file,
  );
}

beforeEach(async () => {
  file = newFile();
  peer = await startSlackPeer({ people: ["ada", "ben", "cleo"] });
  await peer.leave("cleo", peer.channel);
  sous = await start();
});
afterEach(async () => {
  await sous.stop();
  expect(peer.violations).toEqual([]);
  await peer.close();
});

const told = (name: string) => peer.ephemerals(name).at(-1)?.text ?? "";
const home = (name: string) => JSON.stringify(peer.home(name)?.blocks ?? []);

async function type(text: string, name = "ada"): Promise<string> {
  const before = peer.ephemerals(name).length;
  await peer.slash(name, "/sous", text, peer.channel);
  await peer.waitFor(() => peer.ephemerals(name).length > before && told(name) !== "One moment…");
  return told(name);
}

test("paused over a restart, explained, stopped; a stranger can do none of it", async () => {
  expect(await type("play kitchen", "cleo")).toMatch(/Only members of the channel/);
  expect(await type("play kitchen 3")).toMatch(/^Starting in Ana's kitchen/);
  const asked = await peer.waitForMessage({ text: "Where is Ana's mug", fromBot: true });

  expect(await type("pause", "cleo")).toMatch(/Only members of the channel/);
  expect(await type("pause")).toMatch(/^Paused in Ana's kitchen/);
  await peer.waitForMessage({ text: "step \\d+ of at most 50, paused" });
  await peer.waitForMessage({ threadTs: asked.ts, text: "[Aa]da paused the task" });
  await peer.reply("ben", peer.channel, asked.ts, "in the corner cabinet");
  await peer.waitForMessage({ threadTs: asked.ts, text: "Noted: Ana's mug is in the corner" });

  await sous.stop();
  sous = await start();
  await sous.runner.resume();
  expect(await type("status")).toMatch(/Paused: say \/sous resume/);
  expect(await type("resume")).toMatch(/^I go on in Ana's kitchen/);
  await peer.waitForMessage({ text: "Which mug is Ana's" });
  const why = await type("why");
  expect(why).toMatch(/What I did last: .*\nIt rests on:/);
  expect(why).toMatch(/ben said so .*asked "Where is Ana's mug\?"/i);

  expect(await type("stop")).toMatch(/^Stopped in Ana's kitchen/);
  await peer.waitForMessage({ text: "Not done after .*it was stopped" });
  await peer.waitForMessage({ threadTs: asked.ts, text: "[Aa]da stopped the task" });
  expect(await sous.memory.episodes.list("kitchen")).toHaveLength(1);
});

test("who opts out on the Home tab is not heard until they come back", async () => {
  await type("play kitchen");
  const asked = await peer.waitForMessage({ text: "Where is Ana's mug", fromBot: true });
  await peer.openHome("ben");
  await peer.waitFor(() => home("ben").includes("Where is *Ana's mug*?"));
  await peer.pressHome("ben", { buttonText: "Opt out" });
  await peer.waitFor(() => home("ben").includes("You have opted out"));

  await peer.reply("ben", peer.channel, asked.ts, "in the sink");
  await peer.waitFor(() => /this was not kept/.test(told("ben")));
  const [question] = await sous.memory.questions.list({ state: "open" });
  expect(await sous.memory.questions.ballots(question?.id ?? "")).toEqual([]);

  await peer.pressHome("ben", { buttonText: "Come back" });
  await peer.waitFor(() => home("ben").includes("Where is *Ana's mug*?"));
  await peer.pressHome("ben", { optionText: "Corner cabinet" });
  const noted = "Noted: Ana's mug is in the corner";
  await until(async () => peer.ephemerals("ben").some(({ text }) => text.includes(noted)));
  await peer.waitFor(() => home("ben").includes("Corner cabinet") && home("ben").includes("Fix"));
  expect(
    await until(async () => (await sous.memory.questions.get(question?.id ?? ""))?.state),
  ).toBe("answered");
});

test("one's own cap and the daily task", async () => {
  expect(await type("ask-less", "ben")).toBe(
    "I put at most 2 questions a day to you by name. It was 3.",
  );
  expect(await type("schedule daily 10:00 kitchen")).toMatch(
    /Every day at 10:00 \(UTC\) I start one task in Ana's kitchen here/,
  );
  expect(await type("schedule")).toMatch(
    /^Every day at 10:00 \(UTC\): a task in Ana's kitchen, here/,
  );
  expect(await type("schedule off")).toBe("Not scheduled any more: Ana's kitchen.");
  expect(await type("schedule")).toMatch(/^Nothing is scheduled/);
});
