/** Whoever comes by a link is the same person whenever they come, and nobody else can be them without it. */
import { describe, expect, it } from "vitest";
import { createSessions } from "../../../src/app/join/sessions.js";
import { TurnedClock } from "../../clock.js";

const key = "0123456789abcdef0123456789abcdef";
const day = 24 * 3_600_000;
const id = "5f1e0a0b0c0d0e0f10111213";

describe("a session", () => {
  it("is of the same person on every device, and of another one in another campaign", () => {
    const clock = new TurnedClock();
    const here = createSessions(() => key, clock);
    const after = createSessions(() => key, clock);
    const first = here.read("pilot", here.open("pilot", id).token);
    expect(first?.externalId).toBe(id);
    expect(first?.guest).toMatch(/^guest[0-9a-f]{16}$/);
    expect(first?.guest).not.toContain(id.slice(0, 6));
    expect(after.read("pilot", after.open("pilot", id).token)).toEqual(first);
    expect(here.read("other", here.open("other", id).token)?.guest).not.toBe(first?.guest);
    expect(here.read("pilot", here.open("pilot", `${id}x`).token)?.guest).not.toBe(first?.guest);
  });

  it("is refused when it was not signed here, was changed, is another campaign's, or is over", async () => {
    const clock = new TurnedClock();
    const sessions = createSessions(() => key, clock);
    const { token, until } = sessions.open("pilot", id);
    const [, encoded, mark] = token.split(".");
    const other = Buffer.from("somebody-else").toString("base64url");
    expect(sessions.read("pilot", token)).not.toBeNull();
    for (const forged of [
      "",
      "x.y.z",
      `${until}.${other}.${mark}`,
      `${until + day}.${encoded}.${mark}`,
      `${until}.${encoded}.${"0".repeat(64)}`,
      `${until}.${encoded}`,
    ])
      expect(sessions.read("pilot", forged), forged).toBeNull();
    expect(sessions.read("other", token)).toBeNull();
    const elsewhere = createSessions(() => `${key}0`, clock);
    expect(elsewhere.read("pilot", token)).toBeNull();
    await clock.turn(until - clock.now());
    expect(sessions.read("pilot", token)).toBeNull();
  });
});
