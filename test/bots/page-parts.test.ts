import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import * as dom from "./page-dom.js";

const { failing, find, fire, goTo, load, page, show } = dom;
dom.usePage();
const person = { id: "p1", name: "Zoe" };
const story: unknown[] = [];
beforeEach(() => void story.splice(0));
const seen =
  <Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) =>
  async (...given: Given) => {
    await act(...given);
    story.push([given.filter((one) => one !== undefined).join(" "), ...dom.changes()]);
  };
const each =
  <One>(act: (one: One) => Promise<void>) =>
  async (...all: One[]) => {
    for (const one of all) await act(one);
  };
const type = seen(dom.type);
const pass = each(seen(dom.pass));
const press = each(seen(dom.press));
const open = async (path: string, script: string, answers: typeof page.answers) => {
  goTo(`http://sous.example${path}`);
  page.local.setItem("sous.person", JSON.stringify(person));
  page.answers = { "/api/me": () => ({ isOwner: true, waiting: 0, standsBy: null }), ...answers };
  await load(script, true);
  await pass(0);
};
const hear = each(async (type: string) => {
  page.streams.at(-1)?.hear({ type });
  await pass(0);
});

it("the review keeps its filters in its address, and decides by buttons and keys", async () => {
  const said = { ballot: "b1", route: "page", afterMs: 8_000, said: "on the Table", claims: [] };
  const answer = { ...said, late: true, isWords: true, suspicious: ["table"], review: null };
  const asked = {
    question: "q1",
    home: "Flat",
    round: 2,
    mode: "owner",
    text: "Where?",
    task: "Do.",
  };
  const ended = { askedAt: 0, state: "answered", episode: "e1", step: 3, campaign: "pilot" };
  const exchange = { ...asked, ...ended, why: "I looked.", answers: [answer], flags: ["late"] };
  const scopes = { homes: ["a", "b"].map((id) => ({ id, title: "Flat" })), campaigns: ["pilot"] };
  const log = [{ about: "exchange", excluded: true, asked: "Where?", reviewer: "Zoe", at: 0 }];
  const timeline = ["begin", "act", "ask", "act"].map((kind) => ({ kind, text: `${kind} it` }));
  let exchanges = [exchange];
  await open("/review?flags=late,odd&skip=15&search=mug", "review", {
    "/api/review": () => ({ total: 41, exchanges, pageSize: 20, log, scopes }),
    "/api/reply": () => ({ verdict: "consent-needed" }),
    "/api/review/replay": () => ({ home: "Flat", round: 2, task: "Do.", timeline }),
    "/api/review/drawing": ({ step }) => ({ drawing: null, legend: `step ${step}`, list: ["a"] }),
  });
  await press("Older ›", "‹ Newer", "‹ Newer", "Older ›");
  await type("[data-testid=flag-late]", false, "change");
  await type("[data-testid=household]", "b", "change");
  await type("[data-testid=campaign]", "pilot", "change");
  await type("[data-testid=search]", " cup ");
  await pass(249, 1);
  await press("Keep", "Exclude from releases", "Hide parts…", "Say what is right…");
  const hidden = "[aria-label=What is to be hidden; / between several parts]";
  for (const parts of ["shelf", "table /  / ON"]) await type(hidden, parts, "submit");
  await type("[aria-label=What is right, in your own words]", "in the sink", "submit");
  page.document.activeElement = page.document.body;
  const key = each(async (key: string) => {
    const event = { key: key.at(-1), ctrlKey: key.startsWith("^"), preventDefault: () => {} };
    page.document.hear({ type: "keydown", ...event });
    await pass(0);
  });
  await key("3", "j", "^3", "3", "1", "4", "2", "1");
  exchanges = ["q1", "q2", "q3"].map((question) => ({ ...exchange, question }));
  page.document.activeElement = page.document.body;
  await hear("changed");
  await key("j", "j", "j", "j", "k", "3");
  exchanges = exchanges.toSpliced(1, 1);
  page.document.activeElement = page.document.body;
  await pass(400);
  await hear("changed");
  await key("r");
  for (const key of ["ArrowRight", "a", "End", "ArrowLeft", "Home"]) {
    fire(find("[data-testid=replay]"), "keydown", { key });
    await pass(0);
  }
  const { ExchangeItem } = await load("task/exchange");
  const answers = ["web", "terminal", "slack", "discord"].map((platform, at) => {
    const review = { decision: ["redact", "keep", "drop", "keep"][at], reviewer: "Zoe", at: 0 };
    const understood = [null, "unclear", "dont_know", "bad_question"][at];
    const route = ["button", "form", "thread", "page"][at];
    const own = { ballot: `b${at}`, by: platform, platform, route, understood, review };
    return { ...answer, ...own, released: "on …", retracted: at === 3 };
  });
  const flags = ["disagreement", "late", "unclear", "unread", "excluded"];
  for (const state of ["open", "answered", "declined", "expired", "cancelled"]) {
    const changed = {
      ...exchange,
      answers,
      flags,
      state,
      end: state === "open" ? null : "It ended.",
    };
    await show(ExchangeItem, { exchange: { ...changed, why: "" }, actions: {} });
    story.push(dom.changes());
  }
  expect(story).toMatchSnapshot();
});

