import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { SignedLink } from "../../../src/app/join/participants.js";
import { newFile } from "../../memory/folder.js";
import { readSous, runSous } from "../run-sous.js";
import { addCampaign, arrive, finish, Guest, linkTo, openDoor } from "./guests.js";

const done = { answersPerQuestion: 1, answersPerParticipant: 1 };

it("signs a link for each id of a file; other files are refused, line by line", async () => {
  const file = newFile();
  const door = await openDoor(file);
  const ids = path.join(path.dirname(file), "ids.txt");
  const words = ["campaign", "links", "pilot", "--db", file, "--ids", ids];
  const links = (...more: string[]) => runSous(...words, ...more);
  writeFileSync(ids, "\uFEFFana-1\r\n\n  ben@x.org \nana-1\n");
  const base = ["--base", "https://study.example.org/sous/"];
  const plain = await links(...base);
  expect(plain.out).toMatch(
    /^ana-1 {2}https:\/\/study\.example\.org\/sous\/join\/pilot\?participant=ana-1&signature=[0-9a-f]{32}\nben@x\.org {2}https:.*participant=ben%40x\.org&/,
  );
  expect(plain.out.trim().split("\n")).toHaveLength(2);
  expect((await links(...base, "--csv")).out).toMatch(/^participant,link\nana-1,https:\/\/study/);
  expect((await links()).out).toMatch(/ {2}http:\/\/127\.0\.0\.1:3000\/join\/pilot\?/);
  const [made] = await readSous<SignedLink[]>(...words);
  expect(made?.link).toBe(`http://127.0.0.1:3000${linkTo(file, "ana-1")}`);
  for (const odd of ["x.org", "ftp://x.org", "https://x.org/?a=1", "https://a:b@x.org"])
    expect((await links("--base", odd)).err, odd).toMatch(/It must be an address like/);
  expect((await links("--json", "--csv")).code).not.toBe(0);
  writeFileSync(ids, "ana-1\n=1+1\nben 2\n");
  expect((await links()).err).toMatch(/line 2: =1\+1\n {2}line 3: ben 2/);
  writeFileSync(ids, "\n");
  expect((await links()).err).toMatch(/there are no ids in it/);
  await addCampaign(door.sous, "inside", { completionCode: undefined, completionUrl: undefined });
  writeFileSync(ids, "ana-1\n");
  const refused = await runSous("campaign", "links", "inside", "--db", file, "--ids", ids);
  expect(refused.err).toMatch(/inside lets nobody in from outside.*fromOutside: true/);
});

it("tells how far participants are, and their completion codes when asked for", async () => {
  const file = newFile();
  const payRate = { amount: 1.5, currency: "EUR", per: "answer" } as const;
  const door = await openDoor(file, { ...done, completionCode: undefined, payRate });
  const first = await finish(await arrive(door, "ana-1234"));
  const second = await finish(await arrive(door, "ben-1234"));
  const late = new Guest(door.url);
  await late.come("zoe-1234");
  await late.act("agree");
  const told = ["campaign", "participants", "pilot", "--db", file];
  const code = expect.stringMatching(/^[A-Z]{8}$/);
  expect(await readSous(...told, "--codes")).toMatchObject([
    {
      participant: "ana-1234",
      code: first.code,
      shown: 1,
      share: 1,
      minutes: expect.any(Number),
      pay: 1.5,
    },
    { participant: "ben-1234", code: second.code },
    { participant: "zoe-1234", code, codeGivenAt: null, pay: 0 },
  ]);
  expect(JSON.stringify(await readSous(...told))).not.toContain(first.code);
  expect((await runSous(...told, "--codes", "--csv")).out).toMatch(
    new RegExp(`^participant,.*,codeGivenAt,code\nana-1234,.*Z,${first.code}\n`),
  );
  const lines = (await runSous(...told, "--codes")).out;
  expect(lines).toMatch(
    /^ana-1234 {2}p\d+: 1 of 1 answers, 1 questions? shown, .*, done .*Z, has the/,
  );
  expect(lines).toContain(", pay 1.50 EUR, done ");
  expect(lines).toContain(`, code ${first.code}\n`);
});

it("gives the design's own completion code where it has one", async () => {
  const file = newFile();
  const door = await openDoor(file, { ...done, completionCode: "A/1&b" });
  expect(await finish(await arrive(door, "ana-1234"))).toMatchObject({
    code: "A/1&b",
    url: "https://example.org/back?cc=A%2F1%26b",
    dataCode: expect.stringMatching(/^[A-Z]{12}$/),
  });
  const told = ["campaign", "participants", "pilot", "--codes", "--db", file];
  expect(await readSous(...told)).toMatchObject([{ code: "A/1&b" }]);
});
