import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { importRelease } from "../../src/app/release/release.js";
import type { ReleaseSettings } from "../../src/datasets/release/manifest.js";
import { createPseudonyms } from "../../src/datasets/release/pseudonyms.js";
import { changeRows } from "./campaign.js";
import { key, type Released, usePlayed, using } from "./released.js";

const { database, newPath, copy, release } = usePlayed({
  kitchen: "web",
  flat: "slack",
  bathroom: "discord",
});

const settingsOf = ({ text }: Released) => JSON.parse(text("release.json")).settings;

async function importInto(file: string, ...releases: readonly Released[]): Promise<string> {
  await using(file, async (memory) => {
    for (const { out } of releases) await importRelease(memory, out, 7);
  });
  return file;
}

function pseudonymsOf({ rows }: Released): ReadonlyMap<string | null, ReadonlySet<string>> {
  const campaigns = new Map(rows("trajectories").map((row) => [row.episode, row.campaign]));
  const found = new Map<string | null, Set<string>>();
  const quality = rows("quality");
  const owner = new Map(rows("data").map((row) => [row.id, row.campaign]));
  for (const row of ["data", "trajectories", "tuples"].flatMap((part) => rows(part))) {
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

/** The same people answer in the kitchen and the flat; the kitchen's last task belongs to both campaigns. */
const shared = `
  UPDATE episodes SET campaign = 'second' WHERE household = 'flat';
  UPDATE episodes SET campaign = NULL WHERE household = 'bathroom';
  UPDATE episodes SET campaign = 'second' WHERE household = 'kitchen' AND round = 3;
  UPDATE questions SET campaign = (SELECT campaign FROM episodes WHERE episodes.id = questions.episode);
  UPDATE ballots SET person = 'person-kitchen';
  UPDATE facts SET person = 'person-kitchen' WHERE person IS NOT NULL`;
const inOneCampaign =
  "UPDATE episodes SET campaign = 'pilot'; UPDATE questions SET campaign = 'pilot'";

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
  const first = pseudonymsOf(await release(file, { settings: { campaign: "pilot" } })).get("pilot");
  const second = pseudonymsOf(await release(file, { settings: { campaign: "second" } })).get(
    "second",
  );
  const together = pseudonymsOf(await release(file));
  expect([...(first ?? [])].filter((id) => second?.has(id))).toEqual([]);
  expect(together.get("pilot")).toEqual(first);
  expect(together.get("second")).toEqual(second);
});

it("keeps the pseudonyms of a campaign whose earlier version had the key that all campaigns shared", async () => {
  const former = createPseudonyms(key, new Set());
  const first = await release(copy(inOneCampaign));
  const episodes = await using(database, (memory) => memory.releases.campaignEpisodes());
  const [{ episode }] = first.rows("trajectories") as [{ episode: string }];
  const earlier = former("episode", episodes[0]?.id ?? "");
  for (const name of readdirSync(first.out, { recursive: true, encoding: "utf8" })) {
    const file = path.join(first.out, name);
    if (/^trajectories.*jsonl$/.test(name))
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(episode, earlier));
  }
  const file = copy(shared);
  const next = pseudonymsOf(await release(file, { previous: first.out }));
  const fresh = pseudonymsOf(await release(file));
  expect(next.get("pilot")).toContain(former("person", "person-kitchen"));
  expect(next.get("second")).not.toContain(former("person", "person-kitchen"));
  expect(next.get("second")).toEqual(fresh.get("second"));
  expect(fresh.get("pilot")).not.toContain(former("person", "person-kitchen"));
});

it("keeps its pseudonyms from version to version", async () => {
  const file = copy(shared);
  const first = await release(file);
  expect(pseudonymsOf(await release(file, { previous: first.out }))).toEqual(pseudonymsOf(first));
});

async function besideImported(settings: Partial<ReleaseSettings>) {
  const rest = "SET purpose = 'demo' WHERE household <> 'flat'";
  const permissions = { slack: "letter of their workspace", discord: "another letter" };
  const theirs = await release(copy(`UPDATE episodes ${rest}; UPDATE questions ${rest}`), {
    settings: { license: "CC0-1.0", permissions, ...settings },
    key: key.toUpperCase(),
  });
  return { ours: await importInto(copy(), theirs), theirs };
}

