import { expect, it } from "vitest";
import type { OpenMemory } from "../../memory/open.js";
import { createAnswerScan } from "../../src/app/review/answer-scan.js";
import { createReviewDesk } from "../../src/app/review/review-desk.js";
import { runJob } from "../../src/app/worker/worker.js";
import { openRows } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { beginAsking, sampleBallot, stoppedClock } from "../memory/samples.js";

const clock = stoppedClock();

async function openAsking() {
  const memory = await openRows(newFile(), clock);
  await beginAsking(memory);
  return memory;
}

async function say(memory: OpenMemory, id: string, text: string): Promise<void> {
  const platformId = `U-${id}`;
  const person = { platform: "slack", workspace: "T1", platformId, name: `Zoe${id}` } as const;
  const eventKey = `k-${id}`;
  await memory.questions.recordBallot(sampleBallot({ id, eventKey, person, choice: null, text }));
}

it("others are served while long answers are scanned", async () => {
  const memory = await openAsking();
  const long = "I think Anna's blue mug is on the second shelf, at 12 or so; call me. ".repeat(55);
  for (let at = 0; at < 24; at++) await say(memory, `b${at}`, `${long}\nzoe@example.org`);
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const { exchanges } = await createReviewDesk(memory, clock).list({ skip: 0, limit: 50 });
  isOver = true;
  expect(turns).toBeGreaterThan(1000);
  const answers = exchanges.flatMap((exchange) => exchange.answers ?? []);
  expect(answers).toHaveLength(24);
  for (const { suspicious } of answers) expect(suspicious.at(-1)).toBe("zoe@example.org");
});

it("scans a text once, and again when other people are known", async () => {
  const memory = await openAsking();
  const scanned: (readonly string[])[] = [];
  const scan = createAnswerScan(memory, (request) => {
    scanned.push(request.texts);
    return runJob("scan", request);
  });
  const leaksIn = async () => {
    const leaks = await scan(await memory.questions.ballots("q1"));
    return [...leaks].map(([ballot, found]) => [ballot, ...found.map(({ kind }) => kind)]);
  };
  await say(memory, "b1", "Benedetta knows, +49 30 1234567");
  const [once, twice] = await Promise.all([leaksIn(), leaksIn()]);
  expect(once).toEqual([["b1", "phone number"]]);
  expect(twice).toEqual(once);
  expect(await leaksIn()).toEqual(once);
  expect(scanned).toHaveLength(1);
  const benedetta = { platformId: "U9", name: "Benedetta" };
  await memory.people.keep({ platform: "slack", workspace: "T1", ...benedetta });
  expect(await leaksIn()).toEqual([["b1", "name", "phone number"]]);
  expect(scanned).toEqual([[expect.any(String)], [expect.any(String)]]);
});
