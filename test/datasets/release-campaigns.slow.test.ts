/** What a release may not carry from one campaign to another, or from an imported release to other rows. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { importRelease, makeRelease } from "../../src/app/release/release.js";
import type { ReleaseSettings } from "../../src/datasets/release/index.js";
import { createPseudonyms } from "../../src/datasets/release/pseudonyms.js";
import { changeRows, playCampaign } from "./campaign.js";

const key = "0123456789abcdef0123456789abcdef";
const folder = mkdtempSync(path.join(tmpdir(), "sous-campaigns-"));
const database = path.join(folder, "played.db");
let made = 0;

async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock: systemClock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

function copy(change: string, from = database): string {
  const file = path.join(folder, `copy-${made++}.db`);
  changeRows(from, (db) => db.prepare("VACUUM INTO ?").run(file));
  changeRows(file, (db) => db.exec(change));
  return file;
}

async function release(
  file: string,
  settings: Partial<ReleaseSettings> = {},
  previous?: string,
  secret = key,
): Promise<string> {
  const out = path.join(folder, `release-${made++}`);
  const countTokens = (text: string) => text.length;
  const before = previous === undefined ? {} : { previous };
  await using(file, (memory) =>
    makeRelease(memory, { out, key: secret, countTokens, settings, ...before }),
  );
  return out;
}

/** What these tests read of a released line; each file has some of it. */
interface Line {
  readonly id: string;
  readonly episode: string;
  readonly question: string;
  readonly campaign: string | null;
  readonly platform: string;
  readonly people: string;
  readonly trainingAllowed: boolean;
}

function rowsOf(out: string, part: string): readonly Line[] {
  return readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((name) => name.startsWith(`${part}/`) && name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(path.join(out, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line));
}

const settingsOf = (out: string) =>
  JSON.parse(readFileSync(path.join(out, "release.json"), "utf8")).settings;
const cardOf = (out: string) => readFileSync(path.join(out, "README.md"), "utf8");

/** Pseudonyms in everything that belongs to each campaign. */
function pseudonymsOf(out: string): ReadonlyMap<string | null, ReadonlySet<string>> {
  const campaigns = new Map(rowsOf(out, "trajectories").map((row) => [row.episode, row.campaign]));
  const found = new Map<string | null, Set<string>>();
  const quality = rowsOf(out, "quality");
  const owner = new Map(rowsOf(out, "data").map((row) => [row.id, row.campaign]));
  for (const row of ["data", "trajectories", "tuples"].flatMap((part) => rowsOf(out, part))) {
    collect(found, campaignIn(campaigns, row.episode), row);
  }
  for (const row of quality) collect(found, campaignIn(owner, row.question), row);
  return found;
}

function campaignIn(campaigns: ReadonlyMap<string, string | null>, id: string): string | null {
  const campaign = campaigns.get(id);
  if (campaign === undefined) throw new Error(`${id} is of no campaign`);
  return campaign;
}

function collect(found: Map<string | null, Set<string>>, campaign: string | null, row: unknown) {
  const ids = JSON.stringify(row).match(/\b[hpeqbft]-[0-9a-f]{16}\b/g) ?? [];
  found.set(campaign, new Set([...(found.get(campaign) ?? []), ...ids]));
}

/** Who answered in the kitchen also answers in the flat; the kitchen's last task is another campaign's, too. */
const shared = `
  UPDATE episodes SET campaign = 'second' WHERE household = 'flat';
  UPDATE episodes SET campaign = NULL WHERE household = 'bathroom';
  UPDATE episodes SET campaign = 'second' WHERE household = 'kitchen' AND round = 3;
  UPDATE questions SET campaign = (SELECT campaign FROM episodes WHERE episodes.id = questions.episode);
  UPDATE ballots SET person = 'person-kitchen';
  UPDATE facts SET person = 'person-kitchen' WHERE person IS NOT NULL`;
const inOneCampaign =
  "UPDATE episodes SET campaign = 'pilot'; UPDATE questions SET campaign = 'pilot'";

beforeAll(
  () => playCampaign(database, { kitchen: "web", flat: "slack", bathroom: "discord" }),
  60_000,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has no pseudonym in common between campaigns: of people, homes, episodes or anything else", async () => {
  const out = await release(copy(shared));
  const found = pseudonymsOf(out);
  expect([...found.keys()].sort()).toEqual([null, "pilot", "second"].sort());
  const sets = [...found.values()];
  for (const set of sets) expect(set.size).toBeGreaterThan(5);
  const all = sets.flatMap((set) => [...set]);
  expect(all.length).toBe(new Set(all).size);
});

