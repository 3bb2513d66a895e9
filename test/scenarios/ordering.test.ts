import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepHousehold } from "../../src/app/play/households.js";
import { packageFile } from "../../src/core/package-file.js";
import { openRoom } from "./room.js";
import { Stage } from "./stage.js";

const bathroom = JSON.parse(readFileSync(packageFile("scenes/data/bathroom.json"), "utf8"));
const [order] = bathroom.orders;
const again = { ...order, sentence: "please order toothpaste, we have none left." };

function home(): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "home-")), "washroom.json");
  const [task] = bathroom.tasks;
  const orders = [order, again];
  writeFileSync(file, JSON.stringify({ ...bathroom, id: "washroom", tasks: [task], orders }));
  return file;
}

test("an order is asked about, reused, and its answer put right", async () => {
  const stage = new Stage(openRoom());
  onTestFinished(() => stage.close());
  await stage.start();
  const { sous, place, clock } = stage;
  const household = await keepHousehold(sous.memory, home(), clock);
  const { platform: bot, channel } = place;
  const rounds = { household, rounds: 3, seed: 1, maxSteps: 50, askPolicy: "missing" } as const;
  const played = sous.runner.play({ ...rounds, bot, channel });

  const asked = await stage.until("the size", async () => {
    for (const question of await stage.questions(household.id)) {
      if (question.state !== "open") continue;
      if (question.text.includes("toothpaste size")) return question;
      const card = await stage.card(question.text.slice(0, 20));
      const isFlavor = question.text.includes("flavor");
      await place.reply("Ben", card, isFlavor ? "mint, please" : "I don't know");
      await stage.until(
        "its end",
        async () => (await sous.memory.questions.get(question.id))?.state !== "open",
      );
    }
    return null;
  });
  expect(asked.view.owner.card).toContain("usual toothpaste size: pack of 2");
  const card = await stage.card("toothpaste size");
  await place.reply("Ana", card, "the big one");
  await stage.note(card, "Noted: we buy toothpaste size pack of 4");
  await played;
  const reused = await stage.note(card, "I went by what you told me here");
  expect(reused.text).toContain("we buy toothpaste flavor mint; we buy toothpaste size pack of 4");
  const twoReused = (await place.notes(card)).filter(({ text }) => text.includes("I went by"));
  expect(twoReused.length).toBe(1);
  await place.reply("Ben", card, "we take cinnamon now");
  await stage.note(card, /Noted instead: we buy toothpaste flavor/);
  await place.reply("Ana", card, "we only need the pack of 2 now");
  await stage.note(card, "Noted instead: we buy toothpaste size pack of 2");
  const facts = await sous.memory.facts.list({ household: household.id });
  const sizes = facts.filter(({ subject }) => subject === "usual toothpaste size");
  expect(sizes.map(({ objects, personName }) => [objects, personName])).toEqual([
    [["pack of 2"], "Ana"],
  ]);
});
