import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { destination } from "pino";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { reportParticipants } from "../../../src/app/join/participants.js";
import { createLog } from "../../../src/app/operating/log.js";
import { findPerson } from "../../../src/app/people/forget.js";
import { makeRelease } from "../../../src/app/release/release.js";
import { knownPeople } from "../../../src/datasets/release/known-people.js";
import { nextQuestion, SilentPeople } from "../../build/sous.js";
import { TurnedClock } from "../../clock.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { clock, consent } from "../campaigns/scenario.js";
import { filesIn, findWords } from "../my-data/traces.js";
import { allRead, settled } from "../product.js";
import {
  addCampaign,
  answer,
  arrive,
  asked,
  type Door,
  demand,
  Guest,
  openDoor,
  practice,
  sayOne,
} from "./guests.js";

const id = "5f1e0a0b0c0d0e0f10111213";

const campaignOf = async ({ sous: { memory } }: Door) => {
  const campaign = await memory.campaigns.get("pilot");
  if (!campaign) throw new Error("there is no campaign");
  return campaign;
};

describe("a participant", () => {
  it("agrees, practises, answers, and has the code after as many answers as are wanted", async () => {
    const door = await openDoor(newFile(), {
      practice,
      answersPerParticipant: 2,
      answersPerQuestion: 1,
    });
    const { sous, url } = door;
    const { memory } = sous;
    const guest = new Guest(url);
    const came = await guest.come(id);
    expect([came.status, came.headers.location]).toEqual([303, "/join/pilot"]);
    const [cookie = ""] = came.headers["set-cookie"] ?? [];
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/join/pilot"])
      expect(cookie).toContain(part);
    const page = await guest.get("/join/pilot");
    expect(page.body).toContain("/join-page/join.js");

    const first = await guest.state();
    expect(first).toMatchObject({
      title: "A pilot",
      progress: { given: 0, wanted: 2 },
      stage: { at: "consent", agree: "I am 18 or older, and I agree", pay: "none" },
    });
    expect(first.stage).toMatchObject({
      lines: expect.arrayContaining(["We keep what you answer."]),
    });
    const open = await nextQuestion(sous);
    const early = await answer(guest, open.id, { choice: "dk" });
    expect(early.stage.at).toBe("consent");
    expect(await memory.people.list(), "nothing is written before they agree").toEqual([]);

    expect((await guest.act("agree")).stage).toMatchObject({
      at: "practice",
      number: 1,
      of: 1,
      choices: ["fridge", "sink"],
      instructions: "Say where things are.",
    });
    expect((await guest.act("practise", { at: 0, choice: 0 })).said).toContain("is not right");
    expect((await answer(guest, open.id, { choice: "dk" })).stage.at).toBe("practice");
    const practised = clock.now();
    const shown = await guest.act("practise", { at: 0, choice: 1 });
    expect(shown.stage).toMatchObject({ at: "question", id: open.id, text: open.text });
    expect(JSON.stringify(shown)).toContain("<svg");

    const said = await answer(guest, open.id, { choice: open.choices[0]?.id });
    expect(said.said).toBe("Thank you, your answer is in.");
    expect(said.progress, "it counts at once").toEqual({ given: 1, wanted: 2 });
    const [ballot] = await memory.questions.ballots(open.id);
    expect(ballot?.openedAt, "their time is counted from here").toBeGreaterThanOrEqual(practised);
    await until(async () => (await guest.state()).progress.given === 1);
    const phone = new Guest(url);
    await phone.come(id, "participant");
    const next = await asked(phone);
    expect(await answer(phone, next.id, { text: "no idea" })).toMatchObject({
      progress: { given: 2, wanted: 2 },
      stage: { debrief: "Thank you.", code: "CQ7XK2", url: "https://example.org/back?cc=CQ7XK2" },
    });
    const later = await nextQuestion(sous);
    expect((await answer(guest, later.id, { choice: "dk" })).stage.at).toBe("done");
    expect(await memory.questions.ballots(later.id)).toEqual([]);

    const people = await memory.people.list();
    expect(people).toMatchObject([{ platform: "web", workspace: "outside" }]);
    expect(JSON.stringify(people)).not.toContain(id);
    const [row, ...others] = await reportParticipants(memory, await campaignOf(door));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ participant: id, person: people[0]?.id, answers: 2 });
    expect(Date.parse(row?.codeGivenAt ?? "")).toBeGreaterThanOrEqual(
      Date.parse(row?.doneAt ?? ""),
    );
    expect((await findPerson(memory, id)).id).toBe(people[0]?.id);
  });

  it("knows nothing of what others answered, nor is asked what enough people are answering", async () => {
    const door = await openDoor(newFile(), { answersPerQuestion: 2 });
    const { memory } = door.sous;
    const [ana, ben, chloe] = await Promise.all(
      ["ana-1234", "ben-1234", "chloe-1234"].map((name) => arrive(door, name)),
    );
    if (!ana || !ben || !chloe) throw new Error("somebody is missing");
    const question = await asked(ana);
    const before = await asked(ben);
    expect(before.id).toBe(question.id);
    expect((await chloe.state()).stage).toMatchObject({ at: "waiting", for: "a-question" });

    await answer(ana, question.id, { text: "behind the zanzibar, I do not know" });
    await allRead(door.sous);
    expect(await ben.question(), "the same as before").toEqual(before);
    expect((await chloe.state()).stage.at).toBe("waiting");
    const [name = ""] = (await memory.people.list()).map((person) => person.platformId);
    const seen = JSON.stringify([
      await ben.state(),
      await chloe.state(),
      await demand(chloe, "data"),
    ]);
    expect(seen).not.toMatch(/zanzibar|ana-1234/);
    expect(seen).not.toContain(name);
    expect((await ana.state()).stage.at, "nobody is asked twice").not.toBe("question");
  });

  it("answers what another platform carries, beside its own people", async () => {
    const people = new SilentPeople();
    const where = { bot: "simulated", channel: "simulated", answersPerQuestion: 2 } as const;
    const door = await openDoor(newFile(), where, { beside: [people.bot] });
    const { memory } = door.sous;
    const guest = await arrive(door, id);
    const shown = await asked(guest);
    await consent(door.sous, "Ben");
    const question = await nextQuestion(door.sous);
    expect(question.id).toBe(shown.id);
    const [choice] = question.choices;
    await answer(guest, question.id, { choice: choice?.id });
    await people.press(question, choice?.label ?? "", "Ben");
    const row = await settled(door.sous, question);
    expect(row).toMatchObject({ state: "answered", quorum: 2 });
    const given = await memory.questions.ballots(question.id);
    expect(given.map(({ platform, workspace }) => [platform, workspace])).toEqual([
      ["web", "outside"],
      ["simulated", "local"],
    ]);
  });

  it("is told when there is a pause, when it was enough for a day, and when all is over", async () => {
    const door = await openDoor(newFile(), { answersPerQuestion: 2, dailyQuestions: 1 });
    const { memory } = door.sous;
    const move = (to: "pause" | "start" | "close") => moveCampaign({ memory, clock }, "pilot", to);
    const guest = await arrive(door, "ana-1234");
    const idle = await arrive(door, "ben-1234");
    const question = await asked(guest);
    await move("pause");
    expect((await guest.state()).stage).toMatchObject({ at: "waiting", for: "the-end-of-a-pause" });
    await move("start");
    await answer(guest, (await asked(guest)).id, { choice: "dk" });
    expect(question.id).toMatch(/^q-/);
    await until(async () => (await guest.state()).progress.given === 1);
    expect((await guest.state()).stage).toMatchObject({ at: "waiting", for: "another-day" });
    await move("close");
    expect((await guest.state()).stage).toMatchObject({ at: "done", code: "CQ7XK2" });
    expect((await idle.state()).stage, "everybody who reaches the end").toMatchObject({
      at: "done",
      code: "CQ7XK2",
    });
    const late = new Guest(door.url);
    await late.come("zoe-1234");
    expect((await late.act("agree")).stage).toEqual({ at: "over" });
    expect(await memory.people.list()).toHaveLength(2);
  });

  it("who has had enough for a day can still say anew what nobody understood", async () => {
    const door = await openDoor(newFile(), { dailyQuestions: 1, answersPerQuestion: 2 });
    const guest = await arrive(door, "ana-1234");
    const first = await asked(guest);
    const unread = await answer(guest, first.id, { text: "wisteria?" });
    expect(unread, "no thanks for what was not understood").toMatchObject({
      said: null,
      progress: { given: 0 },
      stage: { at: "question", id: first.id, unclear: true },
    });
    await answer(guest, first.id, { choice: "dk" });
    await until(async () => (await guest.state()).progress.given === 1);
    expect((await guest.state()).stage).toMatchObject({ at: "waiting", for: "another-day" });
  });
});

