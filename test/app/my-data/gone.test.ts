import { readFileSync } from "node:fs";
import path from "node:path";
import { destination } from "pino";
import { expect, it } from "vitest";
import { thankWords } from "../../../bots/present/person-page.js";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import type { Memory } from "../../../memory/stores.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { formatData, gatherData } from "../../../src/app/people/my-data.js";
import { makeRelease } from "../../../src/app/release/release.js";
import { decide, listReview } from "../../../src/app/release/release-review.js";
import type { DataRequest } from "../../../src/core/people/command.js";
import { openDesk } from "../../build/desk.js";
import { nextQuestion, replay } from "../../build/sous.js";
import { changeRows } from "../../datasets/campaign.js";
import { newFile } from "../../memory/folder.js";
import { beginEpisode, stoppedClock } from "../../memory/samples.js";
import { keepCampaign } from "../campaigns/scenario.js";
import { allRead, openProduct, type Product, rightAnswer } from "../product.js";
import { runSous } from "../run-sous.js";
import { columnsNaming, filesIn, findVectors, findWords, vectorsOf } from "./traces.js";

const zenobia = { name: "Zenobia Quist", id: "U0ZENOBIA77" };
const message = "simulated:local:reply:C1:1699.0042";
const said = ["zanzibar", "gramophone", "wisteria", "xylophone", "ottoman"];
const sentAs = "5f1e77zenobiasent";
/** Hashes of the devices on which she consented and got her code. */
const devices = ["d0".repeat(32), "c0".repeat(32)] as const;
const ofZenobia = ["zenobia", "quist", zenobia.id, sentAs, message, ...devices, ...said];
const key = "0123456789abcdef0123456789abcdef";
const embedder = { ...createHashingEmbedder(), isCostly: true };
const settings = { license: "CC-BY-4.0", includeSimulated: true };

it("nothing of a person is left in any file, and what they helped with goes on", async () => {
  const file = newFile();
  const folder = path.dirname(file);
  const to = destination({ dest: path.join(folder, "sous.log"), sync: true });
  const product = await openProduct(file, { embedder, log: createLog("trace", { to }) });
  const myData = (request: DataRequest) =>
    product.give({ verb: "my-data", request }, { person: zenobia });
  const episode = await playRound(product, zenobia);
  await sayMore(product);
  await enrol(product.memory);
  expect(await myData("tell")).toMatch(
    /^I know you as Zenobia Quist\. I store \d+ answers, \d+ facts.*1 rule/,
  );
  await keepScans(product.memory);
  const mine = JSON.parse(await myData("export"));
  expect(mine.answers).toContainEqual(
    expect.objectContaining({ suspicious: [{ kind: "zanzibar find", found: "in" }] }),
  );
  expect(mine.answers.map(({ answer }: { answer: string }) => answer).join()).toMatch(/zanzibar/);
  expect(mine.campaigns).toMatchObject([
    { campaign: "sent", participant: sentAs, device: devices[0], codeDevice: devices[1] },
  ]);
  expect(mine.facts[0].usedIn.length).toBeGreaterThan(0);
  await product.stop();

  const first = path.join(folder, "first");
  const vectors = await publish(file, first);
  const before = filesIn(folder);
  for (const word of ofZenobia) expect(findWords(before, [word])).not.toEqual([]);
  const graphs = findVectors(before, vectors).filter((found) => found.includes(".hnsw"));
  expect(graphs).toHaveLength(1);
  expect(findWords(before, said).some((found) => found.startsWith("first/"))).toBe(true);
  const log = new Map([["log", before.get("sous.log") ?? Buffer.alloc(0)]]);
  expect(findWords(log, said)).toEqual([]);

  await product.reopen();
  const { memory } = product;
  const { id: row = "" } = (await memory.people.find("simulated", "local", zenobia.id)) ?? {};
  expect(columnsNaming(file, row)).toEqual(expect.arrayContaining(["ballots.person", "people.id"]));
  expect(await myData("delete")).toMatch(/^Shall I delete everything .*\nSay my-data delete yes/);
  expect(await myData("delete-yes")).toMatch(
    /^Deleted: \d+ answers and \d+ facts.* the next one has none of it\.$/,
  );
  expect(await myData("tell")).toMatch(/^Nothing that you said is kept/);
  expectNothing(filesIn(folder), vectors);
  expect(columnsNaming(file, row)).toEqual([]);

  const steps = await memory.episodes.steps(episode);
  const played = await memory.episodes.get(episode);
  if (!played) throw new Error("the episode is gone");
  const shown = steps.flatMap(({ step }) => (step.kind === "ask" ? [] : [step.observation]));
  expect((await replay(memory, played)).map(({ text }) => text)).toEqual(shown);
  expect((await product.sous.watch.episode(episode))?.timeline).toHaveLength(steps.length);
  await playRound(product, { name: "Ben", id: "ben" });
  await product.stop();

  const out = path.join(folder, "second");
  const report = await using(file, (rows) =>
    makeRelease(rows, { out, key, settings, previous: first }),
  );
  expect(report).toMatchObject({ version: "1.1.0", stillIn: first });
  expect(report.tombstones).toBeGreaterThan(0);
  expectNothing(filesIn(folder), vectors);
});