it("an answer that the server fails to take does not hold back the next ones", async () => {
  const choices = ["sink", "bin"].map((id) => ({ id, label: id, value: `${id} 1` }));
  const question = { id: "q-1", need: { func: "where" }, deadline: 0, text: "Where?", choices };
  await open("/?home=a", "app", {
    "/api/state": () => state({ question }),
    "/api/reply": () => failing(500, "A fault."),
    "/api/press": () => ({ verdict: "accepted" }),
  });
  await hear("hello");
  await type("#reply", "in it", "submit");
  await press("sink");
  await pass(500, 1_000);
  page.answers["/api/reply"] = () => ({ verdict: "accepted" });
  await pass(5_000);
  expect(story).toMatchSnapshot();
});

it("what is said after a task is answered in sight, and how a task ended is shown when the next has begun", async () => {
  let now = state({ done: { success: true, facts: [] } }, { end: "Done in 5 steps." });
  const said = (text: string) => {
    const note = { kind: "note", id: `n-${text}`, note: { kind: "said", text, ballot: null } };
    now = state({ done: { success: true, facts: [] } }, { end: "Done in 5 steps." });
    now.snapshot.conversation.push(note as never);
  };
  await open("/?home=a", "app", { "/api/state": () => now });
  await hear("hello");
  said("You are welcome.");
  await hear("changed");
  const { card } = now.snapshot;
  const question = { id: "q2", choices: [], need: { func: "which" }, deadline: 0 };
  Object.assign(now.snapshot, { card: { ...card, episode: "e2", done: null, question } });
  await hear("changed");
  expect(story).toMatchSnapshot();
});

it("an order is said to be begun only when the server says so, and the queue can be changed", async () => {
  const choices = [{ label: "Ana's mug", clarified: { "0 thing": "mug 1" } }];
  const asked = { kind: "asked", text: "Which mug?", choices, household: "a" };
  const begun = { kind: "begun", text: "Starting: heat it.", choices: [], household: "a" };
  let now: object = state({ done: { success: true, facts: [] } });
  await open("/?home=a", "app", {
    "/api/state": () => now,
    "/api/order": () => failing(503, "Not now."),
    "/api/queue": () => ({ text: "I won't do that." }),
  });
  const order = () => type("#reply", "heat the mug", "submit");
  await order();
  page.answers["/api/order"] = () => ({ ...asked, kind: "refused", text: "No oven.", choices: [] });
  await order();
  page.answers["/api/order"] = () => asked;
  await order();
  page.answers["/api/order"] = () => begun;
  await press("Ana's mug");
  page.answers["/api/order"] = () => ({ ...begun, kind: "unread", text: "I cannot read that." });
  page.answers["/api/reply"] = () => ({ verdict: "accepted" });
  await order();
  now = { ...state({}), examples: [] };
  Object.assign((now as ReturnType<typeof state>).snapshot, {
    queue: ["one", "two"].map((id) => ({ id, sentence: `${id}.` })),
  });
  await hear("changed");
  await press("Do first", "Drop");
  expect(story).toMatchSnapshot();
});

const places = ["sink", "bin"].map((label) => {
  const things = label === "sink" ? [{ id: "mug 1", label: "mug" }] : [];
  return { id: `${label} 1`, label, things };
});
const state = (of: object, more: object = {}) => {
  const card = { episode: "e1", round: 1, done: null, question: null, ...of };
  const conversation = [
    { kind: "card", id: "k1", card },
    { kind: "answer", id: "b1", isOwn: true, text: "in it" },
    { kind: "note", id: "n1", note: { kind: "receipt", text: "Noted.", ballot: "b1" } },
    { kind: "note", id: "n2", note: { kind: "receipt", text: "Theirs.", ballot: "b2" } },
  ];
  const facts = [{ text: "a fact", status: "retracted", by: "Ana", ended: "taken back" }];
  const timeline = ["begin", "act", "ask"].map((kind) => {
    return {
      kind,
      text: kind === "begin" ? "" : kind,
      thought: "I go.",
      observation: "It is dark.",
    };
  });
  const told = { facts, reused: ["asked"], timeline };
  const snapshot = {
    household: "flat",
    title: "Flat",
    owner: { places },
    card,
    conversation,
    ...told,
  };
  const asked = [{ words: "Where?", isAsked: true }];
  const own = { about: "why", progress: "step 1", howToAnswer: "By {time}." };
  const texts = { task: "Heat it", asked, ...own, ...more };
  const homes = ["a", "grid:x", "b"].map((id) => ({ id, title: id }));
  const examples = ["put an egg in the bin."];
  return { homes, waiting: 0, examples, snapshot, texts, cardTexts: { k1: texts }, list: [] };
};

