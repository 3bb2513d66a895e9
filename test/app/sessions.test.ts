import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createSessionDesk } from "../../src/app/sessions.js";
import { TurnedClock } from "../clock.js";
import { newFile } from "../memory/folder.js";
import { filesIn, findWords } from "./my-data/traces.js";

const passwords = { owner: "staple of the owner", member: "correct horse battery" };

async function open(key = "key of the test") {
  const file = newFile();
  const clock = new TurnedClock();
  const memory = await openMemory({ file, clock });
  onTestFinished(() => memory.close());
  const desk = createSessionDesk({ memory, clock, key: () => key, endsOthers: true });
  return { file, clock, memory, desk };
}

describe("sessions", () => {
  it("hold for seven days, and note when they were last used", async () => {
    const { clock, desk } = await open();
    const sessions = await desk.open(passwords);
    const { token, until } = await sessions.begin("member", "m-1");
    expect(until - clock.now()).toBe(7 * 24 * 3_600_000);
    await clock.turn(59_999);
    await sessions.find(token);
    expect(await sessions.list()).toMatchObject([{ usedAt: clock.now() - 59_999 }]);
    await clock.turn(1);
    await sessions.find(token);
    expect(await sessions.list()).toMatchObject([{ usedAt: clock.now() }]);
    await clock.turn(until - clock.now() - 1);
    expect(await sessions.find(token)).toMatchObject({ role: "member", person: "m-1" });
    await clock.turn(1);
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.list()).toEqual([]);
  });

  it("have tokens of 256 bits that stand in no file, nor do the passwords", async () => {
    const { desk, file } = await open();
    const sessions = await desk.open(passwords);
    const tokens: string[] = [];
    for (let at = 0; at < 20; at += 1) tokens.push((await sessions.begin("owner", "owner")).token);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(new Set(tokens).size).toBe(20);
    const secrets = [...tokens, ...Object.values(passwords)];
    expect(findWords(filesIn(path.dirname(file)), secrets)).toEqual([]);
  });

  it("survive a restart, and end with the password that they began with", async () => {
    const { desk } = await open();
    const first = await desk.open(passwords);
    const { token: owner } = await first.begin("owner", "owner");
    const { token: member } = await first.begin("member", "m-1");
    const same = await desk.open(passwords);
    expect(await same.find(owner)).toMatchObject({ role: "owner" });
    const changed = await desk.open({ ...passwords, member: "another password" });
    expect(await changed.find(member)).toBeNull();
    expect(await changed.find(owner)).toMatchObject({ role: "owner" });
    const swapped = await desk.open({ owner: passwords.member, member: passwords.owner });
    expect(await swapped.find(owner)).toBeNull();
  });

  it("end where there is no password any more", async () => {
    const { desk } = await open();
    const first = await desk.open(passwords);
    const { token } = await first.begin("member", "m-1");
    await desk.open({ owner: passwords.owner });
    expect(await (await desk.open(passwords)).find(token)).toBeNull();
    const owners = await desk.open({ owner: passwords.owner });
    await expect(owners.begin("member", "m-1")).rejects.toThrow("no password of a member");
  });

  it("end all of one person in one role", async () => {
    const { desk } = await open();
    const sessions = await desk.open(passwords);
    for (const person of ["m-1", "m-1", "m-2"]) await sessions.begin("member", person);
    const { token } = await sessions.begin("owner", "m-1");
    const [mine] = await Promise.all([
      sessions.find((await sessions.begin("member", "m-1")).token),
    ]);
    if (!mine) throw new Error("there is no session");
    expect(await sessions.endAll(mine)).toHaveLength(3);
    expect(await sessions.list()).toHaveLength(2);
    expect(await sessions.find(token)).not.toBeNull();
  });
});
