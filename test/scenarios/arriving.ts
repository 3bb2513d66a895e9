/**
 * The first task of a home, as docs/install.md tells it: the bot was invited, Sous starts on an empty database and
 * introduces itself. Each question is a new message, the answer comes in each of the ways that docs/in-chat.md names,
 * and its receipt stands where that page says.
 */
import { expect } from "vitest";
import type { Place, Seen } from "./place.js";
import type { Ability, Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

interface Way {
  readonly name: string;
  readonly needs?: Ability;
  /** Who can read the receipt. */
  readonly receipt: "Ben" | "thread" | "direct";
  answer(place: Place, card: Seen): Promise<unknown>;
}

const words = "in the corner cabinet";
const noted = "Noted: Ana's mug is in the corner cabinet";

const ways: readonly Way[] = [
  {
    name: "a press",
    receipt: "Ben",
    answer: (place, card) => place.press("Ben", card, "Corner cabinet"),
  },
  {
    name: "a form",
    needs: "forms",
    receipt: "Ben",
    answer: (place, card) => place.fill("Ben", card, "Somewhere else…", words),
  },
  {
    name: "a reply in the thread",
    receipt: "thread",
    answer: (place, card) => place.reply("Ben", card, words),
  },
  {
    name: "an answer to the message",
    needs: "answers",
    receipt: "thread",
    answer: async (place, card) => place.answer?.("Ben", card, words),
  },
  {
    name: "a mention in the channel",
    needs: "mentions",
    receipt: "thread",
    answer: (place) => place.speak("Ben", "mention", words),
  },
  {
    name: "a direct message",
    needs: "mentions",
    receipt: "direct",
    answer: (place) => place.speak("Ben", "direct", words),
  },
  {
    name: "Use as answer",
    needs: "mentions",
    receipt: "thread",
    answer: async (place) => place.use("Ben", await place.speak("Ben", "plain", words)),
  },
];

export const arriving: readonly Scenario[] = ways.map((way) => ({
  name: `the first task, answered by ${way.name}`,
  about: "desk",
  settings: { isUnknown: true },
  ...(way.needs && { needs: way.needs }),
  async play(stage) {
    const { place } = stage;
    const [welcome, ...others] = await place.cards();
    expect(welcome?.text).toContain("Hello, I am Sous");
    expect(others).toEqual([]);
    await place.command("Ana", "play", { home: "kitchen" });
    const first = await stage.card("Where is Ana's mug");
    await way.answer(place, first);
    const second = await stage.card("Which mug is Ana's");
    expect(second).toMatchObject({ thread: first.id });
    expect(second.id).not.toBe(first.id);
    await expectReceipt(stage, first, way.receipt);
    await place.press("Cleo", second, "The blue mug in the corner cabinet");
    const last = await stage.card("Done in");
    expect(last.id).toBe(second.id);
    await stage.settle();
    await stage.restart();
    const standing = await place.cards();
    expect(standing.map(({ id }) => id)).toEqual([welcome?.id, first.id, second.id]);
    expect(standing[1]?.text).toContain("→ in the corner cabinet (");
  },
}));

/** It stands there, and nowhere else. */
async function expectReceipt(stage: Stage, card: Seen, where: Way["receipt"]): Promise<void> {
  const { place } = stage;
  const has = (texts: readonly string[]) => texts.some((text) => text.includes(noted));
  const read = async () => {
    const direct = has(await place.directly("Ben"));
    const alone = has(place.whispers("Ben")) && !direct;
    const underCard = has((await place.notes(card)).map(({ text }) => text));
    return { Ben: alone, direct, thread: underCard && !alone };
  };
  await stage.until("the receipt", async () => Object.values(await read()).includes(true));
  const only = { Ben: false, direct: false, thread: false, [where]: true };
  expect(await read()).toEqual(only);
  expect(has(place.whispers("Cleo"))).toBe(false);
}
