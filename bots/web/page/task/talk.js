/** Shows the conversation in chapters, one for each episode (one run of a task). */
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { onLine } from "../form.js";
import { order } from "../server.js";
import { readPerson, wasKept } from "../store.js";
import { Button, newKey, takeFocus } from "./controls.js";
import { Moves, QuestionChoices, QuestionWords, TurnWords } from "./talk-question.js";

/** @import { Card, CardEnd, ConversationItem, HomeSnapshot, Note as NoteContent, OrderReply } from "../../../../src/core/bot.js" */
/** @import { CardTexts, PageState } from "../../content.js" */
/** @import { Delivered } from "../store.js" */
/** @import { Clarified } from "../../../../src/core/question/question.js" */

/** @typedef {Exclude<ConversationItem, { kind: "card" }>} Line */
/** @typedef {{ card: Card, texts: CardTexts, lines: Line[] }} Chapter */

/**
 * @typedef {object} TalkActions
 * @property {(question: string, choice: string) => void} press
 * @property {(example: string) => void} writeInstead asks for a free-text answer
 * @property {(ballot: string, text: string) => Promise<Delivered>} fix
 * @property {(ballot: string) => Promise<Delivered>} retract
 * @property {() => void} next
 * @property {() => void} another plays in another home
 * @property {(place: string | null) => void} point
 */

/** @typedef {Pick<TalkActions, "retract"> & Partial<Pick<TalkActions, "fix">>} ReceiptActions without `fix`: only presses count */

/** Sorts lines into chapters, oldest first. @param {PageState} state @returns {Chapter[]} */
export function toChapters({ snapshot, texts, cardTexts }) {
  /** @type {Chapter[]} */
  const chapters = [];
  for (const item of snapshot?.conversation ?? []) {
    const shown = cardTexts[item.id];
    if (item.kind !== "card") chapters.at(-1)?.lines.push(item);
    else if (shown) chapters.push({ card: item.card, texts: shown, lines: [] });
  }
  const card = snapshot?.card;
  if (!card || !texts) return chapters;
  const present = chapters.find((chapter) => chapter.card.episode === card.episode);
  if (present) Object.assign(present, { card, texts });
  else chapters.push({ card, texts, lines: [] });
  return chapters;
}

/** @param {{ chapter: Chapter, before: Chapter | undefined }} props */
export function Asked({ chapter: { card, texts, lines }, before }) {
  const { question, turn, done, doing } = card;
  if (done)
    return html`
      <${Summary} done=${done} text=${texts.end} />
      <${LastSaid} key=${card.episode} said=${lines.at(-1)} />
    `;
  // Also shows how the last task ended: the next one may begin before anybody read it.
  const ended = before?.card.done && before.texts.end;
  const isBusy = !question && !turn;
  return html`
    ${ended && html`<p class="legend first-big" data-testid="ended">${before.texts.task} ${ended}</p>`}
    ${turn && html`<${TurnWords} key=${turn.id} turn=${turn} texts=${texts} />`}
    ${question && html`<${QuestionWords} key=${question.id} question=${question} texts=${texts} />`}
    ${question && html`<${LastSaid} key=${question.id} said=${lines.at(-1)} />`}
    ${isBusy && texts.heard && html`<p class="heard" data-testid="heard">${texts.heard}</p>`}
    ${isBusy && doing && html`<p class="doing" aria-live="off" data-testid="doing">${doing}</p>`}
  `;
}

/** Shows the last line said since the question, or since the end. @param {{ said: Line | undefined }} props */
function LastSaid({ said }) {
  const before = useRef(said?.id).current;
  if (said?.kind !== "note" || said.note.asks || said.id === before) return null;
  return html`<p class="last box" aria-hidden="true">${said.note.text}</p>`;
}

/** @param {{ card: Card, texts: CardTexts, actions: TalkActions }} props */
export function Answers({ card: { question, turn, done }, texts, actions }) {
  if (done)
    return html`
      <div class="choices">
        <${Button} label="Next task" class="primary" testid="next" onPress=${actions.next} />
        <${Button} label="Try another home" testid="another" onPress=${actions.another} />
      </div>
    `;
  if (turn) return html`<${Moves} key=${turn.id} turn=${turn} texts=${texts} actions=${actions} />`;
  if (!question) return null;
  return html`<${QuestionChoices} key=${question.id} question=${question} texts=${texts} actions=${actions} />`;
}

