/** An independent copy of who may read what, where, by which command. */
import { describe, expect, it } from "vitest";
import type { Command, Place, Role } from "../../../src/core/people/command.js";
import { homeOf, ownWord, type Word, words } from "./planted.js";

export const askers = {
  manager: "mona",
  member: "milo",
  outsider: "otto",
  unknown: "una",
} as const satisfies Record<Role, string>;

export interface Asked {
  readonly command: Command;
}

export interface Stage {
  readonly roles: readonly Role[];
  readonly places: readonly Place[];
  /** Null without such a command. */
  ask(role: Role, place: Place, asked: Asked): Promise<string | null>;
}

const { configured, other, third, elsewhere } = words;
const everyWord: readonly Word[] = [configured, other, third, elsewhere];
const [, member, outsider] = ["manager", "member", "outsider"] as const;

type Allowed = Readonly<Record<Role, Readonly<Record<Place, readonly Word[]>>>>;

const nobody = { configured: [], other: [], direct: [] };
const ofThePlace = { configured: [configured], other: [other], direct: [] };

const reading: Allowed = {
  manager: { configured: everyWord, other: [other], direct: [] },
  member: ofThePlace,
  outsider: { configured: [], other: [other], direct: [] },
  unknown: nobody,
};
const managing: Allowed = {
  manager: { configured: everyWord, other: everyWord, direct: everyWord },
  member: nobody,
  outsider: nobody,
  unknown: nobody,
};
const joining: Allowed = {
  manager: { configured: [configured], other: [configured, other], direct: [configured] },
  member: { configured: [configured], other: [configured, other], direct: [configured] },
  outsider: { configured: [], other: [other], direct: [] },
  unknown: nobody,
};
const nothing: Allowed = { manager: nobody, member: nobody, outsider: nobody, unknown: nobody };

interface Line extends Asked {
  readonly allowed: Allowed;
  readonly isWhole?: true;
}

const homes = [...Object.values(homeOf), "flat", "kitchen", "bathroom"];

const lines: readonly Line[] = [
  { command: { verb: "facts", home: null }, allowed: reading, isWhole: true },
  { command: { verb: "why", home: null }, allowed: reading },
  { command: { verb: "teach", home: null, rule: null }, allowed: reading },
  {
    command: { verb: "schedule", home: null, daily: null },
    allowed: reading,
    isWhole: true,
  },
  {
    command: { verb: "campaign", campaign: null, move: "status" },
    allowed: reading,
    isWhole: true,
  },
  { command: { verb: "status", everywhere: false }, allowed: reading },
  { command: { verb: "status", everywhere: true }, allowed: managing },
  {
    command: { verb: "consent", campaign: null, agree: null },
    allowed: joining,
    isWhole: true,
  },
  { command: { verb: "me" }, allowed: joining },
  { command: { verb: "my-data", request: "tell" }, allowed: nothing },
  { command: { verb: "help" }, allowed: nothing },
  ...homes.flatMap((home): Line[] => [
    { command: { verb: "facts", home }, allowed: reading },
    { command: { verb: "why", home }, allowed: reading },
    { command: { verb: "teach", home, rule: null }, allowed: reading },
  ]),
  ...everyWord.map((word): Line => {
    const command = { verb: "campaign", campaign: word, move: "status" } as const;
    return { command, allowed: reading };
  }),
];

/** Only managers may learn whether the home exists. */
const changes: readonly Asked[] = homes.flatMap((home): Asked[] => [
  { command: { verb: "pause", home } },
  { command: { verb: "stop", home } },
  { command: { verb: "play", home, rounds: 1 } },
  { command: { verb: "schedule", home, daily: 660 } },
  { command: { verb: "teach", home, rule: null, withdraw: 1 } },
]);

/** Those who may see all, and those of the place where it was played. */
export function knows(role: Role, place: Place, home: string): boolean {
  const at = (Object.keys(homeOf) as (keyof typeof homeOf)[]).find((key) => homeOf[key] === home);
  return at !== undefined && reading[role][place].includes(words[at]);
}

