import { expect } from "vitest";
import type { Sous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { decisions, openSous, playKitchen } from "./household-scenario.js";

/** Stops after so many changes of rows; says whether the round was still open then. */
export async function playUntilChange(sous: Sous, change: number): Promise<boolean> {
  let changes = 0;
  sous.watch.subscribe(() => {
    changes += 1;
    if (changes === change) void sous.runner.close();
  });
  const isOpen = await playKitchen(sous).then(
    () => false,
    (error: Error) => {
      expect(error.message).toBe("stopped");
      return true;
    },
  );
  await sous.stop();
  return isOpen;
}

/** Stops an episode after its first change of rows, then `every` changes later, and so on; each goes on as if nothing had been. */
export async function expectToGoOn(every: number): Promise<void> {
  const whole = await openSous(newFile());
  const [reference] = await playKitchen(whole);
  const expected = await decisions(whole.memory, reference?.id ?? "");
  await whole.stop();
  expect(expected).toContain("where Ana's mug: answered");

  let stops = 0;
  for (let change = 1; ; change += every) {
    const file = newFile();
    if (!(await playUntilChange(await openSous(file), change))) break;
    stops += 1;
    const sous = await openSous(file);
    const [episode] = await playKitchen(sous);
    const { memory } = sous;
    expect(episode).toMatchObject({ round: 1, reward: 1, worth: reference?.worth });
    expect(await decisions(memory, episode?.id ?? ""), `change ${change}`).toEqual(expected);
    const questions = await memory.questions.list();
    expect(questions.map(({ state }) => state)).toEqual(["answered", "answered"]);
    for (const { id } of questions) expect(await memory.questions.ballots(id)).toHaveLength(1);
    await sous.stop();
  }
  expect(stops * every).toBeGreaterThan(expected.length);
}
