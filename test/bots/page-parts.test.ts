/** What the pages show, send and keep, without a browser. */
import { beforeEach, expect, it, vi } from "vitest";
import * as dom from "./page-dom.js";

const { failing, find, fire, goTo, load, page, pass, press, show, textOf, type } = dom;
dom.usePage();
const person = { id: "p1", name: "Zoe" };
const story: unknown[] = [];
beforeEach(() => void story.splice(0));
/** Notes what was sent, where the page went and what is shown there. */
const see = (selector = "[data-testid=notice]") => {
  const sent = page.sent
    .splice(0)
    .map(({ path, query, body }) => JSON.stringify([path, body ?? query]));
  const { document, left, streams } = page;
  story.push([...sent, ...left.splice(0), `${document.title} ${streams.length}`, textOf(selector)]);
};
const pressAll = async (...labels: string[]) => {
  for (const label of labels) {
    await press(label);
    see();
  }
};
const open = async (path: string, script: string, answers: typeof page.answers) => {
  goTo(`http://sous.example${path}`);
  page.local.setItem("sous.person", JSON.stringify(person));
  page.answers = { "/api/me": () => ({ isOwner: true, waiting: 0, standsBy: null }), ...answers };
  await load(script, true);
  await pass();
  see("body");
};
const hear = async (type: string) => {
  page.streams.at(-1)?.hear({ type });
  await pass();
  see("body");
};

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
  await open("/review?flags=late,odd&skip=15&search=mug", "review", {
    "/api/review": () => ({ total: 41, exchanges: [exchange], pageSize: 20, log, scopes }),
    "/api/reply": () => ({ verdict: "consent-needed" }),
    "/api/review/replay": () => ({ home: "Flat", round: 2, task: "Do.", timeline }),
  });
  await pressAll("Older ›", "‹ Newer", "‹ Newer", "Older ›");
  await type("[data-testid=flag-late]", false, "change");
  await type("[data-testid=search]", " cup ");
  for (const ms of [249, 1]) await pass(ms).then(() => see());
  await pressAll("Keep", "Exclude from releases", "Hide parts…", "Say what is right…");
  const hidden = "[aria-label=What is to be hidden; / between several parts]";
  for (const parts of ["shelf", "table /  / ON"]) await type(hidden, parts, "submit");
  await type("[aria-label=What is right, in your own words]", "in the sink", "submit");
  see();
  page.document.activeElement = page.document.body;
  for (const [key, ctrlKey] of [["3"], ["j"], ["3", true], ["3"], ["r"]]) {
    page.document.hear({ type: "keydown", key, ctrlKey, preventDefault: () => {} });
    await pass();
    see("dialog");
  }
  const { ExchangeItem } = await load("exchange");
  const review = { decision: "redact", reviewer: "Zoe", at: 0 };
  const answers = [
    { ...answer, review, released: "on …" },
    { ...answer, retracted: true },
  ];
  const excluded = { ...exchange, answers, flags: ["excluded"], why: "" };
  await show(ExchangeItem, { exchange: excluded, actions: {} });
  expect([story, textOf()]).toMatchSnapshot();
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
  for (const ms of [500, 1_000]) await pass(ms).then(() => see("[data-testid=delivery]"));
  const waiting = JSON.parse(page.local.getItem("sous.outbox") ?? "");
  expect(waiting).toMatchObject([{ path: "/api/reply", body: { text: "in it" } }]);
  page.answers["/api/reply"] = () => ({ verdict: "accepted" });
  await pass(5_000);
  expect(page.local.getItem("sous.outbox")).toBe("[]");
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
  see("#asked");
  expect(textOf()).toContain("You are welcome.");
  const { card } = now.snapshot;
  Object.assign(now.snapshot, { card: { ...card, episode: "e2", done: null } });
  await hear("changed");
  see("#asked");
  expect(textOf()).toContain("Heat it Done in 5 steps.");
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
  const order = () => type("#reply", "heat the mug", "submit").then(() => see("#told"));
  await order();
  expect(textOf()).not.toContain("Starting");
  page.answers["/api/order"] = () => ({ ...asked, kind: "refused", text: "No oven.", choices: [] });
  await order();
  expect(page.document.getElementById("reply")?.value).toBe("heat the mug");
  page.answers["/api/order"] = () => asked;
  await order();
  expect(page.document.getElementById("reply")?.value).toBe("");
  page.answers["/api/order"] = () => begun;
  await press("Ana's mug");
  see();
  page.answers["/api/order"] = () => ({ ...begun, kind: "unread", text: "I cannot read that." });
  page.answers["/api/reply"] = () => ({ verdict: "accepted" });
  await order();
  now = { ...state({}), examples: [] };
  Object.assign((now as ReturnType<typeof state>).snapshot, {
    queue: ["one", "two"].map((id) => ({ id, sentence: `${id}.` })),
  });
  await hear("changed");
  await pressAll("Do first", "Drop");
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
  const told = { facts, reused: ["asked"], timeline: [{ kind: "act", text: "go" }] };
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
  await press("sink");
  for (const ms of [499, 1, 11_999, 1, 4_999]) await pass(ms).then(() => see("#answers"));
  story.push(page.local.getItem("sous.outbox"));
  page.answers["/api/press"] = () => failing(409, "Too late.");
  await pass(1).then(() => see());
  story.push(page.local.getItem("sous.outbox"));
  await pressAll("Take back", "Fix");
  await type("[data-testid=fix-text]", "in the bin", "submit");
  see("#log");
  await type("#reply", " in it ", "submit");
  see();
  await pressAll("Pause", "Menu", "My data", "Why did it do that?");
  await pass(6_000).then(() => see());
  now = state({ turn }, { turn: { line: "You play.", how: "Type." } });
  await hear("changed");
  await press("open it");
  await type("#reply", "look", "submit");
  now = state({ done: { success: true, facts: ["a fact"] } }, { end: "It is hot." });
  await hear("changed");
  await type("#move-thing", "mug 1", "change");
  see("#move");
  page.document.hear({ type: "keydown", key: "Escape" });
  await pass().then(() => see("#move"));
  await pressAll("Try another home", "Next task", "Got it", "Next", "Next");
  now = null;
  await hear("changed");
  now = state({ question }, { asked: [] });
  await hear("changed");
  for (const readyState of [0, 2]) {
    Object.assign(page.streams[0] ?? {}, { readyState });
    await hear("error");
  }
  for (const ms of [29_999, 1]) await pass(ms).then(() => see());
  page.answers["/api/state"] = () => failing(401, "Log in first.");
  for (const type of ["changed", "changed"]) await hear(type);
  expect(story).toMatchSnapshot();
});