/** Ignores published versions, which cannot be recalled. */
function expectNothing(files: ReadonlyMap<string, Buffer>, vectors: readonly Buffer[]): void {
  const ours = new Map([...files].filter(([name]) => !name.startsWith(`first${path.sep}`)));
  expect([...ours.keys()]).toEqual(expect.arrayContaining(["sous.db", "sous.log"]));
  expect(findWords(ours, ofZenobia)).toEqual([]);
  expect(findVectors(ours, vectors)).toEqual([]);
}

async function rowOf({ people }: Memory): Promise<string> {
  const person = await people.find("simulated", "local", zenobia.id);
  if (!person) throw new Error("she is not known");
  return person.id;
}

async function enrol(memory: Memory): Promise<void> {
  const { campaigns } = memory;
  await keepCampaign(memory, { id: "sent", state: "closed", closedAt: 2 });
  const person = await rowOf(memory);
  await campaigns.enrol("sent", person, { consentVersion: "1", consentAt: 1, externalId: sentAs });
  const [device, codeDevice] = devices;
  await campaigns.enrol("sent", person, { device, byLink: true });
  await campaigns.setCodeGiven("sent", person, { at: 2, device: codeDevice });
}

async function keepScans(memory: Memory): Promise<void> {
  const found = [{ kind: "zanzibar find", from: 0, to: 2 }];
  const answers = await memory.questions.answersOf(await rowOf(memory), 100);
  await memory.releases.keepScans(answers.map(({ id }) => ({ ballot: id, rules: "1", found })));
}

async function playRound(product: Product, person: typeof zenobia): Promise<string> {
  await product.give({ verb: "play", home: "kitchen", rounds: 1 }, { person });
  const [task] = await product.memory.episodes.unfinished();
  const behind = (func: string) =>
    person === zenobia && func === "where" ? ", behind the zanzibar gramophone" : "";
  await product.answerAll(
    (question) => `${rightAnswer(question)}${behind(question.need.func)}`,
    person,
  );
  return task?.id ?? "";
}

/** In a second home: an unclear reply, a press, a rule, a pause and model output; in a third only her stop. */
async function sayMore(product: Product): Promise<void> {
  const { memory, people } = product;
  const give: Product["give"] = (command) => product.give(command, { person: zenobia });
  const hear = async (what: Parameters<typeof people.hear>[0]) => {
    await people.hear(what, zenobia.name, zenobia.id);
    await allRead(product);
  };
  await give({ verb: "play", home: "flat", rounds: 1 });
  const question = await nextQuestion(product);
  await give({ verb: "pause", home: "flat" });
  await hear({ kind: "reply", episode: question.episode, message, text: "wisteria?" });
  await hear({ kind: "press", question: question.id, choice: question.choices[0]?.id ?? "dk" });
  const [ballot] = await memory.questions.ballots(question.id);
  await hear({ kind: "retract", ballot: ballot?.id ?? "" });
  const rule = "the xylophone is not to be moved";
  await give({ verb: "teach", home: "flat", rule });
  const reply = "Zenobia says: behind the ottoman.";
  await memory.models.keepReply({ key: "k1", reply, household: "kitchen", at: 1 });
  await give({ verb: "resume", home: "flat" });
  await give({ verb: "stop", home: "flat" });
  await give({ verb: "play", home: "bathroom", rounds: 1 });
  await nextQuestion(product);
  await give({ verb: "stop", home: "bathroom" });
}

