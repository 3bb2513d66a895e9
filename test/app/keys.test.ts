import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createSessionDesk } from "../../src/app/serve/sessions.js";
import { sealInstallations } from "../../src/app/settings/seal-installations.js";
import { keyBeside, keyNames } from "../../src/app/settings/secret-key.js";
import { ConfigError } from "../../src/core/errors.js";
import type { Installation } from "../../src/core/people/installation.js";
import { TurnedClock } from "../clock.js";
import { newFile } from "../memory/folder.js";

const set = { "join-key": "j".repeat(32), "session-key": "s".repeat(32) };
const secret = "x".repeat(32);
const address = "postgres://sous:a-password@127.0.0.1/sous";

test("keys of an older version count, in settings and in files; the others come from one secret", () => {
  const file = newFile();
  expect(keyBeside(file, "join-key", set)()).toBe(set["join-key"]);
  expect(keyBeside(file, "join-key", { secret })()).toMatch(/^[0-9a-f]{64}$/);
  expect(existsSync(`${file}.secret-key`)).toBe(false);
  const made = keyNames.map((name) => keyBeside(file, name)());
  expect(new Set(made).size).toBe(keyNames.length);
  expect(keyNames.map((name) => keyBeside(file, name)())).toEqual(made);
  const moved = { secret: readFileSync(`${file}.secret-key`, "utf8").trim() };
  expect(keyNames.map((name) => keyBeside(address, name, moved)())).toEqual(made);
  writeFileSync(`${file}.join-key`, `${set["join-key"]}\n`);
  expect(keyBeside(file, "join-key", { secret })()).toBe(set["join-key"]);
});

test("PostgreSQL has no files beside it: a secret, or the keys of an older version, must be set", () => {
  expect(keyBeside(address, "session-key", set)()).toBe(set["session-key"]);
  const asked = () => keyBeside(address, "install-key", set);
  expect(asked).toThrow(ConfigError);
  expect(asked).toThrow(/set SOUS_SECRET to 32 characters/);
  expect(asked).not.toThrow("a-password");
});

const token = "xoxb-workspace-two-secret";

function installation(workspace: string, changes: Partial<Installation> = {}): Installation {
  const tokens = JSON.stringify({ token });
  const rest = { channel: "", installedBy: "U1", installedAt: 5, ...changes };
  return { platform: "slack", workspace, tokens, ...rest };
}

async function openStore(file: string, secret = keyBeside(file, "install-key")) {
  const memory = await openMemory({ file, clock: systemClock });
  return { memory, store: sealInstallations(memory.installations, secret) };
}

describe("installations", () => {
  it("are rows by platform and workspace, with tokens that the file does not show", async () => {
    const file = newFile("sous.db");
    const { memory, store } = await openStore(file);
    await store.put(installation("T1"));
    await store.put(installation("T2"));
    await store.put(installation("T2", { channel: "C9" }));
    await store.put({ ...installation("1"), platform: "discord", tokens: null });
    expect(await store.list("slack")).toEqual([
      installation("T1"),
      installation("T2", { channel: "C9" }),
    ]);
    expect(await store.get("discord", "1")).toMatchObject({ tokens: null });
    await store.remove("slack", "T1");
    expect(await store.get("slack", "T1")).toBeNull();
    expect(statSync(`${file}.secret-key`).mode & 0o777).toBe(0o600);
    await memory.close();
    expect(readFileSync(file).includes(token)).toBe(false);
  });

  it("open with no other key, and not as another workspace's", async () => {
    const file = newFile("sous.db");
    const { memory, store } = await openStore(file);
    await store.put(installation("T1"));
    const other = sealInstallations(memory.installations, () => "x".repeat(32));
    await expect(other.get("slack", "T1")).rejects.toThrow(/SOUS_INSTALL_KEY/);
    const sealed = await memory.installations.get("slack", "T1");
    await memory.installations.put({ ...installation("T2"), tokens: sealed?.tokens ?? "" });
    await expect(store.get("slack", "T2")).rejects.toThrow(/install Sous there again/);
    await memory.close();
  });
});

const passwords = { owner: "staple of the owner", member: "correct horse battery" };

async function openSessions(key = "key of the test") {
  const file = newFile();
  const clock = new TurnedClock();
  const memory = await openMemory({ file, clock });
  onTestFinished(() => memory.close());
  const desk = createSessionDesk({ memory, clock }, () => key, true);
  return { file, clock, memory, desk };
}

describe("sessions", () => {
  it("hold for seven days, and note when they were last used", async () => {
    const { clock, desk } = await openSessions();
    const sessions = await desk.open(passwords);
    const { token, until } = await sessions.begin("member", "m-1");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
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

  it("survive a restart, and end with the password that they began with", async () => {
    const { desk } = await openSessions();
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
    const { desk } = await openSessions();
    const first = await desk.open(passwords);
    const { token } = await first.begin("member", "m-1");
    await desk.open({ owner: passwords.owner });
    expect(await (await desk.open(passwords)).find(token)).toBeNull();
    const owners = await desk.open({ owner: passwords.owner });
    await expect(owners.begin("member", "m-1")).rejects.toThrow("no password of a member");
  });
});
