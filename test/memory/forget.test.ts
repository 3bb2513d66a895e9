/** What a person deleted, or wants forgotten, is not found in the database's files any more. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { newFile } from "./folder.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  sampleTuple,
  stoppedClock,
} from "./samples.js";

const words = "behind the aquarium, do not tell";

it("words of a deleted message are gone from the file and its log", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginAsking(memory);
  const message = "slack:T1:reply:C1:1";
  await memory.questions.recordBallot(
    sampleBallot({ message, eventKey: `${message}:1`, text: words }),
  );
  await keepScan(memory, "b1", "fishy find");
  const traces = [words, "aquarium", "fishy find"];
  expect(findIn(file, traces)).toEqual(traces);
  await memory.questions.unsay(message, `${message}:gone`, 40);
  expect(findIn(file, traces)).toEqual([]);
  expect(await memory.releases.scans(["b1"])).toEqual([]);
  await memory.close();
  expect(findIn(file, traces)).toEqual([]);
});

/** Of Zenobia: her name, her platform's id, what she said (each word of it), and where it ended up. */
const traces = [
  "zenobia",
  "u0zenobia",
  "zanzibar",
  "ottoman",
  "wisteria",
  "gramophone",
  "periwinkle",
  "xylophone",
  "marzipan find",
  "slack:t1:press:77",
  "slack:t1:reply:c1:99",
];

it("of a person who is forgotten nothing is left, in no page of the file, also when it is large", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginAsking(memory);
  const others: string[] = [];
  for (let at = 0; at < 240; at++) {
    await answer(memory, `o${at}`, { name: "Ben", id: "u2", text: `in the fridge, shelf ${at}` });
    others.push(`o${at}`);
    if (at % 30 === 7) await formatZenobia(memory, at);
  }
  await memory.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 900);
  await memory.recall({ text: "zanzibar", household: "kitchen" });
  const zenobia = (await memory.people.list()).find(({ name }) => name === "Zenobia");
  expect(findIn(file, traces)).toEqual(traces);

  const forgotten = await memory.people.forget(zenobia?.id ?? "", "person", 1000);
  expect(forgotten).toMatchObject({ answers: 16, facts: 10, tuples: 1 });
  expect(findIn(file, traces)).toEqual([]);
  expect(await memory.recall({ text: "zanzibar gramophone", household: "kitchen" })).toEqual([]);
  const kept = await memory.questions.ballots("q1");
  expect(kept.map(({ id }) => id)).toEqual(others);
  await memory.close();
  expect(findIn(file, traces)).toEqual([]);
  expectSound(file);
}, 120_000);

it("what the robot asked and thought because of it is gone, too: others are asked anew", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(memory, { bot: "slack", policy: "one that names no reasons" });
  const ask = { record: askStep(1), question: sampleQuestion(), waitsFor: "q1" };
  const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 50 } as const;
  await memory.questions.recordAsk({ ...ask, timers: [timer] }, 20);
  const call = { id: "c1", channel: "U0ZENOBIA" };
  await memory.questions.fireTimer(timer, { notes: [], call, deferTo: null }, 51);
  await answer(memory, "b2", { name: "Ben", id: "U2", text: "in the sink" });
  await answer(memory, "z2", { name: "Zenobia", id: "U0ZENOBIA", text: "the zanzibar" });
  const person = (await memory.questions.ballot("z2"))?.person ?? "";
  const claims = ["periwinkle 1", "sinkbasin 1", "fridge 1"].map((place, at) =>
    factWrite(
      `f${at}`,
      { objects: [place], source: "answer" },
      { ...(at === 0 && { person, ballot: "z2" }), question: "q1", episode: "e1" },
    ),
  );
  await memory.questions.recordOutcome(
    sampleOutcome({
      ballot: "z2",
      facts: claims,
      dispute: { question: "q2", adjudication: dispute, timers: [], facts: ["f0", "f1", "f2"] },
    }),
  );
  const act = { kind: "act", command: "look", observation: "", reward: 0, admissible: [] } as const;
  const step = { ...act, thought: "So it is by the periwinkle." };
  const record = sampleStep({ seq: 2, step, factWatermark: 3 });
  await memory.episodes.recordStep({ record, facts: [], invalidations: [], notes: [] }, 60);
  const noted = { ...act, thought: "", note: "the heliotrope is where it was said to be" };
  const kept = { ...sampleStep({ seq: 3, step: noted, factWatermark: 3 }) };
  await memory.episodes.recordStep({ record: kept, facts: [], invalidations: [], notes: [] }, 61);
  await memory.episodes.keepTold("e1", 1, ['"mug" at "dandelion 1"']);
  await memory.episodes.keepTold("e1", 1, ["only the first counts"]);
  expect(await memory.episodes.steps("e1")).toMatchObject([
    {},
    { step: { told: ['"mug" at "dandelion 1"'] } },
    {},
    { step: { note: noted.note } },
  ]);
  await memory.tuples.keep([sampleTuple()]);
  const left = ["zenobia", "zanzibar", "periwinkle", "heliotrope", "dandelion"];
  expect(findIn(file, left)).toEqual(left);

  expect(await memory.people.forget(person, "person", 90)).toMatchObject({ answers: 1, tuples: 1 });
  expect(findIn(file, left)).toEqual([]);
  expect(await memory.questions.get("q2")).toMatchObject({
    state: "cancelled",
    text: "(forgotten)",
    choices: [{ id: "c0", label: "(forgotten)", value: "(forgotten)" }],
  });
  expect(await memory.recall({ text: "periwinkle right", household: "kitchen" })).toEqual([]);
  expect(await memory.tuples.list("kitchen")).toEqual([]);
  await memory.close();
  expectSound(file);
});

