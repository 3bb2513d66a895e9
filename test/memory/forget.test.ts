import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { NewBallot } from "../../src/core/stores.js";
import { newFile, openIn } from "./folder.js";
import { factWrite, idsOf, sampleQuestion, sampleTuple } from "./samples.js";

type Opened = Awaited<ReturnType<typeof openIn>>;

function findIn(file: string, wanted: readonly string[]): readonly string[] {
  const folder = path.dirname(file);
  const all = readdirSync(folder).map((name) =>
    readFileSync(path.join(folder, name)).toString("latin1").toLowerCase(),
  );
  return wanted.filter((word) => all.some((content) => content.includes(word.toLowerCase())));
}

/** Closes the memory; no word remains, and the file is intact. */
async function expectGone(memory: Opened, words: readonly string[]): Promise<void> {
  expect(findIn(memory.file, words)).toEqual([]);
  await memory.close();
  expect(findIn(memory.file, words)).toEqual([]);
  const db = new SqliteFile({ file: memory.file, readOnly: false });
  expect(db.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(db.all("PRAGMA foreign_key_check")).toEqual([]);
  db.run("INSERT INTO document_words (document_words, rank) VALUES ('integrity-check', 1)");
  db.close();
}

/** Returns the person's id. */
function answer(memory: Opened, id: string, name: string, change: Partial<NewBallot> = {}) {
  const person = { platform: "slack", workspace: "T1", platformId: `U0${name}`, name } as const;
  return memory.say(id, name, { person, ...change });
}

const keepScan = (memory: Opened, ballot: string, kind: string) =>
  memory.releases.keepScans([{ ballot, rules: "1", found: [{ kind, from: 0, to: 3 }] }]);

const look = { kind: "act", command: "look", observation: "", reward: 0, admissible: [] } as const;

const claimsOf = (person: string, ballot: string, places: readonly string[]) =>
  places.map((place, at) =>
    factWrite(
      `f${at}`,
      { objects: [place], source: "answer" },
      { ...(at === 0 && { person, ballot }), question: "q1", episode: "e1" },
    ),
  );
const dispute = sampleQuestion({
  id: "q2",
  adjudicates: "q1",
  text: "In the sink or at the periwinkle: which is right?",
  choices: [{ id: "c0", label: "At the periwinkle", value: "periwinkle 1" }],
});

it("words of a deleted message are gone from the file and its log", async () => {
  const memory = await openIn(newFile());
  await memory.asking();
  const message = "slack:T1:reply:C1:1";
  const text = "behind the aquarium, do not tell";
  await answer(memory, "b1", "Ana", { message, eventKey: `${message}:1`, text });
  await keepScan(memory, "b1", "fishy find");
  const traces = [text, "aquarium", "fishy find"];
  expect(findIn(memory.file, traces)).toEqual(traces);
  await memory.questions.unsay(message, `${message}:gone`, 40);
  expect(await memory.releases.scans(["b1"])).toEqual([]);
  await expectGone(memory, traces);
});

it("of a person who is forgotten nothing is left, in no page of the file, also when it is large", async () => {
  const memory = await openIn(newFile());
  await memory.asking();
  const others: string[] = [];
  for (let at = 0; at < 240; at++) {
    others.push(`o${at}`);
    await answer(memory, `o${at}`, "Ben", { text: `in the fridge, shelf ${at}` });
    if (at % 30 === 7) await writeZenobia(memory, at);
  }
  await memory.finish("e1", { at: 900, tuples: [sampleTuple()] });
  await memory.recall({ text: "zanzibar", household: "kitchen" });
  const zenobia = (await memory.people.list()).find(({ name }) => name === "Zenobia");
  const traces = [
    "zenobia",
    "u0zenobia",
    "zanzibar",
    "wisteria",
    "gramophone",
    "periwinkle",
    "xylophone",
    "marzipan find",
    "slack:t1:press:77",
    "slack:t1:reply:c1:99",
  ];
  expect(findIn(memory.file, traces)).toEqual(traces);
  const forgotten = await memory.people.forget(zenobia?.id ?? "", "person", 1000);
  expect(forgotten).toMatchObject({ answers: 16, facts: 10, tuples: 1 });
  expect(await memory.recall({ text: "zanzibar gramophone", household: "kitchen" })).toEqual([]);
  expect(idsOf(await memory.questions.ballots("q1"))).toEqual(others);
  await expectGone(memory, traces);
});

/** Answers by text and press, teaches rules, and is named in a thought and in notes. */
async function writeZenobia(memory: Opened, at: number): Promise<void> {
  const [said, message] = [`z${at}`, `slack:T1:reply:C1:99${at}`];
  const text = "the zanzibar ottoman, by the wisteria";
  const person = await answer(memory, said, "Zenobia", { message, eventKey: `${message}:1`, text });
  const press = { text: null, choice: "a", eventKey: `slack:T1:press:77${at}:U0ZENOBIA:1` };
  await answer(memory, `zp${at}`, "Zenobia", press);
  await keepScan(memory, said, "marzipan find");
  const claim = { subject: "mug", objects: ["periwinkle 1"], source: "answer" } as const;
  const told = { person, ballot: said, question: "q1", episode: "e1" };
  const words = "Noted, Zenobia: periwinkle.";
  const receipt = { kind: "receipt", text: words, ballot: said, to: "U0Zenobia" } as const;
  await memory.read(said, {
    facts: [factWrite(`zf${at}`, claim, told)],
    claims: [factWrite("", claim).fact],
    notes: [{ id: `zn${at}`, note: receipt }],
  });
  if (at > 7) return;
  const { fact } = factWrite("", { source: "rule", subject: "plate" });
  const rule = { id: "rule", household: "kitchen", fact, person };
  await memory.facts.teach({ ...rule, words: "plates beside the gramophone" }, at);
  const taught = { id: "world", household: "kitchen", source: "taught", person, at } as const;
  await memory.knowledge.keep([{ ...taught, text: "the xylophone is not to be carried" }]);
  const thought = "Zenobia said a mug is at the periwinkle.";
  await memory.note([], { step: { ...look, thought }, because: [`zf${at}`], at });
}

it("what the robot asked, thought and noted because of it is gone, too: others are asked anew", async () => {
  const memory = await openIn(newFile());
  await memory.begin({ bot: "slack", policy: "one that names no reasons" });
  const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 50 } as const;
  await memory.ask({}, { timers: [timer] });
  const call = { id: "c1", channel: "U0Zenobia" };
  await memory.questions.fireTimer(timer, { notes: [], call, deferTo: null }, 51);
  await answer(memory, "b2", "Ben", { text: "in the sink" });
  const person = await answer(memory, "z2", "Zenobia", { text: "the zanzibar" });
  const facts = claimsOf(person, "z2", ["periwinkle 1", "sinkbasin 1", "fridge 1"]);
  const disputed = { question: "q2", adjudication: dispute, timers: [], facts: idsOf(facts) };
  await memory.read("z2", { facts, dispute: disputed });
  const followUp = { text: "Do you mean the marigold?", choices: [] };
  await answer(memory, "z3", "Zenobia", { text: "there" });
  await memory.read("z3", { understood: "unclear", settle: null, followUp });
  const thought = "So it is by the periwinkle.";
  await memory.note([], { step: { ...look, thought }, factWatermark: 3, at: 60 });
  const noted = "the heliotrope is where it was said to be";
  const step = { ...look, thought: "", note: noted };
  await memory.note([], { step, factWatermark: 3, at: 61 });
  await memory.episodes.keepTold("e1", 1, ['"mug" at "dandelion 1"']);
  await memory.tuples.keep([sampleTuple()]);
  const traces = ["zenobia", "zanzibar", "periwinkle", "heliotrope", "dandelion", "marigold"];
  expect(findIn(memory.file, traces)).toEqual(traces);

  expect(await memory.people.forget(person, "person", 90)).toMatchObject({ answers: 2, tuples: 1 });
  const gone = "(forgotten)";
  expect(await memory.questions.get("q2")).toMatchObject({
    state: "cancelled",
    text: gone,
    choices: [{ id: "c0", label: gone, value: gone }],
  });
  expect(await memory.recall({ text: "periwinkle right", household: "kitchen" })).toEqual([]);
  expect(await memory.tuples.list("kitchen")).toEqual([]);
  await expectGone(memory, traces);
});

