/** Runs the page on which a campaign's participants answer. */
import { html, render } from "htm/preact";
import { onLine } from "../form.js";
import { closeDialog, Dialog, newKey, saveFile } from "../task/controls.js";
import { JoinStage } from "./join-stages.js";
import "../task/translated.js";

/** @import { JoinState } from "../../content.js" */
/** @import { Stage } from "./join-stages.js" */

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
/** Said because households of a campaign may be copies of one home. */
const likeBefore = "The next question is a new one in the same words: households may look alike.";
const codeFirst =
  "Give your completion code back first: afterwards nobody here knows that you took part.";

/** Reasons to refuse a visitor, named in the URL after a link. @type {Readonly<Record<string, string | undefined>>} */
const refusals = {
  "wrong-link": "This link is not complete. Please open it from the message that you got.",
  "needs-link":
    "This participant has a link of their own. Please open it from the message that you got.",
};

/** @typedef {{ title: string, said: string, state: JoinState | null, stage: Stage | null, isSending: boolean, leaving: string | null, proving: { why: string, said: string } | null }} Shown */

/** @type {Shown} */
let shown = {
  title: "A study",
  said: refusals[location.hash.slice(1)] ?? "",
  /** Null before entering and after leaving. */
  state: null,
  stage: null,
  isSending: false,
  leaving: null,
  proving: null,
};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** What to repeat after the participant entered their code. @type {() => void} */
let afterCode = () => {};
let lastAsked = "";
/** The last answer, if it may not have arrived: a repeat has the same key. @type {{ what: string, key: string } | null} */
let unsent = null;
/** Number of the last request; earlier replies are dropped. */
let turn = 0;
/** True after the participant has left the campaign: the page stops polling. */
let isOver = false;
/** True after the server let the participant in, so the browser should have the cookie. */
let isLetIn = false;

/** Skips unchanged states, which would restart the browser's translation. @param {Partial<Shown>} changes */
function show(changes) {
  const next = { ...shown, ...changes };
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  draw();
}

function draw() {
  render(html`<${JoinPage} ...${shown} />`, document.body);
}

/** @type {import("./join-stages.js").JoinActions} */
const actions = {
  enter: async (participant) => {
    const { error } = await ask("enter", { participant });
    show({ said: error ? (refusals[error] ?? error) : "" });
    isLetIn = !error;
    if (!error) await look();
  },
  agree: () => act("agree", {}),
  decline: () => {
    finish();
    show({ stage: { at: "declined" } });
  },
  practise: (at, choice) => act("practise", { at, choice }),
  answer: (question, given) => {
    const what = JSON.stringify([question, given]);
    if (unsent?.what !== what) unsent = { what, key: newKey() };
    show({ isSending: true });
    return act("answer", { question, ...given, key: unsent.key });
  },
};

function finish() {
  isOver = true;
  turn += 1;
  clearTimeout(timer);
}

function widthOf() {
  const width = document.querySelector("main")?.clientWidth ?? 0;
  return Math.max(240, Math.min(1_600, Math.round(width)));
}

async function look() {
  const request = ++turn;
  const reply = await ask(`state?width=${widthOf()}`);
  if (request === turn) take(reply, false);
}

/** @param {"agree" | "practise" | "answer"} what @param {Record<string, unknown>} body */
async function act(what, body) {
  const request = ++turn;
  clearTimeout(timer);
  const reply = await ask(`${what}?width=${widthOf()}`, body);
  if (request !== turn) return;
  if (reply.error === null) unsent = null;
  take(reply, true);
}

