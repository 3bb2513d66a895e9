/** ABA's variants over the whole product, on our homes. */
import { describe, expect, it } from "vitest";
import { play } from "./lab-setup.js";

describe("many rounds", () => {
  it("are the same for the same seed and others for another", async () => {
    const few = { variant: "multiround", maxSteps: 25 } as const;
    const [one, again, other] = [
      await play("flat", few),
      await play("flat", few),
      await play("flat", { ...few, seed: 2 }),
    ];
    expect(again).toEqual(one);
    expect(other.rounds.map(({ task }) => task)).not.toEqual(one.rounds.map(({ task }) => task));
  });
});
