/** The conversation's page: reads the state when something changed, and shows it. */

import { html, render } from "htm/preact";
import { Below } from "./below.js";
import { Calls, readReceipt } from "./calls.js";
import { ConsentDialog } from "./consent.js";
import { find } from "./dom.js";
import { Hint } from "./hint.js";
import { HomeChoices, homeAfter } from "./home-choice.js";
import { showMe, showStandby } from "./me.js";
import { Mover } from "./move.js";
import { MyData } from "./my-data.js";
import { Orders } from "./orders.js";
import { offerPaces } from "./pace.js";
import { Picture } from "./picture.js";
import { listen, order, post, read } from "./server.js";
import { keepName, myData, Outbox, readPerson } from "./store.js";
import { Answers, Asked, EarlierChapters, Lines, toChapters, Welcome } from "./talk.js";

/** @import { PageState } from "../page-content.js" */

const page = {
  task: find("now-task", HTMLElement),
  step: find("now-step", HTMLElement),
  play: find("play", HTMLFormElement),
  home: find("home", HTMLSelectElement),
  start: find("start", HTMLButtonElement),
  menu: find("menu", HTMLDetailsElement),
  notice: find("notice", HTMLElement),
  scroll: find("scroll", HTMLElement),
  earlier: find("earlier", HTMLElement),
  log: find("log", HTMLElement),
  hint: find("hint", HTMLElement),
  calls: find("calls", HTMLElement),
  asked: find("asked", HTMLElement),
  answers: find("answers", HTMLElement),
  composer: find("composer", HTMLFormElement),
  reply: find("reply", HTMLInputElement),
  send: find("send", HTMLButtonElement),
  name: find("name", HTMLInputElement),
  delivery: find("delivery", HTMLElement),
  drawing: find("drawing", HTMLElement),
  listBox: find("list-box", HTMLDetailsElement),
  list: find("list", HTMLElement),
  below: find("below", HTMLElement),
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
/** @type {import("../../../src/core/bot.js").Note | null} */
let receipt = null;

const consentDialog = new ConsentDialog({
  say: (text) => say(text),
  sendAgain: ({ path, body }) => void outbox.send(path, body),
});
const outbox = new Outbox({
  onWaiting: (waiting) => {
    page.delivery.textContent = waiting ? "Not delivered yet. I keep trying." : "";
  },
  onSettled: ({ letter, error, consent, refusal }) => {
    if (error) say(error);
    if (refusal) say(refusal);
    if (consent) consentDialog.ask(consent, letter);
    void refresh();
  },
});

const picture = new Picture({
  box: page.drawing,
  legend: find("legend", HTMLElement),
  onAnswer: (answer) => void outbox.send("choice" in answer ? "/api/press" : "/api/reply", answer),
});

/**
 * What the field for answers asks for, while this question is open.
 * @type {{ question?: string | undefined, example: string }}
 */
let written = { example: "" };

/** @type {import("./talk.js").TalkActions} */
const actions = {
  press: (question, choice) => void outbox.send("/api/press", { question, choice }),
  fix: (ballot, text) => outbox.send("/api/fix", { ballot, text }),
  retract: (ballot) => outbox.send("/api/retract", { ballot }),
  next: () => void play(),
  another: () => {
    page.home.value = homeAfter(page.home);
    void play();
  },
  point: (place) => picture.point(place),
  writeInstead: (example) => {
    written = { question: state?.snapshot?.card?.question?.id, example };
    page.reply.placeholder = example;
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
      const drawn = state?.drawn ?? "";
      const { id } = readPerson();
      const query = {
        width: String(drawingWidth()),
        household: household ?? "",
        drawn,
        person: id,
      };
      const newest = { ...state, ...(await read("/api/state", query)) };
      receipt = await readReceipt();
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
  render(html`<${Hint} home=${snapshot} />`, page.hint);
  const isAtEnd = page.scroll.scrollHeight - page.scroll.scrollTop - page.scroll.clientHeight < 80;
  const chapters = toChapters(shown);
  const present = chapters.pop() ?? null;
  render(html`<${EarlierChapters} chapters=${chapters} actions=${actions} />`, page.earlier);
  render(html`<${Lines} lines=${present?.lines ?? []} actions=${actions} />`, page.log);
  const now = present
    ? html`<${Asked} chapter=${present} />`
    : html`<${Welcome} mode=${snapshot?.mode ?? "owner"} />`;
  render(now, page.asked);
  const { calls } = shown;
  render(
    html`<${Calls} ...${{ calls, receipt, actions, answer: outbox.send.bind(outbox) }} />`,
    page.calls,
  );
  const answers = card && texts && html`<${Answers} ...${{ card, texts, actions }} />`;
  render(html`${answers}`, page.answers);
  const asked = texts?.asked.map(({ words }) => words).join("") ?? "";
  if (isAtEnd || asked !== lastAsked) page.scroll.scrollTop = page.scroll.scrollHeight;
  if (asked !== "" && asked !== lastAsked && narrow.matches) scrollTo(0, 0);
  lastAsked = asked;
  showComposer(shown);
  showHome(shown);
  mover.renew(snapshot);
  orders.renew(snapshot);
  render(html`<${Below} home=${snapshot} ways=${shown.ways} />`, page.below);
  noteView();
  document.title = card?.question ? `? ${card.question.text}` : card?.turn ? "Your turn" : "Sous";
}

/** The question that was shown last. A new one is scrolled to. */
let lastAsked = "";
const narrow = matchMedia("(max-width: 900px)");

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

/** @param {PageState} shown */
function showTop({ homes, snapshot, texts }) {
  const card = snapshot?.card ?? null;
  page.task.textContent = texts?.task ?? "A robot that asks before it acts";
  page.step.textContent = card && texts ? (card.done ? "finished" : texts.progress) : "";
  const wanted = household ?? snapshot?.household ?? homes[0]?.id ?? "";
  // A game belongs to a task, and the task can be played again.
  const chosen = homes.find(({ id }) => wanted.startsWith(`${id}:`))?.id ?? wanted;
  const known = homes.some(({ id }) => id === chosen);
  const options = known || !snapshot ? homes : [{ id: chosen, title: snapshot.title }, ...homes];
  render(html`<${HomeChoices} homes=${options} />`, page.home);
  page.home.value = chosen;
  page.start.disabled = homes.length === 0;
  page.start.hidden = card !== null;
}

/** @param {PageState} shown */
function showComposer({ snapshot }) {
  const card = snapshot?.card ?? null;
  page.reply.disabled = page.send.disabled = card === null;
  const waits = card?.turn ? "Type what you do" : "Nothing is asked now";
  const example = written.question === card?.question?.id ? written.example : "Type your answer";
  const asks = card?.question ? example : waits;
  page.reply.placeholder = card ? asks : "Press Start first";
}

/** @param {PageState} shown */
function showHome({ snapshot, list, ...shown }) {
  picture.renew(shown, snapshot);
  page.listBox.hidden = list.length === 0;
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
const notRunning = "Can't reach Sous. Your answer is saved here and will be sent when it's back.";

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
  void outbox.send("/api/reply", { ...about, text });
  page.reply.value = "";
});
page.name.value = readPerson().name;
page.name.addEventListener("change", async () => {
  keepName(page.name.value);
  page.name.value = readPerson().name;
  const { failed, text } = await myData("tell");
  say(failed ? text : `You answer as ${page.name.value} from now on.`);
});

let drawnWidth = 0;
new ResizeObserver(() => {
  const width = drawingWidth();
  if (Math.abs(width - drawnWidth) < 8) return;
  drawnWidth = width;
  void refresh();
}).observe(page.drawing);

listen({
  onChange: () => void refresh(),
  onLink: (up, why) => {
    setLink(up, why);
    if (up) void showStandby().catch(() => undefined);
  },
});
void outbox.flush();
// "Play it" of a home begins its first task, once.
if (new URLSearchParams(location.search).has("play"))
  void refresh().then(() => {
    history.replaceState(null, "", `/?home=${encodeURIComponent(household ?? "")}`);
    if (!page.start.hidden) void play();
  });
void showMe(say).then(() => {
  if (!page.name.readOnly) page.name.value = readPerson().name;
});
offerPaces(find("pace", HTMLSelectElement));
// The menu closes with a press beside it or on something of it, and with Escape.
document.addEventListener("click", ({ target }) => {
  const isKept = target instanceof Node && page.menu.contains(target);
  if (!isKept || (target instanceof Element && target.closest("button, a"))) page.menu.open = false;
});
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !page.menu.open) return;
  page.menu.open = false;
  page.menu.querySelector("summary")?.focus();
});