/** @param {Reply} reply @param {boolean} acted after an action of the participant */
function take({ status, answer, error }, acted) {
  clearTimeout(timer);
  if (status === 401) {
    const at = isLetIn || !keepsCookies() ? "no-cookies" : "door";
    return show({ title: answer.title, state: null, stage: { at } });
  }
  if (error !== null) {
    timer = setTimeout(look, afterTroubleMs);
    return show({ said: error, isSending: false });
  }
  /** @type {JoinState} */
  const state = answer;
  const { title, stage } = state;
  const before = nameOf(shown.stage);
  const isNew = before !== nameOf(stage);
  const news = before !== "" && isNew ? newsOf(before, stage) : shown.said;
  const response = stage.at === "done" ? "" : (state.said ?? "");
  const asked = stage.at === "question" ? JSON.stringify(stage.asked) : lastAsked;
  const isAlike = isNew && stage.at === "question" && !stage.unclear && asked === lastAsked;
  lastAsked = asked;
  show({
    title,
    state,
    stage,
    isSending: false,
    said: (acted ? response : news) + (isAlike ? ` ${likeBefore}` : ""),
  });
  if (acted && isNew) focusTitle();
  document.title = stage.at === "question" && document.hidden ? `● A question: ${title}` : title;
  // Polls on until the effect of the answers is known: once the task has ended.
  if (stage.at === "over" || (stage.at === "done" && stage.did !== null)) return finish();
  timer = setTimeout(look, acted && stage.at === "waiting" ? afterAnswerMs : pauses[stage.at]);
}

/** @param {Stage | null} stage */
function nameOf(stage) {
  return stage?.at === "question" ? stage.id : (stage?.at ?? "");
}

/** Returns what the status line says of a change. @param {string} before @param {Stage} now */
function newsOf(before, { at }) {
  if (before === "waiting") return at === "question" ? "Here is the next question." : "";
  return before.startsWith("q-") ? "The question before has been settled meanwhile." : "";
}

function focusTitle() {
  document.querySelector("h2")?.focus();
}

/** @param {Shown} props */
function JoinPage({ title, said, state, stage, isSending, leaving, proving }) {
  const isIn = state !== null && stage?.at !== "consent" && stage?.at !== "over";
  return html`
    <header class="row spread" style="--gap: 4px 16px; align-items: baseline">
      <h1 id="title" data-testid="title">${title}</h1>
      ${isIn && html`<${Progress} ...${state.progress} isDone=${stage?.at === "done"} />`}
    </header>
    <p id="said" role="status" data-testid="said">${said}</p>
    ${
      state?.isElsewhere &&
      html`
        <p class="muted" id="elsewhere" data-testid="elsewhere">
          Somebody began with your id on another device. If it was you, that device shows a code for
          this one:${" "}
          <button type="button" id="mine" data-testid="mine" onClick=${() => askForCode("", look)}>It was me</button>
          ${" "}If not, please stop here and write to whoever sent you.
        </p>
      `
    }
    <main id="stage" data-testid="stage">
      ${stage && html`<${JoinStage} key=${nameOf(stage)} stage=${stage} isSending=${isSending} actions=${actions} />`}
    </main>
    ${
      isIn &&
      html`
        <footer class="row" id="rights">
          ${
            // The last stage shows this code itself.
            state.dataCode !== null &&
            stage?.at !== "done" &&
            html`
              <details id="moving" data-testid="moving">
                <summary>Continue on another device</summary>
                <p>Open the same link there and type this code. Show it to nobody.</p>
                <output class="code" id="my-code" data-testid="my-code">${state.dataCode}</output>
              </details>
            `
          }
          <button type="button" class="quiet" id="data" data-testid="data" onClick=${save}>What is kept of me</button>
          <button type="button" class="quiet" id="leave" data-testid="leave" onClick=${askWhetherToLeave}>Stop and delete what I said</button>
        </footer>
      `
    }
    ${
      leaving !== null &&
      html`
        <${Dialog} id="leaving" title="Stop?" onClose=${() => show({ leaving: null })}>
          <p>${leaving}</p>
          <p>${stage?.at === "done" ? codeFirst : noCode}</p>
          <button type="button" class="primary" data-testid="leave-no" onClick=${closeDialog}>No, go on</button>${" "}
          <button type="button" data-testid="leave-yes" onClick=${leave}>Yes, delete it all</button>
        <//>
      `
    }
    ${
      proving !== null &&
      html`
        <${Dialog} id="proving" title="Is it you?" onClose=${() => show({ proving: null })}>
          <p>${proving.why}</p>
          <form class="pair" style="--gap: 6px 8px" onSubmit=${prove}>
            <label for="proof">The code from your other device</label>
            <input id="proof" name="code" type="text" maxlength="64" autocomplete="off" required data-testid="proof" />
            <button type="submit" class="primary" data-testid="prove">Go on</button>
          </form>
          <p role="alert">${proving.said}</p>
          <button type="button" onClick=${closeDialog}>Cancel</button>
        <//>
      `
    }
  `;
}