it("nothing is left to find a dispute by that repeated their words, whether it is open or over", async () => {
  for (const state of ["open", "expired"] as const) {
    const file = newFile();
    const memory = await openMemory({ file, clock: stoppedClock() });
    await beginAsking(memory);
    await answer(memory, "z1", { name: "Zenobia", id: "U0ZENOBIA", text: "there" });
    const person = (await memory.questions.ballot("z1"))?.person ?? "";
    const claims = ["periwinkle 1", "fridge 1"].map((place, at) =>
      factWrite(
        `f${at}`,
        { objects: [place], source: "answer" },
        { ...(at === 0 && { person, ballot: "z1" }), question: "q1", episode: "e1" },
      ),
    );
    await memory.questions.recordOutcome(sampleOutcome({ ballot: "z1", facts: claims }));
    const record = askStep(2, { question: "q2" });
    const write = { record, question: dispute, waitsFor: "q2", disputed: ["f0", "f1"] };
    await memory.questions.recordAsk(write, 40);
    if (state === "expired") await memory.questions.close("q2", state, "silence", 50);
    giveVector(file, "q2");
    const before = vectorOf(file, "q2");
    expect(before).toBeDefined();
    await memory.people.forget(person, "said", 90);
    expect((await memory.questions.get("q2"))?.text).toBe("(forgotten)");
    expect(vectorOf(file, "q2")).not.toEqual(before);
    await memory.close();
  }
});

it("of people from outside the notes are gone, too, that another platform carries", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(memory, { bot: "slack" });
  const ask = { record: askStep(1), question: sampleQuestion(), waitsFor: "q1" };
  await memory.questions.recordAsk(ask, 20);
  const guest = "guest0a1b2c";
  const person = { platform: "web", workspace: "outside", platformId: guest, name: guest } as const;
  await memory.questions.recordBallot(sampleBallot({ person, choice: "dk", text: null }));
  const note = { kind: "receipt", text: "All right.", ballot: null, to: guest } as const;
  const notes = [{ id: "n1", note }];
  await memory.questions.recordOutcome(
    sampleOutcome({ understood: "dont_know", facts: [], claims: [], notes }),
  );
  expect(findIn(file, [guest])).toEqual([guest]);
  const row = (await memory.people.find("web", "outside", guest))?.id ?? "";
  expect(await memory.people.forget(row, "person", 90)).toMatchObject({ answers: 1, notes: 1 });
  expect(findIn(file, [guest])).toEqual([]);
  await memory.close();
});

it("what players were told of it is gone, too, and what stands on a card is shown anew", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginAsking(memory);
  await answer(memory, "z1", { name: "Zenobia", id: "U0ZENOBIA", text: "there" });
  const person = (await memory.questions.ballot("z1"))?.person ?? "";
  const fact = factWrite("f1", { objects: ["periwinkle 1"], source: "answer" }, { person });
  await memory.questions.recordOutcome(sampleOutcome({ ballot: "z1", facts: [fact] }));
  const option = { id: "m0", label: "look", value: "look" };
  const turn = {
    episode: "e1",
    reserved: null,
    view: null,
    openedAt: 60,
    taken: null,
    sees: ["In this home: mind the gramophone.", "Zenobia: a mug is in periwinkle 1"],
    options: [{ ...option, move: { kind: "act", command: "look" } as const }],
  };
  const player = { platform: "slack", workspace: "T1", platformId: "U2", name: "Ben" } as const;
  await memory.turns.open({ ...turn, id: "m-1", seq: 2 });
  const move = { turn: "m-1", choice: "m0", eventKey: "k", message: null, at: 61 };
  await memory.turns.take({ ...move, person: player });
  await memory.turns.open({ ...turn, id: "m-2", seq: 3 });
  const left = ["zenobia", "periwinkle", "gramophone"];
  expect(findIn(file, left)).toEqual(left);
  const before = (await memory.outbox.get("e1"))?.wanted ?? 0;

  await memory.people.forget(person, "person", 90);
  expect(findIn(file, left)).toEqual([]);
  expect((await memory.turns.list("e1")).map(({ sees }) => sees)).toEqual([[], []]);
  expect((await memory.turns.get("m-1"))?.taken).toMatchObject({ choice: "m0", at: 61 });
  expect((await memory.outbox.get("e1"))?.wanted).toBeGreaterThan(before);
  await memory.close();
});

