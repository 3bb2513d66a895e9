/** Days over the whole product, and nothing wrong in them. */
import { expect } from "vitest";
import { runChatSoak } from "../soak/soak-command.js";

export async function expectQuietDays(days: number): Promise<void> {
  const result = await runChatSoak({ days, seed: 3 });
  expect(result).toMatchObject({
    days,
    lost: 0,
    doubled: 0,
    doubledReminders: 0,
    remindersAtNight: 0,
    duplicatePosts: 0,
    deadButtons: 0,
    unfinished: 0,
  });
  expect(result.restarts).toBeGreaterThan(3);
  expect(result.questions).toBeGreaterThan(5);
  expect(result.presses).toBeGreaterThan(result.questions);
}
