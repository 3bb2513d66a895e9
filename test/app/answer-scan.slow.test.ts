/** The leak scan of people's answers: beside everything else, and once for each text. */
import { expect, it, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { AnswerScan } from "../../src/app/review/answer-scan.js";
import { createReviewDesk } from "../../src/app/review/review-desk.js";
import { createScanBeside } from "../../src/app/review/scan-beside.js";
import { families, textOf } from "../datasets/scan-families.js";
import { newFile } from "../memory/folder.js";
import { beginAsking, sampleBallot, stoppedClock } from "../memory/samples.js";

const clock = stoppedClock();

async function openAsking(): Promise<OpenMemory> {
  const memory = await openMemory({ file: newFile(), clock });
  onTestFinished(() => memory.close());
  await beginAsking(memory);
  return memory;
}

async function say(memory: OpenMemory, id: string, text: string): Promise<void> {
  const platformId = `U-${id}`;
  const person = { platform: "slack", workspace: "T1", platformId, name: `Zoe${id}` } as const;
  const eventKey = `k-${id}`;
  await memory.questions.recordBallot(sampleBallot({ id, eventKey, person, choice: null, text }));
}

/**
 * The longest time in which this process worked and heard nobody, in milliseconds. Time in which other processes had
 * the processor does not count.
 */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = { at: performance.now(), used: process.cpuUsage() };
  const beat = setInterval(() => {
    const at = performance.now();
    const { user, system } = process.cpuUsage(last.used);
    longest = Math.max(longest, Math.min(at - last.at, (user + system) / 1000));
    last = { at, used: process.cpuUsage() };
  }, 5);
  await work;
  clearInterval(beat);
  return longest;
}

it("24 answers of 4,000 letters hold nobody up", { retry: 2 }, async () => {
  const memory = await openAsking();
  const pieces = Object.values(families);
  for (let at = 0; at < 24; at++)
    await say(
      memory,
      `b${at}`,
      `${textOf(pieces[at % pieces.length] ?? "", 3_980)}\nzoe@example.org`,
    );
  const desk = createReviewDesk(memory, clock);
  const listed = desk.list({ skip: 0, limit: 50 });
  expect(await longestPause(listed)).toBeLessThan(50);
  const answers = (await listed).exchanges.flatMap((exchange) => exchange.answers ?? []);
  expect(answers).toHaveLength(24);
  for (const { suspicious } of answers) expect(suspicious.at(-1)).toBe("zoe@example.org");
});

it("scans a text once, and again when other people are known", async () => {
  const memory = await openAsking();
  const beside = createScanBeside();
  const scanned: (readonly string[])[] = [];
  const scan = new AnswerScan(memory, (request) => {
    scanned.push(request.texts);
    return beside(request);
  });
  const leaksIn = async () => {
    const leaks = await scan.leaksIn(await memory.questions.ballots("q1"));
    return [...leaks].map(([ballot, found]) => [ballot, ...found.map(({ kind }) => kind)]);
  };
  await say(memory, "b1", "Benedetta knows, +49 30 1234567");
  const [once, twice] = await Promise.all([leaksIn(), leaksIn()]);
  expect(once).toEqual([["b1", "phone number"]]);
  expect(twice).toEqual(once);
  expect(await leaksIn()).toEqual(once);
  expect(scanned).toHaveLength(1);
  await memory.people.keep({
    platform: "slack",
    workspace: "T1",
    platformId: "U9",
    name: "Benedetta",
  });
  expect(await leaksIn()).toEqual([["b1", "name", "phone number"]]);
  expect(scanned).toEqual([[expect.any(String)], [expect.any(String)]]);
});
