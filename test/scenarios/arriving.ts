/** The first task of a home, as in docs/install.md and docs/in-chat.md. */
import { expect } from "vitest";
import type { Place, Seen } from "./place.js";
import type { Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

interface Way {
  readonly name: string;
  readonly receipt: "Ben" | "direct";
  answer(place: Place, card: Seen): Promise<unknown>;
}

const noted = "Noted: Ana's mug is in the corner cabinet";

function firstTask(way: Way): Scenario {
  return {
    name: `the first task, answered by ${way.name}`,
    settings: { isUnknown: true },
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
      expect(standing[1]?.text).not.toContain("Sous is in");
    },
  };
}

export const firstPress: Scenario = firstTask({
  name: "a press",
  receipt: "Ben",
  answer: (place, card) => place.press("Ben", card, "Corner cabinet"),
});

export const firstWords: Scenario = firstTask({
  name: "a direct message",
  receipt: "direct",
  answer: (place) => place.speak("Ben", "direct", "in the corner cabinet"),
});

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
