/** Shows the first page: the conversation with the robot. */
import { html, render } from "htm/preact";
import { HomeChoices, homeAfter, onLine, typed } from "./form.js";
import { ConsentDialog, Menu, readMe, readMeWithName } from "./me.js";
import { RobotHead } from "./owner-page.js";
import { inTurn, listen, order, post, read } from "./server.js";
import { command, Outbox, readPerson } from "./store.js";
import { Below, Ways } from "./task/below.js";
import { Button } from "./task/controls.js";
import { InWords } from "./task/drawing.js";
import { MoveForm, Picture, pointAt, useMover } from "./task/picture.js";
import {
  Answers,
  Asked,
  EarlierChapters,
  giveOrder,
  Hint,
  Lines,
  OrderExamples,
  OrderReplied,
  Queue,
  toChapters,
  Welcome,
} from "./task/talk.js";
import { withCount } from "./words.js";

/** @import { VNode } from "preact" */
/** @import { Me, PageState } from "../content.js" */
/** @import { Press } from "./task/drawing.js" */
/** @import { Given, OrderResult } from "./task/talk.js" */

const page = {
  /** @type {PageState | null} */
  state: null,
  /** Null for the home last played. */
  household: new URLSearchParams(location.search).get("home"),
  /** @type {Me | null} */
  me: null,
  notice: "",
  isWaiting: false,
  isOrdering: false,
  isStarting: false,
  /** The last order to the robot, with what the server replied. @type {OrderResult | null} */
  ordered: null,
  /** Example in the answer field while this question is open. @type {{ question?: string | undefined, example: string }} */
  written: { example: "" },
  /** @type {VNode | null} */
  dialog: null,
  width: 760,
};

/** @param {Partial<typeof page>} changes */
function show(changes) {
  Object.assign(page, changes);
  draw();
}

function draw() {
  render(html`<${ConversationPage} />`, document.body);
}

/** @param {VNode | null} dialog */
function open(dialog) {
  show({ dialog });
}

const outbox = new Outbox({
  onWaiting: (isWaiting) => show({ isWaiting }),
  onSettled: ({ letter: { path, body }, error, consent, refusal }) => {
    if (error) say(error);
    if (refusal) say(refusal);
    if (consent)
      open(html`
        <${ConsentDialog} key=${body.key} consent=${consent} say=${say} onClose=${() => open(null)} onDone=${() => void outbox.send(path, body)} />
      `);
    void refresh();
  },
});

/** @type {import("./task/talk.js").TalkActions} */
const actions = {
  press: (question, choice) => void outbox.send("/api/press", { question, choice }),
  fix: (ballot, text) => outbox.send("/api/fix", { ballot, text }),
  retract: (ballot) => outbox.send("/api/retract", { ballot }),
  next: () => void play(chosenHome().chosen),
  another: () => {
    const { homes, chosen } = chosenHome();
    void play(homeAfter(homes, chosen));
  },
  point: pointAt,
  writeInstead: (example) => {
    show({ written: { question: page.state?.snapshot?.card?.question?.id, example } });
    document.getElementById("reply")?.focus();
  },
};

function ConversationPage() {
  const { state, me, notice, dialog } = page;
  const { snapshot = null, ways = null } = state ?? {};
  const worth = snapshot?.card?.done?.worth;
  return html`
    <a class="skip" href="#reply">Skip to your answer</a>
    <${Top} />
    <p class="standby" role="status" data-testid="standby" hidden=${!me?.standsBy}>${me?.standsBy}</p>
    <p class="notice" role="status" data-testid="notice" hidden=${notice === ""}>${notice}</p>
    ${dialog}
    <main>
      <div class="stage"><${Talk} /><${Home} />${ways && worth && html`<${Ways} svg=${ways} worth=${worth} />`}</div>
      <div class="columns" id="below" style="--least: 24rem; --gap: 20px; --fill: auto-fit"><${Below} home=${snapshot} /></div>
    </main>
  `;
}

