/** The conversation's page: reads the state when something changed, and shows it. */

import { html, render } from "htm/preact";
import { Facts, Reused } from "./below.js";
import { ConsentDialog } from "./consent.js";
import { find, parseDrawing, renew } from "./dom.js";
import { showMe } from "./me.js";
import { Mover } from "./move.js";
import { MyData } from "./my-data.js";
import { Orders } from "./orders.js";
import { listen, order, post, read } from "./server.js";
import { LiveSteps } from "./steps.js";
import { keepName, Outbox, readPerson } from "./store.js";
import { EarlierChapters, PresentChapter, toChapters, Welcome } from "./talk.js";

/** @import { PageState } from "../page-content.js" */

const page = {
  task: find("now-task", HTMLElement),
  step: find("now-step", HTMLElement),
  bar: find("bar", HTMLElement),
  play: find("play", HTMLFormElement),
  home: find("home", HTMLSelectElement),
  start: find("start", HTMLButtonElement),
  notice: find("notice", HTMLElement),
  scroll: find("scroll", HTMLElement),
  earlier: find("earlier", HTMLElement),
  log: find("log", HTMLElement),
  composer: find("composer", HTMLFormElement),
  reply: find("reply", HTMLInputElement),
  send: find("send", HTMLButtonElement),
  name: find("name", HTMLInputElement),
  delivery: find("delivery", HTMLElement),
  homeTitle: find("home-title", HTMLElement),
  legend: find("legend", HTMLElement),
  drawing: find("drawing", HTMLElement),
  listBox: find("list-box", HTMLDetailsElement),
  list: find("list", HTMLElement),
  facts: find("facts", HTMLElement),
  reused: find("reused", HTMLElement),
  timeline: find("timeline", HTMLElement),
};
const mover = new Mover({
  drawing: page.drawing,
  send: async (move) => {
    const answer = await order("/api/move", move);
    if (!answer.failed) await refresh();
    return answer;
  },
});
const orders = new Orders((text) => say(text));
new MyData(() => {
  page.name.value = readPerson().name;
  void refresh();
});

/** @type {PageState | null} */
let state = null;
/** The home that was chosen; null: the one last played. */
let household = new URLSearchParams(location.search).get("home");

const consentDialog = new ConsentDialog({
  say: (text) => say(text),
  sendAgain: ({ path, body }) => outbox.send(path, body),
});
const outbox = new Outbox({
  onWaiting: (waiting) => {
    page.delivery.textContent = waiting ? "Not delivered yet. I keep trying." : "";
  },
  onSettled: ({ letter, verdict, error, consent, refusal }) => {
    if (error) say(error);
    if (refusal) say(refusal);
    if (consent) consentDialog.ask(consent, letter);
    if (verdict === "enough-today") say("You have answered enough for today. Thank you!");
    if (verdict === "unknown") say("That question is closed already; your answer was not needed.");
    void refresh();
  },
});

/** @type {import("./talk.js").TalkActions} */
const actions = {
  press: (question, choice) => outbox.send("/api/press", { question, choice }),
  fix: (ballot, text) => outbox.send("/api/fix", { ballot, text }),
  retract: (ballot) => outbox.send("/api/retract", { ballot }),
  next: () => void play(),
  point: (place) => {
    for (const card of page.drawing.querySelectorAll(".sous-place")) {
      card.classList.toggle("pointed", place !== null && card.getAttribute("data-place") === place);
    }
  },
  showHome: () => page.drawing.scrollIntoView({ behavior: "smooth" }),
  writeInstead: () => {
    page.reply.placeholder = "Say it in your own words";
    page.reply.focus();
  },
};

let wanted = false;
/** @type {Promise<void> | null} */
let reading = null;

/**
 * Reads the state again. Calls during a reading lead to one more reading.
 * @returns {Promise<void>} when what is shown is at least as new as this call
 */
function refresh() {
  wanted = true;
  reading ??= readOn();
  return reading;
}

async function readOn() {
  while (wanted) {
    wanted = false;
    try {
      const query = { width: String(drawingWidth()), household: household ?? "" };
      const newest = await read("/api/state", query);
      state = newest;
      show(newest);
      if (page.notice.textContent === notRunning) setLink(true);
    } catch {
      setLink(false);
      break;
    }
  }
  reading = null;
}

/** @param {PageState} shown */
function show(shown) {
  const { snapshot, texts } = shown;
  const card = snapshot?.card ?? null;
  showTop(shown);
  const isAtEnd = page.scroll.scrollHeight - page.scroll.scrollTop - page.scroll.clientHeight < 80;
  const chapters = toChapters(shown);
  const present = chapters.pop() ?? null;
  render(html`<${EarlierChapters} chapters=${chapters} actions=${actions} />`, page.earlier);
  const now = present
    ? html`
        <${PresentChapter}
          key=${present.card.episode}
          chapter=${present}
          small=${shown.small}
          actions=${actions}
        />
      `
    : html`<${Welcome} mode=${snapshot?.mode ?? "owner"} />`;
  render(now, page.log);
  const asked = texts?.asked.map(({ words }) => words).join("") ?? "";
  if (isAtEnd || asked !== lastAsked) page.scroll.scrollTop = page.scroll.scrollHeight;
  lastAsked = asked;
  showComposer(shown);
  showHome(shown);
  mover.renew(snapshot);
  orders.renew(snapshot);
  render(html`<${Facts} facts=${snapshot?.facts ?? []} />`, page.facts);
  render(html`<${Reused} reused=${snapshot?.reused ?? []} />`, page.reused);
  const steps = html`<${LiveSteps} key=${card?.episode} steps=${snapshot?.timeline ?? []} />`;
  render(steps, page.timeline);
  noteView();
  document.title = card?.question ? `? ${card.question.text}` : card?.turn ? "Your turn" : "Sous";
  page.bar.style.setProperty("--done", String(texts && card ? progressOf(card) : 0));
}

