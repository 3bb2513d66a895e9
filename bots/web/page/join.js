/** A participant's page: one campaign, and only what this person is asked. */
import { find, renew, saveFile } from "./dom.js";
import { makeDeclined, makeDoor, makeGone, makeNoCookies, makeStage } from "./join-stages.js";
import { ask, askAbout, keepsCookies } from "./join-store.js";
import { newKey } from "./new-key.js";

/** @import { JoinState } from "../join-content.js" */
/** @import { DataReply, Reply } from "./join-store.js" */

const stage = find("stage", HTMLElement);
const title = find("title", HTMLElement);
const progress = find("progress", HTMLElement);
const bar = find("bar", HTMLProgressElement);
const said = find("said", HTMLElement);
const rights = find("rights", HTMLElement);
const leaving = find("leaving", HTMLDialogElement);
const proving = find("proving", HTMLDialogElement);

/** The state is read again after so many milliseconds: a question may come, or others may settle it. */
const pauses = {
  waiting: 3_000,
  question: 10_000,
  consent: 30_000,
  practice: 30_000,
  done: 10_000,
};
const afterAnswerMs = 700;
const afterTroubleMs = 5_000;

const noCode = "You will get no completion code, and can close the page afterwards.";
const codeFirst =
  "Give your completion code back first: afterwards nobody here knows that you took part.";

/** Why somebody is not let in; after a link, the address names it.
 * @type {Readonly<Record<string, string | undefined>>} */
const refusals = {
  "wrong-link": "This link is not complete. Please open it from the message that you got.",
  "needs-link":
    "This participant has a link of their own. Please open it from the message that you got.",
};

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** What they asked for when they were asked for their code.
 * @type {() => void} */
let afterCode = () => {};
/** The answer that was sent last and may not have arrived: the same answer again has the same key.
 * @type {{ what: string, key: string } | null} */
let unsent = null;
/** Counts requests: a reply to an earlier one comes too late. */
let turn = 0;
/** They have gone: the state is not read any more. */
let isOver = false;
/** They were let in, so their browser has the cookie that says so, if it keeps any. */
let isLetIn = false;

/** @type {import("./join-stages.js").JoinActions} */
const actions = {
  enter: async (participant) => {
    const { error } = await ask("enter", { participant });
    announce(error ? (refusals[error] ?? error) : "");
    isLetIn = !error;
    if (!error) await look();
  },
  agree: () => act("agree", {}),
  decline: () => {
    finish();
    show("declined", null, makeDeclined);
  },
  practise: (at, choice) => act("practise", { at, choice }),
  answer: (question, given) => {
    const what = JSON.stringify([question, given]);
    if (unsent?.what !== what) unsent = { what, key: newKey() };
    return act("answer", { question, ...given, key: unsent.key });
  },
};

function finish() {
  isOver = true;
  turn += 1;
  clearTimeout(timer);
}

function widthOf() {
  return Math.max(240, Math.min(1_600, Math.round(stage.clientWidth)));
}

async function look() {
  const mine = ++turn;
  const reply = await ask(`state?width=${widthOf()}`);
  if (mine === turn) take(reply, false);
}

/**
 * @param {"agree" | "practise" | "answer"} what
 * @param {Record<string, unknown>} body
 */
async function act(what, body) {
  const mine = ++turn;
  clearTimeout(timer);
  const reply = await ask(`${what}?width=${widthOf()}`, body);
  if (mine !== turn) return;
  if (reply.state) unsent = null;
  take(reply, true);
}

/**
 * @param {Reply} reply
 * @param {boolean} acted they did something and wait for what comes of it
 */
function take({ state, door, error }, acted) {
  clearTimeout(timer);
  if (door !== null) {
    title.textContent = door;
    if (isLetIn || !keepsCookies()) return show("no-cookies", door, makeNoCookies);
    return show("door", door, () => makeDoor(actions));
  }
  if (acted) for (const button of stage.querySelectorAll("button")) button.disabled = false;
  if (!state) {
    announce(error ?? "");
    timer = setTimeout(look, afterTroubleMs);
    return;
  }
  const before = stage.firstElementChild?.getAttribute("data-key");
  showProgress(state);
  const key = state.stage.at === "question" ? state.stage.id : state.stage.at;
  if (acted) announce(state.stage.at === "done" ? "" : (state.said ?? ""));
  else if (before !== null && before !== undefined && before !== key)
    announce(newsOf(before, state));
  find("elsewhere", HTMLElement).hidden = !state.isElsewhere;
  // At the end, the code stands beside the others.
  find("moving", HTMLElement).hidden = state.dataCode === null || state.stage.at === "done";
  find("my-code", HTMLElement).textContent = state.dataCode;
  rights.hidden = state.stage.at === "consent" || state.stage.at === "over";
  show(key, state.stage, () => makeStage(state.stage, actions));
  if (acted && before !== key) stage.querySelector("h2")?.focus();
  const isAsked = state.stage.at === "question" && document.hidden;
  document.title = isAsked ? `● A question: ${state.title}` : state.title;
  const { at } = state.stage;
  // What their answers did is known once the task has ended.
  if (at === "over" || (at === "done" && state.stage.did !== null)) return finish();
  timer = setTimeout(look, acted && at === "waiting" ? afterAnswerMs : pauses[at]);
}

