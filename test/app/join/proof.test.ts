/** Attacks over HTTP: a participant's id alone must not show or delete data. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { columnsNaming, filesIn, findWords } from "../my-data/traces.js";
import {
  addCampaign,
  answer,
  arrive,
  asked,
  type Door,
  demand,
  finish,
  Guest,
  linkTo,
  openDoor,
  sayOne,
  startDoor,
} from "./guests.js";

const refusal =
  /^This device does not show .* use the device on which you gave all your answers.* type the code .* write to/;
const design = { answersPerQuestion: 20, answersPerParticipant: 1, completionCode: undefined };

let door: Door;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-proof-"));
  file = path.join(folder, "sous.db");
  door = await startDoor(file, design);
});
afterAll(async () => {
  await door.sous.stop();
  rmSync(folder, { recursive: true });
});

let people = 0;
const newId = () => `5f1e0a0b0c0d0e0f1011${++people}`;

async function come(id: string, { url } = door): Promise<Guest> {
  const guest = new Guest(url);
  await guest.come(id);
  return guest;
}

async function expectRefused(guest: Guest): Promise<void> {
  for (const [what, body] of [
    ["data", {}],
    ["leave", { sure: false }],
    ["leave", { sure: true }],
  ] as const) {
    const told = await demand(guest, what, body);
    expect(told).toEqual({ status: 403, needsCode: true, error: expect.stringMatching(refusal) });
  }
}

const readData = async (guest: Guest) => JSON.parse((await demand(guest, "data")).text ?? "null");
const leave = async (guest: Guest) => (await demand(guest, "leave", { sure: true })).text;
const enrolled = async (id: string) =>
  (await door.sous.memory.campaigns.enrolments("pilot")).filter((one) => one.externalId === id);

describe("somebody who knows only an id", () => {
  it("goes on with the tasks on another device, and neither sees nor deletes what was said", async () => {
    const id = newId();
    const ana = await arrive(door, id);
    await answer(ana, (await asked(ana)).id, { text: "behind the zanzibar?" });
    await until(async () => (await ana.question())?.unclear);
    const thief = await come(id);
    expect((await thief.question())?.unclear, "the task goes on").toBe(true);
    const states = [await ana.state(), await thief.state()];
    expect(states.map(({ isElsewhere }) => isElsewhere)).toEqual([false, true]);
    expect(JSON.stringify(states[1])).not.toContain("zanzibar");
    await expectRefused(thief);
    const { stage } = await thief.act("agree");
    expect(stage.at, "agreeing again makes no device theirs").toBe("question");
    await expectRefused(thief);
    thief.cookies.set("sous_device", "x");
    await expectRefused(thief);
    thief.cookies.delete("sous_device");
    await expectRefused(thief);
    expect(await enrolled(id)).toHaveLength(1);
    expect((await readData(ana)).answers).toMatchObject([
      { answer: expect.stringMatching(/zanz/) },
    ]);
    expect(await leave(ana)).toMatch(/^Deleted: 1 answer/);
    expect(await enrolled(id)).toEqual([]);
  });

  it("does not see the codes; a participant who ends elsewhere gets them there", async () => {
    const id = newId();
    const { code, dataCode } = await finish(await arrive(door, id));
    expect(code).toMatch(/^[A-Z]{8}$/);
    expect(dataCode).toMatch(/^[A-Z]{12}$/);
    const hidden = { code: null, url: null, dataCode: null };
    expect((await (await come(id)).state()).stage).toMatchObject(hidden);

    const other = newId();
    const ben = await arrive(door, other);
    const laptop = await come(other);
    const ended = await finish(laptop);
    expect(ended).toMatchObject({ code: expect.stringMatching(/^[A-Z]{8}$/) });
    expect(ended.code, "each has their own").not.toBe(code);
    expect((await laptop.state()).stage, "also after it is loaded again").toEqual(ended);
    expect((await readData(laptop)).answers, "all answers came from there").toHaveLength(1);
    for (const guest of [ben, await come(other)]) {
      expect((await guest.state()).stage).toMatchObject(hidden);
      await expectRefused(guest);
    }
  });

  it("sees nothing of what others say in a place that they took before", async () => {
    const id = newId();
    const thief = await arrive(door, id);
    const ana = await arrive(door, id);
    await sayOne(ana);
    await expectRefused(thief);
    expect((await readData(ana)).answers).toHaveLength(1);
    expect((await ana.state()).isElsewhere).toBe(false);

    const other = newId();
    const early = await arrive(door, other);
    await answer(early, (await asked(early)).id, { text: "behind the zanzibar?" });
    await until(async () => (await early.question())?.unclear);
    const ben = await arrive(door, other);
    await sayOne(ben);
    for (const guest of [early, ben]) {
      await expectRefused(guest);
      expect((await guest.state()).isElsewhere).toBe(true);
    }
    const taken = new Guest(door.url);
    await taken.get(linkTo(file, other));
    expect((await readData(taken)).answers.length).toBeGreaterThan(0);
  });

  it("has no use of a code from before, once they have left and somebody comes again", async () => {
    const id = newId();
    const thief = await arrive(door, id);
    const { dataCode } = await finish(thief);
    const code = dataCode ?? "";
    const [byCode, later] = [await come(id), await come(id)];
    expect((await demand(byCode, "prove", { code })).status).toBe(200);
    expect(await leave(thief)).toMatch(/^Deleted: 1 answer/);
    const ana = await arrive(door, id);
    expect((await finish(ana)).dataCode).not.toBe(code);
    await expectRefused(byCode);
    expect((await demand(later, "prove", { code })).status).toBe(403);
    await expectRefused(later);
    expect((await readData(ana)).answers).toHaveLength(1);
  });

  it("does not guess the code: a few attempts, then the right one does not help either", async () => {
    const id = newId();
    const { code, dataCode } = await finish(await arrive(door, id));
    const [thief, second] = [await come(id), await come(id)];
    const wrong = { status: 403, error: "That isn't the code for your data." };
    expect(await demand(thief, "prove", { code: code ?? "" }), "seen by others").toEqual(wrong);
    for (const guess of ["BCDFGHJK", "", "x".repeat(65), id])
      expect((await demand(thief, "prove", { code: guess })).status, guess).toBeGreaterThan(399);
    for (const guest of [thief, second]) {
      const told = await demand(guest, "prove", { code: dataCode ?? "" });
      expect(told).toMatchObject({ status: 429 });
      await expectRefused(guest);
    }
    const other = await arrive(door, newId());
    expect(await demand(other, "prove", { code: dataCode ?? "" }), "Ana's").toEqual(wrong);
  });

  it("has no use of the cookies of another campaign", async () => {
    const id = newId();
    await addCampaign(door.sous, "second");
    await sayOne(await arrive(door, id));
    const there = new Guest(door.url, "second");
    await there.come(id);
    await there.act("agree");
    const mixed = await come(id);
    mixed.cookies.set("sous_device", there.cookies.get("sous_device") ?? "");
    await expectRefused(mixed);
    mixed.cookies = there.cookies;
    expect((await mixed.get("/join/pilot/state")).status).toBe(401);
    expect((await demand(mixed, "data")).status).toBe(401);
  });
});

describe("a signed link", () => {
  it("opens the data on every device, and then nobody comes by the id alone", async () => {
    const id = newId();
    const early = await come(id);
    const link = linkTo(file, id);
    const [laptop, phone] = [new Guest(door.url), new Guest(door.url)];
    const came = await laptop.get(link);
    expect([came.status, came.headers.location]).toEqual([303, "/join/pilot"]);
    expect(await enrolled(id), "nothing is kept before").toEqual([]);
    await laptop.act("agree");
    const ended = await finish(laptop);
    expect(ended).toMatchObject({ dataCode: null });

    expect((await early.get("/join/pilot/state")).status, "an earlier session").toBe(401);
    expect((await demand(early, "data")).status).toBe(401);
    const late = await early.come(id);
    expect(late.headers.location).toBe("/join/pilot#needs-link");
    const typed = await early.post("/join/pilot/enter", { participant: id });
    expect([typed.status, JSON.parse(typed.body)]).toEqual([403, { error: "needs-link" }]);

    await phone.get(link.replace("participant", "PROLIFIC_PID"));
    expect((await phone.state()).stage).toMatchObject({ code: ended.code });
    expect((await readData(phone)).campaigns).toMatchObject([{ participant: id, byLink: true }]);
    expect(await leave(phone)).toMatch(/^Deleted: 1 answer/);
    expect(await readData(laptop).catch(() => "nothing")).toBe("nothing");
  });

  it("takes back a place that somebody took by the id", async () => {
    const id = newId();
    const thief = await arrive(door, id);
    await sayOne(thief);
    const ana = new Guest(door.url);
    await ana.get(linkTo(file, id));
    await ana.state();
    expect((await demand(thief, "data")).status).toBe(401);
    expect(await leave(ana)).toMatch(/^Deleted/);
  });

  it("is refused when it is forged, cut, another's or another campaign's; and lets nobody in", async () => {
    const id = newId();
    const link = linkTo(file, id);
    const signature = link.split("signature=")[1] ?? "";
    for (const forged of [
      link.slice(0, -1),
      `${link}0`,
      link.replace(signature, ""),
      link.replace(signature, "0".repeat(32)),
      link.replace(signature, signature.toUpperCase()),
      linkTo(file, "ben-1234").replace("ben-1234", id),
      link.replace("participant", "PROLIFIC_PID").replace(id, "ben-1234"),
      linkTo(file, id, "second").replace("/second", "/pilot"),
    ]) {
      const thief = new Guest(door.url);
      const came = await thief.get(forged);
      expect(came.headers.location, forged).toBe("/join/pilot#wrong-link");
      expect(thief.cookie, forged).toBe("");
      expect((await demand(thief, "data")).status, forged).toBe(401);
    }
  });
});

it("codes stay over a restart, and the one for the data opens them for good, however it is typed", async () => {
  const own = newFile();
  const first = await openDoor(own, design);
  const ana = await arrive(first, "ana-1234");
  const ended = await finish(ana);
  expect(ended.url).toBe(`https://example.org/back?cc=${ended.code}`);
  const phone = await come("ana-1234", first);
  await expectRefused(phone);
  const { dataCode = "" } = ended;
  const typed = ` ${dataCode?.slice(0, 4).toLowerCase()}-${dataCode?.slice(4)}`;
  expect(await demand(phone, "prove", { code: typed })).toEqual({ status: 200, proven: true });
  expect((await readData(phone)).answers).toHaveLength(1);
  await first.sous.stop();
  const again = await openDoor(own, design);
  const [same, other] = [new Guest(again.url), new Guest(again.url)];
  same.cookies = ana.cookies;
  other.cookies = phone.cookies;
  expect((await same.state()).stage).toEqual(ended);
  expect(await leave(other)).toMatch(/^Deleted: 1 answer/);
  expect(await again.sous.memory.people.list()).toEqual([]);
});

it("what proves somebody is not in the files before they agree, and not after they are gone", async () => {
  const id = "5f1e0a0b0c0d0e0f10111213";
  const own = newFile();
  const here = await openDoor(own, design);
  const ana = await come(id, here);
  const [secret = "", token = ""] = ["sous_device", "sous_participant"].map((name) =>
    ana.cookies.get(name),
  );
  const [signed = ""] = linkTo(own, id).match(/[0-9a-f]{32}$/) ?? [];
  const inFiles = (words: readonly string[]) => {
    const files = [...filesIn(path.dirname(own))].filter(([name]) => name.startsWith("sous.db"));
    return findWords(new Map(files), words);
  };
  const never = [secret, token, signed];
  expect(inFiles([...never, id, "guest"])).toEqual([]);

  await ana.act("agree");
  const { id: question } = await asked(ana);
  await answer(ana, question, { text: "in the fridge, behind the zanzibar gramophone" });
  const stage = await until(async () => {
    const { stage } = await ana.state();
    return stage.at === "done" && stage;
  });
  const [seat] = await here.sous.memory.campaigns.enrolments("pilot");
  expect(seat?.device).toMatch(/^[0-9a-f]{64}$/);
  expect(seat?.codeDevice).toBe(seat?.device);
  const kept = [id, "guest", "zanzibar", "gramophone", seat?.device ?? ""];
  for (const word of kept) expect(inFiles([word]), word).not.toEqual([]);
  const codes = [stage.code ?? "", stage.dataCode ?? ""];
  expect(inFiles([...never, ...codes]), "codes are made anew each time").toEqual([]);

  const before = new Map(ana.cookies);
  const sure = await demand(ana, "leave", { sure: false });
  expect(sure.text).toMatch(/^Shall I delete everything you said \(1 answer\)/);
  expect(await leave(ana)).toMatch(/^Deleted: 1 answer/);
  expect(ana.cookie, "nor does the browser keep any").toBe("");
  expect(inFiles([...never, ...codes, ...kept])).toEqual([]);
  expect(columnsNaming(own, seat?.person ?? "")).toEqual([]);

  const replayed = new Guest(here.url);
  replayed.cookies = new Map(before);
  expect((await replayed.state()).stage.at, "as somebody new").toBe("consent");
  expect((await demand(replayed, "data")).text).toMatch(/^Nothing/);
  expect(await leave(replayed)).toMatch(/^Nothing/);
  const anew = await arrive(here, id);
  replayed.cookies = new Map(before);
  await expectRefused(replayed);
  expect((await readData(anew)).answers).toEqual([]);
  expect(await here.sous.memory.people.list()).toHaveLength(1);
});
