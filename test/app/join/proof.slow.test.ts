/** A participant's id alone shows and deletes nothing of what they said: attacked over HTTP. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { SignedLink } from "../../../src/app/join/links.js";
import type { Memory } from "../../../src/core/stores.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { filesIn, findWords } from "../my-data/traces.js";
import { readSous, runSous } from "../run-sous.js";
import { answer, arrive, asked, type Door, Guest, openDoor } from "./guests.js";

const id = "5f1e0a0b0c0d0e0f10111213";
const open = { answersPerQuestion: 2 };
const done = { answersPerQuestion: 1, answersPerParticipant: 1 };
const refusal =
  /^This device does not show .* use the device on which you gave all your answers.* type the code .* write to/;

/** What the door answers to somebody who wants data, or their deletion. */
async function demand(guest: Guest, what: "data" | "leave" | "prove", body: object = {}) {
  const given = await guest.post(`/join/${guest.campaign}/${what}`, body);
  const told = (await given.json()) as { text?: string; error?: string; needsCode?: true };
  return { status: given.status, ...told };
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

/** Answers one question. */
async function sayOne(guest: Guest): Promise<string> {
  const { id: question, choices } = await asked(guest);
  await answer(guest, question, { choice: choices[0]?.id });
  await until(async () => (await guest.state()).progress.given > 0);
  return question;
}

async function finish(guest: Guest) {
  await sayOne(guest);
  const { stage } = await guest.state();
  if (stage.at !== "done") throw new Error(`it is not done: ${stage.at}`);
  return stage;
}

async function linkOf(file: string, participant = id, campaign = "pilot"): Promise<string> {
  const ids = path.join(path.dirname(file), `${participant}.txt`);
  writeFileSync(
    ids,
    `${participant}
`,
  );
  const words = ["campaign", "links", campaign, "--db", file, "--ids", ids];
  const [made] = await readSous<SignedLink[]>(...words, "--base", "http://x.test");
  return made?.link.replace("http://x.test", "") ?? "";
}

/** A second campaign with the same design. */
async function addCampaign({ memory }: { readonly memory: Memory }, name: string): Promise<void> {
  const first = await memory.campaigns.get("pilot");
  if (!first) throw new Error("there is no campaign");
  await memory.campaigns.create({ ...first, id: name, hash: name });
}

async function seatOf({ sous }: Door, campaign = "pilot") {
  const [seat] = await sous.memory.campaigns.enrolments(campaign);
  return seat;
}

describe("who knows only an id", () => {
  it("goes on with the tasks on another device, and neither sees nor deletes what was said", async () => {
    const door = await openDoor(newFile(), open);
    const ana = await arrive(door, id);
    const question = await asked(ana);
    await answer(ana, question.id, { text: "behind the zanzibar?" });
    await until(async () => (await ana.question())?.unclear);
    const thief = new Guest(door.url);
    await thief.come(id);
    expect((await thief.question())?.unclear, "the task goes on").toBe(true);
    expect([(await ana.state()).isElsewhere, (await thief.state()).isElsewhere]).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(await thief.state())).not.toContain("zanzibar");
    await expectRefused(thief);
    expect((await thief.act("agree")).stage.at, "agreeing again makes no device theirs").toBe(
      "question",
    );
    await expectRefused(thief);
    thief.cookies = { ...thief.cookies, sous_device: "x" };
    await expectRefused(thief);
    const { sous_device: _, ...without } = thief.cookies;
    thief.cookies = without;
    await expectRefused(thief);
    expect(await door.sous.memory.people.list()).toHaveLength(1);
    expect((await readData(ana)).answers).toMatchObject([
      { answer: expect.stringMatching(/zanz/) },
    ]);
    expect((await demand(ana, "leave", { sure: true })).text).toMatch(/^Deleted: 1 answer/);
    expect(await door.sous.memory.people.list()).toEqual([]);
  }, 30_000);

  it("does not see the code that its owner has; who ends elsewhere gets it there", async () => {
    const door = await openDoor(newFile(), { ...done, completionCode: undefined });
    const ana = await arrive(door, id);
    const { code, dataCode } = await finish(ana);
    expect(code).toMatch(/^[A-Z]{8}$/);
    expect(dataCode).toMatch(/^[A-Z]{12}$/);
    expect(dataCode).not.toBe(code);
    const thief = new Guest(door.url);
    await thief.come(id);
    expect((await thief.state()).stage).toMatchObject({ code: null, url: null, dataCode: null });

    const ben = await arrive(door, "ben-1234");
    const laptop = new Guest(door.url);
    await laptop.come("ben-1234");
    const ended = await finish(laptop);
    expect(ended).toMatchObject({ code: expect.stringMatching(/^[A-Z]{8}$/) });
    expect((await laptop.state()).stage, "also after it is loaded again").toEqual(ended);
    expect((await readData(laptop)).answers, "all answers came from there").toHaveLength(1);
    expect((await ben.state()).stage).toMatchObject({ code: null, dataCode: null });
    const other = new Guest(door.url);
    await other.come("ben-1234");
    expect((await other.state()).stage).toMatchObject({ code: null });
    for (const guest of [ben, other]) await expectRefused(guest);
  }, 30_000);

  it("sees nothing of what others say in a place that they took before", async () => {
    const file = newFile();
    const door = await openDoor(file, open);
    const thief = await arrive(door, id);
    const ana = await arrive(door, id);
    await sayOne(ana);
    await expectRefused(thief);
    expect((await readData(ana)).answers).toHaveLength(1);
    expect((await ana.state()).isElsewhere).toBe(false);

    const early = await arrive(door, "ben-1234");
    const first = await asked(early);
    await answer(early, first.id, { text: "behind the zanzibar?" });
    await until(async () => (await early.question())?.unclear);
    const ben = await arrive(door, "ben-1234");
    const { id: question, choices } = await asked(ben);
    await answer(ben, question, { choice: choices[0]?.id });
    for (const guest of [early, ben]) {
      await expectRefused(guest);
      expect((await guest.state()).isElsewhere).toBe(true);
    }
    const taken = new Guest(door.url);
    await taken.get(await linkOf(file, "ben-1234"));
    expect((await readData(taken)).answers.length).toBeGreaterThan(0);
  }, 30_000);

  it("has no use of a code from before, once they have left and somebody comes again", async () => {
    const door = await openDoor(newFile(), { ...done, copies: 2, answersPerQuestion: 2 });
    const thief = await arrive(door, id);
    const { dataCode } = await finish(thief);
    const [byCode, later] = [new Guest(door.url), new Guest(door.url)];
    for (const guest of [byCode, later]) await guest.come(id);
    expect((await demand(byCode, "prove", { code: dataCode ?? "" })).status).toBe(200);
    expect((await demand(thief, "leave", { sure: true })).text).toMatch(/^Deleted: 1 answer/);
    const ana = await arrive(door, id);
    const ended = await finish(ana);
    expect(ended.dataCode).not.toBe(dataCode);
    await expectRefused(byCode);
    expect((await demand(later, "prove", { code: dataCode ?? "" })).status).toBe(403);
    await expectRefused(later);
    expect((await readData(ana)).answers).toHaveLength(1);
  }, 30_000);

  it("does not guess the code: a few attempts, then the right one does not help either", async () => {
    const door = await openDoor(newFile(), done);
    const { code, dataCode } = await finish(await arrive(door, id));
    const [thief, second] = [new Guest(door.url), new Guest(door.url)];
    await thief.come(id);
    await second.come(id);
    const wrong = { status: 403, error: "That is not the code for your data." };
    expect(await demand(thief, "prove", { code: code ?? "" }), "seen by others").toEqual(wrong);
    for (const guess of ["BCDFGHJK", "", "x".repeat(65), id])
      expect((await demand(thief, "prove", { code: guess })).status, guess).toBeGreaterThan(399);
    await expectRefused(thief);
    for (const guest of [thief, second])
      expect(await demand(guest, "prove", { code: dataCode ?? "" })).toMatchObject({ status: 429 });
    await expectRefused(second);
    const other = await arrive(door, "ben-1234");
    expect(await demand(other, "prove", { code: dataCode ?? "" }), "Ana's").toEqual(wrong);
    await expectRefused(thief);
  }, 30_000);

  it("has no use of the cookies of another campaign", async () => {
    const door = await openDoor(newFile(), open);
    await addCampaign(door.sous, "second");
    const here = await arrive(door, id);
    await sayOne(here);
    const there = new Guest(door.url, "second");
    await there.come(id);
    await there.act("agree");
    const mixed = new Guest(door.url);
    await mixed.come(id);
    mixed.cookies = { ...mixed.cookies, sous_device: there.cookies.sous_device ?? "" };
    await expectRefused(mixed);
    mixed.cookies = there.cookies;
    expect((await mixed.get("/join/pilot/state")).status).toBe(401);
    expect((await demand(mixed, "data")).status).toBe(401);
  }, 30_000);
});

