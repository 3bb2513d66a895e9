import { expect, it } from "vitest";
import { Teams } from "../../bots/slack/teams.js";
import type { Installation, Installations } from "../../src/core/bot.js";

/** In memory; each read waits at a gate. */
function keepInstallations() {
  const rows = new Map<string, Installation>();
  let gate: Promise<void> = Promise.resolve();
  const installations: Installations = {
    stateSecret: () => "secret",
    list: async () => [...rows.values()],
    get: async (_, workspace) => {
      const row = rows.get(workspace) ?? null;
      await gate;
      return row;
    },
    put: async (row) => {
      rows.set(row.workspace, row);
    },
    remove: async (_, workspace) => {
      rows.delete(workspace);
    },
  };
  const close = (): (() => void) => {
    let open = (): void => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  };
  return { rows, installations, close };
}

const rotated = {
  team: { id: "T1" },
  enterprise: undefined,
  isEnterpriseInstall: false,
  user: { id: "U1" },
  bot: { id: "B1", userId: "U2", token: "xoxe.xoxb-2", scopes: [] },
} as never;

function openTeams() {
  const kept = keepInstallations();
  const tokens = JSON.stringify({ isEnterpriseInstall: true });
  const row = { platform: "slack", workspace: "T1", tokens, channel: "", installedAt: 1 } as const;
  kept.rows.set("T1", { ...row, installedBy: "U1" });
  const parts = { options: { clock: { now: () => 2 } } } as never;
  return { ...kept, teams: new Teams(parts, null, kept.installations) };
}

it("keeps a rotated token where the app is installed", async () => {
  const { rows, teams } = openTeams();
  await teams.store.storeInstallation(rotated);
  expect(rows.get("T1")?.tokens).toContain("xoxe.xoxb-2");
});

it("keeps nothing of a token that comes after the app was removed", async () => {
  const { rows, teams } = openTeams();
  await teams.remove({ teamId: "T1" }, "Removed.");
  await teams.store.storeInstallation(rotated);
  expect([...rows.keys()]).toEqual([]);
});

it("keeps nothing where the app is removed while the token is written", async () => {
  const { rows, teams, close } = openTeams();
  const open = close();
  const writing = teams.store.storeInstallation(rotated);
  await teams.remove({ teamId: "T1" }, "Removed.");
  open();
  await writing;
  expect([...rows.keys()]).toEqual([]);
});
