import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import type { ReviewItem } from "../../src/app/release/release-review.js";
import { createReviewDesk } from "../../src/app/review/review-desk.js";
import type { ReviewDesk } from "../../src/core/campaign/review.js";
import { TurnedClock } from "../clock.js";
import { usePlayed } from "../datasets/released.js";
import { failureOf } from "../failure-of.js";
import { readSous, runSous } from "./run-sous.js";

const { copy } = usePlayed({ kitchen: "slack" });
const clock = new TurnedClock();
const zebulon =
  "UPDATE texts SET text = 'ask zebulon' WHERE number = (SELECT min(number) FROM texts)";
const openCopy = (change: string) => openMemory({ file: copy(change), clock, command: "test" });
let memory: OpenMemory;
let desk: ReviewDesk;

beforeAll(async () => {
  memory = await openCopy(zebulon);
  desk = createReviewDesk(memory, clock);
});
afterAll(() => memory.close());

const everything = { skip: 0, limit: 50 };

it("tells each exchange: who said what, how, what was made of it, and how the task went", async () => {
  const { total, exchanges, scopes } = await desk.list(everything);
  expect(exchanges.length).toBe(total);
  expect(scopes.campaigns).toEqual(["pilot"]);
  const first = exchanges.at(-1);
  expect(first).toMatchObject({
    home: "Ana's kitchen",
    round: 1,
    campaign: "pilot",
    mode: "owner",
    state: "answered",
    end: expect.stringMatching(/^Done in \d+ steps/),
  });
  const [answer] = first?.answers ?? [];
  expect(answer).toMatchObject({
    by: "Zebulon Quist",
    platform: "slack",
    isWords: true,
    late: false,
    retracted: false,
    said: "ask zebulon",
    suspicious: ["zebulon"],
    review: null,
    released: null,
    claims: [expect.stringMatching(/^Ana's mug is (probably )?in the/)],
  });
});

it("replays an episode as it was, from what earlier ones left", async () => {
  const [household] = await memory.households.list();
  const episodes = await memory.episodes.list(household?.id ?? "");
  expect(episodes.length).toBe(3);
  for (const [index, { id }] of episodes.entries()) {
    const replay = await desk.replay(id);
    const steps = await memory.episodes.steps(id);
    expect(replay?.frames.map(({ seq }) => seq)).toEqual(steps.map(({ seq }) => seq));
    const seen = replay?.frames.map((frame) => frame.seen.length) ?? [];
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect((seen[0] ?? 0) > 0).toBe(index > 0);
    for (const [at, frame] of replay?.frames.entries() ?? []) {
      const step = steps[at]?.step;
      const [, thing] = (step?.kind === "act" && /^take (.+) from /.exec(step.command)) || [];
      if (thing !== undefined) expect(frame.owner?.held?.id).toBe(thing);
    }
  }
  expect(await desk.replay("nothing")).toBeNull();
});

it("draws nothing from where the world answers otherwise than it did", async () => {
  const changed = await openCopy("UPDATE steps SET observation_hash = 'other' WHERE seq = 2");
  const [episode] = await changed.episodes.list("kitchen");
  const replay = await createReviewDesk(changed, clock).replay(episode?.id ?? "");
  await changed.close();
  const drawn = replay?.frames.map(({ owner }) => owner !== null) ?? [];
  expect(drawn.slice(0, 3)).toEqual([true, true, false]);
  expect(drawn.slice(2)).not.toContain(true);
});

it("keeps each decision with who and when; a later one counts", async () => {
  const { exchanges } = await desk.list(everything);
  const { question = "", answers } = exchanges.at(-1) ?? {};
  const ballot = answers?.[0]?.ballot ?? "";
  const words = { about: "words", ballot, reviewer: "Rea" } as const;
  await desk.decide({ ...words, decision: "redact", hide: ["Zebulon"] });
  const told = async () => (await desk.list(everything)).exchanges.at(-1);
  expect((await told())?.answers?.[0]).toMatchObject({
    released: "ask […]",
    review: { decision: "redact", reviewer: "Rea", at: clock.now() },
  });
  await clock.turn(1_000);
  await desk.decide({ about: "exchange", question, excluded: true, reviewer: "Tom" });
  expect((await told())?.flags).toContain("excluded");
  await clock.turn(1_000);
  await desk.decide({ ...words, decision: "drop", hide: [] });
  await desk.decide({ about: "exchange", question, excluded: false, reviewer: "Tom" });
  expect((await told())?.flags).not.toContain("excluded");
  expect((await told())?.answers?.[0]?.released).toBeNull();
  const log = await desk.log(10);
  expect(
    log.map((line) =>
      line.about === "exchange" ? line.excluded : "decision" in line && line.decision,
    ),
  ).toEqual(["drop", false, true, "redact"]);
  expect(log[2]).toMatchObject({ reviewer: "Tom", question });
  expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => b - a));
});

