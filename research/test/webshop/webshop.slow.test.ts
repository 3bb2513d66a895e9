/** Orders in the shop: what asking brings; and agents that learn or are language models, over the protocol of the models' servers. */
import { describe, expect, it, onTestFinished } from "vitest";
import { systemClock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { startFaultyModel } from "../../../test/faulty-model/server.js";
import { type OpenAiPeer, startOpenAiPeer } from "../../../test/peers/openai/peer.js";
import { benchWebshop, type WebshopRequest } from "../../webshop/bench-webshop.js";

const caps = { dayDollars: null };

/** Only the second server knows calls of tools. */
async function order(agent: WebshopRequest["agent"]) {
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
  const orders = { n: 4, rounds: 1, seed: 5, wrong: 0, training: 20 };
  return { peer, server, result: await benchWebshop(parts, { ...request, ...orders, agent }) };
}

it.each(["tuples", "react", "ldm2", "agent"] as const)(
  "%s buys what was ordered",
  async (agent) => {
    const { peer, server, result } = await order(agent);
    expect(result).toMatchObject({ agent, goals: 4, questionsPerGoal: 0 });
    expect(result.strictSuccess).toBeGreaterThanOrEqual(0.5);
    expect(peer.chats.length + server.requests.length > 0).toBe(agent !== "tuples");
    if (agent === "react") expectFewProducts(peer);
  },
);

/** Three products of a page, and no other page. */
function expectFewProducts({ chats }: OpenAiPeer): void {
  const pages = chats.flatMap(({ messages }) => messages.map(({ content }) => content));
  const found = pages.filter((text) => text.includes("(Total results:"));
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) {
    const results =
      text.slice(text.lastIndexOf("(Total results:")).split("[Back to Search]")[0] ?? "";
    expect((results.match(/\[[A-Z]{4}\d{6}\]/g) ?? []).length).toBeLessThanOrEqual(3);
    expect(text).not.toContain("click[next >]");
  }
}

const plain = { config: loadConfig(), clock: systemClock, log: createLog("error") };
const usual = {
  data: "own",
  goals: "drawn",
  n: 12,
  ask: "voi",
  variant: "ambiguous",
  rounds: 1,
  seed: 3,
  agent: "rules",
  training: 20,
  wrong: 0,
} as const;

describe("orders in the shop", () => {
  it("go better when the robot asks about what was not said", async () => {
    const asking = await benchWebshop(plain, { ...usual, rounds: 2 });
    const silent = await benchWebshop(plain, { ...usual, ask: "never" });
    expect(asking.strictSuccess).toBeGreaterThan(silent.strictSuccess + 0.25);
    expect(silent.questionsPerGoal).toBe(0);
    expect(asking.questionsPerGoal).toBeGreaterThan(0.7);
    // The second time the household is not asked again.
    expect(asking.later[0]?.questionsPerGoal).toBeLessThan(0.3 * asking.questionsPerGoal);
    const { none, ...open } = asking.byKind;
    const kinds = Object.values(open);
    expect(kinds.reduce((sum, { goals }) => sum + goals, 0)).toBe(asking.goals);
    // At least two purchases fit what each order says.
    for (const { meanFits } of [asking, ...kinds]) expect(meanFits).toBeGreaterThanOrEqual(2);
    // Controls say everything, so that questions about them are needless.
    expect(none).toMatchObject({ goals: 3, questionsPerGoal: asking.needlessQuestions });
    expect(none?.meanFits).toBeUndefined();
  });

  it("need few questions when everything is said", async () => {
    const { strictSuccess, questionsPerGoal, needlessQuestions, byKind } = await benchWebshop(
      plain,
      {
        ...usual,
        variant: "standard",
      },
    );
    expect(strictSuccess).toBeGreaterThanOrEqual(0.9);
    expect(questionsPerGoal).toBeLessThan(0.2);
    expect(needlessQuestions).toBe(questionsPerGoal);
    expect(Object.keys(byKind)).toEqual(["none"]);
  });
});
