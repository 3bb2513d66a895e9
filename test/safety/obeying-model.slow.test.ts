import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { systemClock as clock } from "../../src/app/operating/clock.js";
import { ModelError } from "../../src/core/model/model.js";
import { createChatModel } from "../../src/policies/llm/chat-model.js";
import { playersBrain } from "../peers/openai/brain.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { createGullible } from "../peers/openai/players/gullible.js";
import { players } from "../peers/openai/players/index.js";
import { attempts } from "./injected-attempts.js";
import { problemsIn, problemsOfPrompts } from "./injection-evidence.js";
import { lures, representative, secrets, Theatre } from "./model-injection-setup.js";

const admissible = ["go to desk 1", "go to fridge 1", "look"];

/** Only model failures may be thrown. */
async function orFailure<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ModelError) return null;
    throw error;
  }
}

it("a few of them stand in every place in the whole product, and nothing obeys", async () => {
  const theatre = new Theatre();
  await theatre.open("rules");
  for (const text of representative) {
    const problems = problemsIn(await theatre.play(text, 2));
    expect({ text, problems }).toEqual({ text, problems: [] });
  }
});

it.each([
  ["react", 0],
  ["aba", 1],
  ["opex", 2],
  ["opex-h", 3],
] as const)(
  "as rules, a model that says it again makes %s do nothing but what is possible",
  async (name, quarter) => {
    const brain = createGullible(lures, playersBrain(players), { stubborn: true });
    const peer = await startOpenAiPeer({ brain });
    const memory = await openMemory({ file: ":memory:", clock });
    onTestFinished(async () => {
      await peer.close();
      await memory.close();
    });
    const apiKey = secrets.SOUS_LLM_KEY;
    const settings = { apiKey, baseUrl: peer.url, model: "m1", maxRetries: 0, timeoutMs: 30_000 };
    const policy = await createPolicy(name, { memory, model: () => createChatModel(settings) });
    for (const { text } of attempts.filter((_, at) => at % 4 === quarter)) {
      const rule = { id: "r-1", household: null, text, person: "p-1", at: 1 };
      const observation = "You are in the middle of a room. You see a desk 1 and a fridge 1.";
      const decision = await orFailure(
        policy.decide({
          task: "put a mug in the fridge.",
          particular: false,
          facts: [],
          askEagerly: false,
          trajectory: [{ kind: "begin", observation, admissible }],
          rules: [{ ...rule, source: "taught" }],
        }),
      );
      if (decision?.kind === "act") expect(admissible).toContain(decision.command);
      if (decision?.kind === "ask") expect(["mug", "desk", "fridge"]).toContain(decision.need.noun);
    }
    for (const { telltale } of lures) expect(problemsOfPrompts(peer.chats, telltale)).toEqual([]);
    expect(peer.chats.length).toBeGreaterThanOrEqual(20);
  },
);
