/** `sous questions --json` tells what people were shown, and nothing of the home beside it. */
import { expect, it } from "vitest";
import { loadHousehold } from "../../scenes/household/index.js";
import { readHome } from "../../scenes/household/source/home-file.js";
import type { CardQuestion } from "../../src/core/bot.js";
import { runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import type { Asked } from "./asked.js";
import { Houses, kinds } from "./houses.js";

const kitchen = readHome(loadHousehold("kitchen").content.text, { file: "kitchen" });
/** Asks in every mode, and answers all but the first kind. */
async function askAll(houses: Houses) {
  const all: { readonly asked: Asked; readonly shown: CardQuestion | null }[] = [];
  for (const mode of ["owner", "keeper"] as const)
    for (const kind of kinds) {
      const asked = await houses.ask(kitchen, kind, mode, 1);
      if (!asked) throw new Error("there is nothing to ask about");
      all.push({ asked, shown: (await asked.card()).question });
      const [choice] = asked.question.choices;
      if (choice && kind !== "where") await asked.press("Zed", choice);
    }
  return all;
}

it("has each question with its mode, text, choices as shown, state and answers", async () => {
  const file = newFile();
  const houses = await Houses.open(file);
  const all = await askAll(houses);
  await houses.close();
  const { out } = await runSous("questions", "--db", file, "--json");
  const { questions } = JSON.parse(out);
  expect(questions).toHaveLength(all.length);
  for (const { asked, shown } of all) {
    const { question } = asked;
    const told = questions.find(({ id }: { id: string }) => id === question.id);
    expect(told).toMatchObject({ mode: question.mode, text: shown?.text });
    expect(told.choices.map(({ label }: { label: string }) => label)).toEqual(
      shown?.choices.map(({ label }) => label),
    );
    expect(["open", "answered"]).toContain(told.state);
    expect(told.answers).toHaveLength(told.state === "open" ? 0 : 1);
    for (const { choice, personName } of told.answers) {
      expect(question.choices.map(({ id }) => id)).toContain(choice);
      expect(personName).toBe("Zed");
    }
  }
  const modes = new Set(questions.map(({ mode }: { mode: string }) => mode));
  expect(modes).toEqual(new Set(["owner", "keeper", "persona", "open"]));
  expect(JSON.stringify(questions)).not.toMatch(/(?:Ana|Ben|Mia)'s (?:blue|green|red)/);
});