it("the conversation sends what is pressed and typed until it arrives, and says what went wrong", async () => {
  const choices = ["sink", "bad", "dk"].map((id) => ({ id, label: id, value: `${id} 1` }));
  const question = {
    id: "q-1",
    need: { func: "where" },
    deadline: Date.now(),
    text: "Where?",
    choices,
  };
  const turn = { id: "t-1", choices: [{ id: "m1", label: "open it" }], sees: ["A room."] };
  let now: object | null = state({ question });
  await open("/?home=a", "app", {
    "/api/state": () => now,
    "/api/press": () => failing(503),
    "/api/reply": () => ({ verdict: "not-allowed", refusal: "You may not." }),
    "/api/retract": () => ({ verdict: "unknown" }),
    "/api/fix": () => ({ verdict: "accepted" }),
    "/api/command": () => ({ text: "Paused." }),
    "/api/play": () => failing(400, "It is played."),
    "/api/move": () => failing(400, "It is fixed."),
    "/api/events": () => failing(429, "Too many pages.", "30"),
  });
  await hear("hello");
  await press("Next", "Next", "Got it", "sink");
  await pass(499, 1, 11_999, 1, 4_999);
  page.answers["/api/press"] = () => failing(409, "Too late.");
  await pass(1);
  await press("Take back", "Fix");
  await type("[data-testid=fix-text]", "in the bin", "submit");
  await type("#reply", " in it ", "submit");
  await press("Pause", "Menu", "My data", "Why did it do that?");
  await pass(6_000);
  now = state({ turn }, { turn: { line: "You play.", how: "Type." } });
  await hear("changed");
  await press("open it");
  await type("#reply", "look", "submit");
  now = state({ done: { success: true, facts: ["a fact"] } }, { end: "It is hot." });
  await hear("changed");
  await type("#move-thing", "mug 1", "change");
  await type("[data-testid=move-place]", "bin 1", "submit");
  page.document.hear({ type: "keydown", key: "Escape" });
  await pass(0);
  await press("Try another home", "Next task");
  now = null;
  await hear("changed");
  now = state({ question }, { asked: [] });
  await hear("changed");
  for (const readyState of [0, 2]) {
    Object.assign(page.streams[0] ?? {}, { readyState });
    await hear("error");
  }
  await pass(29_999, 1);
  page.answers["/api/state"] = () => failing(401, "Log in first.");
  await hear("changed", "changed");
  expect(story).toMatchSnapshot();
});

it("a thing is moved from the form or the picture, once, and what had the focus has it again", async () => {
  const { useMover, MoveForm } = await load("task/picture");
  const { h } = await import("preact" as string);
  let answer: object = { text: "Moved." };
  let arrive = () => {};
  const send = (move: object) => {
    story.push(["sent", move]);
    return new Promise((done) => (arrive = () => done(answer)));
  };
  let mover: Awaited<ReturnType<typeof load>>;
  let shown: object | null = null;
  const parts = ["thing=mug 1", "thing=cup 10", "place=bin 1", "place=sink 1"].map((one) => {
    const [kind, id] = one.split("=");
    return h("g", { [`data-${kind}`]: id, tabindex: "0" });
  });
  const Moving = ({ home }: { home: unknown }) => {
    mover = useMover(home, send);
    return [h(MoveForm, { mover }), h("div", { id: "drawing" }, parts)];
  };
  const then = async (what: string, ...given: unknown[]) => {
    if (what === "renew") shown = given[0] as typeof shown;
    else void (what === "arrive" ? arrive() : mover[what](...given));
    await show(Moving, { home: shown });
    const { isFree, picked, status, look, marks, others } = mover;
    const labels = [...marks.labels].map((one) => one.join(": "));
    const { id, ...focus } = Object.fromEntries(page.document.activeElement?.attributes ?? []);
    const now = { isFree, picked: picked?.id, ...status, look, labels };
    const [about] = given.map((one) => (what === "renew" ? typeof one : one));
    story.push([what, about, now, others.map(({ id }: { id: string }) => id), [id, focus]]);
    Object.assign(page.document, { activeElement: null });
  };
  const cups = ["cup 10", "cup 9"].map((label) => ({ id: label, label }));
  const owner = { places: [...places, { id: "shelf 1", label: "shelf", things: cups }] };
  const home = (more: object = {}) => ({ household: "flat", card: null, owner, ...more });
  await then("renew", null);
  await then("renew", home({ card: { done: null } }));
  await then("renew", home({ card: { done: {} } }));
  for (const thing of ["mug 1", "none", "mug 1", "mug 1"]) await then("press", { thing });
  for (const place of ["sink 1", "bin 1"]) {
    await then("press", { thing: "cup 10", isByKey: true });
    await then("press", { place });
  }
  await then("move", "shelf 1");
  await then("arrive");
  for (const ms of [5_999, 1]) await pass(ms).then(() => story.push(mover.look));
  await then("move", "bin 1");
  answer = { text: "No.", failed: true };
  for (const thing of ["", "mug 1"]) await then("choose", thing);
  await then("move", "");
  await then("move", "bin 1");
  await then("arrive");
  await then("renew", home());
  await then("renew", home({ household: "other" }));
  await then("choose", "mug 1");
  Object.assign(page.document, { activeElement: find("#move-thing") });
  for (const key of ["a", "Escape", "Escape"]) page.document.hear({ type: "keydown", key });
  await then("choose", "cup 9");
  await then("renew", home({ owner: { places: places.slice(1) } }));
  expect([story, dom.changes()]).toMatchSnapshot();
});