it("a thing is moved from the form or the picture, once, and what had the focus has it again", async () => {
  const { Mover, MoveForm } = await load("picture");
  const { h } = await import("preact" as string);
  let answer: object = { text: "Moved." };
  let arrive = () => {};
  const send = (move: object) => {
    story.push(["sent", move]);
    return new Promise((done) => (arrive = () => done(answer)));
  };
  const draw = () => void story.push("drawn");
  const mover = new Mover({ send, draw });
  const parts = ["thing=mug 1", "thing=cup 10", "place=bin 1", "place=sink 1"].map((one) => {
    const [kind, id] = one.split("=");
    return h("g", { [`data-${kind}`]: id, tabindex: "0" });
  });
  const then = async (what: string, ...given: unknown[]) => {
    void (what === "arrive" ? arrive() : mover[what](...given));
    await show("div", { children: [h(MoveForm, { mover }), h("div", { id: "drawing" }, parts)] });
    const { isFree, picked, status, look, marks, others } = mover;
    const labels = [...(marks?.labels ?? [])].map((one) => one.join(": "));
    const { id, ...focus } = Object.fromEntries(page.document.activeElement?.attributes ?? []);
    const now = { isFree, picked: picked?.thing, ...status, look, name: marks?.name, labels };
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
  expect([story, textOf()]).toMatchSnapshot();
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
  see("[role=status]");
  page.answers["/api/press"] = () => ({ verdict: "accepted" });
  calls = [region];
  fire(find("[data-testid=call]"), "focusin");
  page.document.activeElement = page.document.body;
  await pass(500).then(() => see("body"));
  story.push(page.document.activeElement?.getAttribute("data-testid"));
  await type("[name=words]", " west ", "submit");
  see();
  await press("Fix");
  await type("[data-testid=call-fix-text]", "no", "submit");
  calls = [];
  page.document.activeElement = page.document.body;
  await pass(6_000).then(() => see("body"));
  story.push(page.document.activeElement?.getAttribute("id"), page.local.getItem("sous.inbox"));
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
  /** What has the focus once only these are left. */
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
  await open(`${path}/#wrong-link`, "join", {
    [`${path}/state`]: () => now,
    [`${path}/answer`]: () => null,
    [`${path}/leave`]: ({ sure }) => (sure ? { text: "Gone." } : failing(403, "Which code?")),
  });
  for (const ms of [2_999, 1]) await pass(ms).then(() => see("#said"));
  page.document.hidden = true;
  now = view(stage);
  await pass(3_000).then(() => see("body"));
  for (const label of ["sink", "sink"]) await press(label).then(() => see("#said"));
  await pass(4_999).then(() => see("#said"));
  now = view({ ...stage, id: "q-2" });
  await pass(1).then(() => see("#said"));
  expect(textOf()).toContain("a new one in the same words");
  now = view({ ...stage, id: "q-3", unclear: true });
  await pass(10_000).then(() => see("body"));
  page.answers[`${path}/answer`] = () => new Promise((done) => (late = done));
  await press("Other…");
  await type("#line", "in it", "submit");
  for (const hidden of [true, false]) {
    Object.assign(page.document, { hidden }).hear({ type: "visibilitychange" });
    await pass().then(() => see("body"));
  }
  late(view({ at: "over" }));
  await pass().then(() => see("body"));
  await press("Stop and delete what I said");
  const debrief = "Thank you very much! it was a test.";
  const end = { at: "done", debrief, pay: "5", did: "thank you: saved 2.", code: null, url: null };
  now = view(end, { said: "Kept." });
  await pass(10_000).then(() => see("body"));
  await pass(600_000).then(() => see());
  expect(story).toMatchSnapshot();
});

/** Opens the page of a home with three bookshelves, and a mug in the first. */
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
  await open("/homes", "homes", {
    "/api/homes": ({ home }) => (home ? { id: "flat", version: "2" } : list),
    "/api/homes/home": () => ({ home: { ...named, places: at, things, tasks }, version: "1" }),
    "/api/homes/check": () => ({ problems, notes: [], drawing: null, list: [] }),
    "/api/homes/task": () => ({ refusal: "No." }),
  });
}