const dispute = sampleQuestion({
  id: "q2",
  adjudicates: "q1",
  text: "In the sink or at the periwinkle: which is right?",
  choices: [{ id: "c0", label: "At the periwinkle", value: "periwinkle 1" }],
});

/** She answers twice, in words and by a press; teaches a rule; and is named in a thought and in notes. */
async function formatZenobia(memory: OpenMemory, at: number): Promise<void> {
  const [said, pressed] = [`z${at}`, `zp${at}`];
  const zenobia = { name: "Zenobia", id: "U0ZENOBIA" };
  const message = `slack:T1:reply:C1:99${at}`;
  await answer(memory, said, {
    ...zenobia,
    message,
    text: "the zanzibar ottoman, by the wisteria",
  });
  await answer(memory, pressed, {
    ...zenobia,
    text: null,
    key: `slack:T1:press:77${at}:U0ZENOBIA:1`,
  });
  await keepScan(memory, said, "marzipan find");
  const person = (await memory.questions.ballot(said))?.person ?? "";
  const claim = { subject: "mug", objects: ["periwinkle 1"], source: "answer" } as const;
  const told = { person, ballot: said, question: "q1", episode: "e1" };
  const note = {
    kind: "receipt",
    text: "Noted, Zenobia: periwinkle.",
    ballot: said,
    to: "U0ZENOBIA",
  } as const;
  await memory.questions.recordOutcome(
    sampleOutcome({
      ballot: said,
      facts: [factWrite(`zf${at}`, claim, told)],
      claims: [factWrite("", claim).fact],
      notes: [{ id: `zn${at}`, note }],
    }),
  );
  if (at > 7) return;
  const rule = { ...factWrite("", { source: "rule", subject: "plate" }).fact };
  await memory.facts.teach(
    { id: "rule", household: "kitchen", fact: rule, person, words: "plates beside the gramophone" },
    at,
  );
  const text = "the xylophone is not to be carried";
  await memory.knowledge.keep([
    { id: "world", household: "kitchen", text, source: "taught", person, at },
  ]);
  const thought = "Zenobia said a mug is at the periwinkle.";
  const act = { kind: "act", thought, command: "look", observation: "", reward: 0 } as const;
  const record = sampleStep({ seq: 2, step: { ...act, admissible: [] }, because: [`zf${at}`] });
  await memory.episodes.recordStep({ record, facts: [], invalidations: [], notes: [] }, at);
}

async function keepScan(memory: OpenMemory, ballot: string, kind: string): Promise<void> {
  await memory.releases.keepScans([{ ballot, rules: "1", found: [{ kind, from: 0, to: 3 }] }]);
}

async function answer(
  memory: OpenMemory,
  id: string,
  said: { name: string; id: string; text: string | null; message?: string; key?: string },
): Promise<void> {
  const { name, text, message = null, key } = said;
  const person = { platform: "slack", workspace: "T1", platformId: said.id, name } as const;
  const eventKey = key ?? (message === null ? `k-${id}` : `${message}:1`);
  await memory.questions.recordBallot(
    sampleBallot({ id, text, message, eventKey, person, choice: text === null ? "a" : null }),
  );
}

/** Those of the words that stand in any of the database's files, in whatever case. */
function findIn(file: string, wanted: readonly string[]): readonly string[] {
  const folder = path.dirname(file);
  const all = readdirSync(folder).map((name) =>
    readFileSync(path.join(folder, name)).toString("latin1").toLowerCase(),
  );
  return wanted.filter((word) => all.some((content) => content.includes(word.toLowerCase())));
}

function expectSound(file: string): void {
  const db = new SqliteFile({ file, readOnly: false });
  expect(db.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(db.all("PRAGMA foreign_key_check")).toEqual([]);
  db.run("INSERT INTO document_words (document_words, rank) VALUES ('integrity-check', 1)");
  db.close();
}

/** As a search gives one. */
function giveVector(file: string, question: string): void {
  const db = new SqliteFile({ file, readOnly: false });
  db.run(
    `INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
     VALUES ('question', @question, 'any', 4, zeroblob(16))`,
    { question },
  );
  db.close();
}

function vectorOf(file: string, question: string): Buffer | undefined {
  const db = new SqliteFile({ file, readOnly: true });
  const row = db.get<{ vector: Buffer }>(
    "SELECT vector FROM vectors WHERE kind = 'question' AND row_id = @question",
    { question },
  );
  db.close();
  return row?.vector;
}