/** The question that was shown last. A new one is scrolled to. */
let lastAsked = "";

/** After this time elsewhere a person begins to think anew: the question counts as opened again. */
const longestLookAwayMs = 60_000;
/** @type {string | null} the question that was last reported as in view */
let inView = null;
let awaySince = 0;

function noteView() {
  const question = state?.snapshot?.card?.question?.id ?? null;
  if (document.hidden || question === inView) return;
  inView = question;
  if (!question) return;
  // If this does not arrive, their time counts from when the question was put.
  void post("/api/opened", { question, person: readPerson() }).catch(() => undefined);
}

/** @param {import("../../../src/core/bot.js").Card} card */
function progressOf(card) {
  return card.done ? 1 : Math.min(0.97, card.steps / card.maxSteps);
}

/** @param {PageState} shown */
function showTop({ homes, snapshot, texts }) {
  const card = snapshot?.card ?? null;
  page.task.textContent = texts?.headline ?? "A household agent that asks before it acts";
  page.step.textContent = card && texts ? (card.done ? "finished" : texts.progress) : "";
  const wanted = household ?? snapshot?.household ?? homes[0]?.id ?? "";
  // A game belongs to a task, and the task can be played again.
  const chosen = homes.find(({ id }) => wanted.startsWith(`${id}:`))?.id ?? wanted;
  const known = homes.some(({ id }) => id === chosen);
  const options = known || !snapshot ? homes : [{ id: chosen, title: snapshot.title }, ...homes];
  const choices = options.map(
    ({ id, title }) => html`<option key=${id} value=${id}>${title}</option>`,
  );
  render(html`${choices}`, page.home);
  page.home.value = chosen;
  const isOpen = card !== null && !card.done;
  page.start.disabled = isOpen || homes.length === 0;
  page.start.textContent = isOpen
    ? card.paused
      ? "Paused"
      : "Playing"
    : card
      ? "Next task"
      : "Start";
}

/** @param {PageState} shown */
function showComposer({ snapshot }) {
  const card = snapshot?.card ?? null;
  page.reply.disabled = page.send.disabled = card === null;
  const waits = card?.turn ? "Type what you do" : "Nothing is asked right now";
  const asks = card?.question ? "Type your answer" : waits;
  const text = card ? asks : "Press Start first";
  if (document.activeElement !== page.reply) page.reply.placeholder = text;
}

/** @param {PageState} shown */
function showHome({ snapshot, drawing, legend, list }) {
  page.homeTitle.textContent = snapshot?.title ?? "The home";
  page.legend.textContent = legend || "The home is drawn here once a task has begun.";
  page.listBox.hidden = list.length === 0;
  renew(
    page.drawing,
    drawing ? [{ key: "svg", data: drawing, build: () => parseDrawing(drawing) }] : [],
  );
  render(html`${list.map((line) => html`<li>${line}</li>`)}`, page.list);
}

function drawingWidth() {
  return Math.max(240, Math.floor(page.drawing.clientWidth || 760));
}

/** It is not repeated by itself: starting twice would be two tasks. */
async function play() {
  page.start.disabled = true;
  const home = page.home.value || null;
  const { text, failed } = await order("/api/play", { home, rounds: 1 });
  if (!failed) household = home;
  say(text);
  await refresh();
}

let silence = 0;
const notRunning =
  "The robot's program is not running at the moment. I keep trying; what you answer is kept.";

/** @param {string} text shown for a while on top of the page */
function say(text) {
  clearTimeout(silence);
  page.notice.textContent = text;
  page.notice.hidden = false;
  silence = window.setTimeout(() => setLink(true), 6_000);
}

/**
 * @param {boolean} up
 * @param {string} [why] it is not
 */
function setLink(up, why) {
  clearTimeout(silence);
  page.notice.hidden = up;
  page.notice.textContent = up ? "" : why || notRunning;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) awaySince = Date.now();
  else if (Date.now() - awaySince > longestLookAwayMs) inView = null;
  noteView();
});
page.play.addEventListener("submit", (event) => {
  event.preventDefault();
  void play();
});
page.home.addEventListener("change", () => {
  household = page.home.value;
  void refresh();
});
page.composer.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = page.reply.value.trim();
  const card = state?.snapshot?.card;
  if (!text || !card) return;
  const asked = card.question ?? card.turn;
  const about = asked ? { question: asked.id } : { episode: card.episode };
  outbox.send("/api/reply", { ...about, text });
  page.reply.value = "";
});
page.name.value = readPerson().name;
page.name.addEventListener("change", () => {
  keepName(page.name.value);
  page.name.value = readPerson().name;
});

let drawnWidth = 0;
new ResizeObserver(() => {
  const width = drawingWidth();
  if (Math.abs(width - drawnWidth) < 8) return;
  drawnWidth = width;
  void refresh();
}).observe(page.drawing);

listen({ onChange: () => void refresh(), onLink: setLink });
void outbox.flush();
void showMe(say);
