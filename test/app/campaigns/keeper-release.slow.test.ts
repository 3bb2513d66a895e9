import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { makeRelease } from "../../../src/app/release/release.js";
import { thingsOf } from "../../../src/core/episode/looks.js";
import type { Choice, Need, Question } from "../../../src/core/question/question.js";
import { changeRows } from "../../datasets/campaign.js";
import { newFile } from "../../memory/folder.js";
import { beginCampaign, clock, closed, startCampaigns } from "./scenario.js";

it("names no owner in choices, not even where an older version asked with them", async () => {
  const file = newFile();
  const sous = await startCampaigns(file);
  const homes = { tasks: ["kitchen", "flat", "bathroom"], copies: 1, rounds: 4 };
  await beginCampaign(sous, { ...homes, mode: "keeper", answersPerQuestion: 1 });
  await closed(sous);
  const asked = await sous.memory.questions.list({ campaign: "pilot" });
  await sous.stop();
  const fresh = await released(file);
  expect(fresh.length).toBeGreaterThan(5);
  expect(fresh.filter(({ form }) => form.func === "which").length).toBeGreaterThan(1);
  expect(ownersIn(fresh)).toEqual([]);

  const old = asked.filter(({ need }) => need.func === "which").map(askAsBefore);
  expect(ownersIn(old).length).toBeGreaterThan(3);
  changeRows(file, (db) => {
    const write = db.prepare("UPDATE questions SET choices_json = ? WHERE id = ?");
    for (const { id, choices } of old) write.run(JSON.stringify(choices), id);
  });
  const again = await released(file);
  expect(ownersIn(again)).toEqual([]);
  for (const { choices, form } of again.filter(({ form: { func } }) => func === "which")) {
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
    expect(choices.every(({ value }) => value.startsWith(form.noun))).toBe(true);
  }
});

function askAsBefore({ id, need, view }: Question) {
  const things = thingsOf(view.owner).filter(({ kind }) => kind === need.noun);
  const choices = things.map((thing, at) => ({
    id: `c${at}`,
    label: thing.label,
    value: thing.id,
  }));
  return { id, choices };
}

function ownersIn(rows: readonly { readonly choices: readonly Choice[] }[]): readonly string[] {
  const labels = rows.flatMap(({ choices }) => choices.map(({ label }) => label));
  return labels.filter((label) => /\b(?:Ana|Ben|Mia)\b/.test(label));
}

interface Row {
  readonly form: Need;
  readonly choices: readonly Choice[];
}

async function released(file: string): Promise<readonly Row[]> {
  const out = path.join(path.dirname(newFile()), "release");
  const memory = await openMemory({ file, clock, readOnly: true });
  await makeRelease(memory, {
    out,
    key: "k".repeat(40),
    settings: { license: "CC-BY-4.0", campaign: "pilot", includeSimulated: true },
  });
  await memory.close();
  const files = readdirSync(path.join(out, "data")).map((name) => path.join(out, "data", name));
  return files.flatMap((name) =>
    readFileSync(name, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
}