async function publish(file: string, out: string): Promise<readonly Buffer[]> {
  changeRows(file, (db) => {
    db.exec("UPDATE episodes SET purpose = 'campaign', campaign = 'pilot'");
    db.exec("UPDATE questions SET purpose = 'campaign', campaign = 'pilot'");
  });
  return using(file, async (memory) => {
    const { facts, tuples, questions } = memory;
    await memory.recall({ text: "zanzibar", household: "kitchen" });
    await memory.index.settle();
    await memory.index.save();
    for (const item of await listReview(memory, null))
      await decide(memory, { item, decision: "keep", reviewer: "Rea", at: 9 });
    await makeRelease(memory, { out, key, settings });
    const told = (await facts.history("kitchen")).filter(({ person }) => person !== null);
    const rows = [...told, ...(await tuples.list("kitchen"))].map(({ id }) => id);
    for (const { id } of await questions.list({ household: "kitchen" }))
      rows.push(...(await questions.ballots(id)).map((ballot) => ballot.id));
    return vectorsOf(file, rows);
  });
}

async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const opening = { file, clock: systemClock, command: "test", embedder, graphFrom: 2 };
  const memory = await openMemory(opening);
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

it("a remark is in a person's data, and goes with it", async () => {
  const file = newFile();
  const desk = await openDesk({ file });
  await desk.say("Ana", "my mug is in the fridge, behind the gooseberries");
  await desk.say("Ana", "how is the gramophone?");
  await desk.say("Ben", "the potato is in the bottom drawer");
  const { people, questions } = desk.memory;
  const ana = await people.find("web", "local", "ana");
  if (!ana) throw new Error("Ana said something");
  const data = await gatherData(desk.memory, ana, 99);
  expect(data.answers.map(({ answer }) => answer)).toEqual([
    "my mug is in the fridge, behind the gooseberries",
    "how is the gramophone?",
  ]);
  expect(JSON.stringify(data)).not.toContain("potato");
  await people.forget(ana.id, "person", 100);
  const left = await questions.ballots(`said-${desk.episode.id}`);
  expect(left.map(({ personName }) => personName)).toEqual(["Ben"]);
  expect(await desk.told()).toEqual(["potato at drawer 2: valid"]);
  expect((await desk.receipts()).join()).not.toContain("Ana");
  const bytes = readFileSync(file, "latin1");
  expect(bytes).not.toContain("gooseberries");
  expect(bytes).not.toContain("gramophone");
});

it.each(["the person", "the message"])(
  "a reading that was asked back on the card goes with %s",
  async (gone) => {
    const desk = await openDesk();
    await desk.say("Ana", "the green mug is left of the sink", { key: "web:1" });
    const ana = await desk.memory.people.find("web", "local", "ana");
    if (gone === "the message") await desk.unsay("web:1");
    else await desk.memory.people.forget(ana?.id ?? "", "person", 100);
    const [question] = await desk.memory.questions.list({ household: "kitchen" });
    expect(question).toMatchObject({ text: "(forgotten)", state: "cancelled" });
  },
);

it("who has only played is told of moves, and forgotten in them", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(memory, { policy: "human", bot: "slack" });
  const label = "open fridge 1";
  const option = { id: "m0", label, value: label, move: { kind: "act", command: label } } as const;
  const turn = { id: "m-1", episode: "e1", seq: 1, reserved: null, openedAt: 20, taken: null };
  await memory.turns.open({ ...turn, sees: [], options: [option], view: null });
  const person = { platform: "slack", workspace: "T1", platformId: "u1", name: "Ana" } as const;
  const at = Date.UTC(2026, 5, 7);
  const event = { eventKey: "slack:T1:press:1", message: null, at };
  await memory.turns.take({ turn: "m-1", choice: "m0", person, ...event });
  const ana = await memory.people.find("slack", "T1", "u1");
  if (!ana) throw new Error("she is not known");
  expect(formatData(await gatherData(memory, ana, at))).toMatch(
    /0 answers, 0 facts, 1 move, .* The oldest is from 2026-06-07\./,
  );
  await memory.close();
  const { out } = await runSous("forget", "Ana", "--db", file);
  expect(out).toContain("and the name on 1 move.");
});

it("thanks are given where something was saved, and not where nothing was", () => {
  const nothing = { stepsSaved: 0, tasksRescued: 0, questionsSpared: 0 };
  for (const stepsSaved of [0, 0.4, -3]) expect(thankWords({ ...nothing, stepsSaved })).toBeNull();
  expect(thankWords({ ...nothing, stepsSaved: 211.7 })).toBe(
    "Thank you: your answers saved 212 steps.",
  );
  expect(thankWords({ stepsSaved: 1, tasksRescued: 2, questionsSpared: 1 })).toBe(
    "Thank you: your answers saved 1 step, made 2 tasks possible that I would not have managed and spared people 1 question.",
  );
});
