/** After `/sous my-data delete` nothing of the person is in any file, and their homes go on. */
import path from "node:path";
import { destination } from "pino";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { makeRelease } from "../../../src/app/release/release.js";
import { decide, listReview } from "../../../src/app/release/release-review.js";
import { type Sous, startSous } from "../../../src/app/wire.js";
import { type Caller, ownerRights } from "../../../src/core/bot.js";
import type { DataRequest } from "../../../src/core/command.js";
import type { Question } from "../../../src/core/question.js";
import { changeRows } from "../../datasets/campaign.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { pilot } from "../campaigns/scenario.js";
import { nextQuestion, QuietPeople, replay } from "../open-scenario.js";
import { columnsNaming, filesIn, findVectors, findWords, vectorsOf } from "./traces.js";

const zenobia = { name: "Zenobia Quist", id: "U0ZENOBIA77" };
const message = "simulated:local:reply:C1:1699.0042";
const said = ["zanzibar", "gramophone", "wisteria", "xylophone", "ottoman"];
/** As those call her who sent her to a campaign. */
const sentAs = "5f1e77zenobiasent";
/** Hashes of the devices on which she agreed, and had her code. */
const devices = ["d0".repeat(32), "c0".repeat(32)] as const;
const ofZenobia = ["zenobia", "quist", zenobia.id, sentAs, message, ...devices, ...said];
const countTokens = (text: string) => Math.ceil(text.length / 4);
const key = "0123456789abcdef0123456789abcdef";
const embedder = { ...createHashingEmbedder(), isCostly: true };

async function open(file: string, people: QuietPeople): Promise<Sous> {
  const to = destination({ dest: path.join(path.dirname(file), "sous.log"), sync: true });
  return startSous({
    database: file,
    command: "a test",
    clock: systemClock,
    embedder,
    bots: [people.bot],
    answerTimeoutMs: 60_000,
    paceMs: 0,
    log: createLog("trace", { to }),
  });
}

const caller: Caller = {
  platform: "simulated",
  workspace: "local",
  channel: "simulated",
  person: zenobia,
  ...ownerRights,
};
const myData = (sous: Sous, request: DataRequest) =>
  sous.control.perform({ verb: "my-data", request }, caller);

it("nothing of a person is left in any file, and what they helped with goes on", async () => {
  const file = newFile();
  const folder = path.dirname(file);
  const people = new QuietPeople();
  let sous = await open(file, people);
  const episode = await playRound(sous, people);
  await sayMore(sous, people);
  await enrol(sous);
  expect(await myData(sous, "tell")).toMatch(
    /^I know you as Zenobia Quist\. I keep \d+ answers, \d+ facts.*1 rule/,
  );
  await keepScans(sous);
  const mine = JSON.parse(await myData(sous, "export"));
  expect(mine.answers).toContainEqual(
    expect.objectContaining({ suspicious: [{ kind: "zanzibar find", found: "in" }] }),
  );
  expect(mine.answers.map(({ answer }: { answer: string }) => answer).join()).toMatch(/zanzibar/);
  expect(mine.campaigns).toMatchObject([
    { campaign: "sent", participant: sentAs, device: devices[0], codeDevice: devices[1] },
  ]);
  expect(mine.facts[0].usedIn.length).toBeGreaterThan(0);
  await sous.stop();

  const vectors = await publish(file, path.join(folder, "first"));
  const before = filesIn(folder);
  for (const word of ofZenobia) expect(findWords(before, [word])).not.toEqual([]);
  const graphs = findVectors(before, vectors).filter((found) => found.includes(".hnsw"));
  expect(graphs).toHaveLength(1);
  expect(findWords(before, said).some((found) => found.startsWith("first/"))).toBe(true);
  expect(findWords(new Map([["log", before.get("sous.log") ?? Buffer.alloc(0)]]), said)).toEqual(
    [],
  );

  sous = await open(file, people);
  const { id: row = "" } = (await sous.memory.people.find("simulated", "local", zenobia.id)) ?? {};
  expect(columnsNaming(file, row)).toEqual(expect.arrayContaining(["ballots.person", "people.id"]));
  expect(await myData(sous, "delete")).toMatch(/^Shall I delete all .*\nSay my-data delete yes/);
  expect(await myData(sous, "delete-yes")).toMatch(
    /^Deleted: \d+ answers and \d+ facts.* the next one has none of it\.$/,
  );
  expect(await myData(sous, "tell")).toMatch(/^Nothing that you said is kept/);
  expectNothing(filesIn(folder), vectors);
  expect(columnsNaming(file, row)).toEqual([]);

  const steps = await sous.memory.episodes.steps(episode);
  const played = await sous.memory.episodes.get(episode);
  if (!played) throw new Error("the episode is gone");
  const shown = steps.flatMap(({ step }) => (step.kind === "ask" ? [] : [step.observation]));
  expect((await replay(sous.memory, played)).map(({ text }) => text)).toEqual(shown);
  expect((await sous.watch.episode(episode))?.timeline).toHaveLength(steps.length);
  await playRound(sous, people, "Ben");
  await sous.stop();

  const report = await using(file, (memory) =>
    makeRelease(memory, {
      out: path.join(folder, "second"),
      key,
      countTokens,
      settings: { includeSimulated: true },
      previous: path.join(folder, "first"),
    }),
  );
  expect(report).toMatchObject({ version: "1.1.0", stillIn: path.join(folder, "first") });
  expect(report.tombstones).toBeGreaterThan(0);
  expectNothing(filesIn(folder), vectors);
}, 120_000);