it("says what cannot be decided, and writes nothing of it", async () => {
  const before = await desk.log(50);
  const ballot = (await desk.list(everything)).exchanges.at(-1)?.answers?.[0]?.ballot ?? "";
  const orders = [
    { about: "exchange", question: "q-none", excluded: true },
    { about: "words", ballot: "b-none", decision: "keep", hide: [] },
    { about: "words", ballot, decision: "redact", hide: ["not in it"] },
    { about: "words", ballot, decision: "redact", hide: [] },
    { about: "words", ballot, decision: "keep", hide: ["it"] },
  ] as const;
  for (const order of orders) {
    const failure = await failureOf(desk.decide({ ...order, reviewer: "Rea" }));
    expect(failure).toMatchObject({ code: "bad-input" });
  }
  expect(await desk.log(50)).toEqual(before);
});

it("decides about one answer on the command line, and keeps nothing that was to be hidden", async () => {
  const db = ["--db", copy(zebulon)];
  const run = (...words: readonly string[]) => runSous("release", "review", ...words, ...db);
  const list = async (...more: readonly string[]) =>
    (await readSous<{ items: readonly ReviewItem[] }>("release", "review", ...more, ...db)).items;
  const [item] = await list();
  const [ballot, word] = [item?.ballot ?? "", item?.text.split(" ")[0] ?? ""];
  for (const [message, ...words] of [
    ['"keep" hides no words', "--ballot", ballot, "--decide", "keep", "--hide", word],
    ["--decide keep, redact or drop", "--ballot", ballot, "--hide", word],
    ["Name the answer", "--decide", "redact", "--hide", word],
    ["Name the answer", "--decide", "keep"],
  ] as const)
    expect((await run(...words)).err).toContain(message);
  expect(await list()).toContainEqual(item);
  const hide = ["--ballot", ballot, "--decide", "redact", "--hide", word];
  expect((await run(...hide)).out).toBe(`${ballot}: redact\n`);
  expect((await list()).map((left) => left.ballot)).not.toContain(ballot);
  const decided = (await list("--all")).find((one) => one.ballot === ballot);
  expect(decided?.review).toMatchObject({ decision: "redact", hidden: [[0, word.length]] });
});

it("excludes and lists decisions on the command line", async () => {
  const db = ["--db", copy()];
  const run = (...words: readonly string[]) => runSous("release", "review", ...words, ...db);
  const [question] = await memory.questions.list({});
  const id = question?.id ?? "";
  expect((await run("--exclude", id, "--reviewer", "Rea")).out).toBe(`${id}: excluded\n`);
  expect((await run("--log")).out).toMatch(new RegExp(`Z ${id} excluded \\(Rea\\)\n$`));
  expect((await run("--include", id)).out).toBe(`${id}: included again\n`);
  const { log } = JSON.parse((await run("--log", "--json")).out);
  expect(log.at(-1)).toMatchObject({ about: "exchange", question: id, excluded: false });
  expect((await run("--exclude", "q-none")).code).toBe(1);
});

it("shows no episode of a home while people answer from memory there", async () => {
  const [last] = (await memory.episodes.list("kitchen")).toReversed();
  if (!last) throw new Error("Nothing was played.");
  const open = { ...last, id: "e-keeper", round: last.round + 1, mode: "keeper" as const };
  await memory.episodes.open({ ...open, end: null, endedAt: null, worth: null });
  const failure = await failureOf(desk.replay(last.id));
  expect(String(failure)).toContain("answering from memory");
  await memory.episodes.end("e-keeper", { kind: "truncated", reason: "stopped" }, 0, [], 9);
  expect((await desk.replay(last.id))?.frames.length).toBeGreaterThan(3);
});