/**
 * Says what changed by itself, also for people who do not see it.
 * @param {string} before key of the stage until now
 * @param {JoinState} state
 */
function newsOf(before, { stage: { at } }) {
  if (before === "waiting") return at === "question" ? "Here is the next question." : "";
  return before.startsWith("q-") ? "The question before has been settled meanwhile." : "";
}

/**
 * @param {string} key
 * @param {unknown} data
 * @param {() => HTMLElement} build
 */
function show(key, data, build) {
  renew(stage, [{ key, data, build }]);
}

/** @param {JoinState} state */
function showProgress({ title: name, progress: { given, wanted }, stage: { at } }) {
  title.textContent = name;
  progress.hidden = at === "consent" || at === "over";
  // A campaign may end before everybody has answered what was wanted.
  const isCounted = wanted !== null && !(at === "done" && given < wanted);
  bar.hidden = progress.hidden || !isCounted;
  progress.textContent = isCounted ? `${given} of ${wanted}` : `${given} answered`;
  bar.max = wanted ?? 1;
  bar.value = given;
}

/** @param {string} text */
function announce(text) {
  said.textContent = text;
}

find("data", HTMLButtonElement).addEventListener("click", save);
find("leave", HTMLButtonElement).addEventListener("click", askWhetherToLeave);

async function save() {
  const text = takeData(await askAbout("data", {}), save);
  if (text !== null) saveFile("my-data.json", text);
}

async function askWhetherToLeave() {
  const text = takeData(await askAbout("leave", { sure: false }), askWhetherToLeave);
  if (text === null) return;
  const hasCode = stage.firstElementChild?.getAttribute("data-key") === "done";
  find("leaving-text", HTMLElement).textContent = text;
  find("leaving-code", HTMLElement).textContent = hasCode ? codeFirst : noCode;
  leaving.showModal();
}

/**
 * Gives what was told; null when it was not. Then it says why, or asks for the code.
 * @param {DataReply} reply
 * @param {() => void} again
 */
function takeData({ text, done, needsCode }, again) {
  if (done) return text;
  if (!needsCode) announce(text);
  else askForCode(text, again);
  return null;
}

/**
 * @param {string} why
 * @param {() => void} then
 */
function askForCode(why, then) {
  afterCode = then;
  find("proving-text", HTMLElement).textContent = why;
  find("proving-said", HTMLElement).textContent = "";
  proving.showModal();
}

find("mine", HTMLButtonElement).addEventListener("click", () => askForCode("", look));

find("proving-form", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  const { text, done } = await askAbout("prove", { code: find("proof", HTMLInputElement).value });
  find("proving-said", HTMLElement).textContent = done ? "" : text;
  if (!done) return;
  proving.close();
  afterCode();
});

find("proving-no", HTMLButtonElement).addEventListener("click", () => proving.close());

find("leave-no", HTMLButtonElement).addEventListener("click", () => leaving.close());

find("leave-yes", HTMLButtonElement).addEventListener("click", async () => {
  const { text, done } = await askAbout("leave", { sure: true });
  leaving.close();
  if (!done) return announce(text);
  finish();
  announce("");
  rights.hidden = progress.hidden = bar.hidden = true;
  show("gone", text, () => makeGone(text));
  stage.querySelector("h2")?.focus();
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !isOver) void look();
});

// A phone was turned: another picture fits.
addEventListener("resize", () => {
  if (!stage.querySelector("figure")) return;
  clearTimeout(timer);
  timer = setTimeout(look, afterAnswerMs);
});

announce(refusals[location.hash.slice(1)] ?? "");
history.replaceState(null, "", location.pathname);
const { door } = stage.dataset;
if (door === undefined) await look();
else take({ state: null, door, error: null }, false);