describe("the code for one's data", () => {
  it("opens them on another device, however it is typed, and for good", async () => {
    const file = newFile();
    const door = await openDoor(file, done);
    const { dataCode } = await finish(await arrive(door, id));
    const phone = new Guest(door.url);
    await phone.come(id);
    await expectRefused(phone);
    const typed = ` ${dataCode?.slice(0, 4).toLowerCase()}-${dataCode?.slice(4)}`;
    expect(await demand(phone, "prove", { code: typed })).toEqual({ status: 200, proven: true });
    expect((await readData(phone)).answers).toHaveLength(1);
    await door.sous.stop();
    const again = await openDoor(file, done);
    const same = new Guest(again.url);
    same.cookies = phone.cookies;
    expect((await demand(same, "leave", { sure: true })).text).toMatch(/^Deleted: 1 answer/);
    expect(await again.sous.memory.people.list()).toEqual([]);
  }, 30_000);
});

describe("a signed link", () => {
  it("opens the data on every device, and then nobody comes by the id alone", async () => {
    const file = newFile();
    const door = await openDoor(file, done);
    const early = new Guest(door.url);
    await early.come(id);
    const link = await linkOf(file);
    const [laptop, phone] = [new Guest(door.url), new Guest(door.url)];
    const came = await laptop.get(link);
    expect([came.status, came.headers.get("location")]).toEqual([303, "/join/pilot"]);
    expect(await door.sous.memory.people.list(), "nothing is kept before").toEqual([]);
    await laptop.act("agree");
    expect(await finish(laptop)).toMatchObject({ dataCode: null });

    expect((await early.get("/join/pilot/state")).status, "an earlier session").toBe(401);
    expect((await demand(early, "data")).status).toBe(401);
    const late = await early.come(id);
    expect(late.headers.get("location")).toBe("/join/pilot#needs-link");
    const typed = await early.post("/join/pilot/enter", { participant: id });
    expect([typed.status, await typed.json()]).toEqual([403, { error: "needs-link" }]);

    await phone.get(link);
    expect((await phone.state()).stage).toMatchObject({ code: "CQ7XK2" });
    expect((await readData(phone)).campaigns).toMatchObject([{ participant: id, byLink: true }]);
    expect((await demand(phone, "leave", { sure: true })).text).toMatch(/^Deleted: 1 answer/);
    expect(await readData(laptop).catch(() => "nothing")).toBe("nothing");
  }, 30_000);

  it("takes back a place that somebody took by the id", async () => {
    const file = newFile();
    const door = await openDoor(file, open);
    const thief = await arrive(door, id);
    await sayOne(thief);
    const ana = new Guest(door.url);
    await ana.get(await linkOf(file));
    await ana.state();
    expect((await demand(thief, "data")).status).toBe(401);
    expect((await demand(ana, "leave", { sure: true })).text).toMatch(/^Deleted/);
  }, 30_000);

  it("is refused when it is forged, cut, another's or another campaign's; and lets nobody in", async () => {
    const file = newFile();
    const door = await openDoor(file, open);
    await addCampaign(door.sous, "second");
    const ana = await arrive(door, id);
    await sayOne(ana);
    const link = await linkOf(file);
    const signature = link.split("signature=")[1] ?? "";
    const other = await linkOf(file, "ben-1234");
    for (const forged of [
      link.slice(0, -1),
      `${link}0`,
      link.replace(signature, ""),
      link.replace(signature, "0".repeat(32)),
      link.replace(signature, signature.toUpperCase()),
      other.replace("ben-1234", id),
      link.replace("participant", "PROLIFIC_PID").replace(id, "ben-1234"),
      (await linkOf(file, id, "second")).replace("/second", "/pilot"),
    ]) {
      const thief = new Guest(door.url);
      const came = await thief.get(forged);
      expect(came.headers.get("location"), forged).toBe("/join/pilot#wrong-link");
      expect(thief.cookies, forged).toEqual({});
      expect((await demand(thief, "data")).status, forged).toBe(401);
    }
    const phone = new Guest(door.url);
    await phone.get(link.replace("participant", "PROLIFIC_PID"));
    expect((await readData(phone)).answers).toHaveLength(1);
  }, 30_000);

  it("has an id in the way that a campaign's people have; other files are refused, line by line", async () => {
    const file = newFile();
    const door = await openDoor(file);
    const folder = path.dirname(file);
    const ids = path.join(folder, "ids.txt");
    const links = (...more: string[]) =>
      runSous("campaign", "links", "pilot", "--db", file, "--ids", ids, ...more);
    writeFileSync(ids, "\uFEFFana-1\r\n\n  ben@x.org \nana-1\n");
    const base = ["--base", "https://study.example.org/sous/"];
    const plain = await links(...base);
    expect(plain.out).toMatch(
      /^ana-1 {2}https:\/\/study\.example\.org\/sous\/join\/pilot\?participant=ana-1&signature=[0-9a-f]{32}\nben@x\.org {2}https:.*participant=ben%40x\.org&/,
    );
    expect(plain.out.trim().split("\n")).toHaveLength(2);
    expect((await links(...base, "--csv")).out).toMatch(/^participant,link\nana-1,https:\/\/study/);
    expect((await links()).out).toMatch(/ {2}http:\/\/127\.0\.0\.1:3000\/join\/pilot\?/);
    for (const odd of ["x.org", "ftp://x.org", "https://x.org/?a=1", "https://a:b@x.org"])
      expect((await links("--base", odd)).err, odd).toMatch(/It must be an address like/);
    expect((await links("--json", "--csv")).code).not.toBe(0);
    writeFileSync(ids, "ana-1\n=1+1\nben 2\n");
    expect((await links()).err).toMatch(/line 2: =1\+1\n {2}line 3: ben 2/);
    writeFileSync(ids, "\n");
    expect((await links()).err).toMatch(/there are no ids in it/);
    const inside = await door.sous.memory.campaigns.get("pilot");
    if (!inside) throw new Error("there is no campaign");
    const { completionCode: _, completionUrl: __, ...design } = inside.design;
    await door.sous.memory.campaigns.create({ ...inside, id: "inside", hash: "i", design });
    writeFileSync(ids, "ana-1\n");
    const refused = await runSous("campaign", "links", "inside", "--db", file, "--ids", ids);
    expect(refused.err).toMatch(/inside lets nobody in from outside.*fromOutside: true/);
  }, 30_000);
});

