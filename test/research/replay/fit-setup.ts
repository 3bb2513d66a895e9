/** "Where is a spoon?", in a home of six drawers and a counter. */
import { afterEach } from "vitest";
import type { Sous } from "../../../src/app/wire.js";
import type { Question } from "../../../src/core/question.js";
import type { Memory } from "../../../src/core/stores.js";
import { openSous } from "../../agent/household-scenario.js";
import { playDrawers, saying } from "./drawers-home.js";

let sous: Sous;
afterEach(() => sous.stop());

export function memoryOf(): Memory {
  return sous.memory;
}

/** Asks, and gives this answer. @returns the question as it is kept */
export async function ask(words: string): Promise<Question> {
  sous = await openSous(":memory:", {}, { bot: saying(words) });
  await playDrawers(sous);
  const [question] = await sous.memory.questions.list();
  if (!question) throw new Error("nothing was asked");
  return question;
}