it("a piece of a home gets the focus when it is opened, added or shown, and at no other time", async () => {
  await openHomes();
  const { document } = page;
  /** The piece that has the focus after the button was pressed. */
  const focusedBy = async (label: string) => {
    await pass(300);
    Object.assign(document, { activeElement: null });
    await press(label);
    const has = document.activeElement;
    return [has?.localName, has?.closest("[data-part]")?.getAttribute("data-part")];
  };
  const none = [undefined, undefined];
  const first = "bookshelf 1 Ana's mug";
  for (const [label, ...has] of [
    ["Change"],
    [first, "button", "shelf 1"],
    ["Move right: bookshelf 1"],
    [first],
    ["bookshelf 2 empty", "button", "shelf 2"],
    [first, "button", "shelf 1"],
    ["Remove Ana's mug"],
    ["Remove bookshelf 1"],
    ["Undo", "button", "shelf 1"],
    ["bookshelf 3 empty", "button", "shelf 3"],
    ["Remove bookshelf 3"],
    ["Later: task 1"],
    ["Remove task 2"],
  ] as const)
    expect([label, await focusedBy(label)]).toEqual([label, has.length > 0 ? has : none]);
  const [, kind = expect.fail()] = document.body.querySelectorAll("select");
  fire(Object.assign(kind, { value: "shelf" }), "change");
  await pass();
  expect(await focusedBy("Add Furniture")).toEqual(["button", "shelf 3"]);
});