it("the inbox has a card for each question of an agent, and its count stands everywhere", async () => {
  const call = { headline: "bot asks.", audience: "ops", isUrgent: false, isApproval: false };
  const about = {
    bound: [] as string[],
    added: [] as string[],
    about: "",
    picture: null,
    deadline: Date.now(),
  };
  const choices = ["yes", "no"].map((id) => ({ id, label: id }));
  const asked = { ...call, ...about, choices, otherwise: "If nobody answers by {time}, it waits." };
  const region = { ...asked, id: "q-1", text: "Which region?", added: ["bot adds: soon"] };
  const bound = ["│ v2", "yes approves."];
  const approval = {
    ...asked,
    id: "q-2",
    text: "Deploy?",
    isUrgent: true,
    isApproval: true,
    bound,
  };
  let calls: object[] = [approval, { ...region, picture: "A map" }];
  const receipt = { kind: "receipt", text: "Thank you.", ballot: "b1" };
  await open("/inbox", "inbox", {
    "/api/me": () => ({ isOwner: false, waiting: calls.length, standsBy: null }),
    "/api/inbox": ({ answered }) => ({ calls, receipt: answered ? receipt : null, isLocal: true }),
    "/api/press": () => failing(503),
    "/api/reply": () => ({ verdict: "unsure", refusal: "Not you." }),
    "/api/fix": () => ({ verdict: "accepted" }),
  });
  await press("yes");
  page.answers["/api/press"] = () => ({ verdict: "accepted" });
  calls = [region];
  fire(find("[data-testid=call]"), "focusin");
  page.document.activeElement = page.document.body;
  await pass(500);
  await type("[name=words]", " west ", "submit");
  await press("Fix");
  await type("[data-testid=call-fix-text]", "no", "submit");
  calls = [];
  page.document.activeElement = page.document.body;
  await pass(6_000);
  await open("/", "app", { "/api/state": () => ({ ...state({}), waiting: 12 }) });
  await hear("hello");
  expect(story).toMatchSnapshot();
});

it("the inbox keeps the focus in place when a card goes: on the next card, on the last one, on the list", async () => {
  const asked = { headline: "bot asks.", audience: "ops", bound: [], added: [], about: "" };
  const own = { picture: null, deadline: Date.now(), choices: [], otherwise: "" };
  const callsOf = (ids: string) => [...ids].map((id) => ({ ...asked, ...own, id, text: id }));
  let calls = callsOf("abcd");
  await open("/inbox", "inbox", { "/api/inbox": () => ({ calls, receipt: null, isLocal: true }) });
  const { document } = page;
  const titleOf = (one: (typeof document)["activeElement"]) =>
    one?.getAttribute("id") ?? one?.querySelector("h2")?.textContent;
  const leave = async (left: string) => {
    const had = titleOf(document.activeElement) ?? "";
    calls = callsOf(left);
    if (had.length === 1 && !left.includes(had)) document.activeElement = document.body;
    await pass(10_000);
    fire(document.activeElement, "focusin");
    return titleOf(document.activeElement);
  };
  expect(await leave("abcd"), "nothing had it").toBeUndefined();
  const second = document.body.querySelectorAll("[data-testid=call]")[1] ?? null;
  second?.focus();
  fire(second, "focusin");
  for (const step of ["abcde b", "acde c", "cde c", "acd c", "ad d", "a a", " inbox", "fg inbox"]) {
    const [left = "", has] = step.split(" ");
    expect(`${left} ${await leave(left)}`).toBe(`${left} ${has}`);
  }
});

it("the study's door asks again until it is over, and keeps an answer's key until it arrived", async () => {
  const choices = [{ id: "c1", label: "sink", place: "sink 1" }];
  const about = { home: "Flat", task: "heat it", asked: [], list: [], other: "Other…", choices };
  const stage = { at: "question", id: "q-1", ...about };
  const view = (stage: object, more = {}) => {
    const progress = { given: 1, wanted: 3 };
    return { title: "A study", dataCode: "D1", progress, stage, ...more };
  };
  let now: unknown = view({ at: "waiting", for: "a-question" });
  let late: (of: unknown) => void = () => {};
  const path = "/join/pilot";
  page.document.body.dataset = {};
  await open(`${path}/#wrong-link`, "join/join", {
    [`${path}/state`]: () => now,
    [`${path}/answer`]: () => null,
    [`${path}/leave`]: ({ sure }) => (sure ? { text: "Gone." } : failing(403, "Which code?")),
  });
  await pass(2_999, 1);
  page.document.hidden = true;
  now = view(stage);
  await pass(3_000);
  for (const label of ["sink", "sink"]) await press(label);
  await pass(4_999);
  now = view({ ...stage, id: "q-2" });
  await pass(1);
  now = view({ ...stage, id: "q-3", unclear: true });
  await pass(10_000);
  page.answers[`${path}/answer`] = () => new Promise((done) => (late = done));
  await press("Other…");
  await type("#line", "in it", "submit");
  for (const hidden of [true, false]) {
    Object.assign(page.document, { hidden }).hear({ type: "visibilitychange" });
    await pass(0);
  }
  late(view({ at: "over" }));
  await pass(0);
  await press("Stop and delete what I said");
  const debrief = "Thank you very much! it was a test.";
  const end = { at: "done", debrief, pay: "5", did: "thank you: saved 2.", code: null, url: null };
  now = view(end, { said: "Kept." });
  await pass(10_000);
  await pass(600_000);
  expect(story).toMatchSnapshot();
});

