import { describe, expect, it } from "vitest";
import { createSessions, readCode, Seals } from "../../../src/app/join/seals.js";
import { TurnedClock } from "../../clock.js";

const key = "0123456789abcdef0123456789abcdef";
const seals = new Seals(() => key);
const day = 24 * 3_600_000;
const id = "5f1e0a0b0c0d0e0f10111213";
const ana = { externalId: id, proof: null };

describe("a session", () => {
  it.each([null, "link", "code 1732233445566"] as const)(
    "says who came, and by what (%s)",
    (proof) => {
      const clock = new TurnedClock();
      const { token } = createSessions(seals, clock).open("pilot", { ...ana, proof });
      expect(createSessions(seals, clock).read("pilot", token)).toEqual({ ...ana, proof });
    },
  );

  it("is refused when it was not signed here, was changed, is another campaign's, or is over", async () => {
    const clock = new TurnedClock();
    const sessions = createSessions(seals, clock);
    const { token, until } = sessions.open("pilot", ana);
    const [, encoded, mark] = token.split(".");
    const other = Buffer.from("somebody-else").toString("base64url");
    expect(sessions.read("pilot", token)).not.toBeNull();
    for (const forged of [
      "",
      "x.y.z",
      `${until}.${other}.${mark}`,
      `${until + day}.${encoded}.${mark}`,
      `${until}.${encoded}.${"0".repeat(64)}`,
      `${until}.${encoded}.${seals.link({ campaign: "pilot", externalId: id })}`,
      `${until}.${encoded}`,
      `${token}.link`,
      `${token}.code 1`,
      `${token}.`,
    ])
      expect(sessions.read("pilot", forged), forged).toBeNull();
    expect(sessions.read("other", token)).toBeNull();
    const elsewhere = createSessions(new Seals(() => `${key}0`), clock);
    expect(elsewhere.read("pilot", token)).toBeNull();
    await clock.turn(until - clock.now());
    expect(sessions.read("pilot", token)).toBeNull();
  });
});

describe("what is made of a participant", () => {
  const sent = { campaign: "pilot", externalId: id };
  const made = ({ campaign, externalId }: typeof sent, of = seals) => [
    of.guest({ campaign, externalId }),
    of.link({ campaign, externalId }),
    of.completionCode({ campaign, externalId }),
    of.dataCode({ campaign, externalId }, 1),
    of.dataCode({ campaign, externalId }, 2),
    of.device({ campaign, externalId }, "secret"),
  ];

  it("is always the same, and for nobody else and nothing else", () => {
    expect(made(sent)).toEqual(made(sent, new Seals(() => key)));
    const all = [
      made(sent),
      made({ ...sent, campaign: "other" }),
      made({ ...sent, externalId: `${id}x` }),
      made(sent, new Seals(() => `${key}0`)),
    ].flat();
    expect(new Set(all).size).toBe(all.length);
    expect(made(sent)[0]).toMatch(/^guest[0-9a-f]{16}$/);
    expect(made(sent)[1]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("has codes of eight letters that can be told apart, however they are typed", () => {
    const codes = Array.from({ length: 500 }, (_, at) =>
      seals.completionCode({ ...sent, externalId: `p-${at}` }),
    );
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    expect(new Set(codes.join("")).size, "all letters come up").toBe(20);
    expect(readCode(" bcdf-ghjk ")).toBe("BCDFGHJK");
  });
});
