import path from "node:path";
import { destination } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import type { Repeated } from "../../src/app/operating/repeat.js";
import { checkRetention, createRetention } from "../../src/app/operating/retention.js";
import type { Person } from "../../src/core/memory/stores.js";
import { openRows } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { newFile } from "../memory/folder.js";
import {
  ask,
  beginEpisode,
  claimOf,
  factWrite,
  finish,
  say as give,
  note,
  read,
  sampleTuple,
} from "../memory/samples.js";
import { until } from "../peers/control.js";
import { keepCampaign } from "./campaigns/scenario.js";
import { columnsNaming, filesIn, findWords } from "./my-data/traces.js";
import { openProduct } from "./product.js";

const hour = 3_600_000;
const day = 24 * hour;

const personOf = (name: string): Omit<Person, "id"> => ({
  platform: "simulated",
  workspace: "t",
  platformId: `U0${name.toUpperCase()}`,
  name,
});

let number = 0;

/** Answers in a new home, with the word in every row. Returns the person's row. */
async function say(
  memory: OpenMemory,
  name: string,
  word: string,
  at: number,
  purpose: "demo" | "campaign" = "demo",
): Promise<string> {
  number += 1;
  const [home = "", episode = "", question = "", ballot = "", claimed = ""] = "heqbf"
    .split("")
    .map((letter) => `${letter}${number}`);
  const campaign = purpose === "campaign" ? "pilot" : undefined;
  const belongs = { household: home, purpose, campaign };
  await beginEpisode(memory, { id: episode, ...belongs, startedAt: at });
  await ask(memory, { id: question, episode, ...belongs, askedAt: at }, { at });
  const person = personOf(name);
  const eventKey = `simulated:t:words:${ballot}:${person.platformId}:1`;
  const text = `behind the ${word}, I think`;
  const row = await give(memory, ballot, name, { question, person, eventKey, text, at });
  const claim = { subject: "mug", objects: [`${word} 1`], source: "answer" } as const;
  const fact = factWrite(claimed, claim, { person: row, ballot, question, episode });
  const receipt = { kind: "receipt", text: `Noted: ${word}.`, ballot, to: null } as const;
  const notes = [{ id: `n${number}`, note: receipt }];
  await read(memory, ballot, { facts: [fact], claims: [claimOf(fact)], notes, at });
  const thought = `${name} said a mug is at the ${word}.`;
  const act = { kind: "act", thought, command: "look", observation: "", reward: 0 } as const;
  const step = { ...act, admissible: [] };
  await note(memory, [], { episode, step, because: [claimed], at });
  const observation = `On the ${word} 1, you see a mug 1.`;
  const tuple = sampleTuple({ id: `t${number}`, household: home, episode, observation });
  await finish(memory, episode, { at, tuples: [tuple] });
  return row;
}

async function open(file = newFile()) {
  const clock = new TurnedClock();
  const memory = await openRows(file, clock);
  const to = destination({ dest: path.join(path.dirname(file), "sous.log"), sync: true });
  const log = createLog("trace", { to });
  return {
    file,
    memory,
    clock,
    now: clock.now(),
    long: clock.now() - 31 * day,
    names: async () => (await memory.people.list()).map(({ name }) => name),
    say: (...given: Parameters<typeof say> extends [unknown, ...infer Rest] ? Rest : never) =>
      say(memory, ...given),
    check: (keepDays: number | null) => checkRetention({ memory, clock }, keepDays),
    async run(keepDays: number | null): Promise<Repeated> {
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
    /** Repeats hours, as a jump is lost on what is not asleep yet. */
    async passUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
      await until(async () => {
        if (await isSo()) return true;
        await clock.turn(hour);
        return false;
      });
    },
    left(...words: string[]): readonly string[] {
      const files = filesIn(path.dirname(file));
      return words.filter((word) => findWords(files, [word]).length > 0);
    },
  };
}