async function openHomes() {
  const shelf = { kind: "shelf", name: "bookshelf", holds: ["mug"] };
  const mug = { kind: "mug", name: "mug", colours: ["red"] };
  const listed = { id: "flat", title: "Flat", places: 1, things: 2, tasks: 0, isMade: true };
  const homes = [
    { ...listed, mayChange: true },
    { ...listed, id: "flat-2", isMade: false },
  ];
  const list = { homes, kinds: { homes: ["kitchen"], places: [shelf], things: [mug] } };
  const named = { id: "flat", title: "Flat", rooms: ["kitchen", "hall"], people: ["Ana"] };
  const at = ["kitchen", "hall", "hall"].map((room, at) => ({ id: `shelf ${at + 1}`, room }));
  const tasks = ["one", "two"].map((sentence) => ({ sentence }));
  const things = [{ id: "mug 1", in: "shelf 1", owner: "Ana" }];
  const problems = [{ field: "things[0].in", message: "is lost." }];
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await open("/homes", "homes/homes", {
    "/api/homes": ({ home }) => (home ? { id: "flat", version: "2" } : list),
    "/api/homes/home": () => ({ home: { ...named, places: at, things, tasks }, version: "1" }),
    "/api/homes/check": () => ({ problems, notes: [], drawing: null, list: [] }),
    "/api/homes/task": ({ sentence }) =>
      sentence === "x" ? { refusal: "No." } : { task: { sentence } },
    "/api/homes/make": ({ home }) => ({ home: { ...(home as object), title: "Another flat" } }),
  });
}

it("a piece of a home gets the focus when it is opened, added or shown, and at no other time", async () => {
  await openHomes();
  const focusedBy = async (label: string) => {
    await pass(300);
    Object.assign(page.document, { activeElement: null });
    await press(label);
    return page.document.activeElement?.closest("[data-part]")?.getAttribute("data-part");
  };
  const first = "bookshelf 1 Ana's mug";
  const labels = `Change|${first}|Move right: bookshelf 1|${first}|bookshelf 2 empty|${first}|Remove Ana's mug|Remove bookshelf 1|Undo|bookshelf 3 empty|Remove bookshelf 3|Later: task 1|Remove task 2`;
  for (const label of labels.split("|")) story.push([label, await focusedBy(label)]);
  const [, kind = expect.fail()] = page.document.body.querySelectorAll("select");
  fire(Object.assign(kind, { value: "shelf" }), "change");
  await pass(0);
  story.push(await focusedBy("Add Furniture"));
  expect(story).toMatchSnapshot();
});

it("the homes' page keeps a changed home until it is saved, and asks before it deletes", async () => {
  await openHomes();
  await press("Open a copy", "All homes", "Change", "bookshelf 1 Ana's mug");
  await press("Move right: bookshelf 1", "Later: task 1");
  for (const [name, to] of [
    ["rooms", "cellar,  hall ,cellar"],
    ["people", "Ben"],
    ["rooms", "attic"],
    ["colour", ""],
    ["in", "shelf 2"],
  ])
    await type(`[name=${name}]`, to ?? "", "change");
  const task = "[placeholder=put the blue mug on the shelf.]";
  for (const sentence of ["x", "dance"])
    for (const event of ["input", "submit"]) await type(task, sentence, event);
  await press("Undo", "Undo", "Pick up Ana's mug");
  fire(find("#homes"), "keydown", { key: "Escape" });
  await pass(0);
  await press("Remove Ana's mug", "Undo", "Remove bookshelf 1 with its things", "Save", "Save");
  await press("Download", "Generate one like this", "Undo");
  await press("All homes", "Discard", "Rename");
  await type("[name=rename]", "Our flat", "change");
  await press("Delete…", "Not now", "Delete…", "Delete it");
  await type("[data-testid=new-kind]", "kitchen", "change");
  for (const text of ["{", "{}"]) {
    Object.assign(find("[data-testid=upload]") ?? {}, {
      files: [{ size: 2, text: async () => text }],
    });
    await type("[data-testid=upload]", "home.json", "change");
  }
  expect(story).toMatchSnapshot();
});

