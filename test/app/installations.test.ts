/** Tokens of workspaces: nobody reads them in the file, and only the right key opens them. */
import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { makeBackup, restoreBackup } from "../../src/app/backup/make-backup.js";
import { systemClock } from "../../src/app/clock.js";
import { sealInstallations } from "../../src/app/seal-installations.js";
import { keyBeside } from "../../src/app/secret-key.js";
import type { Installation } from "../../src/core/installation.js";
import { newFile } from "../memory/folder.js";

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
    expect(statSync(`${file}.install-key`).mode & 0o777).toBe(0o600);
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

  it("open after a restore, since the key goes along with the backup", async () => {
    const [file, out, standby] = [newFile("a.db"), newFile("b.db"), newFile("c.db")];
    const { memory, store } = await openStore(file);
    await store.put(installation("T1"));
    await memory.close();
    await makeBackup({ database: file, out, now: 0 });
    await restoreBackup({ from: out, database: standby, discardNewer: false, now: 0 });
    const restored = await openStore(standby);
    expect(await restored.store.get("slack", "T1")).toEqual(installation("T1"));
    await restored.memory.close();
  });
});
