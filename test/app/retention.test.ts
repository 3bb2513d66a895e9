/** Old words and people who never came back are deleted by themselves, in a time that tests turn. */
import path from "node:path";
import { destination } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { checkRetention } from "../../src/app/check-retention.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import type { Repeated } from "../../src/app/repeat.js";
import { createRetention } from "../../src/app/retention.js";
import { TurnedClock } from "../clock.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { startedSous } from "./campaigns/scenario.js";
import { columnsNaming, filesIn, findWords } from "./my-data/traces.js";
import { addCampaign, agree, personOf, say } from "./retention-rows.js";

const day = 24 * 3_600_000;

interface Scene {
  readonly file: string;
  readonly memory: OpenMemory;
  readonly clock: TurnedClock;
  /** Starts deleting, and waits until the first run is over. */
  run(keepDays: number | null): Promise<Repeated>;
  /** Those of the words that stand in any file. */
  left(...words: string[]): readonly string[];
}

async function open(clock = new TurnedClock(), file = newFile()): Promise<Scene> {
  const memory = await openMemory({ file, clock });
  onTestFinished(() => memory.close());
  const to = destination({ dest: path.join(path.dirname(file), "sous.log"), sync: true });
  const log = createLog("trace", { to });
  return {
    file,
    memory,
    clock,
    async run(keepDays) {
      const retention = createRetention({ memory, clock, log }, keepDays);
      onTestFinished(() => retention.stop());
      retention.start();
      await until(async () => {
        const due = await memory.retention.due(clock.now() - (keepDays ?? 1000) * day);
        const erased = (await memory.retention.last())?.erased ?? true;
        return erased && due.people.length + due.words.length === 0;
      });
      await looked(memory);
      return retention;
    },
    left(...words) {
      const files = filesIn(path.dirname(file));
      return words.filter((word) => findWords(files, [word]).length > 0);
    },
  };
}

