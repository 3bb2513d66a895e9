/** The conversation: one chapter per episode, with its card and the lines that followed it. */
import { html } from "htm/preact";
import { readPerson } from "./store.js";
import { Note } from "./talk-note.js";
import { Question, Turn } from "./talk-question.js";

/** @import { Card, CardEnd, ConversationItem } from "../../../src/core/bot.js" */
/** @import { CardTexts, PageState } from "../page-content.js" */
/** @typedef {Exclude<ConversationItem, { kind: "card" }>} Line */
/** @typedef {{ card: Card, texts: CardTexts, lines: Line[] }} Chapter */

/**
 * @typedef {object} TalkActions
 * @property {(question: string, choice: string) => void} press
 * @property {() => void} writeInstead
 * @property {(ballot: string, text: string) => void} fix
 * @property {(ballot: string) => void} retract
 * @property {() => void} next
 * @property {(place: string | null) => void} point
 * @property {() => void} showHome
 */

/**
 * Oldest first.
 * @param {PageState} state
 * @returns {Chapter[]}
 */
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

/** @param {{ chapter: Chapter, small: string | null, actions: TalkActions }} props `small`: a picture for phones */
export function PresentChapter({ chapter: { card, texts, lines }, small, actions }) {
  const { question, turn, done, doing } = card;
  return html`
    <header class="card-head" data-testid="card">
      <p class="kicker">${card.home} · task ${card.round}</p>
      <h3>${card.task}</h3>
    </header>
    <${Lines} lines=${lines} actions=${actions} />
    ${texts.heard && html`<p class="legend heard" data-testid="heard">${texts.heard}</p>`}
    ${
      !question &&
      !turn &&
      !done &&
      doing &&
      html`<p class="legend doing" aria-live="off" data-testid="doing">${doing}</p>`
    }
    ${
      question &&
      html`
        <${Question}
          key=${question.id}
          question=${question}
          texts=${texts}
          small=${small}
          actions=${actions}
        />
      `
    }
    ${turn && !done && html`<${Turn} key=${turn.id} turn=${turn} texts=${texts} actions=${actions} />`}
    ${done && html`<${Summary} done=${done} text=${texts.end} onNext=${actions.next} />`}
  `;
}

/** @param {{ chapters: Chapter[], actions: TalkActions }} props */
export function EarlierChapters({ chapters, actions }) {
  return chapters.map(
    ({ card, texts, lines }) => html`
      <details class="earlier" key=${card.episode} data-testid="earlier">
        <summary>
          <span class="kicker">Task ${card.round}</span>
          <span class="earlier-task">${card.task}</span>
        </summary>
        <${Lines} lines=${lines} actions=${actions} prefix="earlier-" />
        ${card.done && html`<${Summary} done=${card.done} text=${texts.end} prefix="earlier-" />`}
      </details>
    `,
  );
}

/** @param {{ lines: Line[], actions: TalkActions, prefix?: string }} props `prefix`: of test ids */
function Lines({ lines, actions, prefix = "" }) {
  const { name } = readPerson();
  const mine = new Set(lines.flatMap((line) => (isFrom(line, name) ? line.id : [])));
  return lines.map((line) => {
    if (line.kind === "asked")
      return html`<div class="note" key=${line.id} data-testid="${prefix}asked"><p>${line.text}</p></div>`;
    if (line.kind === "answer")
      return html`
        <div
          class="said ${mine.has(line.id) ? "" : "theirs"}"
          key=${line.id}
          data-testid="${prefix}answer"
        >
          <div class="kicker">${line.by}</div>
          <p>${line.text}</p>
        </div>
      `;
    const { note } = line;
    const key = `${line.id} ${note.text}`;
    // What others said is theirs to change. The server asks who it is, whatever the page shows.
    const shown = note.ballot && !mine.has(note.ballot) ? { ...note, ballot: null } : note;
    return html`<${Note} key=${key} note=${shown} actions=${actions} prefix=${prefix} />`;
  });
}

/**
 * @param {Line} line
 * @param {string} name
 */
function isFrom(line, name) {
  return line.kind === "answer" && line.by === name;
}

/** @param {{ done: CardEnd, text: string | null, onNext?: () => void, prefix?: string }} props */
function Summary({ done: { success, facts }, text, onNext, prefix = "" }) {
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
      ${
        onNext &&
        html`
          <button type="button" class="primary" data-testid="next" onClick=${onNext}>
            Next task
          </button>
        `
      }
    </div>
  `;
}

const welcomes = {
  owner: {
    title: "Nothing is going on here yet",
    steps: [
      "Choose a home above and press Start.",
      "The robot begins a task. It asks you what it cannot know.",
      "Press an answer or type one. It remembers, and asks less next time.",
    ],
  },
  keeper: {
    title: "First look round",
    steps: [
      "See where things are, or put some away where you like (Move a thing).",
      "Press Start: what is in the places is hidden from then on.",
      "The robot asks you where things are. Answer from memory; not to know is fine.",
    ],
  },
};

/**
 * Before the first task.
 * @param {{ mode: "owner" | "keeper" }} props of that task
 */
export function Welcome({ mode }) {
  const { title, steps } = welcomes[mode];
  return html`
    <div class="welcome" data-testid="empty">
      <h3>${title}</h3>
      <ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
    </div>
  `;
}
