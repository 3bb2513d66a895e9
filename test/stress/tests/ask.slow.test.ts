/** The short form of `stress ask`: real processes, a real kill. */
import { expect, test } from "vitest";
import { measureAsk } from "../ask/ask-command.js";

test("nothing is lost or comes twice, nobody else is told, and the second agent asks nobody", {
  timeout: 180_000,
}, async () => {
  expect(await measureAsk({ asks: 6, kills: 1, seed: 3 })).toEqual({
    asks: 6,
    lost: 0,
    doubled: 0,
    duplicatePosts: 0,
    wrongScope: 0,
    reusedShare: 1,
    staleReuses: 0,
  });
});