/** @param {{ chapters: Chapter[], actions: TalkActions }} props */
export function EarlierChapters({ chapters, actions }) {
  return chapters.map(
    ({ card, texts, lines }) => html`
      <details class="earlier" key=${card.episode} data-testid="earlier">
        <summary>
          <span class="kicker">Task ${card.round}</span>
          <span class="first-big">${texts.task}</span>
        </summary>
        <${Lines} lines=${lines} actions=${actions} prefix="earlier-" />
        ${card.done && html`<${Summary} done=${card.done} text=${texts.end} prefix="earlier-" />`}
      </details>
    `,
  );
}

/** @param {{ lines: Line[], actions: TalkActions, prefix?: string }} props `prefix`: of test ids */
export function Lines({ lines, actions, prefix = "" }) {
  const own = lines.filter((line) => line.kind === "answer" && line.isOwn);
  const ownIds = new Set(own.map(({ id }) => id));
  return lines.map((line) => {
    if (line.kind === "asked")
      return html`<div class="note" key=${line.id} data-testid="${prefix}asked"><p>${line.text}</p></div>`;
    if (line.kind === "answer")
      return html`
        <div
          class="said ${ownIds.has(line.id) ? "" : "theirs"}"
          key=${line.id}
          data-testid="${prefix}answer"
        >
          <div class="kicker">${line.by || (line.isOwn ? "you" : "somebody")}</div>
          <p>${line.text}</p>
        </div>
      `;
    const { note } = line;
    const key = `${line.id} ${note.text}`;
    // Only the author may change an answer; the server checks that too.
    const shown = note.ballot && !ownIds.has(note.ballot) ? { ...note, ballot: null } : note;
    return html`<${Note} key=${key} note=${shown} actions=${actions} prefix=${prefix} />`;
  });
}

