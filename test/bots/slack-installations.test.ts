import { expect, it } from "vitest";
import { receiveGuarded } from "../../bots/present/door.js";
import { Teams } from "../../bots/slack/teams.js";
import type {
  Inbox,
  IncomingEvent,
  IncomingKind,
  Installation,
  Installations,
} from "../../src/core/bot.js";

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

const kinds: readonly IncomingKind[] = [
  { kind: "press", question: "q1", choice: "c0" },
  { kind: "words", question: "q1", text: "in the fridge" },
  { kind: "reply", episode: "e1", message: "m1", text: "in the fridge" },
  { kind: "fix", ballot: "b1", text: "in the fridge" },
  { kind: "retract", ballot: "b1" },
  { kind: "unsay", message: "m1" },
];

async function heardFrom(mayAnswer: boolean): Promise<readonly string[]> {
  const heard: string[] = [];
  const inbox: Inbox = {
    receive: async ({ what }) => {
      heard.push(what.kind);
      return "accepted";
    },
    opened: async () => undefined,
    heard: async () => [],
    meant: async () => null,
  };
  const rights = { mayAnswer: async () => mayAnswer };
  for (const what of kinds) {
    const event: IncomingEvent = {
      key: what.kind,
      platform: "slack",
      workspace: "T1",
      person: { id: "u1", name: "Ana" },
      at: 1,
      what,
    };
    const isHeard = (await receiveGuarded(inbox, event, rights)) === "accepted";
    expect(isHeard).toBe(heard.includes(what.kind));
  }
  return heard;
}

it("somebody who may not answer may still take back and delete what they said", async () => {
  expect(await heardFrom(true)).toEqual(kinds.map(({ kind }) => kind));
  expect(await heardFrom(false)).toEqual(["retract", "unsay"]);
});
