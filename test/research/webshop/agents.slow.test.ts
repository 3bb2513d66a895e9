/** Agents that learn or are language models order in the shop, over the protocol of the models' servers. */
import { expect, it, onTestFinished } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { benchWebshop, type WebshopAgent } from "../../../src/research/webshop/bench-webshop.js";
import { startFaultyModel } from "../../faulty-model/server.js";
import { startOpenAiPeer } from "../../peers/openai/peer.js";

const caps = { campaignTokens: null, episodeTokens: null, dayTokens: null, dayDollars: null };

/** Only the second server knows calls of tools. */
async function order(agent: WebshopAgent) {
  const peer = await startOpenAiPeer({ key: "key" });
  const server = await startFaultyModel();
  onTestFinished(async () => {
    await Promise.all([peer.close(), server.close()]);
  });
  const baseUrl = agent === "agent" ? server.url : peer.url;
  const model = { apiKey: "key", baseUrl, model: "peer-model" };
  const limits = { maxRetries: 1, timeoutMs: 30_000 };
  const config = { ...loadConfig(), llm: { model: { ...model, ...limits }, caps } };
  const parts = { config, clock: systemClock, log: createLog("silent") };
  const request = { data: "own", goals: "drawn", ask: "never", variant: "standard" } as const;
  const orders = { n: 6, rounds: 1, seed: 5, wrong: 0, training: 20 };
  return { peer, server, result: await benchWebshop(parts, { ...request, ...orders, agent }) };
}

it.each(["tuples", "react", "ldm2", "agent"] as const)(
  "%s buys what was ordered",
  async (agent) => {
    const { peer, server, result } = await order(agent);
    expect(result).toMatchObject({ agent, goals: 6, questionsPerGoal: 0 });
    expect(result.strictSuccess).toBeGreaterThanOrEqual(0.5);
    expect(peer.chats.length + server.requests.length > 0).toBe(agent !== "tuples");
  },
  60_000,
);

it("react is shown three products of a page, and no other page", async () => {
  const { peer } = await order("react");
  const pages = peer.chats.flatMap(({ messages }) => messages.map(({ content }) => content));
  const found = pages.filter((text) => text.includes("(Total results:"));
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) {
    const results =
      text.slice(text.lastIndexOf("(Total results:")).split("[Back to Search]")[0] ?? "";
    expect((results.match(/\[[A-Z]{4}\d{6}\]/g) ?? []).length).toBeLessThanOrEqual(3);
    expect(text).not.toContain("click[next >]");
  }
}, 60_000);