it("links nobody by releases of one campaign each", async () => {
  const file = copy(shared);
  const first = pseudonymsOf(await release(file, { campaign: "pilot" })).get("pilot");
  const second = pseudonymsOf(await release(file, { campaign: "second" })).get("second");
  const together = pseudonymsOf(await release(file));
  expect([...(first ?? [])].filter((id) => second?.has(id))).toEqual([]);
  expect(together.get("pilot")).toEqual(first);
  expect(together.get("second")).toEqual(second);
});

it("keeps the pseudonyms of a campaign whose earlier version had the key that all campaigns shared", async () => {
  const former = createPseudonyms(key, new Set());
  const first = await release(copy(inOneCampaign));
  const episodes = await using(database, (memory) => memory.releases.campaignEpisodes());
  // The earlier version, as it was written then.
  for (const name of readdirSync(first, { recursive: true, encoding: "utf8" })) {
    if (!/^trajectories.*jsonl$/.test(name)) continue;
    const [episode = ""] = rowsOf(first, "trajectories").map((row) => row.episode);
    const text = readFileSync(path.join(first, name), "utf8");
    writeFileSync(
      path.join(first, name),
      text.replaceAll(episode, former("episode", episodes[0]?.id ?? "")),
    );
  }
  const file = copy(shared);
  const next = pseudonymsOf(await release(file, {}, first));
  const fresh = pseudonymsOf(await release(file));
  expect(next.get("pilot")).toContain(former("person", "person-kitchen"));
  expect(next.get("second")).not.toContain(former("person", "person-kitchen"));
  expect(next.get("second")).toEqual(fresh.get("second"));
  expect(fresh.get("pilot")).not.toContain(former("person", "person-kitchen"));
});

it("keeps its pseudonyms from version to version", async () => {
  const file = copy(shared);
  const first = await release(file);
  expect(pseudonymsOf(await release(file, {}, first))).toEqual(pseudonymsOf(first));
});

/** A release of Slack's rows that may be trained on, read in beside rows of our own. */
async function besideImported(settings: Partial<ReleaseSettings>) {
  const rest = "SET purpose = 'demo' WHERE household <> 'flat'";
  const terms = {
    license: "CC0-1.0",
    permissions: { slack: "letter of their workspace", discord: "another letter" },
  };
  const theirs = await release(
    copy(`UPDATE episodes ${rest}; UPDATE questions ${rest}`),
    { ...terms, ...settings },
    undefined,
    key.toUpperCase(),
  );
  const ours = copy("");
  await using(ours, (memory) => importRelease(memory, theirs, 7));
  return { ours, theirs };
}

const trainable = (out: string) =>
  rowsOf(out, "trajectories").map((row) => [row.episode, row.trainingAllowed] as const);

