import { describe, expect, it } from "vitest";
import type { Session } from "../../../src/core/session.js";
import type { Memory } from "../../../src/core/stores.js";

const session: Session = {
  id: "s-1",
  tokenHash: "a".repeat(64),
  passwordMark: "mark",
  role: "member",
  person: "m-1",
  createdAt: 10,
  usedAt: 10,
  until: 100,
};
const other = (change: Partial<Session>): Session => ({
  ...session,
  id: "s-2",
  tokenHash: "b".repeat(64),
  ...change,
});

/** What sessions of the web page promise. */
export function describeSessions(memory: () => Memory): void {
  describe("sessions", () => {
    it("are found by the hash of their token, until they are over", async () => {
      const { sessions } = memory();
      await sessions.begin(session);
      expect(await sessions.find(session.tokenHash, 99)).toEqual(session);
      expect(await sessions.find(session.tokenHash, 100)).toBeNull();
      expect(await sessions.find("c".repeat(64), 20)).toBeNull();
    });

    it("are listed, the last used first", async () => {
      const { sessions } = memory();
      await sessions.begin(session);
      await sessions.begin(other({ role: "owner", person: "owner", usedAt: 20, until: 50 }));
      const ids = async (now: number) => (await sessions.list(now)).map(({ id }) => id);
      expect(await ids(30)).toEqual(["s-2", "s-1"]);
      await sessions.use("s-1", 30);
      await sessions.use("s-99", 40);
      expect(await ids(30)).toEqual(["s-1", "s-2"]);
      expect((await sessions.find(session.tokenHash, 30))?.usedAt).toBe(30);
      expect(await ids(50)).toEqual(["s-1"]);
    });

    it("end, and leave no row when they are over", async () => {
      const { sessions } = memory();
      await sessions.begin(session);
      await sessions.begin(other({ createdAt: 99, until: 200 }));
      await sessions.end(["s-2", "s-99"]);
      expect(await sessions.list(0)).toEqual([session]);
      await sessions.begin(other({ createdAt: 100, until: 200 }));
      expect((await sessions.list(0)).map(({ id }) => id)).toEqual(["s-2"]);
    });

    it("are not begun twice with the same token", async () => {
      const { sessions } = memory();
      await sessions.begin(session);
      const again = other({ tokenHash: session.tokenHash });
      await expect(sessions.begin(again)).rejects.toMatchObject({ code: "conflict" });
    });

    it("go with the person whose data is deleted, and with nobody of that name elsewhere", async () => {
      const { sessions, people } = memory();
      await sessions.begin(session);
      await sessions.begin(other({ person: "m-2" }));
      const named = { platformId: "m-1", name: "Ana" } as const;
      const elsewhere = [
        await people.keep({ ...named, platform: "web", workspace: "outside" }),
        await people.keep({ ...named, platform: "slack", workspace: "local" }),
      ];
      for (const { id } of elsewhere) await people.forget(id, "person", 60);
      const { id } = await people.keep({ ...named, platform: "web", workspace: "local" });
      for (const scope of ["research", "said"] as const) await people.forget(id, scope, 60);
      expect(await sessions.list(20)).toHaveLength(2);
      await people.forget(id, "person", 60);
      expect((await sessions.list(20)).map(({ person }) => person)).toEqual(["m-2"]);
    });
  });
}