it("the homes' page keeps a changed home until it is saved, and asks before it deletes", async () => {
  await openHomes();
  const kept = () => story.push(page.local.getItem("sous-home-drafts"));
  const change = async (...labels: string[]) => {
    for (const label of labels) await press(label).then(kept);
  };
  await change("Open a copy", "All homes", "Change", "bookshelf 1 Ana's mug");
  see("body");
  await change("Move right: bookshelf 1", "Later: task 1");
  for (const [name, to] of [
    ["rooms", "cellar,  hall ,cellar"],
    ["people", "Ben"],
    ["rooms", "attic"],
    ["colour", ""],
    ["in", "shelf 2"],
  ])
    await type(`[name=${name}]`, to ?? "", "change").then(kept);
  await change("Undo", "Undo", "Pick up Ana's mug");
  see("[data-testid=held]");
  fire(find("#homes"), "keydown", { key: "Escape" });
  await pass().then(() => see("[data-testid=held]"));
  await change("Remove Ana's mug", "Undo", "Remove bookshelf 1 with its things", "Save", "Save");
  see("[data-testid=kept]");
  await pressAll("All homes", "Discard", "Rename");
  await type("[name=rename]", "Our flat", "change");
  await pressAll("Delete…", "Not now", "Delete…", "Delete it");
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
  await open("/campaigns/new", "new-campaign", {
    "/api/campaigns/offers": () => ({ templates, tasks, channels, schema: { properties } }),
    "/api/campaigns/check": () => ({ faults, yaml: "title: Pilot" }),
    "/api/campaigns/plan": () => ({ tasks: 2, ...figures, power, promised: 9 }),
    "/api/campaigns/new": ({ design }) => (design ? { id: "pilot" } : {}),
  });
  await press("A pilot");
  await pass(300).then(() => see("body"));
  await press("Bot");
  story.push(page.document.activeElement?.getAttribute("id"));
  await press("Add arm");
  const typed = { copies: "7", "stop-answers": "", "arms-1-name": "b" };
  for (const [field, to] of Object.entries(typed)) await type(`#field-${field}`, to);
  await type("#field-arms-0-reuse", false, "change");
  await type("#field-channel", "web web", "change");
  await pressAll("Remove arm 2", "Add arm");
  faults = [];
  await pass(300).then(() => see("body"));
  const planned = () => pass(800).then(() => see("[aria-labelledby=plan-title]"));
  await planned();
  story.push(page.session.getItem("sous-draft"));
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
    await planned();
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
    await pressAll("Use this YAML");
    see("#yaml-fault");
    story.push(find("#yaml")?.value);
  }
  const tab = { location: { href: "" }, close: () => story.push("closed") };
  for (const opened of [tab, null])
    for (const answer of [{ address: "/join/preview" }, failing(400, "Not now.")]) {
      vi.stubGlobal("open", () => opened);
      page.answers["/api/campaigns/preview"] = () => answer;
      await pressAll("Preview as a participant");
      story.push(tab.location.href);
    }
  page.answers["/api/campaigns/new"] = () => ({
    faults: [{ path: "stop.answers.0", message: "x" }],
  });
  await pressAll("Create the campaign");
  story.push(page.document.activeElement?.getAttribute("id"), page.session.getItem("sous-draft"));
  see("[aria-labelledby=plan-title]");
  await load("new-campaign", true);
  await pass(300).then(() => see("[data-testid=left]"));
  page.answers["/api/campaigns/new"] = () => ({ id: "pilot" });
  await pressAll("Create the campaign");
  expect([story, page.session.getItem("sous-draft")]).toMatchSnapshot();
});