function Top() {
  const { state, me, isOrdering, isStarting } = page;
  const card = state?.snapshot?.card ?? null;
  const isOpen = card !== null && !card.done;
  const { homes, chosen } = chosenHome();
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    void play(chosen);
  };
  const choose = typed((household) => {
    show({ household });
    void refresh();
  });
  return html`
    <header class="top">
      <h1 class="brand" aria-label="Sous"><${RobotHead} /><span>Sous</span></h1>
      <form class="play" onSubmit=${start}>
        <label class="hidden" for="home">Home</label>
        <select id="home" value=${chosen} onChange=${choose} data-testid="home"><${HomeChoices} homes=${homes} /></select>
        <button class="primary" id="start" type="submit" hidden=${card !== null} disabled=${isStarting || state?.homes.length === 0} data-testid="play">Start</button>
      </form>
      <${Button}
        label=${card?.paused ? "Resume" : "Pause"}
        id="pause"
        testid="pause"
        hidden=${!isOpen}
        isOff=${isOrdering}
        onPress=${() => give(card?.paused ? "resume" : "pause")}
      />
      <${Menu}
        me=${me}
        waiting=${state?.waiting ?? 0}
        card=${card}
        household=${state?.snapshot?.household ?? null}
        isOrdering=${isOrdering}
        say=${say}
        open=${open}
        onStop=${() => give("stop")}
        onDeleted=${refresh}
      />
    </header>
  `;
}

function Talk() {
  const { state, isWaiting, written } = page;
  const { snapshot = null, texts = null } = state ?? {};
  const card = snapshot?.card ?? null;
  const chapters = state ? toChapters(state) : [];
  const present = chapters.pop() ?? null;
  // A campaign or a game takes no tasks: the server would read one as an answer.
  const takesTasks = state?.homes.some(({ id }) => id === snapshot?.household);
  const usual = takesTasks ? "Your answer, or a task" : "Type your answer";
  const example = written.question === card?.question?.id ? written.example : usual;
  const asks = card?.question ? example : card?.turn ? "Type what you do" : whatToDo;
  const isIdle = state !== null && (!card || card.done !== null);
  const { queue = [] } = snapshot ?? {};
  const step = card && texts && (card.done ? "finished" : texts.progress);
  return html`
    <section class="panel talk" aria-labelledby="now-task">
      <header class="now">
        <h2 class="first-big" id="now-task" data-testid="task">${texts?.task ?? whatToDo}</h2>
        <p class="legend" data-testid="step">${step}</p>
      </header>
      <div id="hint">${state && html`<${Hint} home=${snapshot} />`}</div>
      <section class="scroll" id="scroll" tabindex="0" aria-label="The conversation">
        <div id="earlier"><${EarlierChapters} chapters=${chapters} actions=${actions} /></div>
        <div class="log" id="log" role="log" aria-label="Conversation" data-testid="conversation">
          <${Lines} lines=${present?.lines ?? []} actions=${actions} />
        </div>
      </section>
      <div id="asked" aria-live="polite">
        ${state && (present ? html`<${Asked} chapter=${present} before=${chapters.at(-1)} />` : html`<${Welcome} mode=${snapshot?.mode ?? "owner"} />`)}
      </div>
      <div id="answers">${card && texts && html`<${Answers} card=${card} texts=${texts} actions=${actions} />`}</div>
      <div id="told" aria-live="polite"><${OrderReplied} result=${page.ordered} onGive=${giveWords} /></div>
      ${isIdle && html`<${OrderExamples} examples=${state.examples} onGive=${(/** @type {string} */ text) => void giveWords({ home: orderedHome(), text })} />`}
      <${Queue} home=${snapshot?.household ?? ""} queue=${queue} say=${say} onChanged=${() => void refresh()} />
      <form class="composer pair" id="composer" autocomplete="off" onSubmit=${reply}>
        <label class="hidden" for="reply">${card?.question ? "Your answer, in your own words" : whatToDo}</label>
        <input
          id="reply"
          type="text"
          maxlength="4000"
          enterkeyhint="send"
          disabled=${state === null || page.isOrdering}
          placeholder=${asks}
          data-testid="reply"
        />
        <button class="primary" type="submit" disabled=${state === null || page.isOrdering} data-testid="send">${isIdle ? "Go" : "Send"}</button>
        <p class="delivery" role="status" data-testid="delivery">${isWaiting && "Not delivered yet. I keep trying."}</p>
      </form>
    </section>
  `;
}

