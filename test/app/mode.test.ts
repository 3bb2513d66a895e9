/** Keeper mode: people answer from memory. */
import { expect, it } from "vitest";
import { buildCard } from "../../src/desk/card.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { nextQuestion, openWith, playOpen, QuietPeople } from "./open-scenario.js";

it("is kept with the episode, and holds for where things are, not for what people like", async () => {
  const file = newFile();
  const people = new QuietPeople();
  const sous = await openWith(file, people.bot);
  const playing = playOpen(sous, { mode: "keeper" }).catch((error: Error) => error.message);
  const choice = await nextQuestion(sous);
  expect(choice.mode).toBe("open");
  await people.press(choice, "Blue mug");
  await until(async () => (await nextQuestion(sous)).id !== choice.id);
  await sous.stop();
  expect(await playing).toBe("stopped");

  const again = await openWith(file, new QuietPeople().bot);
  const where = await nextQuestion(again);
  expect(where).toMatchObject({ mode: "keeper", text: "Where is the blue mug?" });
  expect(await buildCard(again.memory, where.episode)).toMatchObject({ mode: "keeper" });
  await again.stop();
});