async function looked(memory: OpenMemory): Promise<void> {
  await memory.retention.due(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const agree = ({ campaigns }: OpenMemory, person: string) =>
  campaigns.enrol("pilot", person, { consentVersion: "1", consentAt: 1 });

it("old words go with all that rests on them; newer words and those of a campaign stay", async () => {
  const { memory, clock, file, now, long, left, run, passUntil, ...scene } = await open();
  await keepCampaign(memory);
  const ana = await scene.say("Ana", "zanzibar", long);
  await agree(memory, ana);
  await scene.say("Ana", "ottoman", now - 29 * day);
  await scene.say("Ana", "gramophone", now - 300 * day, "campaign");
  const household = `h${number - 2}`;
  const rule = { household, source: "taught", person: ana } as const;
  await memory.knowledge.keep([
    { ...rule, id: "r1", text: "mind the wisteria", at: now - 40 * day },
    { ...rule, id: "r2", text: "mind the xylophone", at: now - 20 * day },
  ]);
  const taught = { subject: "plate", objects: ["periwinkle 1"], source: "rule" } as const;
  const fact = factWrite("f", taught);
  await memory.facts.teach(
    { id: "f", household, fact, person: ana, words: "marimba" },
    now - 40 * day,
  );
  const old = ["zanzibar", "wisteria", "periwinkle", "marimba"];
  const kept = ["ottoman", "xylophone", "gramophone", "U0ANA"];
  expect(left(...old, ...kept)).toEqual([...old, ...kept]);
  const before = await memory.people.traces(ana, "person");

  await run(30);
  expect(left(...old, ...kept)).toEqual(kept);
  const after = await memory.people.traces(ana, "person");
  expect([before.answers - after.answers, before.tuples - after.tuples]).toEqual([1, 1]);
  expect(await memory.campaigns.enrolment("pilot", ana)).toMatchObject({ consentAt: 1 });
  const done = { at: now, people: 0, answers: 1, facts: 3, erased: true };
  expect(await memory.retention.last()).toEqual(done);
  expect(columnsNaming(file, ana)).toContain("ballots.person");
  await clock.turn(2 * day);
  await passUntil(() => left("ottoman").length === 0);
  expect(left(...kept)).toEqual(["xylophone", "gramophone", "U0ANA"]);
});

it("people who never came back go whole; not those of a campaign or of a release", async () => {
  const { memory, file, long, left, names, run, passUntil: _, ...scene } = await open();
  await keepCampaign(memory);
  const zoe = await scene.say("Zenobia", "zanzibar", long);
  await agree(memory, await scene.say("Ben", "gramophone", long, "campaign"));
  await memory.people.setOptedOut(await scene.say("Oswald", "marimba", long), long);
  const tables = ["households", "episodes", "steps", "moves", "questions", "ballots", "facts"];
  const nothing = Object.fromEntries([...tables, "tuples", "tombstones"].map((name) => [name, []]));
  const brought = { people: [{ id: "person-0a1b", platform: "slack" }], settings: "{}" };
  await memory.releases.importRelease({ ...nothing, ...brought } as never, long);
  await run(30);
  expect(await names()).toEqual(["Ben", "person-0a1b", ""]);
  expect(await memory.people.hasOptedOut("simulated", "U0OSWALD"), "left alone").toBe(true);
  expect(left("zanzibar", "marimba", "Zenobia", "gramophone")).toEqual(["gramophone"]);
  expect(columnsNaming(file, zoe)).toEqual([]);
  expect(await memory.retention.last()).toMatchObject({ people: 2, answers: 2, erased: true });
});

it("nobody is idle who does something again, or who only looks at the web page", async () => {
  const { memory, clock, long, left, names, run, passUntil, ...scene } = await open();
  await scene.say("Ana", "zanzibar", long);
  await memory.people.keep(personOf("Ana"));
  const ben = { platform: "web", workspace: "local", platformId: "u-ben", name: "Ben" } as const;
  await memory.people.keep(ben);
  await run(30);
  expect(await names()).toEqual(["Ana", "Ben"]);
  expect(left("zanzibar")).toEqual([]);
  await clock.turn(29 * day);
  await memory.sessions.begin({
    id: "s1",
    tokenHash: "0".repeat(64),
    passwordMark: "m",
    role: "member",
    person: "u-ben",
    createdAt: clock.now() - 29 * day,
    usedAt: clock.now(),
    until: clock.now() + day,
  });
  await looked(memory);
  expect(await names()).toEqual(["Ana", "Ben"]);
  await clock.turn(2 * day);
  await passUntil(async () => (await names()).length === 1);
  expect(await names()).toEqual(["Ben"]);
  await clock.turn(31 * day);
  await passUntil(() => left("u-ben").length === 0);
  expect(await names()).toEqual([]);
});

it("runs at the start and once a day; unset, it deletes nothing", async () => {
  const { clock, long, left, run, passUntil, ...scene } = await open();
  const words = ["zanzibar", "ottoman", "wisteria"];
  for (const [at, word] of words.entries()) await scene.say("Ana", word, long + (day + hour) * at);
  const unset = await run(null);
  expect(left(...words)).toEqual(words);
  await unset.stop();
  await run(30);
  expect(left(...words)).toEqual(words.slice(1));
  for (let hours = 0; hours < 23; hours++) await clock.turn(hour);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(left(...words), "not twice a day").toEqual(words.slice(1));
  await clock.turn(3 * hour);
  await passUntil(() => left("ottoman").length === 0);
});

it("is interrupted between two people, between whom others are served; the rest is due later", async () => {
  const { memory, clock, long, left, names, run, ...scene } = await open();
  const all = Array.from({ length: 30 }, (_, at) => `zebra${String.fromCharCode(97 + at)}x${at}`);
  for (const word of all) await scene.say(word, word, long);
  const retention = createRetention({ memory, clock, log: createLog("silent") }, 30);
  retention.start();
  await until(async () => ((await memory.retention.last())?.people ?? 0) > 2);
  await retention.stop();
  const known = await names();
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(28);
  expect(left(...all), "those who are still known").toEqual(known);
  expect(await memory.retention.last()).toMatchObject({ people: 30 - known.length, erased: true });
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await run(30);
  isOver = true;
  expect(turns).toBeGreaterThan(known.length);
  expect(left(...all)).toEqual([]);
});

it("after a kill, what was deleted is erased at the next start, also when nothing is due", async () => {
  const { memory, now, long, left, run, check, ...scene } = await open();
  const ana = await scene.say("Ana", "zanzibar", long);
  await memory.retention.forget(ana, "person", now);
  expect(await memory.retention.last()).toMatchObject({ erased: false });
  expect(await check(30)).toMatchObject({
    state: "warn",
    advice: expect.stringMatching(/interrupted.*sous serve/),
  });
  await run(null);
  expect(await memory.retention.last()).toMatchObject({ erased: true });
  expect(left("zanzibar")).toEqual([]);
});

it("doctor says what is set, what was deleted last and what is due", async () => {
  const { memory, now, run, check, ...scene } = await open();
  await scene.say("Ana", "zanzibar", now - 30.5 * day);
  await scene.say("Ben", "ottoman", now - 30.5 * day);
  await memory.people.keep(personOf("Ben"));
  expect(await check(null)).toMatchObject({
    state: "ok",
    detail: expect.stringMatching(/^SOUS_KEEP_DAYS is not set.*nothing was deleted yet$/),
  });
  const none = "kept for 40 days; nothing was deleted yet; nothing is due";
  expect((await check(40)).detail).toBe(none);
  expect(await check(30), "less than a day late").toMatchObject({
    state: "ok",
    detail: "kept for 30 days; nothing was deleted yet; due: 1 person, and old words of 1 other",
  });
  const late = { state: "warn", advice: expect.stringMatching(/^Start sous serve/) };
  expect(await check(20)).toMatchObject(late);
  await run(30);
  expect((await check(30)).detail).toBe(
    "kept for 30 days; last deleted on 2026-01-05: 1 person, 2 answers, 2 facts; nothing is due",
  );
});

it("is a part of what serves people, and ends with it", async () => {
  const file = newFile();
  const rows = await openMemory({ file, clock: systemClock });
  for (const word of ["zanzibar", "ottoman"])
    await say(rows, word, word, systemClock.now() - 31 * day);
  await rows.close();
  const product = await openProduct(file, { keepDays: 30 });
  product.sous.retention.start();
  await until(async () => (await product.memory.retention.last())?.erased);
  expect(await product.memory.people.list()).toEqual([]);
  await product.stop();
  expect(findWords(filesIn(path.dirname(file)), ["zanzibar", "ottoman"])).toEqual([]);
});
