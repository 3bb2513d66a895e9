/** What the robot does when people are silent, or do not agree. */
import { expect, it } from "vitest";
import type { Bot, BotHandlers, CardQuestion, MessageRef, Post } from "../../src/core/bot.js";
import { buildCard } from "../../src/desk/card.js";
import { plainRules } from "../../src/desk/rules.js";
import { decisions, openSous, playKitchen } from "./household-scenario.js";

const silent = { delayMs: 10_000_000 };
const soon = { answerTimeoutMs: 20 };

it("without an answer the task is given up, when that is wanted", async () => {
  const rules = { ...plainRules, fallback: "abandon" } as const;
  const sous = await openSous(":memory:", silent, { ...soon, rules });
  const [episode] = await playKitchen(sous);
  expect(episode?.end).toEqual({ kind: "truncated", reason: "unanswered" });
  const card = await buildCard(sous.memory, episode?.id ?? "");
  expect(card?.done?.reason).toBe("nobody answered what I needed to know");
  expect((await decisions(sous.memory, episode?.id ?? "")).at(-1)).toMatch(/: abandoned$/);
  await sous.stop();
});

it("without an answer the likeliest is tried first, and found untrue where it is", async () => {
  const rules = { ...plainRules, fallback: "default" } as const;
  const sous = await openSous(":memory:", silent, { ...soon, rules });
  const [episode] = await playKitchen(sous);
  expect(episode?.end).toEqual({ kind: "terminated" });
  const facts = await sous.memory.facts.list({ household: "kitchen", valid: false });
  const guesses = facts.filter(
    ({ certainty, source }) => source === "inference" && certainty === "unsure",
  );
  expect(guesses.length).toBeGreaterThan(0);
  const [first] = guesses;
  const steps = await sous.memory.episodes.steps(episode?.id ?? "");
  const used = steps.find(({ because }) => because.includes(first?.id ?? ""));
  expect(used?.step).toMatchObject({ kind: "act" });
  await sous.stop();
});

/** People who answer what is put to them: Ana and Ben never agree, Cleo decides. */
function createQuarrel(): Bot {
  let handlers: BotHandlers | null = null;
  const said = new Set<string>();
  async function press(name: string, question: CardQuestion, choice: string): Promise<void> {
    const key = `simulated:local:${name}:${question.id}`;
    if (said.has(key)) return;
    said.add(key);
    await handlers?.inbox.receive({
      key,
      platform: "simulated",
      workspace: "local",
      at: Date.now(),
      person: { id: name.toLowerCase(), name },
      what: { kind: "press", question: question.id, choice },
    });
  }
  async function look(post: Post): Promise<void> {
    const question = post.kind === "card" ? post.card.question : null;
    if (!question) return;
    if (question.answers === null) return press("Cleo", question, "c0");
    await press("Ana", question, "c0");
    await press("Ben", question, "c1");
  }
  function show(post: Post): MessageRef {
    void look(post);
    return { channel: "", message: post.id };
  }
  return {
    platform: "simulated",
    paceMs: 0,
    start: async (given) => {
      handlers = given;
    },
    stop: async () => undefined,
    post: async (post) => show(post),
    edit: async (_, post) => void show(post),
    find: async () => [],
    remove: async () => undefined,
    catchUp: async () => undefined,
  };
}

it("when people do not agree it waits for the one who settles it, and gets it done", async () => {
  const rules = { ...plainRules, quorum: 2 };
  const sous = await openSous(":memory:", {}, { rules, bot: createQuarrel() });
  const { memory } = sous;
  const episodes = await playKitchen(sous, { rounds: 4 });
  expect(episodes.every(({ end }) => end?.kind === "terminated")).toBe(true);
  const questions = await memory.questions.list();
  const settling = questions.filter(({ adjudicates }) => adjudicates !== null);
  expect(settling.length).toBeGreaterThan(0);
  for (const { adjudicates, askedAt } of settling) {
    const tied = questions.find(({ id }) => id === adjudicates);
    expect(tied).toMatchObject({ state: "answered", reason: "tied" });
    const steps = (await memory.episodes.steps(tied?.episode ?? "")).filter(
      ({ at }) => at > askedAt,
    );
    const ballots = await memory.questions.ballots(
      settling.find((one) => one.adjudicates === adjudicates)?.id ?? "",
    );
    expect(steps.every(({ at }) => at >= (ballots[0]?.at ?? 0))).toBe(true);
  }
  const facts = await memory.facts.list({ household: "kitchen", disputed: true });
  expect(facts.filter(({ dispute }) => dispute !== null)).toEqual([]);
  await sous.stop();
});