/** What is due is read in a thread, one reading after the other. */
async function looked(memory: OpenMemory): Promise<void> {
  await memory.retention.due(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const names = async ({ memory }: Scene) => (await memory.people.list()).map(({ name }) => name);

it("old words go with all that rests on them; newer words and those of a campaign stay", async () => {
  const scene = await open();
  const { memory, clock, file } = scene;
  const now = clock.now();
  await addCampaign(memory);
  const ana = await say(memory, { name: "Ana", word: "zanzibar", at: now - 31 * day });
  await agree(memory, ana);
  await say(memory, { name: "Ana", word: "ottoman", at: now - 29 * day });
  const research = { purpose: "campaign", at: now - 300 * day } as const;
  await say(memory, { name: "Ana", word: "gramophone", ...research });
  const rule = { id: "r1", household: "home1", source: "taught", person: ana } as const;
  await memory.knowledge.keep([
    { ...rule, text: "mind the wisteria", at: now - 40 * day },
    { ...rule, id: "r2", text: "mind the xylophone", at: now - 20 * day },
  ]);
  const fact = { subject: "plate", objects: ["periwinkle 1"], source: "rule" } as const;
  const taught = { relation: "at", polarity: true, certainty: "sure" } as const;
  await memory.facts.teach(
    { id: "f", household: "home1", fact: { ...fact, ...taught }, person: ana, words: "marimba" },
    now - 40 * day,
  );
  const old = ["zanzibar", "wisteria", "periwinkle", "marimba"];
  const kept = ["ottoman", "xylophone", "gramophone", "U0ANA"];
  expect(scene.left(...old, ...kept)).toEqual([...old, ...kept]);
  const before = await memory.people.traces(ana, "person");

  await scene.run(30);
  expect(scene.left(...old, ...kept)).toEqual(kept);
  const after = await memory.people.traces(ana, "person");
  expect([before.answers - after.answers, before.tuples - after.tuples]).toEqual([1, 1]);
  expect(await memory.campaigns.enrolment("pilot", ana)).toMatchObject({ consent: { at: 1 } });
  expect(await memory.retention.last()).toEqual({
    at: now,
    people: 0,
    answers: 1,
    facts: 3,
    erased: true,
  });
  expect(columnsNaming(file, ana)).toContain("ballots.person");
  await clock.turn(2 * day);
  await until(async () => scene.left("ottoman").length === 0);
  expect(scene.left(...kept)).toEqual(["xylophone", "gramophone", "U0ANA"]);
});

it("people who never came back go whole; not those of a campaign, of late, or of a release", async () => {
  const scene = await open();
  const { memory, clock, file } = scene;
  const now = clock.now();
  const long = now - 31 * day;
  await addCampaign(memory);
  const zoe = await say(memory, { name: "Zenobia", word: "zanzibar", at: long });
  const withdrawn = { name: "Quentin", word: "wisteria", purpose: "campaign", at: long } as const;
  const quentin = await say(memory, withdrawn);
  await memory.campaigns.setConsent("pilot", quentin, null);
  const part = { name: "Ben", word: "gramophone", purpose: "campaign", at: long } as const;
  await agree(memory, await say(memory, part));
  await say(memory, { name: "Chloe", word: "ottoman", at: long });
  await say(memory, { name: "Chloe", word: "xylophone", at: now - day });
  const away = await say(memory, { name: "Oswald", word: "marimba", at: long });
  await memory.people.setOptedOut(away, long);
  await memory.releases.importRelease(
    {
      households: [],
      people: [{ id: "person-0a1b", platform: "slack" }],
      episodes: [],
      steps: [],
      moves: [],
      questions: [],
      ballots: [],
      facts: [],
      tuples: [],
      tombstones: [],
      settings: "{}",
    },
    long,
  );
  await scene.run(30);
  expect(await names(scene)).toEqual(["Ben", "Chloe", "person-0a1b", ""]);
  expect(await memory.people.hasOptedOut("simulated", "U0OSWALD"), "left alone").toBe(true);
  const gone = ["zanzibar", "wisteria", "ottoman", "marimba", "Zenobia", "Quentin", "U0QUENTIN"];
  expect(scene.left(...gone, "gramophone", "xylophone")).toEqual(["gramophone", "xylophone"]);
  for (const row of [zoe, quentin]) expect(columnsNaming(file, row), row).toEqual([]);
  expect(await memory.retention.last()).toMatchObject({ people: 3, answers: 4, erased: true });
  await clock.turn(40 * day);
  await until(async () => (await names(scene)).length === 3);
  expect(await names(scene)).toEqual(["Ben", "person-0a1b", ""]);
  const last = await memory.retention.last();
  await clock.turn(2 * day);
  await clock.turn(2 * day);
  expect(await memory.retention.last(), "nobody is deleted twice").toEqual(last);
});

it("whoever does something again is not idle", async () => {
  const scene = await open();
  const { memory, clock } = scene;
  await say(memory, { name: "Ana", word: "zanzibar", at: clock.now() - 31 * day });
  await memory.people.keep(personOf("Ana"));
  await scene.run(30);
  expect(await names(scene)).toEqual(["Ana"]);
  expect(scene.left("zanzibar")).toEqual([]);
  await clock.turn(29 * day);
  await looked(memory);
  expect(await names(scene)).toEqual(["Ana"]);
  await clock.turn(2 * day);
  await until(async () => (await names(scene)).length === 0);
});

it("nor is somebody who only looks at the web page", async () => {
  const scene = await open();
  const { memory, clock } = scene;
  const now = clock.now();
  const ana = { platform: "web", workspace: "local", platformId: "u-ana", name: "Ana" } as const;
  await memory.people.keep(ana);
  await clock.turn(31 * day);
  const session = {
    id: "s1",
    tokenHash: "0".repeat(64),
    passwordMark: "m",
    role: "member",
  } as const;
  const times = { createdAt: now, usedAt: clock.now() - day, until: clock.now() + day };
  await memory.sessions.begin({ ...session, ...times, person: "u-ana" });
  await scene.run(30);
  expect(await names(scene)).toEqual(["Ana"]);
  expect(scene.left("u-ana")).toEqual(["u-ana"]);
  await clock.turn(31 * day);
  // Also their session.
  await until(async () => scene.left("u-ana").length === 0);
  expect(await names(scene)).toEqual([]);
});

it("runs at the start and once a day; unset, it deletes nothing", async () => {
  const scene = await open();
  const { memory, clock } = scene;
  const words = ["zanzibar", "ottoman", "wisteria"];
  for (const [at, word] of words.entries())
    await say(memory, { name: "Ana", word, at: clock.now() - (31 - at) * day + 3_600_000 * at });
  const unset = await scene.run(null);
  expect(scene.left(...words)).toEqual(words);
  await unset.stop();
  await scene.run(30);
  expect(scene.left(...words)).toEqual(words.slice(1));
  for (let hours = 0; hours < 23; hours++) await clock.turn(3_600_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scene.left(...words), "not twice a day").toEqual(words.slice(1));
  await clock.turn(3 * 3_600_000);
  await until(async () => scene.left("ottoman").length === 0);
});

it("is interrupted between two people; what was deleted is erased, the rest is due later", async () => {
  const file = newFile();
  const scene = await open(undefined, file);
  const { memory, clock } = scene;
  const all = Array.from(
    { length: 30 },
    (_, at) => `zebra${String.fromCharCode(97 + (at % 26))}${at}x`,
  );
  for (const word of all) await say(memory, { name: word, word, at: clock.now() - 31 * day });
  const log = createLog("silent");
  const retention = createRetention({ memory, clock, log }, 30);
  retention.start();
  await until(async () => ((await memory.retention.last())?.people ?? 0) > 2);
  await retention.stop();
  const known = await names(scene);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(28);
  expect(scene.left(...all), "those who are still known").toEqual(known);
  expect(await memory.retention.last()).toMatchObject({ people: 30 - known.length, erased: true });
  await scene.run(30);
  expect(scene.left(...all)).toEqual([]);
});

it("after a kill, what was deleted is erased at the next start, also when nothing is due", async () => {
  const scene = await open();
  const { memory, clock } = scene;
  const check = (keepDays: number | null) => checkRetention({ memory, clock }, keepDays);
  const ana = await say(memory, { name: "Ana", word: "zanzibar", at: clock.now() - 31 * day });
  await memory.retention.forget(ana, "person", clock.now());
  expect(await memory.retention.last()).toMatchObject({ erased: false });
  expect(await check(30)).toMatchObject({
    state: "warn",
    advice: expect.stringMatching(/interrupted.*sous serve/),
  });
  await scene.run(null);
  expect(await memory.retention.last()).toMatchObject({ erased: true });
  expect(scene.left("zanzibar")).toEqual([]);
});

it("others are served between two people", async () => {
  const scene = await open();
  const { memory, clock } = scene;
  const people = 40;
  for (let at = 0; at < people; at++)
    await say(memory, { name: `Person${at}`, word: "sink", at: clock.now() - 31 * day });
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await scene.run(30);
  isOver = true;
  expect(turns).toBeGreaterThan(people);
});

it("doctor says what is set, what was deleted last and what is due", async () => {
  const scene = await open();
  const { memory, clock } = scene;
  const check = (keepDays: number | null) => checkRetention({ memory, clock }, keepDays);
  await say(memory, { name: "Ana", word: "zanzibar", at: clock.now() - 30.5 * day });
  await say(memory, { name: "Ben", word: "ottoman", at: clock.now() - 30.5 * day });
  await memory.people.keep(personOf("Ben"));
  expect(await check(null)).toMatchObject({
    state: "ok",
    detail: expect.stringMatching(/^SOUS_KEEP_DAYS is not set.*nothing was deleted yet$/),
  });
  expect((await check(40)).detail).toBe(
    "kept for 40 days; nothing was deleted yet; nothing is due",
  );
  expect(await check(30), "less than a day late").toMatchObject({
    state: "ok",
    detail: "kept for 30 days; nothing was deleted yet; due: 1 person, and old words of 1 other",
  });
  expect(await check(20)).toMatchObject({
    state: "warn",
    advice: expect.stringMatching(/^Start sous serve/),
  });
  await scene.run(30);
  expect((await check(30)).detail).toBe(
    "kept for 30 days; last deleted on 2026-01-05: 1 person, 2 answers, 2 facts; nothing is due",
  );
});

it("is a part of what serves people, and ends with it", async () => {
  const file = newFile();
  const rows = await openMemory({ file, clock: systemClock });
  for (const word of ["zanzibar", "ottoman"])
    await say(rows, { name: word, word, at: systemClock.now() - 31 * day });
  await rows.close();
  const sous = await startedSous(file, { keepDays: 30 });
  sous.retention.start();
  await until(async () => (await sous.memory.retention.last())?.erased);
  expect(await sous.memory.people.list()).toEqual([]);
  await sous.stop();
  expect(findWords(filesIn(path.dirname(file)), ["zanzibar", "ottoman"])).toEqual([]);
});