it("a new campaign keeps its draft, changes one field of it, and leads to what is missing", async () => {
  const list = (properties: object) => ({ type: "array", items: { type: "object", properties } });
  const arms = list({ name: { type: "string" }, reuse: { type: "boolean", default: true } });
  const choices = { type: "array", items: { type: "string" } };
  const stop = { type: "object", properties: { answers: { type: "integer" } } };
  const copies = { type: "integer", default: 3 };
  const properties = {
    copies,
    arms,
    stop,
    practice: list({ choices }),
    mode: { enum: ["a", "b"] },
  };
  const named = { title: "Pilot", bot: "web", channel: "x", tasks: ["gone", "grid:a"] };
  const design = { ...named, arms: [{ name: "a" }], stop: { answers: 3 } };
  const tasks = ["kitchen", "grid:a"].map((id) => ({ id, title: id }));
  const channels = [{ bot: "web", channel: "web", title: "The page" }];
  const templates = [{ id: "t", title: "A pilot", about: "Small.", design }];
  const figure = { mean: 4, low: 3, high: 5 };
  const power = [{ arms: ["a", "b"], effect: 0.1, power: 0.5, detectable: null }];
  const figures = { questions: figure, answers: { mean: 4, low: 4, high: 4 }, days: figure };
  let faults = ["bot", "arms.0.name"].map((path) => ({ path, message: "is missing" }));
  await open("/campaigns/new", "campaign/new-campaign", {
    "/api/campaigns/offers": () => ({ templates, tasks, channels, schema: { properties } }),
    "/api/campaigns/check": () => ({ faults, yaml: "title: Pilot" }),
    "/api/campaigns/plan": () => ({ tasks: 2, ...figures, power, promised: 9 }),
    "/api/campaigns/new": ({ design }) => (design ? { id: "pilot" } : {}),
  });
  await press("A pilot");
  await pass(300);
  await press("Bot");
  await press("Add arm");
  const typed = { copies: "7", "stop-answers": "", "arms-1-name": "b" };
  for (const [field, to] of Object.entries(typed)) await type(`#field-${field}`, to);
  await type("#field-arms-0-reuse", false, "change");
  await type("#field-channel", "web web", "change");
  await press("Remove arm 2", "Add arm");
  faults = [];
  await pass(300);
  await pass(800);
  const cost = { mean: 1, low: 1, high: 1 };
  const paid = { cost, currency: "EUR", days: { ...figure, limit: "people" } };
  const seen = [{ ...power[0], detectable: 0.2 }];
  page.answers["/api/campaigns/plan"] = () => ({ ...figures, ...paid, power: seen });
  const fields = page.document.body.querySelectorAll("[inputmode=decimal]");
  const plans = [null, failing(400, "It is too large."), { ...figures, power: [] }];
  for (const [at, plan] of plans.entries()) {
    if (plan) page.answers["/api/campaigns/plan"] = () => plan;
    const field = fields.at(-1 - at) ?? expect.fail();
    field.value = "7";
    fire(field, "input");
    await pass(800);
  }
  const yaml = ["", "a", "b", "c"];
  const found = { ...design, title: "From YAML" };
  page.answers["/api/campaigns/check"] = ({ yaml }) =>
    yaml === "a"
      ? { design: null, faults: [{ message: "No YAML." }] }
      : yaml === "b"
        ? failing(400, "No.")
        : { design: found, faults, yaml: "title: Pilot" };
  for (const text of yaml) {
    if (text) await type("#yaml", text);
    await press("Use this YAML");
  }
  const tab = { location: { href: "" }, close: () => story.push("closed") };
  for (const opened of [tab, null])
    for (const answer of [{ address: "/join/preview" }, failing(400, "Not now.")]) {
      vi.stubGlobal("open", () => opened);
      page.answers["/api/campaigns/preview"] = () => answer;
      await press("Preview as a participant");
      story.push(tab.location.href);
    }
  page.answers["/api/campaigns/new"] = () => ({
    faults: [{ path: "stop.answers.0", message: "x" }],
  });
  await press("Create only");
  await load("campaign/new-campaign", true);
  await pass(300);
  page.answers["/api/campaigns/new"] = () => ({ id: "pilot" });
  await press("Create and start");
  expect(story).toMatchSnapshot();
});

it("a campaign's page labels every figure, and says what is not known yet", async () => {
  const file = new URL("campaign-page.json", import.meta.url);
  const { participants, report, counts, texts, works, ...at } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const { overview, figures } = at;
  let shown: object = at;
  await open("/campaigns/pilot", "campaign/campaign-page", {
    "/api/campaigns/show": () => shown,
    "/api/campaigns/participants": () => ({ participants, csv: "id" }),
    "/api/campaigns/study": () => ({ work: { at: "done", report } }),
    "/api/release": () => ({ work: { at: "done", file: "p.tgz", counts, bytes: 1025 } }),
    "/api/release/texts": () => ({ texts }),
    "/api/campaigns/links": ({ ids }) => (ids === "B1" ? { csv: "link" } : failing(400, "No ids.")),
  });
  await pass(300);
  await press("Download the links", "Look at the words", "Keep", "Pause", "Make the release");
  await type("#license", "CC0-1.0", "change");
  for (const work of works) {
    for (const path of ["/api/release", "/api/campaigns/study"])
      page.answers[path] = () => ({ work });
    await press("Compute again", "Make the release");
    await pass(1_400);
  }
  await press("Not a secret…");
  await type("[aria-label=Why “Ana” is not a secret]", "A place.", "submit");
  for (const changes of [
    { figures: { ...figures, overTime: [], people: [] }, door: null, link: null, open: [] },
    { figures: null, overview: { ...overview, state: "closed", reason: "time", cost: null } },
  ]) {
    shown = { ...shown, ...changes };
    await hear("changed");
  }
  expect(story).toMatchSnapshot();
});