/** @param {JoinState["progress"] & { isDone: boolean }} props */
function Progress({ given, wanted, isDone }) {
  // A campaign may end before all wanted answers are given.
  if (wanted === null || (isDone && given < wanted))
    return html`<p class="muted" id="progress" data-testid="progress">${given} answered</p>`;
  return html`
    <p class="muted" id="progress" data-testid="progress">${given} of ${wanted}</p>
    <progress id="bar" aria-hidden="true" max=${wanted} value=${given}></progress>
  `;
}

async function save() {
  const text = takeData(await ask("data", {}), save);
  if (text !== null) saveFile("my-data.json", text);
}

async function askWhetherToLeave() {
  const leaving = takeData(await ask("leave", { sure: false }), askWhetherToLeave);
  if (leaving !== null) show({ leaving });
}

/** Returns the text, or null after a failure. @param {Reply} reply @param {() => void} again @returns {string | null} */
function takeData({ answer, error }, again) {
  if (error === null) return answer.text;
  if (answer.needsCode) askForCode(error, again);
  else show({ said: error });
  return null;
}

/** @param {string} why @param {() => void} then */
function askForCode(why, then) {
  afterCode = then;
  show({ proving: { why, said: "" } });
}

const prove = onLine(async (code) => {
  const { error } = await ask("prove", { code });
  if (error !== null) return show({ proving: shown.proving && { ...shown.proving, said: error } });
  closeDialog();
  show({ proving: null });
  afterCode();
});

async function leave() {
  const { answer, error } = await ask("leave", { sure: true });
  closeDialog();
  if (error !== null) return show({ leaving: null, said: error });
  finish();
  show({ leaving: null, said: "", state: null, stage: { at: "gone", text: answer.text } });
  focusTitle();
}

/** @typedef {{ status: number, answer: any, error: string | null }} Reply `error`: why it failed, for people */

const lost = "The connection is lost. Please try again in a moment.";

const base = location.pathname.replace(/(?<!\/)\/+$/, "");

/** @param {string} path @param {Record<string, unknown>} [body] GET without one @returns {Promise<Reply>} */
async function ask(path, body) {
  const sent = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(`${base}/${path}`, sent);
    const answer = await response.json();
    return { status: response.status, answer, error: response.ok ? null : (answer.error ?? lost) };
  } catch {
    return { status: 0, answer: {}, error: lost };
  }
}

/** Tests for cookies, which identify visitors between requests. */
function keepsCookies() {
  const probe = "sous_probe=1";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: whether it can be written is the question
    document.cookie = `${probe}; SameSite=Strict; max-age=60`;
    return navigator.cookieEnabled && document.cookie.includes(probe);
  } catch {
    return false;
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !isOver) void look();
});

// A rotated phone needs another picture.
addEventListener("resize", () => {
  if (!document.querySelector("figure")) return;
  clearTimeout(timer);
  timer = setTimeout(look, afterAnswerMs);
});

history.replaceState(null, "", location.pathname);
draw();
const { door } = document.body.dataset;
if (door === undefined) await look();
else take({ status: 401, answer: { title: door }, error: null }, false);