export function describeReading(stage: () => Stage | Promise<Stage>): void {
  async function forEach(
    run: (ask: (asked: Asked) => Promise<string | null>, role: Role, place: Place) => Promise<void>,
  ): Promise<void> {
    const { roles, places, ask } = await stage();
    for (const role of roles)
      for (const place of places) await run((asked) => ask(role, place, asked), role, place);
  }

  describe("what is read", () => {
    it("has no word of a place that the caller may not read, and the caller's own", async () => {
      await forEach(async (ask, role, place) => {
        for (const { allowed, isWhole, ...asked } of lines) {
          const told = (await ask(asked))?.toLowerCase();
          if (told === undefined) continue;
          const may = allowed[role][place];
          const where = `${role}, ${place}: ${JSON.stringify(asked.command)}\n${told}`;
          const named = asked.command as { home?: string; campaign?: string };
          // Unknown names are repeated.
          const heard = told
            .replaceAll(named.home ?? "\0", "")
            .replaceAll(`"${named.campaign ?? "\0"}"`, "");
          const strangers = Object.values(askers).filter((name) => name !== askers[role]);
          const kept = [
            ...everyWord.filter((word) => !may.includes(word)),
            ...strangers.map(ownWord),
          ];
          const isAll = may.length === everyWord.length;
          const leaked = kept.filter(
            (word) => heard.includes(word) && !(isAll && strangers.map(ownWord).includes(word)),
          );
          expect(leaked, where).toEqual([]);
          if (isWhole) for (const word of may) expect(heard, where).toContain(word);
          if (asked.command.verb === "facts" && [null, "flat"].includes(asked.command.home))
            expect(heard, where).toContain(ownWord(askers[role]));
        }
      });
    });

    it("tells of what was said elsewhere neither who said it nor how", async () => {
      await forEach(async (ask, role, place) => {
        if (![member, outsider].includes(role as never)) return;
        const told = await ask({ command: { verb: "facts", home: "flat" } });
        const isTold = reading[role][place].length > 0;
        expect(/fridge.*\(said elsewhere\)/.test(told ?? ""), `${role}, ${place}`).toBe(isTold);
      });
    });

    it("says the same of a home that is not there and of one that is not theirs", async () => {
      await forEach(async (ask, role, place) => {
        for (const home of Object.values(homeOf)) {
          if (knows(role, place, home)) continue;
          for (const verb of ["facts", "why"] as const) {
            const of = (name: string) => ask({ command: { verb, home: name } });
            const none = await of("den-nobody");
            expect(await of(home)).toBe(none?.replaceAll("den-nobody", home));
          }
        }
        // Built-in homes not played here.
        const [bathroom, kitchen] = await Promise.all(
          ["bathroom", "kitchen"].map((home) => ask({ command: { verb: "facts", home } })),
        );
        expect([bathroom, kitchen].join()).toMatch(/Nothing was played in.*Nothing was played in/s);
      });
    });
  });

  it("the page of a person has the questions of the channel to which they belong", async () => {
    await forEach(async (ask, role, place) => {
      const told = await ask({ command: { verb: "me" } });
      const isIn = role === "manager" || role === member;
      expect(told?.includes(configured), `${role}, ${place}`).toBe(isIn);
    });
  });

  it("nothing is changed by those who do not manage, and they are told who may", async () => {
    await forEach(async (ask, role, place) => {
      if (role === "manager") return;
      const told = new Set<string | null>();
      for (const asked of changes) told.add(await ask(asked));
      told.delete(null);
      expect([...told], `${role}, ${place}`).toHaveLength(1);
      expect([...told][0]).toMatch(/could not ask|Only .* may do that/);
    });
  });

  it("a refusal to read says why", async () => {
    await forEach(async (ask, role, place) => {
      const told = await ask({ command: { verb: "facts", home: null } });
      if (place === "direct") return;
      if (role === "unknown") expect(told).toMatch(/could not ask who you are/);
      if (role === "outsider" && place === "configured") expect(told).toMatch(/Only members/);
    });
  });
}