const lists = new URL("owner-lists.json", import.meta.url);

it.each<[string, object]>(Object.entries(JSON.parse(readFileSync(lists, "utf8"))))(
  "the owner's list of %s, and what each of its buttons does",
  async (name, full) => {
    let [now, isRefusing]: [object, boolean] = [full, false];
    vi.stubGlobal("confirm", (words: string) => story.push([words]) > 0);
    const isSent = (given: object) => Object.keys(given).length > 0;
    await open(`/${name}`, "lists", {
      [`/api/${name}`]: (given) => (isRefusing && isSent(given) ? failing(403, "No.") : now),
      "/api/log-out": () => (isRefusing ? failing(403, "No.") : {}),
    });
    for (isRefusing of [false, true]) {
      for (const button of page.document.body.querySelectorAll("button")) {
        button.click();
        await pass(0);
      }
      await press("Not now", "Close…", "Close it for good");
      await type("#person-name", "Cleo");
      await type("#person-password", "a long password", "submit");
    }
    await pass(8_000);
    const none = Object.keys(full).map((key) => [key, key === "needsPassword" ? false : []]);
    now = Object.fromEntries(none);
    await hear("changed");
    expect(story).toMatchSnapshot();
  },
);

it("the menu, the home's choice, an answer by the picture and consent before an answer", async () => {
  const choices = [..."abcdefg"].map((id) => ({ id, label: id, value: `${id} 1` }));
  const need = { func: "where" };
  const question = { id: "q-1", need, deadline: Date.now() + 9e7, text: "Where?", choices };
  const me = { isOwner: true, isLoggedIn: true, waiting: 2, standsBy: "This one stands by." };
  const consent = { campaign: "pilot", text: "May we keep it?", agree: "I agree" };
  const practice = { campaign: "pilot", at: 1, choices: ["sink", "bin"] };
  const at = (left: string) => [{ id: left, label: left, things: [] }];
  const now = state({ question });
  Object.assign(now.snapshot.owner, { places: [...at("a 1"), ...at("z 1")] });
  const drawingOf = (spot: string, leaf: string) =>
    `<svg viewBox="0 0 9 9"><g data-place="a 1" aria-label="a, shut"><g data-thing="mug 1" transform="translate(${spot})"/><g class="leaf ${leaf}"/></g><g data-place="z 1" aria-label="z"/><g class="robot"><ellipse transform="translate(${spot})"/></g></svg>`;
  Object.assign(now, { drawing: drawingOf("1 2", "shut") });
  await open("/?home=c&play", "app", {
    "/api/me": () => me,
    "/api/state": () => now,
    "/api/play": () => ({ text: "Starting." }),
    "/api/invite": () => ({ address: "http://192.0.2.1", password: "p", qr: "<svg/>" }),
    "/api/reply": () => ({ verdict: "consent-needed", consent }),
    "/api/press": () => ({ verdict: "accepted" }),
    "/api/command": ({ verb, request = "", practice: given = null }) => {
      return {
        text: `${verb} ${request}`,
        practice: verb === "consent" && !given ? practice : null,
      };
    },
  });
  await hear("hello");
  const menu = find("#menu") ?? expect.fail();
  for (const [type, key, target] of [
    ["keydown", "a"],
    ["keydown", "Escape"],
    ["click", "", find("#name")],
    ["click", "", find("#menu")?.querySelector("button")],
    ["click", "", find("#scroll")],
  ]) {
    Object.assign(menu, { open: true });
    page.document.hear({ type, key, target });
    story.push([type, key, menu.open]);
  }
  await press("3 more places", "Somewhere else…");
  await type("#name", " Rea ", "change");
  await type("#pace", "calm", "change");
  await type("#home", "b", "change");
  await press("Invite a colleague", "Close", "Why did it do that?", "Close", "Stop the task");
  await press("My data", "Save as a file", "Delete…", "Yes, delete it all", "Close");
  for (const selector of [
    "[data-place=a 1]",
    "[data-thing=mug 1]",
    "[data-place=z 1]",
    "#drawing",
  ]) {
    for (const event of ["pointerover", "click"]) fire(find(selector), event);
    await pass(4_000);
  }
  for (const event of ["pointerleave", "pointerover"]) fire(find("[data-place=z 1]"), event);
  Object.assign(now, { drawing: drawingOf("4 6", "open") });
  await hear("changed");
  await press("Not now");
  await type("#reply", "in it", "submit");
  page.answers["/api/reply"] = () => ({ verdict: "accepted" });
  await press("I agree", "bin", "One step back", "One step on");
  await type("[data-testid=scrub]", "0");
  for (const [hidden, ms] of [
    [true, 60_001],
    [false, 0],
    [true, 59_999],
    [false, 0],
  ] as const) {
    Object.assign(page.document, { hidden }).hear({ type: "visibilitychange" });
    await pass(ms);
  }
  need.func = "which";
  Object.assign(choices[0] ?? {}, { value: "mug 1" });
  await hear("changed");
  Object.assign(now.snapshot.card, { question: null, doing: "I look.", paused: "Ana" });
  await hear("hello", "changed");
  await press("Resume", "Log out", "Log out everywhere");
  const worth = { stepsWith: 3, stepsWithout: 5 };
  Object.assign(now.snapshot.card, { done: { success: true, facts: [], worth } });
  Object.assign(now, { ways: '<svg><g class="walker" data-stops="0,0 3,4 6,4"/></svg>' });
  await hear("changed");
  await press("Walk again");
  page.answers["/api/invite"] = () => ({ why: "Nobody can come in." });
  await press("Invite a colleague");
  page.answers["/api/invite"] = () => failing(403, "Not you.");
  await press("Invite a colleague");
  expect(story).toMatchSnapshot();
});

