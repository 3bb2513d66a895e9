/** What people get for a question never shows its answer: mode x bot x kind of question. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadHousehold } from "../../scenes/household/index.js";
import { readHome } from "../../scenes/household/source/home-file.js";
import type { KnowledgeMode } from "../../src/core/question.js";
import { type Asked, bots } from "./asked.js";
import { checkCell, checkChoices, checkGameCell } from "./cells.js";
import { fuzz } from "./fuzz.js";
import { type GameKind, gameKinds, Houses, type Kind, kinds } from "./houses.js";

const kitchen = readHome(loadHousehold("kitchen").content.text, { file: "kitchen" });
let houses: Houses;

beforeAll(async () => {
  houses = await Houses.open();
});

afterAll(() => houses.close());

describe.each(["owner", "keeper"] as const)("in an episode of mode %s", (mode) => {
  it.each(kinds)("a question of the kind %s keeps to the table in all bots", async (kind) => {
    const asked = await houses.ask(kitchen, kind, mode, 1);
    if (!asked) throw new Error("the kitchen has nothing to ask about");
    checkChoices(asked);
    for (const bot of bots) await checkCell(asked, bot);
    await asked.say("Zed", "next to the thing");
    const unclear = await asked.next();
    if (!unclear) throw new Error("nothing is asked back");
    for (const bot of bots) await checkCell(unclear, bot);
    const [choice] = unclear.question.choices;
    if (!choice) return;
    await unclear.press("Zed", choice);
    for (const bot of bots) await checkCell(unclear, bot, "answered");
  });

  it.each(["whose", "which is whose"] as const)(
    "a dispute about a question of the kind %s keeps to it",
    async (kind) => {
      const asked = await askedOfSeveral(kind, mode);
      const [one, other] = asked.question.choices;
      if (!one || !other) throw new Error("there is nothing to choose");
      await asked.press("Zed", one);
      await asked.press("Yan", other);
      const dispute = await asked.next();
      expect(dispute?.question.adjudicates).toBe(asked.question.id);
      for (const bot of bots) await checkCell(dispute ?? asked, bot);
      const [claim] = dispute?.question.choices ?? [];
      await dispute?.press("Zed", claim ?? one);
      for (const bot of bots) await checkCell(dispute ?? asked, bot, "answered");
    },
  );

  it.each(Object.keys(gameKinds) as GameKind[])(
    "a game's question (%s) keeps to it",
    async (kind) => {
      for (const number of [1, 2]) {
        const asked = await houses.askInGame(kind, number, mode);
        if (!asked) throw new Error("the game has nothing to ask about");
        for (const bot of bots) await checkGameCell(asked, bot);
      }
    },
  );
});

/** A question with at least two choices. */
async function askedOfSeveral(kind: Kind, mode: KnowledgeMode): Promise<Asked> {
  for (let seed = 1; seed < 30; seed++) {
    const asked = await houses.ask(kitchen, kind, mode, seed);
    if ((asked?.question.choices.length ?? 0) > 1) return asked as Asked;
  }
  throw new Error("there is nothing to choose");
}

it("holds in 6 generated homes", async () => {
  const { cells } = await fuzz({ homes: 6, most: 1 });
  expect(cells).toBeGreaterThan(20);
});