const trainable = ({ rows }: Released) =>
  rows("trajectories").map((row) => [row.episode, row.trainingAllowed] as const);

it("lends an imported permission or license to no other row", async () => {
  const { ours, theirs } = await besideImported({});
  const out = await release(ours);
  const imported = new Set(trainable(theirs).map(([episode]) => episode));
  expect(trainable(theirs).every(([, allowed]) => allowed)).toBe(true);
  const rows = out.rows("trajectories");
  const [own, brought] = [
    rows.filter((row) => !imported.has(row.episode)),
    rows.filter((row) => imported.has(row.episode)),
  ];
  expect(brought).toHaveLength(imported.size);
  expect(brought.every((row) => row.trainingAllowed)).toBe(true);
  expect(own.filter(({ platform }) => platform !== "web").length).toBeGreaterThan(0);
  for (const row of own) expect(row.trainingAllowed, row.platform).toBe(row.platform === "web");
  for (const part of ["data", "tuples"]) {
    for (const row of out.rows(part))
      expect(row.trainingAllowed).toBe(imported.has(row.episode) || row.platform === "web");
  }
  expect(settingsOf(out)).toMatchObject({ license: "CC-BY-4.0", permissions: {} });
  expect(out.text("README.md")).toMatch(
    /imported releases[^#]*CC0-1\.0[^#]*slack: letter of their/,
  );
});

it("still lends nothing when the release that came of both is read in elsewhere", async () => {
  const { ours } = await besideImported({});
  const both = await release(ours);
  const elsewhere = await importInto(newPath("elsewhere"), both);
  const again = await release(elsewhere);
  expect(new Map(trainable(again))).toEqual(new Map(trainable(both)));
  expect(settingsOf(again)).toEqual(settingsOf(both));
});

it("lends no permission of ours to rows that were imported without one", async () => {
  const { ours, theirs } = await besideImported({ permissions: {} });
  const out = await release(ours, {
    settings: { permissions: { slack: "letter of our workspace" } },
  });
  const imported = new Set(trainable(theirs).map(([episode]) => episode));
  for (const row of out.rows("trajectories")) {
    const allowed = !imported.has(row.episode) && row.platform !== "discord";
    expect(row.trainingAllowed, row.platform).toBe(allowed);
  }
});

it("takes neither campaign, exactness of times nor simulated people from an import for rows of our own", async () => {
  const simulated = copy(
    "UPDATE people SET platform = 'simulated' WHERE platform = 'slack'; UPDATE episodes SET bot = 'simulated' WHERE bot = 'slack'",
  );
  const settings = { includeSimulated: true, campaign: "pilot", time: "day" } as const;
  const out = await release(simulated, { settings });
  const ours = copy(`${inOneCampaign.replaceAll("pilot", "ours")};
    UPDATE people SET platform = 'simulated' WHERE platform = 'slack';
    UPDATE episodes SET bot = 'simulated' WHERE bot = 'slack'`);
  await importInto(ours, out);
  const both = await release(ours);
  expect(both.rows("trajectories").filter((row) => row.people === "simulated")).toEqual([]);
  const campaigns = new Set(both.rows("trajectories").map(({ campaign }) => campaign));
  expect(campaigns).toEqual(new Set(["ours", "pilot"]));
  expect(settingsOf(both)).toMatchObject({ campaign: null, time: "hour", includeSimulated: false });
});

it("knows what a release permitted that was read in by an earlier version", async () => {
  const { theirs } = await besideImported({});
  const elsewhere = await importInto(newPath("elsewhere"), theirs);
  changeRows(elsewhere, (db) =>
    db.exec(
      "UPDATE imported_releases SET settings_json = json_remove(settings_json, '$.trainable')",
    ),
  );
  expect(trainable(await release(elsewhere))).toEqual(trainable(theirs));
});

it("names a home that came with one campaign anew where another is played in it", async () => {
  const first = await release(copy(inOneCampaign), { settings: { campaign: "pilot" } });
  const elsewhere = await importInto(newPath("elsewhere"), first);
  // Each home's third task was played there later.
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
