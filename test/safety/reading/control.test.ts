import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sous } from "../../../src/app/wire.js";
import type { Caller } from "../../../src/core/bot.js";
import { InputError } from "../../../src/core/errors.js";
import { type Place, places, type Role, roles } from "../../../src/core/people/command.js";
import { SilentPeople, startPlain } from "../../build/sous.js";
import { homeOf, plant } from "./planted.js";
import { askers, describeReading, knows, type Stage } from "./table.js";

const ground = {
  platform: "simulated",
  workspace: "t",
  configured: "C1",
  other: "C2",
  third: "C3",
} as const;
const person = (name: string) => ({ id: name, name });
const people = Object.fromEntries(Object.values(askers).map((name) => [name, person(name)]));

let sous: Sous;

beforeAll(async () => {
  sous = await startPlain({ bots: [new SilentPeople().bot] });
  await plant(sous.memory, ground, people);
});
afterAll(() => sous.stop());

const rights: Readonly<Record<keyof typeof askers, Pick<Caller, "mayManage" | "belongs">>> = {
  manager: { mayManage: async () => ({ allowed: true }), belongs: async () => "yes" },
  member: {
    mayManage: async () => ({ allowed: false, reason: "Only managers may do that." }),
    belongs: async () => "yes",
  },
  outsider: {
    mayManage: async () => ({ allowed: false, reason: "Only managers may do that." }),
    belongs: async (to) => (to === "home" ? "no" : "yes"),
  },
  unknown: {
    mayManage: async () => ({ allowed: false, reason: "I could not ask.", isUnknown: true }),
    belongs: async () => "unknown",
  },
};

function callerAt(role: Role, place: Place): Caller {
  const { platform, workspace, configured, other } = ground;
  return {
    platform,
    workspace,
    channel: place === "other" ? other : configured,
    homeChannel: configured,
    ...(place === "direct" && { isDirect: true }),
    person: person(askers[role]),
    ...rights[role],
  };
}

describe("the control", () => {
  describeReading(
    (): Stage => ({
      roles,
      places,
      ask: (role, place, { command }) => sous.control.perform(command, callerAt(role, place)),
    }),
  );

  it("suggests things and places of homes that the caller may read, and of those that come with Sous", async () => {
    for (const role of roles)
      for (const place of places)
        for (const kind of ["thing", "place"] as const) {
          const caller = callerAt(role, place);
          const count = async (home: string) =>
            (await sous.control.suggest({ kind, typed: "", home }, caller)).length;
          for (const home of Object.values(homeOf)) {
            const may = role === "manager" || knows(role, place, home);
            expect((await count(home)) > 0, `${role}, ${place}, ${home}`).toBe(may);
          }
          expect(await count("den-nobody")).toBe(0);
          expect(await count("kitchen")).toBeGreaterThan(0);
        }
  });

  it("lets nobody but managers play and move, whichever way they ask", async () => {
    for (const role of roles.filter((one) => one !== "manager")) {
      const caller = callerAt(role, "configured");
      await expect(sous.control.play({ home: "kitchen" }, caller)).rejects.toThrow(InputError);
      const move = { home: "kitchen", thing: "mug", place: "fridge" };
      await expect(sous.control.move(move, caller)).rejects.toThrow(InputError);
      for (const command of [
        { verb: "resume", home: null },
        { verb: "schedule", home: null, daily: "off" },
        { verb: "teach", home: "kitchen", rule: "open it first" },
        { verb: "here" },
      ] as const)
        expect(await sous.control.perform(command, caller)).toMatch(/could not ask|Only managers/);
    }
  });
});