describe("a completion code", () => {
  it("is each participant's own, stays, stands in the link back, and the researcher has it", async () => {
    const file = newFile();
    const own = { ...done, completionCode: undefined };
    const door = await openDoor(file, own);
    const [ana, ben] = [await arrive(door, id), await arrive(door, "ben-1234")];
    const [first, second] = [await finish(ana), await finish(ben)];
    expect(first.code).not.toBe(second.code);
    expect(first.url).toBe(`https://example.org/back?cc=${first.code}`);
    await door.sous.stop();
    const again = await openDoor(file, own);
    const same = new Guest(again.url);
    same.cookies = ana.cookies;
    expect((await same.state()).stage).toEqual(first);
    const late = new Guest(again.url);
    await late.come("zoe-1234");
    await late.act("agree");
    const told = ["campaign", "participants", "pilot", "--db", file];
    expect(await readSous(...told, "--codes")).toMatchObject([
      { participant: id, code: first.code, shown: 1, share: 1, minutes: expect.any(Number) },
      { participant: "ben-1234", code: second.code },
      { participant: "zoe-1234", code: expect.stringMatching(/^[A-Z]{8}$/), codeGivenAt: null },
    ]);
    expect(JSON.stringify(await readSous(...told))).not.toContain(first.code);
    expect((await runSous(...told, "--codes", "--csv")).out).toMatch(
      new RegExp(`^participant,.*,codeGivenAt,code\n${id},.*Z,${first.code}\n`),
    );
    expect((await runSous(...told, "--codes")).out).toContain(`, code ${first.code}\n`);
  }, 30_000);

  it("is the design's own where it has one", async () => {
    const file = newFile();
    const door = await openDoor(file, { ...done, completionCode: "A/1&b" });
    expect(await finish(await arrive(door, id))).toMatchObject({
      code: "A/1&b",
      url: "https://example.org/back?cc=A%2F1%26b",
      dataCode: expect.stringMatching(/^[A-Z]{12}$/),
    });
    const told = ["campaign", "participants", "pilot", "--codes", "--db", file];
    const [row] = await readSous<{ code: string }[]>(...told);
    expect(row?.code).toBe("A/1&b");
  }, 30_000);
});

