import { expect } from "vitest";
import { giveOrder } from "../../src/app/play/orders.js";
import type { AskView } from "../../src/core/question/asking.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import type { Place, Room, Seen } from "./place.js";
import type { Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

async function perform<Where extends Place>(
  stage: Stage<Where>,
  tool: string,
  input: object,
): Promise<AskView> {
  const order = { agent: "deploy-bot", tool, input };
  return (await giveOrder(stage.database, "ask", order)) as AskView;
}

async function begin<Where extends Place>(
  stage: Stage<Where>,
  input: object = {},
): Promise<{ readonly card: Seen; readonly ask: AskView }> {
  const { platform: bot, channel } = stage.place;
  await stage.sous.memory.asks.keepAudience(sampleAudience({ bot, channel }));
  await stage.sous.memory.asks.keepAgent(sampleAgent());
  const ask = await perform(stage, "ask_people", {
    question: "Which *region* for <@U1> billing?",
    choices: [
      { id: "eu-central", label: "Europe" },
      { id: "us-east", label: "United States" },
    ],
    context: "The new service needs a home. @everyone <!channel>",
    ...input,
  });
  return { card: await stage.card("deploy-bot asks (run by Platform)"), ask };
}

function check<Where extends Place>(stage: Stage<Where>, { ticket }: AskView): Promise<AskView> {
  return perform(stage, "check_question", { ticket });
}

export const pressedForAnAgent: Scenario = {
  name: "an agent's question is pressed; its message says who answered, and is no task",
  async play(stage) {
    const { card, ask } = await begin(stage);
    const above = (await stage.place.cards()).filter(({ id }) => id !== card.id);
    expect(above.map(({ text }) => text)).toEqual([
      expect.stringMatching(/The first is deploy-bot, run by Platform.* kept and given to that/),
    ]);
    expect((await stage.place.cards()).at(-1)?.id).toBe(card.id);
    expect(above[0]?.buttons).toEqual([]);
    expect(card.buttons).toEqual(
      expect.arrayContaining(["Europe", "United States", "I don't know"]),
    );
    expect(card.buttons).not.toContain("Show as a list");
    await stage.place.press("Ben", card, "Europe");
    await stage.note(card, "Thank you. I give deploy-bot your answer: Europe.");
    const settled = await stage.card(/billing\? → Europe \(Ben, \d/);
    expect(settled.id).toBe(card.id);
    expect(settled.buttons).not.toContain("Europe");
    expect(await check(stage, ask)).toMatchObject({
      state: "answered",
      answer: { choice: "eu-central", quote: null },
      answers: [{ by: "Ben", via: stage.place.platform }],
    });
    expect(await stage.sous.memory.households.list()).toEqual([]);
  },
};

export const agents: readonly Scenario<Room>[] = [
  {
    name: "two agents' questions stand side by side, each with its thread, over a restart",
    async play(stage) {
      const { card, ask } = await begin(stage);
      const other = await perform(stage, "ask_people", { question: "Who is on call?" });
      const second = await stage.card("Who is on call?");
      await stage.restart(async () => {
        await stage.place.reply("Ben", second, "Cleo");
      });
      const shown = await stage.place.cards();
      expect(shown.filter(({ text }) => text.includes("outside Sous"))).toHaveLength(1);
      await stage.place.reply("Ana", card, "europe");
      await stage.until("both answers", async () => {
        const [one, two] = [await check(stage, ask), await check(stage, other)];
        return one.answer?.choice === "eu-central" && two.answer?.quote === "Cleo";
      });
    },
  },
];