it("every stage of the study's door, and who leaves it", async () => {
  const path = "/join/pilot";
  const stages: object[] = [
    { at: "consent", instructions: "Read.", lines: ["It is kept."], agree: "I agree", pay: "5" },
    {
      at: "practice",
      instructions: "Try.",
      number: 2,
      of: 3,
      text: "Where?",
      choices: ["sink", "bin"],
    },
    ...["the-start", "a-question", "the-reading", "the-end-of-a-pause", "another-day"].map(
      (reason) => ({ at: "waiting", for: reason, instructions: "Read." }),
    ),
    {
      at: "done",
      debrief: "It was a test.",
      pay: "5",
      did: null,
      code: "C1",
      url: "http://p",
      dataCode: "D",
    },
  ];
  const view = (stage: object, more = {}) => {
    const progress = { given: 1, wanted: null };
    return { title: "A study", dataCode: "D1", progress, stage, said: "", ...more };
  };
  let now: unknown = failing(401);
  page.document.body.dataset = { door: "A study" };
  const answers: typeof page.answers = {
    [`${path}/enter`]: ({ participant }) =>
      participant === "ana" ? {} : failing(403, "needs-link"),
    [`${path}/state`]: () => now,
    [`${path}/agree`]: () => now,
    [`${path}/practise`]: () => now,
    [`${path}/data`]: () => Response.json({ error: "Whose?", needsCode: true }, { status: 403 }),
    [`${path}/prove`]: ({ code }) =>
      code === "7" ? { text: "You." } : failing(403, "Wrong code."),
    [`${path}/leave`]: ({ sure }) => ({ text: sure ? "All is gone." : "Sure?" }),
  };
  await open(path, "join/join", answers);
  await press("Load again");
  vi.stubGlobal("navigator", { cookieEnabled: true });
  await open(`${path}//`, "join/join", answers);
  for (const id of ["ben", "ana"]) {
    now = Response.json({ title: "A study" }, { status: 401 });
    await type("#line", id, "submit");
  }
  page.document.body.dataset = {};
  now = view(stages[0] ?? {}, { isElsewhere: true });
  await open(path, "join/join", answers);
  await press("It was me");
  for (const code of ["6", "7"]) await type("#proof", code, "submit");
  for (const stage of stages.slice(1)) {
    const one = page.document.body.querySelectorAll("button").map((one) => one.textContent.trim());
    now = view(stage, { said: "Kept." });
    await press(one.includes("I agree") ? "I agree" : "bin");
    await pass(30_000);
  }
  await press("What is kept of me");
  answers[`${path}/data`] = () => ({ text: "{}" });
  await type("#proof", "7", "submit");
  await press("Stop and delete what I said", "No, go on", "Stop and delete what I said");
  await press("Yes, delete it all");
  now = view(stages[0] ?? {});
  await open(path, "join/join", answers);
  await press("I do not take part");
  await pass(60_000);
  expect(story).toMatchSnapshot();
});

it("a home's file is taken only for what it is", async () => {
  const { readHome, emptyHome } = await load("homes/home-draft");
  const read = (text: string, size = 500_000) => readHome({ size, text: async () => text });
  expect(await read("{}")).toEqual(emptyHome);
  await expect(read("{}", 500_001)).rejects.toThrow("too large");
  await expect(read("{")).rejects.toThrow("not JSON");
  const wrong = '[] | null | 3 | {"places":[{}]} | {"orders":[{}]} | {"title":3} | {"people":[1]}';
  for (const text of wrong.split(" | "))
    await expect(read(text), text).rejects.toThrow("not a home");
});