it("lends an imported permission or license to no other row", async () => {
  const { ours, theirs } = await besideImported({});
  const out = await release(ours);
  const imported = new Set(trainable(theirs).map(([episode]) => episode));
  expect(trainable(theirs).every(([, allowed]) => allowed)).toBe(true);
  const rows = rowsOf(out, "trajectories");
  const [own, brought] = [
    rows.filter((row) => !imported.has(row.episode)),
    rows.filter((row) => imported.has(row.episode)),
  ];
  expect(brought).toHaveLength(imported.size);
  expect(brought.every((row) => row.trainingAllowed)).toBe(true);
  expect(own.filter(({ platform }) => platform !== "web").length).toBeGreaterThan(0);
  for (const row of own) expect(row.trainingAllowed, row.platform).toBe(row.platform === "web");
  for (const part of ["data", "tuples"]) {
    for (const row of rowsOf(out, part))
      expect(row.trainingAllowed).toBe(imported.has(row.episode) || row.platform === "web");
  }
  expect(settingsOf(out)).toMatchObject({ license: "CC-BY-4.0", permissions: {} });
  expect(cardOf(out)).toMatch(/imported releases[^#]*CC0-1\.0[^#]*slack: letter of their/);
});

it("still lends nothing when the release that came of both is read in elsewhere", async () => {
  const { ours } = await besideImported({});
  const both = await release(ours);
  const elsewhere = path.join(folder, `elsewhere-${made++}.db`);
  await using(elsewhere, (memory) => importRelease(memory, both, 8));
  const again = await release(elsewhere);
  expect(new Map(trainable(again))).toEqual(new Map(trainable(both)));
  expect(settingsOf(again)).toEqual(settingsOf(both));
});

it("lends no permission of ours to rows that were imported without one", async () => {
  const { ours, theirs } = await besideImported({ permissions: {} });
  const out = await release(ours, { permissions: { slack: "letter of our workspace" } });
  const imported = new Set(trainable(theirs).map(([episode]) => episode));
  for (const row of rowsOf(out, "trajectories")) {
    const allowed = !imported.has(row.episode) && row.platform !== "discord";
    expect(row.trainingAllowed, row.platform).toBe(allowed);
  }
});

it("takes neither campaign, exactness of times nor simulated people from an import for rows of our own", async () => {
  const simulated = copy(
    "UPDATE people SET platform = 'simulated' WHERE platform = 'slack'; UPDATE episodes SET bot = 'simulated' WHERE bot = 'slack'",
  );
  const out = await release(simulated, { includeSimulated: true, campaign: "pilot", time: "day" });
  const ours = copy(`${inOneCampaign.replaceAll("pilot", "ours")};
    UPDATE people SET platform = 'simulated' WHERE platform = 'slack';
    UPDATE episodes SET bot = 'simulated' WHERE bot = 'slack'`);
  await using(ours, (memory) => importRelease(memory, out, 7));
  const both = await release(ours);
  expect(rowsOf(both, "trajectories").filter((row) => row.people === "simulated")).toEqual([]);
  const campaigns = new Set(rowsOf(both, "trajectories").map(({ campaign }) => campaign));
  expect(campaigns).toEqual(new Set(["ours", "pilot"]));
  expect(settingsOf(both)).toMatchObject({ campaign: null, time: "hour", includeSimulated: false });
});

it("knows what a release permitted that was read in by an earlier version", async () => {
  const { theirs } = await besideImported({});
  const elsewhere = path.join(folder, `elsewhere-${made++}.db`);
  await using(elsewhere, (memory) => importRelease(memory, theirs, 8));
  changeRows(elsewhere, (db) =>
    db.exec(
      "UPDATE imported_releases SET settings_json = json_remove(settings_json, '$.trainable')",
    ),
  );
  expect(trainable(await release(elsewhere))).toEqual(trainable(theirs));
});

it("names a home that came with one campaign anew where another is played in it", async () => {
  const first = await release(copy(inOneCampaign), { campaign: "pilot" });
  const elsewhere = path.join(folder, `elsewhere-${made++}.db`);
  await using(elsewhere, (memory) => importRelease(memory, first, 8));
  // The third task of each home is one that was played there, later.
  changeRows(elsewhere, (db) => {
    db.exec("DELETE FROM imported_rows WHERE id IN (SELECT id FROM episodes WHERE round = 3)");
    db.exec("UPDATE episodes SET campaign = 'next' WHERE round = 3");
  });
  const found = pseudonymsOf(await release(elsewhere));
  const homes = (campaign: string) =>
    [...(found.get(campaign) ?? [])].filter((id) => id.startsWith("h-"));
  expect(homes("next").length).toBeGreaterThan(0);
  expect(homes("next").filter((id) => homes("pilot").includes(id))).toEqual([]);
});