describe("the door", () => {
  it("is only where the design has a completion code, and each campaign has its own", async () => {
    const door = await openDoor(newFile());
    const inside = { completionCode: undefined, completionUrl: undefined };
    await addCampaign(door.sous, "inside", inside);
    await addCampaign(door.sous, "second");
    const nobody = new Guest(door.url, "inside");
    await nobody.come(id);
    expect(nobody.cookie).toBe("");
    expect((await nobody.get("/join/inside/state")).status).toBe(404);
    const guest = await arrive(door, id);
    const elsewhere = new Guest(door.url, "second");
    elsewhere.cookies = guest.cookies;
    expect((await elsewhere.get("/join/second/state")).status).toBe(401);
  });

  it("asks for an id where the link has none, and takes no odd one", async () => {
    const { url } = await openDoor(newFile());
    const guest = new Guest(url);
    const outside = await guest.get("/join/pilot/state");
    expect(outside.status).toBe(401);
    expect(JSON.parse(outside.body)).toEqual({ title: "A pilot" });
    const enter = (participant: string) => guest.post("/join/pilot/enter", { participant });
    for (const odd of ["", "a b", "<b>", "x".repeat(65), "=1+1", "../x"])
      expect((await enter(odd)).status, odd).toBe(400);
    expect(JSON.parse((await enter("a b")).body)).toEqual({
      error: "An id has letters, digits and the signs . _ - @ only, at most 64 in all.",
    });
    expect(guest.cookie).toBe("");
    await guest.come("<script>");
    expect(guest.cookie).toBe("");
    expect((await enter(" ana@example.org ")).status).toBe(200);
    expect((await guest.state()).stage.at).toBe("consent");
    const evil = { origin: "https://evil.example" };
    expect((await guest.post("/join/pilot/agree", {}, evil)).status).toBe(403);
  });

  it("takes in no more people from one address than a class has, and says when the next may come", async () => {
    const { url, sous } = await openDoor(newFile(), {}, { pageClock: new TurnedClock() });
    const agree = async (id: string) => {
      const guest = new Guest(url);
      await guest.come(id);
      return guest.post("/join/pilot/agree", {});
    };
    const ids = Array.from({ length: 80 }, (_, at) => `made-up-${at}`);
    const answers = await Promise.all(ids.map(agree));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    const enrolled = await sous.memory.campaigns.enrolments("pilot");
    expect(enrolled.length).toBe(answers.length - refused.length);
  });
});