it("a campaign's page labels every figure, and says what is not known yet", async () => {
  const overview = {
    id: "pilot",
    title: "Pilot",
    state: "running",
    reason: null,
    hash: "0123456789abcdef",
    createdAt: 0,
    startedAt: 1000,
    closedAt: null,
    households: 4,
    householdsDone: 1,
    episodesEnded: 7,
    questions: 9,
    questionsOpen: 1,
    answers: 12,
    people: 3,
    enrolled: 2,
    arms: [{ name: "a", households: 4, propensity: 1 }],
    progress: 0.256,
    answersPerDay: 6.25,
    doneAt: 86_400_000,
    cost: {
      rate: { amount: 9, currency: "EUR", per: "hour" },
      answers: 12,
      workedMs: 600_000,
      longestMs: 300_000,
      spent: 1.5,
      most: 3,
      expected: 12.25,
    },
    models: { requests: 3, cached: 1, promptTokens: 10, completionTokens: 5, cost: 0.01 },
    quality: { alpha: 0.5, gold: { right: 3, of: 4 }, flagged: 1, people: 3 },
  };
  const person = { answers: 5, gold: { right: 1, of: 2 }, medianMs: 4000, flags: [] };
  const flags = [{ kind: "fast", reason: "answers within a second" }];
  const arm = { households: 2, tasks: 4, done: 3, questions: 6, answers: 1 };
  const figures = {
    overTime: [
      { at: 0, answers: 1, cost: 0.5 },
      { at: 3_600_000, answers: 12, cost: 1.5 },
    ],
    seconds: [
      { below: 5, answers: 3 },
      { below: 60, answers: 8 },
      { below: null, answers: 1 },
    ],
    agreement: [0, 0, 0, 2, 0, 0, 0, 0, 0, 4],
    alpha: 0.514,
    kappa: null,
    arms: [
      { name: "asks", ...arm },
      { name: "silent", ...arm, tasks: 0, done: 0, questions: 0, answers: 0, households: 1 },
    ],
    people: [
      { name: "Ana", ...person },
      { name: "Ben", ...person, gold: { right: 0, of: 0 }, medianMs: null, flags },
    ],
  };
  const open1 = {
    question: "q1",
    text: "Where?",
    home: "Flat",
    askedAt: 60_000,
    answers: 1,
    wanted: 2,
  };
  const door = { title: "Pilot", instructions: "Answer.", pay: "9 EUR", minimumAge: 18 };
  const link = { address: "http://sous.example/join/pilot", qrCode: "<svg/>", prolific: "p" };
  const agreedAt = "2026-01-01T00:00:00Z";
  const [doneAt, codeGivenAt] = ["2026-01-02T10:00:00Z", "2026-01-02T10:00:00Z"];
  const row = { person: "p1", agreedAt, shown: 4, share: 0.5, minutes: 2.5, answers: 0, pay: null };
  const coming = { ...row, doneAt: null, codeGivenAt: null };
  const participants = [
    { participant: "A1", ...coming, answers: 2, pay: 1.25, code: "X" },
    { participant: "A2", ...row, answers: 4, pay: 2, doneAt, codeGivenAt, code: "Y2" },
    { participant: "A3", ...coming, agreedAt: null },
  ];
  const plot = { kind: "plot", title: "Saved", unit: "steps", bars: [{ label: "a", value: 2 }] };
  const table = { kind: "table", head: ["Arm", "Mean"], rows: [["a", "2.00"]] };
  const report = { title: "Worth: 9 questions", blocks: [plot, table] };
  const counts = { questions: 1, answers: 2, withoutWords: 1, trajectories: 3, tuples: 0 };
  const text = { ballot: "b1", question: "Where?", text: "in it", released: null };
  const texts = [
    { ...text, decision: null, found: [{ kind: "name", words: "Ana" }] },
    { ...text, ballot: "b2", decision: "keep", found: [] },
  ];
  let shown: object = { overview, figures, open: [open1], door, link };
  await open("/campaigns/pilot", "campaign-page", {
    "/api/campaigns/show": () => shown,
    "/api/campaigns/participants": () => ({ participants, csv: "id" }),
    "/api/campaigns/study": () => ({ work: { at: "done", report } }),
    "/api/release": () => ({ work: { at: "done", file: "p.tgz", counts, bytes: 1025 } }),
    "/api/release/texts": () => ({ texts }),
    "/api/campaigns/links": ({ ids }) => (ids === "B1" ? { csv: "link" } : failing(400, "No ids.")),
  });
  await pass(300).then(() => see("body"));
  const bars = page.document.body
    .querySelectorAll("span")
    .filter(({ style }) => "--share" in style);
  story.push(bars.map(({ style }) => style["--share"]));
  await pressAll("Download the links", "Look at the words", "Pause");
  for (const changes of [
    { figures: { ...figures, overTime: [], people: [] }, door: null, link: null, open: [] },
    { figures: null, overview: { ...overview, state: "closed", reason: "time", cost: null } },
  ]) {
    shown = { ...shown, ...changes };
    await hear("changed");
  }
  expect(story).toMatchSnapshot();
});

it.each([
  ["created", "Start Close…"],
  ["running", "Pause Close…"],
  ["paused", "Start Close…"],
  ["closed", ""],
])("a campaign that is %s has these buttons: %s", async (state, labels) => {
  const { Campaign } = await load("campaign");
  const counts = { households: 1, householdsDone: 0, questions: 0, questionsOpen: 0, answers: 0 };
  const none = { reason: null, doneAt: null, answersPerDay: null, quality: null, models: null };
  const more = { people: 0, enrolled: 0, arms: [], progress: 0, cost: null, ...counts, ...none };
  const moves: unknown[] = [];
  const campaign = { id: "pilot", title: "Pilot", hash: "0123", state, ...more };
  const onMove = ({ id }: { id: string }, move: string) => moves.push(`${id} ${move}`);
  await show(Campaign, { campaign, onMove });
  const buttons = page.document.body.querySelectorAll("button");
  expect(buttons.map(({ textContent }) => textContent.trim()).join(" ")).toBe(labels);
  for (const button of buttons) button.click();
  const meant = labels.toLowerCase().replace("…", "").split(" ").filter(Boolean);
  expect(moves).toEqual(meant.map((move) => `pilot ${move}`));
});

it("a home's file is taken only for what it is", async () => {
  const { readHome, emptyHome } = await load("home-draft");
  const read = (text: string, size = 500_000) => readHome({ size, text: async () => text });
  expect(await read("{}")).toEqual(emptyHome);
  await expect(read("{}", 500_001)).rejects.toThrow("too large");
  await expect(read("{")).rejects.toThrow("not JSON");
  const wrong = '[] | null | 3 | {"places":[{}]} | {"orders":[{}]} | {"title":3} | {"people":[1]}';
  for (const text of wrong.split(" | "))
    await expect(read(text), text).rejects.toThrow("not a home");
});
