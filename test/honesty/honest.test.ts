/** Nothing shown with a question reveals its answer: mode x bot x kind of question. */
import { describe, expect, it } from "vitest";
import { readHome } from "../../scenes/household/source/home-file.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import type { KnowledgeMode } from "../../src/core/question/question.js";
import { seededRandom } from "../../src/core/random.js";
import {
  type Asked,
  drawAbout,
  type GameKind,
  gameKinds,
  Houses,
  type Kind,
  kinds,
} from "./house.js";
import { checkChoices, checkGame, checkSent, hideElsewhere } from "./rules.js";
import { drawPicture } from "./sent.js";

const kitchen = readHome(loadHousehold("kitchen").content.text, { file: "kitchen" });

function draw(kind: Kind, mode: KnowledgeMode, seed?: number) {
  const about = drawAbout(kitchen, kind, mode, seed);
  if (!about) throw new Error("the kitchen has nothing to ask about");
  return about;
}

async function within(count: number, use: (houses: readonly Houses[]) => Promise<void>) {
  const houses = await Promise.all(Array.from({ length: count }, () => Houses.open()));
  try {
    await use(houses);
  } finally {
    for (const one of houses) await one.close();
  }
}

async function nextOf(houses: Houses, asked: Asked): Promise<Asked> {
  const next = await houses.next(asked);
  if (!next) throw new Error("nothing is asked");
  return next;
}

describe.each(["owner", "keeper"] as const)("in an episode of mode %s", (mode) => {
  it.each(kinds)("a question of the kind %s tells nothing before or after its answer", (kind) =>
    within(2, async ([one, other]) => {
      if (!one || !other) return;
      const about = draw(kind, mode);
      const hidden = hideElsewhere(kitchen, about.looked, seededRandom(1, "twin"));
      let asked = await one.ask(kitchen, about);
      let twin = await other.ask(hidden, about);
      checkChoices(asked, about);
      await checkSent([one, asked], [other, twin]);
      await one.say(asked, "Zed", "next to the thing");
      await other.say(twin, "Zed", "next to the thing");
      asked = await nextOf(one, asked);
      twin = await nextOf(other, twin);
      await checkSent([one, asked], [other, twin]);
      const [choice] = asked.question.choices;
      if (!choice) return;
      await one.press(asked, "Zed", choice.id);
      await other.press(twin, "Zed", choice.id);
      await checkSent([one, asked], [other, twin], "answered");
    }),
  );

  it.each(["whose", "which is whose"] as const)(
    "a dispute about a question of the kind %s tells nothing",
    (kind) =>
      within(1, async ([houses]) => {
        if (!houses) return;
        const asked = await houses.ask(kitchen, draw(kind, mode, 2));
        const [first, second] = asked.question.choices;
        await houses.press(asked, "Zed", first?.id ?? "");
        await houses.press(asked, "Yan", second?.id ?? "");
        const dispute = await nextOf(houses, asked);
        expect(dispute.question.adjudicates).toBe(asked.question.id);
        await checkSent([houses, dispute]);
        await houses.press(dispute, "Zed", dispute.question.choices[0]?.id ?? "");
        await checkSent([houses, dispute], null, "answered");
      }),
  );

  it.each(Object.keys(gameKinds) as GameKind[])("a game's question (%s) tells nothing", (kind) =>
    within(1, async ([houses]) => {
      if (!houses) return;
      for (const number of [1, 2])
        await checkGame(houses, await houses.askInGame(kind, number, mode));
    }),
  );
});

it("draws the same picture whatever is asked", () =>
  within(1, async ([houses]) => {
    if (!houses) return;
    const pictures = new Set<string | null>();
    for (const kind of ["where", "whose", "which is whose"] as const)
      pictures.add(
        await drawPicture(houses.memory, await houses.ask(kitchen, draw(kind, "owner"))),
      );
    expect([...pictures]).toEqual([expect.stringContaining("<svg")]);
    expect(
      await drawPicture(houses.memory, await houses.ask(kitchen, draw("where", "keeper"))),
    ).toBeNull();
  }));