describe("a participant's id", () => {
  it("stands in one row: in no log line, question, note or release; and a restart knows them", async () => {
    const file = newFile();
    const folder = path.dirname(file);
    const to = path.join(folder, "sous.log");
    const log = createLog("trace", { to: destination({ dest: to, sync: true }) });
    const contact = "study@uni-hamburg.de";
    const design = { answersPerQuestion: 1, rounds: 1, contact };
    const door = await openDoor(file, design, { log });
    const guest = await arrive(door, id);
    await sayOne(guest);
    await door.sous.stop();

    const again = await openDoor(file, design, { log });
    const same = new Guest(again.url);
    same.cookies = guest.cookies;
    expect((await same.state()).progress.given).toBe(1);
    const last = await until(async () => {
      const state = await same.state();
      if (state.stage.at === "question")
        await answer(same, state.stage.id, { choice: state.stage.choices[0]?.id });
      return state.stage.at === "done" && state;
    });
    expect(last.stage).toMatchObject({ at: "done", code: "CQ7XK2" });
    expect(JSON.stringify(last)).not.toContain(id);
    const { memory } = again.sous;
    expect(await memory.people.list()).toHaveLength(1);
    const told = [
      await memory.outbox.list(),
      await memory.questions.list(),
      await memory.people.list(),
      await memory.facts.history("pilot:1"),
    ];
    expect(JSON.stringify(told)).not.toContain(id);
    await again.sous.stop();

    const rows = await openMemory({ file, clock, command: "test" });
    expect((await knownPeople(rows, new Set())).ids, "a release is scanned for it").toContain(id);
    const out = path.join(folder, "release");
    const request = { out, key: "k".repeat(32) };
    for (const [license, why] of [
      [undefined, "spdx.org/licenses. Say it as --license CC-BY-4.0."],
      ["all mine", '"all mine" is no license\'s id'],
    ] as const)
      await expect(
        makeRelease(rows, { ...request, settings: license === undefined ? {} : { license } }),
      ).rejects.toThrow(why);
    const settings = { license: "CC0-1.0" };
    const released = await makeRelease(rows, { ...request, settings });
    expect(released.answers).toBeGreaterThan(0);
    const read = (name: string) => readFileSync(path.join(out, name), "utf8");
    const [card, shown] = [read("README.md"), read("designs/pilot.json")];
    const kept = await rows.campaigns.get("pilot");
    if (!kept) throw new Error("there is no campaign");
    const { hash, design: frozen } = kept;
    const { channel, completionCode, completionUrl, ...published } = frozen;
    expect(JSON.parse(shown)).toEqual(published);
    expect(card).not.toContain(completionCode);
    for (const part of [
      createHash("sha256").update(shown).digest("hex"),
      hash,
      frozen.consent.text,
      frozen.instructions,
      `| contact | ${contact} |`,
      `| pay | ${frozen.pay} |`,
      `| ethics | ${frozen.ethics} |`,
      "| dates | 2026-",
      "license: cc0-1.0",
    ])
      expect(card).toContain(part);
    await rows.close();
    const files = filesIn(folder);
    expect(findWords(files, [id]).filter((found) => !found.startsWith("sous.db"))).toEqual([]);
    const outside = new Map([...files].filter(([name]) => name.startsWith("release")));
    expect(findWords(outside, ["CQ7XK2"]), "nor is the code").toEqual([]);
  });
});