/** @param {{ done: CardEnd, text: string | null, prefix?: string }} props */
function Summary({ done: { success, facts }, text, prefix = "" }) {
  return html`
    <div
      class="summary ${success ? "success" : "failure"}"
      data-testid="${prefix}summary"
      data-success=${String(success)}
    >
      <p><span class="mark" aria-hidden="true">${success ? "✔" : "–"}</span>${text}</p>
      ${
        facts.length > 0 &&
        html`
          <details>
            <summary>Facts I learned (${facts.length})</summary>
            <ul>${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
          </details>
        `
      }
    </div>
  `;
}

const welcomes = {
  owner: {
    title: "A robot that asks before it acts",
    steps: [
      "Say what it should do, or press Start.",
      "It asks you what it cannot know.",
      "Press an answer or type one. It remembers, and asks less next time.",
    ],
  },
  keeper: {
    title: "First look around",
    steps: [
      "See where things are, or put some away where you like (Move a thing).",
      "Press Start: what is in the places is hidden from then on.",
      "The robot asks you where things are. Answer from memory; not to know is fine.",
    ],
  },
};

/** @param {{ mode: "owner" | "keeper" }} props */
export function Welcome({ mode }) {
  const { title, steps } = welcomes[mode];
  return html`
    <div class="welcome stack" style="--gap: 10px" data-testid="empty">
      <h3>${title}</h3>
      <ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
    </div>
  `;
}

const hintedKey = "sous.hinted";
/** Hints for the first visit. */
const hints = [
  "The robot does this task, and asks what it cannot know. Say “… instead” to end it and begin another.",
  "Press an answer, or the place in the picture, or type.",
  "It remembers what you said, and asks less next time.",
];

/** @param {{ home: HomeSnapshot | null }} props hidden after the first finished task */
export function Hint({ home }) {
  const cards = home?.conversation.flatMap((item) => (item.kind === "card" ? item.card : [])) ?? [];
  const isOver = [home?.card, ...cards].some((card) => card?.done);
  const [at, show] = useState(localStorage.getItem(hintedKey) === null ? 0 : hints.length);
  useEffect(() => {
    // Leaving the page after the first hint counts as read.
    if (isOver || at > 0) localStorage.setItem(hintedKey, "yes");
  }, [isOver, at]);
  if (isOver || at === hints.length) return null;
  const isLast = at === hints.length - 1;
  return html`
    <p class="hint box bar spread" style="--gap: 12px" data-testid="hint">
      <span>${at + 1}/${hints.length} ${hints[at]}</span>
      <${Button} label=${isLast ? "Got it" : "Next"} testid="hint-on" onPress=${() => show(at + 1)} />
    </p>
  `;
}

/** @param {{ note: NoteContent, actions: ReceiptActions, prefix: string }} props `prefix`: of test ids */
export function Note({ note: { kind, text, ballot }, actions, prefix }) {
  return html`
    <div class="note" data-testid="${prefix}${kind}">
      <p>${text}</p>
      ${ballot && html`<${ReceiptButtons} ballot=${ballot} actions=${actions} prefix=${prefix} />`}
    </div>
  `;
}

/** @param {{ ballot: string, actions: ReceiptActions, prefix: string }} props */
function ReceiptButtons({ ballot, actions, prefix }) {
  const [sent, setSent] = useState("");
  /** Null until the line was opened once: only then may "Fix" take the focus back. */
  const [isFixing, setFixing] = useState(/** @type {boolean | null} */ (null));

  const save = onLine(
    (text) => actions.fix && void show(actions.fix(ballot, text), `You corrected this: “${text}”`),
  );
  const takeBack = () => void show(actions.retract(ballot), "You took this back.");
  /** Confirms after the server stored it, else restores the buttons. @param {Promise<Delivered>} sending @param {string} done */
  const show = async (sending, done) => {
    setSent("Sending…");
    const isKept = wasKept(await sending);
    setSent(isKept ? done : "");
    setFixing((was) => was && false);
  };
  if (sent) return html`<p class="legend sent" role="status">${sent}</p>`;
  if (isFixing)
    return html`
      <form class="fix-form" onSubmit=${save}>
        <input
          type="text"
          maxlength="4000"
          aria-label="The right answer"
          placeholder="The right answer"
          ref=${takeFocus}
          data-testid="${prefix}fix-text"
        />
        <button class="primary" type="submit" data-testid="${prefix}fix-save">Save</button>
        <button type="button" onClick=${() => setFixing(false)}>Cancel</button>
      </form>
    `;
  return html`
    <div class="small-buttons">
      ${
        actions.fix &&
        html`
          <button type="button" ref=${isFixing === false ? takeFocus : undefined} data-testid="${prefix}fix" onClick=${() => setFixing(true)}>
            Fix
          </button>
        `
      }
      <button type="button" data-testid="${prefix}take-back" onClick=${takeBack}>Take back</button>
    </div>
  `;
}

/** @typedef {{ home: string | null, text: string, clarified?: Clarified }} Given */
/** @typedef {{ given: Given, reply?: OrderReply, failed?: string }} OrderResult */

/** @param {Given} given @returns {Promise<OrderResult>} */
export async function giveOrder(given) {
  const body = { ...given, key: newKey(), person: readPerson() };
  const answer = await order("/api/order", body);
  if (answer.failed) return { given, failed: answer.text };
  return { given, reply: /** @type {OrderReply} */ (/** @type {unknown} */ (answer)) };
}

/** @param {{ result: OrderResult | null, onGive: (given: Given) => void }} props */
export function OrderReplied({ result, onGive }) {
  if (!result) return null;
  const { given, reply, failed } = result;
  if (!reply) return html`<p class="heard" data-testid="order-failed">${failed}</p>`;
  return html`
    <div data-testid="order-reply" data-kind=${reply.kind}>
      <p class=${reply.kind === "asked" ? "question-text" : "heard"}>${reply.text}</p>
      <div class="choices" role="group" aria-label="Answers">
        ${reply.choices.map(
          ({ label, clarified }) =>
            html`<${Button} key=${label} label=${label} testid="order-choice" onPress=${() => onGive({ ...given, clarified })} />`,
        )}
      </div>
    </div>
  `;
}

/** @param {{ examples: PageState["examples"], onGive: (text: string) => void }} props */
export function OrderExamples({ examples, onGive }) {
  if (examples.length === 0) return null;
  return html`
    <div class="examples choices" role="group" aria-label="Examples">
      ${examples.map(
        (text) =>
          html`<${Button} key=${text} label=${text} class="quiet" testid="order-example" onPress=${() => onGive(text)} />`,
      )}
    </div>
  `;
}

/** @param {{ home: string, queue: readonly { id: string, sentence: string }[], say: (text: string) => void, onChanged: () => void }} props */
export function Queue({ home, queue, say, onChanged }) {
  const [isChanging, setChanging] = useState(false);
  if (queue.length === 0) return null;
  const change = async (/** @type {string} */ id, /** @type {"drop" | "first"} */ move) => {
    setChanging(true);
    const { text } = await order("/api/queue", { home, order: id, move });
    say(text);
    onChanged();
    setChanging(false);
  };
  return html`
    <section class="queue" aria-label="What I do next" data-testid="queue">
      <h3>Next</h3>
      <ol class="plain">
        ${queue.map(
          ({ id, sentence }, at) => html`
            <li class="bar" style="--gap: 8px" key=${id} data-testid="queued">
              <span class="first-big">${sentence}</span>
              ${at > 0 && html`<${Button} label="Do first" class="quiet" testid="queue-first" isOff=${isChanging} onPress=${() => change(id, "first")} />`}
              <${Button} label="Drop" class="quiet" testid="queue-drop" isOff=${isChanging} onPress=${() => change(id, "drop")} />
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}