/** In a campaign to which somebody sent her. */
async function enrol({ memory }: Sous): Promise<void> {
  const { campaigns, people } = memory;
  await campaigns.create({
    id: "sent",
    design: pilot({ id: "sent" }),
    hash: "x",
    state: "closed",
    reason: null,
    createdAt: 1,
    startedAt: 1,
    closedAt: 2,
  });
  const person = await people.find("simulated", "local", zenobia.id);
  if (!person) throw new Error("she is not known");
  await campaigns.setConsent("sent", person.id, { version: "1", at: 1 });
  await campaigns.setExternalId("sent", person.id, sentAs);
  const [device, codeDevice] = devices;
  await campaigns.setSeat("sent", person.id, { device, byLink: true });
  await campaigns.setCodeGiven("sent", person.id, { at: 2, device: codeDevice });
}

/** A published version cannot be called back: its folder is left as it is. */
function expectNothing(files: ReadonlyMap<string, Buffer>, vectors: readonly Buffer[]): void {
  const ours = new Map([...files].filter(([name]) => !name.startsWith(`first${path.sep}`)));
  expect([...ours.keys()]).toEqual(expect.arrayContaining(["sous.db", "sous.log"]));
  expect(findWords(ours, ofZenobia)).toEqual([]);
  expect(findVectors(ours, vectors)).toEqual([]);
}

/** What the leak scan found in her words, of a kind that is hers alone. */
async function keepScans({ memory }: Sous): Promise<void> {
  const found = [{ kind: "zanzibar find", from: 0, to: 2 }];
  const person = await memory.people.find("simulated", "local", zenobia.id);
  const answers = await memory.questions.answersOf(person?.id ?? "", 100);
  await memory.releases.keepScans(answers.map(({ id }) => ({ ballot: id, rules: "1", found })));
}

/** One task, answered as things are. */
async function playRound(sous: Sous, people: QuietPeople, name = zenobia.name): Promise<string> {
  const ids: Record<string, string> = { [zenobia.name]: zenobia.id };
  await sous.control.play({ home: "kitchen" }, caller);
  const [task] = await sous.memory.episodes.unfinished();
  const answered = new Set<string>();
  await until(async () => {
    if ((await sous.memory.episodes.unfinished()).length === 0) return true;
    const [question] = await sous.memory.questions.list({ state: "open" });
    if (!question || answered.has(question.id)) return false;
    answered.add(question.id);
    const extra = name === zenobia.name ? ", behind the zanzibar gramophone" : "";
    await people.hear(
      { kind: "words", question: question.id, text: `${answerTo(question)}${extra}` },
      name,
      ids[name],
    );
    return false;
  });
  return task?.id ?? "";
}

/** The place of the thing, or how it looks. */
function answerTo({ view, need: { func, adjective, noun } }: Question): string {
  const places = view.owner.places;
  const things = places.flatMap((place) =>
    place.things.filter(({ kind }) => kind === noun).map((thing) => ({ place, thing })),
  );
  if (func === "where") return `in the ${things[0]?.place.label ?? "fridge"}`;
  const meant = things.find(({ thing }) => adjective?.startsWith(thing.attributes.owner ?? "?"));
  return `the ${meant?.thing.attributes.colour} one`;
}

/**
 * In another home, in a task that is stopped: an unclear reply, a press, a rule, a pause, and what a model
 * made of it; in a third home only her stopping it.
 */
async function sayMore(sous: Sous, people: QuietPeople): Promise<void> {
  const { memory, control } = sous;
  await control.play({ home: "flat" }, caller);
  const question = await nextQuestion(sous);
  await control.perform({ verb: "pause", home: "flat" }, caller);
  const reply = { kind: "reply", episode: question.episode, message, text: "wisteria?" } as const;
  await people.hear(reply, zenobia.name, zenobia.id);
  await until(async () => (await memory.questions.unread()).length === 0);
  const [choice] = question.choices;
  await people.hear(
    { kind: "press", question: question.id, choice: choice?.id ?? "dk" },
    zenobia.name,
    zenobia.id,
  );
  await until(async () => (await memory.questions.unread()).length === 0);
  const [ballot] = await memory.questions.ballots(question.id);
  await people.hear({ kind: "retract", ballot: ballot?.id ?? "" }, zenobia.name, zenobia.id);
  const rule = "the xylophone is not to be moved";
  await control.perform({ verb: "teach", home: "flat", rule }, caller);
  const completed = "Zenobia says: behind the ottoman.";
  await memory.models.keepReply({ key: "k1", reply: completed, household: "kitchen", at: 1 });
  await control.perform({ verb: "resume", home: "flat" }, caller);
  await control.perform({ verb: "stop", home: "flat" }, caller);
  await control.play({ home: "bathroom" }, caller);
  await nextQuestion(sous);
  await control.perform({ verb: "stop", home: "bathroom" }, caller);
}

/** As a campaign's first version, with her words passed by a reader; gives the vectors of what is hers. */
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
    const settings = { includeSimulated: true };
    await makeRelease(memory, { out, key, countTokens, settings });
    const told = (await facts.history("kitchen")).filter(({ person }) => person !== null);
    const answers = (await questions.list({ household: "kitchen" })).map(({ id }) =>
      questions.ballots(id),
    );
    const rows = [
      ...told,
      ...(await tuples.list("kitchen")),
      ...(await Promise.all(answers)).flat(),
    ];
    return vectorsOf(
      file,
      rows.map(({ id }) => id),
    );
  });
}

async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({
    file,
    clock: systemClock,
    command: "test",
    embedder,
    graphFrom: 2,
  });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}