function Home() {
  const { drawing = null, legend = "", list = [], snapshot = null } = page.state ?? {};
  const mover = useMover(snapshot, async (move) => {
    const answer = await order("/api/move", move);
    if (!answer.failed) await refresh();
    return answer;
  });
  return html`
    <section class="home" aria-label="The home">
      <${Picture}
        drawing=${drawing ?? ""}
        legend=${legend}
        household=${snapshot?.household}
        marks=${mover.isFree ? mover.marks : { labels: answerParts() }}
        onWidth=${resize}
        onPress=${(/** @type {Press} */ press) => (mover.isFree ? mover.press(press) : answerAt(press))}
      />
      <${MoveForm} mover=${mover} />
      <${InWords} list=${list} testid="list" />
    </section>
  `;
}

/** @param {number} width */
function resize(width) {
  page.width = width;
  void refresh();
}

/** Returns labels of the things or places that can be pressed as an answer. @returns {Map<string | null, string>} */
function answerParts() {
  const { card, owner } = page.state?.snapshot ?? {};
  if (card?.question?.need.func === "where")
    return new Map(owner?.places.map(({ id }) => [id, ""]));
  return new Map(card?.question?.choices.map(({ value, label }) => [value, `Answer: ${label}`]));
}

/** Answers by a press on the asked thing, or on a place. @param {Press} press */
function answerAt({ thing, place }) {
  const { card, owner } = page.state?.snapshot ?? {};
  if (!card?.question) return;
  const { id: question, choices, need } = card.question;
  const isMeant = (/** @type {string | undefined} */ id) =>
    choices.find(({ value }) => id !== undefined && value === id);
  const choice = isMeant(thing) ?? isMeant(place);
  const text = owner?.places.find(({ id }) => id === place)?.label;
  if (choice) actions.press(question, choice.id);
  else if (text && need.func === "where") void outbox.send("/api/reply", { question, text });
}

function chosenHome() {
  const { homes = [], snapshot = null } = page.state ?? {};
  const wanted = page.household ?? snapshot?.household ?? homes[0]?.id ?? "";
  // Instead of a game (its task's id, a colon and a number), the menu offers the task.
  const chosen = homes.find(({ id }) => wanted.startsWith(`${id}:`))?.id ?? wanted;
  const isKnown = homes.some(({ id }) => id === chosen);
  return {
    chosen,
    homes: isKnown || !snapshot ? homes : [{ id: chosen, title: snapshot.title }, ...homes],
  };
}

/** Resolves once the page shows a state no older than this call. */
const refresh = inTurn(async () => {
  try {
    const query = {
      width: String(page.width),
      household: page.household ?? "",
      drawn: page.state?.drawn ?? "",
      person: readPerson().id,
    };
    const newest = { ...page.state, ...(await read("/api/state", query)) };
    showState(newest);
    if (page.notice === notRunning) setLink(true);
  } catch {
    setLink(false);
  }
});

/** Text of the last question: the page scrolls to a new one. */
let lastAsked = "";
const narrow = matchMedia("(max-width: 900px)");

/** @param {PageState | null} state */
function keyOf(state) {
  const { household, card } = state?.snapshot ?? {};
  return `${household} ${card?.episode} ${card?.question?.id}`;
}

/** @param {PageState} state */
function showState(state) {
  const { snapshot, texts } = state;
  const scroll = document.getElementById("scroll") ?? document.body;
  const isAtEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
  // Keeps a question about an order; other replies to orders are dropped with the next task or question.
  const isHere = snapshot?.household === page.state?.snapshot?.household;
  if (keyOf(page.state) !== keyOf(state) && !(isHere && isAskedBack())) page.ordered = null;
  show({ state });
  const asked = texts?.asked.map(({ words }) => words).join("") ?? "";
  if (isAtEnd || asked !== lastAsked) scroll.scrollTop = scroll.scrollHeight;
  if (asked !== "" && asked !== lastAsked && narrow.matches) scrollTo(0, 0);
  lastAsked = asked;
  noteView();
  const card = snapshot?.card;
  const title = card?.question ? `? ${card.question.text}` : card?.turn ? "Your turn" : "Sous";
  document.title = withCount(title, state.waiting);
}

/** A person who looks at the page again after this long counts as opening the question again. */
const longestLookAwayMs = 60_000;
/** @type {string | null} last question reported as in view */
let inView = null;
let awaySince = 0;

