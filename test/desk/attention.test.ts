/** Messages notify people, so there is one for each question and none else. */
import { expect, it } from "vitest";
import { openDesk } from "../build/desk.js";
import { courierOver } from "./courier-scenario.js";

const plate = { func: "where", noun: "plate" } as const;

async function openInChat() {
  const desk = await openDesk({ bot: "x-chat" });
  const { platform, restart } = courierOver(desk.memory, desk.clock, {
    platform: "x-chat",
    progressMs: 3000,
  });
  const courier = await restart();
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      await desk.pass(500, 500);
      courier.wake();
      for (let turn = 0; turn < 5; turn++) await desk.settle();
    }
  }
  const cards = () =>
    platform.posted.flatMap((id) => {
      const post = platform.shown.get(id);
      return post?.kind === "card" ? [post] : [];
    });
  return { desk, pass, cards };
}

it("nothing is posted for a task without a question, and its notes are not kept for later", async () => {
  const desk = await openDesk({ bot: "x-chat" });
  await desk.see({ facts: [], disproved: [] });
  const note = { kind: "news", text: "No mug there.", ballot: null, to: null } as const;
  await desk.memory.outbox.addNote(desk.episode.id, { id: "n1", note }, 1);
  await desk.end();
  expect(await desk.memory.outbox.list()).toEqual([]);
});

it("on a page of our own the card is there from the first step", async () => {
  const desk = await openDesk({ bot: "web" });
  await desk.see({ facts: [], disproved: [] });
  expect(await desk.memory.outbox.list()).toMatchObject([{ kind: "card" }]);
});

it("the first question brings the card, each further one a message under it, and the old one shrinks", async () => {
  const { desk, pass, cards } = await openInChat();
  const first = await desk.pose();
  await pass(2000);
  await expect.poll(cards).toMatchObject([{ card: { question: { id: first.id } } }]);
  await desk.hear("Ana", { kind: "press", question: first.id, choice: "c0" });
  const second = await desk.pose({ need: plate });
  await pass(4000);
  await expect.poll(cards).toMatchObject([
    { id: "e1", card: { past: true, question: null, heard: { question: first.text } } },
    {
      id: second.id,
      under: { channel: "c1", message: "e1" },
      card: { question: { id: second.id }, heard: null },
    },
  ]);
  await desk.memory.questions.close(second.id, "expired", "silence", desk.clock.now());
  await desk.pose({ need: { func: "where", noun: "cup" } });
  await pass(4000);
  const heard = { question: second.text, answer: "no answer" };
  await expect.poll(cards).toMatchObject([{}, { card: { past: true, heard } }, {}]);
});

it("an open question stays on its message when a dispute is asked about below it", async () => {
  const { desk, pass, cards } = await openInChat();
  const first = await desk.pose({ need: { func: "where", noun: "mug", adjective: "Ana's" } });
  await desk.hear("Ana", { kind: "press", question: first.id, choice: "c0" });
  const second = await desk.pose({ need: plate });
  await desk.hear("Ben", { kind: "press", question: first.id, choice: "c1" });
  const dispute = await desk.adjudicationOf(first);
  await pass(4000);
  const ask = ({ id }: { readonly id: string }) => ({ id, card: { question: { id } } });
  await expect.poll(cards).toMatchObject([{}, ask(second), ask(dispute)]);
  await desk.hear("Ana", { kind: "press", question: dispute.id, choice: "c0" });
  await pass(4000);
  await expect.poll(cards).toMatchObject([{}, ask(second), { card: { question: null } }]);
  await desk.hear("Ana", { kind: "press", question: second.id, choice: "c0" });
  await pass(4000);
  await expect.poll(cards).toMatchObject([{}, { card: { past: true, question: null } }, {}]);
});

it("an old answer that is taken back changes its own message and no other", async () => {
  const { desk, pass, cards } = await openInChat();
  const first = await desk.pose();
  await desk.hear("Ana", { kind: "press", question: first.id, choice: "c0" });
  const second = await desk.pose({ need: plate });
  await pass(8000);
  await expect.poll(() => cards().length).toBe(2);
  await desk.takeBack("Ana", first);
  await pass(4000);
  const old = { card: { past: true, heard: { answer: "taken back" } } };
  const other = { id: second.id, card: { heard: null } };
  await expect.poll(cards).toMatchObject([old, other]);
});