it.each(["open", "expired"] as const)(
  "nothing is left to find a dispute by that repeated their words: it is %s",
  async (state) => {
    const memory = await openIn(newFile());
    const db = new SqliteFile({ file: memory.file, readOnly: false });
    await memory.asking();
    const person = await answer(memory, "z1", "Zenobia", { text: "there" });
    const facts = claimsOf(person, "z1", ["periwinkle 1", "fridge 1"]);
    await memory.read("z1", { facts });
    await memory.ask(dispute, { disputed: idsOf(facts), at: 40 });
    if (state === "expired") await memory.questions.close("q2", state, "silence", 50);
    db.run(`INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
      VALUES ('question', 'q2', 'any', 4, zeroblob(16))`);
    const vector = () => db.get("SELECT vector FROM vectors WHERE row_id = 'q2'");
    expect(vector()).toBeDefined();
    await memory.people.forget(person, "said", 90);
    expect((await memory.questions.get("q2"))?.text).toBe("(forgotten)");
    expect(vector()).toBeUndefined();
    db.close();
  },
);

it("of people from outside the notes are gone, too, that another platform carries", async () => {
  const memory = await openIn(newFile());
  await memory.begin({ bot: "slack" });
  await memory.ask();
  const guest = "guest0a1b2c";
  const person = { platform: "web", workspace: "outside", platformId: guest, name: guest } as const;
  const id = await memory.say("b1", guest, { person, choice: "dk", text: null });
  const receipt = { kind: "receipt", text: "All right.", ballot: null, to: guest } as const;
  await memory.read("b1", { understood: "dont_know", notes: [{ id: "n1", note: receipt }] });
  expect(findIn(memory.file, [guest])).toEqual([guest]);
  expect(await memory.people.forget(id, "person", 90)).toMatchObject({ answers: 1, notes: 1 });
  await expectGone(memory, [guest]);
});

it("what players were told of it is gone, too", async () => {
  const memory = await openIn(newFile());
  await memory.asking();
  const person = await answer(memory, "z1", "Zenobia", { text: "there" });
  await memory.read("z1", { facts: claimsOf(person, "z1", ["periwinkle 1"]) });
  await memory.turns.open({
    id: "m-1",
    episode: "e1",
    seq: 2,
    reserved: null,
    view: null,
    openedAt: 60,
    taken: null,
    sees: ["In this home: mind the gramophone.", "Zenobia: a mug is in periwinkle 1"],
    options: [{ id: "m0", label: "look", value: "look", move: { kind: "act", command: "look" } }],
  });
  const traces = ["zenobia", "periwinkle", "gramophone"];
  expect(findIn(memory.file, traces)).toEqual(traces);
  await memory.people.forget(person, "person", 90);
  await expectGone(memory, traces);
});
