/** An approval in Slack: kept while Slack cannot say who is in the channel, over a restart, and counted once it has. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { giveOrder } from "../../src/app/orders.js";
import type { AskView } from "../../src/core/asking.js";
import { createScenario } from "../bots/slack-scenario.js";
import { sampleAgent, sampleAudience } from "../desk/asked-scenario.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { startTeam, until } from "../story/team.js";

const deploy = {
  question: "Deploy billing?",
  kind: "approval",
  choices: [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ],
};

test("counts when Slack has said so, also after a restart", { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-approval-"));
  const database = path.join(folder, "sous.db");
  const peer = await startSlackPeer({ people: ["ada", "mallory"] });
  let sous = await startTeam(createScenario(peer).bot, database);
  onTestFinished(async () => {
    await sous.stop();
    await peer.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await sous.memory.asks.keepAudience(sampleAudience({ bot: "slack", channel: peer.channel }));
  await sous.memory.asks.keepAgent(sampleAgent());
  const call = async (tool: string, input: object) =>
    giveOrder(database, "ask", { agent: "deploy-bot", tool, input });
  const { ticket } = (await call("ask_people", deploy)) as AskView;
  const look = async () => (await call("check_question", { ticket })) as AskView;
  const { channel } = peer;
  const { ts } = await until(async () =>
    (await peer.messages(channel)).find(({ text }) => text.includes(deploy.question)),
  );

  peer.failNext({ method: /^conversations\.members$/, error: "internal_error", times: 1000 });
  for (const who of ["ada", "mallory"])
    await peer.press(who, { channel, ts, buttonText: "Deploy" });
  await peer.leave("mallory", channel);
  await until(async () =>
    peer.ephemerals("ada").some(({ text }) => /does not count yet/.test(text)),
  );
  expect(await look()).toMatchObject({ state: "open", agreement: { given: 0 } });

  await sous.stop();
  sous = await startTeam(createScenario(peer).bot, database);
  expect(await look()).toMatchObject({ state: "open", agreement: { given: 0 } });
  peer.clearFaults();
  const seen = await until(async () => {
    const view = await look();
    return view.state === "answered" && view;
  });
  expect(seen).toMatchObject({ approved: true, answers: [{ by: "ada" }] });
});