function noteView() {
  const question = page.state?.snapshot?.card?.question?.id ?? null;
  if (document.hidden || question === inView) return;
  inView = question;
  if (!question) return;
  // If this fails, the time counts from the question's post.
  void post("/api/opened", { question, person: readPerson() }).catch(() => undefined);
}

/** Starts a task. Not retried, as a second start would be a second task. @param {string} chosen */
async function play(chosen) {
  const home = chosen || null;
  show({ isStarting: true });
  const { text, failed } = await order("/api/play", { home, rounds: 1 });
  if (!failed) page.household = home;
  say(text);
  await refresh();
  show({ isStarting: false });
}

const reply = onLine(async (text, field) => {
  const card = page.state?.snapshot?.card;
  const asked = card?.question ?? card?.turn;
  if (asked && !isAskedBack()) void outbox.send("/api/reply", { question: asked.id, text });
  else if (!(await giveWords({ home: orderedHome(), text }))) return;
  field.value = "";
});

/** Whether the reply to the last order is a question, which waits for an answer. */
const isAskedBack = () => Boolean(page.ordered?.reply?.choices.length);

const whatToDo = "What should I do?";

function orderedHome() {
  return chosenHome().chosen || null;
}

/** Gives an order, or answers a question about one. Other words are sent as a remark on the task. @param {Given} given @returns {Promise<boolean>} false to keep the words in the field */
async function giveWords(given) {
  const card = page.state?.snapshot?.card;
  show({ isOrdering: true });
  const result = await giveOrder(given);
  const { reply } = result;
  const kind = reply?.kind ?? "failed";
  const mayAnswer = card?.question && !given.clarified && kind === "refused";
  const isRemark = card && (kind === "unread" || mayAnswer);
  const about = card?.question ? { question: card.question.id } : { episode: card?.episode };
  if (isRemark) void outbox.send("/api/reply", { ...about, text: given.text });
  if (reply) page.household = reply.household;
  if (reply && (kind === "begun" || kind === "queued")) say(reply.text);
  const isOpen = kind === "asked" || kind === "refused" || kind === "failed" || !card;
  const kept = isRemark && isAskedBack() ? page.ordered : null;
  show({ isOrdering: false, ordered: isOpen && !mayAnswer && kind !== "begun" ? result : kept });
  await refresh();
  return kind !== "failed" && (kind !== "refused" || Boolean(mayAnswer));
}

/** @param {"pause" | "resume" | "stop"} verb */
async function give(verb) {
  show({ isOrdering: true });
  const { text } = await command({ verb, home: page.state?.snapshot?.household ?? null });
  say(text);
  show({ isOrdering: false });
}

let silence = 0;
const notRunning = "Can't reach Sous. Your answer is saved here and will be sent when it's back.";

/** @param {string} text */
function say(text) {
  clearTimeout(silence);
  show({ notice: text });
  silence = window.setTimeout(() => setLink(true), Math.max(6_000, text.length * 60));
}

/** @param {boolean} up @param {string} [why] */
function setLink(up, why) {
  clearTimeout(silence);
  show({ notice: up ? "" : why || notRunning });
}

draw();

document.addEventListener("visibilitychange", () => {
  if (document.hidden) awaySince = Date.now();
  else if (Date.now() - awaySince > longestLookAwayMs) inView = null;
  noteView();
});

listen({
  onChange: () => void refresh(),
  onLink: (up, why) => {
    setLink(up, why);
    if (up)
      void readMe().then(
        (me) => show({ me }),
        () => undefined,
      );
  },
});
void outbox.flush();
// A link "Play it" opens this page with "play" in its address: starts the home's first task, once.
if (new URLSearchParams(location.search).has("play"))
  void refresh().then(() => {
    history.replaceState(null, "", `/?home=${encodeURIComponent(page.household ?? "")}`);
    if (!page.state?.snapshot?.card) void play(chosenHome().chosen);
  });
void readMeWithName().then((me) => show({ me }));
const menu = /** @type {HTMLDetailsElement} */ (document.getElementById("menu"));
document.addEventListener("click", ({ target }) => {
  const isKept = target instanceof Node && menu.contains(target);
  if (!isKept || (target instanceof Element && target.closest("button, a"))) menu.open = false;
});
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
});
