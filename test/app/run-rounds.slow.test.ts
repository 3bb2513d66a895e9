/** Rounds that a kill interrupts before any of their writes. */
import { describe, it } from "vitest";
import { expectEachRoundOnce, interrupted } from "./run-rounds-setup.js";

describe.each(interrupted)("%s that a kill interrupts", (_, change) => {
  it(
    "are played to the last one, none of them twice, wherever the kill comes",
    () => expectEachRoundOnce(change, 1),
    120_000,
  );
});