describe("what proves somebody", () => {
  it("is not in the files before they agree, and not after they are gone: nor does it open anything", async () => {
    const file = newFile();
    const own = { ...done, completionCode: undefined };
    const door = await openDoor(file, own);
    const { memory } = door.sous;
    const ana = new Guest(door.url);
    await ana.come(id);
    const { sous_device: secret = "", sous_participant: token = "" } = ana.cookies;
    const [signed] = (await linkOf(file)).match(/[0-9a-f]{32}$/) ?? [];
    const folder = path.dirname(file);
    const inFiles = (words: readonly string[]) => {
      const files = [...filesIn(folder)].filter(([name]) => name.startsWith("sous.db"));
      return findWords(new Map(files), words);
    };
    const guest = "guest";
    const never = [secret, token, signed ?? ""];
    expect(inFiles([...never, id, guest])).toEqual([]);

    await ana.act("agree");
    const stage = await finish(ana);
    const seat = await seatOf(door);
    expect(seat?.device).toMatch(/^[0-9a-f]{64}$/);
    expect(seat?.codeDevice).toBe(seat?.device);
    const kept = [id, guest, seat?.device ?? ""];
    for (const word of kept) expect(inFiles([word]), word).not.toEqual([]);
    const codes = [stage.code ?? "", stage.dataCode ?? ""];
    expect(inFiles([...never, ...codes]), "codes are made anew each time").toEqual([]);

    const before = { ...ana.cookies };
    expect((await demand(ana, "leave", { sure: true })).text).toMatch(/^Deleted: 1 answer/);
    expect(ana.cookies, "nor does the browser keep any").toEqual({});
    expect(inFiles([...never, ...codes, ...kept])).toEqual([]);

    const replayed = new Guest(door.url);
    replayed.cookies = before;
    expect((await replayed.state()).stage.at, "as somebody new").toBe("consent");
    expect((await demand(replayed, "data")).text).toMatch(/^Nothing/);
    expect((await demand(replayed, "leave", { sure: true })).text).toMatch(/^Nothing/);
    const anew = await arrive(door, id);
    replayed.cookies = before;
    await expectRefused(replayed);
    expect((await readData(anew)).answers).toEqual([]);
    expect(await memory.people.list()).toHaveLength(1);
  }, 30_000);
});
