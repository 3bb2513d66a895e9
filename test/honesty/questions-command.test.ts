import { expect, it } from "vitest";
import { readHome } from "../../scenes/household/source/home-file.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import type { CardQuestion } from "../../src/core/bot.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { drawAbout, Houses, kinds } from "./house.js";

const kitchen = readHome(loadHousehold("kitchen").content.text, { file: "kitchen" });

it("has each question with its mode, text, choices as shown, state and answers", async () => {
  const file = newFile();
  const houses = await Houses.open(file);
  const asked = new Map<string, { readonly mode: string; readonly shown: CardQuestion | null }>();
  for (const mode of ["owner", "keeper"] as const)
    for (const kind of kinds) {
      const about = drawAbout(kitchen, kind, mode);
      if (!about) throw new Error("there is nothing to ask about");
      const one = await houses.ask(kitchen, about);
      const { id, episode, choices } = one.question;
      const card = await buildCard(houses.memory, episode);
      asked.set(id, { mode: one.question.mode, shown: card?.question ?? null });
      if (choices[0] && kind !== "where") await houses.press(one, "Zed", choices[0].id);
    }
  await houses.close();
  const { out } = await runSous("questions", "--db", file, "--json");
  const { questions } = JSON.parse(out);
  expect(questions).toHaveLength(asked.size);
  for (const { id, mode, text, choices, state, answers } of questions) {
    const { mode: given, shown } = asked.get(id) ?? {};
    expect([mode, text]).toEqual([given, shown?.text]);
    const labels = choices.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(shown?.choices.map(({ label }) => label));
    const answer = { choice: choices[0]?.id, personName: "Zed" };
    expect(answers).toMatchObject(state === "open" ? [] : [answer]);
  }
  expect(JSON.stringify(questions)).not.toMatch(/(?:Ana|Ben|Mia)'s (?:blue|green|red)/);
});
