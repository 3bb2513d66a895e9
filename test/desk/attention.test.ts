/** In a channel each new message notifies people: there is one for each question, and none without. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLog } from "../../src/app/log.js";
import type { Bot, Post } from "../../src/core/bot.js";
import { createCourier } from "../../src/desk/courier.js";
import { type DeskScenario, openDesk } from "./desk-scenario.js";

const start = openDesk;
const plate = { func: "where", noun: "plate" } as const;

/** A platform that keeps what it was shown, by the post's id. */
function showing(scenario: DeskScenario) {
  const posts: Post[] = [];
  const edits: Post[] = [];
  const bot: Bot = {
    platform: "x-chat",
    paceMs: 0,
    progressMs: 3000,
    start: async () => undefined,
    stop: async () => undefined,
    post: async (post) => {
      posts.push(post);
      return { channel: "c1", message: post.id };
    },
    edit: async (_, post) => void edits.push(post),
    find: async () => [],
    remove: async () => undefined,
    catchUp: async () => undefined,
  };
  const soon = { timeout: 3000, interval: 20 };
  const shown = (id: string) => expect.poll(() => edits.findLast((edit) => edit.id === id), soon);
  const cards = () => expect.poll(() => cardsOf(posts), soon);
  const { memory, clock } = scenario;
  const bots = new Map([["x-chat", bot]]);
  const courier = createCourier({ memory, bots, clock, log: createLog("silent") });
  /** Lets time pass, and the courier do its work in between. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      await scenario.pass(500, 500);
      courier.wake();
      await sleep(8);
    }
  }
  return { posts, edits, courier, pass, shown, cards };
}

function cardsOf(posts: readonly Post[]) {
  return posts.flatMap((post) => (post.kind === "card" ? [post] : []));
}

it("nothing is posted for a task without a question, and its notes are not kept for later", async () => {
  const scenario = await start({ bot: "x-chat" });
  const { memory, episode } = scenario;
  await scenario.see({ facts: [], disproved: [] });
  const note = { kind: "news", text: "No mug there.", ballot: null, to: null } as const;
  await memory.outbox.addNote(episode.id, { id: "n1", note }, 1);
  await memory.episodes.end(episode.id, { kind: "terminated" }, 1, [], 2);
  expect(await memory.outbox.list()).toEqual([]);
});

it("on a page of our own the card stands from the first step", async () => {
  const scenario = await start({ bot: "web" });
  await scenario.see({ facts: [], disproved: [] });
  expect(await scenario.memory.outbox.list()).toMatchObject([{ kind: "card" }]);
});

it("the first question brings the card, each further one a message under it, and the old one shrinks", async () => {
  const scenario = await start({ bot: "x-chat" });
  const { posts, courier, pass, shown, cards } = showing(scenario);
  await courier.start();
  const first = await scenario.pose();
  await pass(2000);
  await cards().toMatchObject([{ card: { question: { id: first.id } } }]);
  await scenario.hear("Ana", { kind: "press", question: first.id, choice: "c0" });
  const second = await scenario.pose({ need: plate });
  await pass(4000);
  await cards().toMatchObject([
    { id: scenario.episode.id },
    { id: second.id, card: { question: { id: second.id }, heard: null } },
  ]);
  expect(cardsOf(posts)[1]?.under).toEqual({ channel: "c1", message: scenario.episode.id });
  await shown(scenario.episode.id).toMatchObject({
    card: { past: true, question: null, heard: { question: first.text } },
  });
  await scenario.memory.questions.close(second.id, "expired", "silence", scenario.clock.now());
  await scenario.pose({ need: { func: "where", noun: "cup" } });
  await pass(4000);
  await shown(second.id).toMatchObject({
    card: { past: true, heard: { question: second.text, answer: "no answer" } },
  });
  await cards().toHaveLength(3);
  await courier.stop();
});

it("an old answer that is taken back changes its own message and no other", async () => {
  const scenario = await start({ bot: "x-chat" });
  const { courier, pass, shown } = showing(scenario);
  await courier.start();
  const first = await scenario.pose();
  await scenario.hear("Ana", { kind: "press", question: first.id, choice: "c0" });
  await scenario.pose({ need: plate });
  await pass(8000);
  const [ballot] = await scenario.memory.questions.ballots(first.id);
  await scenario.hear("Ana", { kind: "retract", ballot: ballot?.id ?? "" });
  await pass(4000);
  await shown(scenario.episode.id).toMatchObject({
    card: { past: true, heard: { answer: "taken back" } },
  });
  await courier.stop();
});

it("progress is at most one edit in three seconds; what people can do is shown at once", async () => {
  const scenario = await start({ bot: "x-chat" });
  const { edits, courier, pass } = showing(scenario);
  await courier.start();
  const question = await scenario.pose();
  await pass(1000);
  await scenario.hear("Ana", { kind: "press", question: question.id, choice: "c0" });
  await pass(1000);
  await expect.poll(() => edits.length, { timeout: 3000 }).toBe(1);
  for (let second = 0; second < 12; second += 1) {
    await scenario.see({ facts: [], disproved: [] });
    await pass(1000);
  }
  expect(edits.length).toBeGreaterThan(2);
  expect(edits.length).toBeLessThanOrEqual(6);
  await courier.stop();
});

it("the answer to a press is for its person alone, the answer to a reply for the thread", async () => {
  const scenario = await start({ bot: "x-chat" });
  const first = await scenario.pose();
  await scenario.hear("Ana", { kind: "press", question: first.id, choice: "c0" });
  const [ballot] = await scenario.memory.questions.ballots(first.id);
  await scenario.hear("Ana", { kind: "fix", ballot: ballot?.id ?? "", text: "in the fridge" });
  await scenario.hear("Ana", { kind: "retract", ballot: ballot?.id ?? "" });
  await scenario.say("Ben", "in the fridge");
  const notes = (await scenario.memory.outbox.list()).flatMap(({ note }) => note ?? []);
  const isAside = notes.map(({ to, aside }) => [to, aside ?? false]);
  expect(isAside).toEqual([
    ["ana", true],
    ["ana", true],
    ["ana", true],
    ["ben", false],
  ]);
});
