import { ownerIn } from "../app/caller.js";
import { nextQuestion, openWith, QuietPeople } from "../app/open-scenario.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";

/** Every process compiles the program anew; a busy machine takes its time. */
export const patience = { timeout: 120_000 };

export const words = "in the fridge, behind the aquarium";

/** Ana has said where it is. */
export async function keepAnswers(): Promise<string> {
  const file = newFile();
  const people = new QuietPeople();
  const sous = await openWith(file, people.bot);
  await sous.control.play({ home: "kitchen" }, ownerIn("simulated"));
  const question = await nextQuestion(sous);
  await people.say(question, words);
  await until(async () => (await sous.memory.questions.get(question.id))?.state === "answered");
  await sous.stop();
  return file;
}
