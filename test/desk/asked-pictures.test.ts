import { expect, it } from "vitest";
import { buildAskedCall } from "../../src/desk/agents/call.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { render } from "../../src/desk/deliver/deliver.js";
import { type AskedScenario, openAsked, region } from "../build/asked.js";
import { minute } from "../build/desk.js";
import { sampleAgent } from "../memory/samples.js";
import { jpegOf, mebibyte, pngOf, pngOfSize, toPicture } from "./sample-pictures.js";

const shown = { ...region, picture: toPicture(pngOf()) };

it("stands in its message while the question is open, and nowhere afterwards", async () => {
  const ends: ((asked: AskedScenario, ask: AskView) => Promise<unknown>)[] = [
    (asked, ask) => asked.press("Ana", ask, "Europe"),
    (asked, { ticket }) => asked.perform("cancel_question", { ticket }),
    (asked) => asked.scenario.pass(5 * 60 * minute),
  ];
  for (const end of ends) {
    const asked = await openAsked();
    const ask = await asked.ask(shown);
    const { id, episode } = await asked.questionOf(ask);
    const delivery = await asked.memory.outbox.card(episode);
    const post = delivery && (await render(asked.memory, delivery));
    expect(post).toMatchObject({
      kind: "call",
      call: { picture: { type: "image/png", words: "A map of both regions" } },
      bytes: pngOf(),
    });
    await end(asked, ask);
    expect((await asked.check(ask)).state).not.toBe("open");
    expect(await asked.memory.asks.pictureBytes(id)).toBeNull();
    expect(await buildAskedCall(asked.memory, episode)).not.toHaveProperty("picture");
  }
});

it("another picture is another question", async () => {
  const asked = await openAsked();
  await asked.ask({ ...shown, key: "picture-1" });
  expect((await asked.ask(shown)).handling).toBe("joined");
  const other = { ...region, picture: toPicture(pngOf(100)) };
  expect((await asked.refused("ask_people", { ...other, key: "picture-1" })).error).toBe(
    "key-reused",
  );
  for (const another of [other, region]) expect((await asked.ask(another)).handling).toBe("posted");
});

it("one PNG or JPEG of at most 1 MiB, by its first bytes; nothing else, and it says why", async () => {
  const asked = await openAsked({});
  await asked.memory.asks.keepAgent(sampleAgent());
  for (const bytes of [pngOf(mebibyte), jpegOf(mebibyte)])
    expect(await asked.ask({ ...region, picture: toPicture(bytes) })).toMatchObject({
      handling: "posted",
    });
  const said = async (picture: unknown) => {
    const { error, message } = await asked.refused("ask_people", { ...region, picture });
    return `${error}: ${message}`;
  };
  expect(await said(toPicture(pngOf(mebibyte + 1)))).toMatch(/^bad-input: picture.data.*1 MiB/);
  for (const text of [
    "GIF89a",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "RIFF0000WEBP",
    "%PDF",
  ])
    expect(await said(toPicture(Buffer.from(text)))).toMatch(/^unsupported: .*PNG nor a JPEG/);
  for (const data of ["not base64!", "data:image/png;base64,iVBO", "iVBO Rw0K", ""])
    expect(await said({ data, words: "x" })).toMatch(/^bad-input: picture\.data/);
  expect(await said({ ...toPicture(pngOf()), words: "\u200B" })).toMatch(
    /^bad-input: picture.words/,
  );
  expect(await said(pngOf().toString("base64"))).toMatch(/^bad-input: picture/);
  expect(await said({ ...toPicture(pngOf()), url: "https://a.example" })).toMatch(/^bad-input/);
});

it("of so many pixels that it fits a phone: its first bytes say how many, and it is not unpacked", async () => {
  const asked = await openAsked();
  const [wide, high] = [16_384, 976];
  for (const bytes of [pngOfSize(wide, high), jpegOf(500, [wide, high])])
    expect((await asked.ask({ ...region, picture: toPicture(bytes) })).handling).toBe("posted");
  const said = async (bytes: Buffer) => {
    const given = { ...region, picture: toPicture(bytes) };
    const { error, message } = await asked.refused("ask_people", given);
    return `${error}: ${message}`;
  };
  for (const [width, height] of [
    [30_000, 30_000],
    [16_385, 1],
    [1, 65_535],
    [4001, 4000],
  ] as const)
    for (const bytes of [pngOfSize(width, height), jpegOf(500, [width, height])])
      expect(await said(bytes)).toMatch(
        new RegExp(`^bad-input: picture.data: it has ${width} x ${height} pixels. Make it smaller`),
      );
  expect(await said(pngOfSize(2 ** 32 - 1, 2 ** 32 - 1))).toMatch(/4294967295 x 4294967295/);
  const isDamaged = /^bad-input: picture.data: the file does not say its size/;
  const scan = Buffer.from("ffd8ffda000cffc20011080001000100", "hex");
  const endless = Buffer.from("ffd8ffe00000ffe00000ffe00000", "hex");
  for (const bytes of [pngOf().subarray(0, 20), pngOfSize(0, 1), jpegOf(500, [1, 0])])
    expect(await said(bytes)).toMatch(isDamaged);
  for (const bytes of [scan, endless, Buffer.concat([endless], 1000), jpegOf(15)])
    expect(await said(bytes)).toMatch(isDamaged);
});

it("a question that is put to somebody else names the agent first, and leads to its message", async () => {
  const asked = await openAsked({ rules: { escalateTo: { simulated: "boss" } } });
  const ask = await asked.ask({ ...shown, urgency: "high" });
  await asked.scenario.pass(minute);
  const { episode } = await asked.questionOf(ask);
  const calls = await asked.memory.outbox.list({ episode });
  const call = calls.find(({ kind }) => kind === "call");
  expect(call?.channel).toBe("boss");
  expect(call && (await render(asked.memory, call))).toMatchObject({
    call: { asker: { agent: "deploy-bot", runBy: "Platform" }, asked: "Which region?" },
    bytes: pngOf(),
  });
});
