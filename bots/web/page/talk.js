/** The conversation: one card per episode, with its thread inside. */
import { make, makeButton, renew } from "./dom.js";

/** @typedef {import("../../../src/core/bot.js").Card} Card */
/** @typedef {import("../../../src/core/bot.js").CardEnd} CardEnd */
/** @typedef {import("../../../src/core/bot.js").CardQuestion} CardQuestion */
/** @typedef {import("../../../src/core/bot.js").CardTurn} CardTurn */
/** @typedef {import("../../../src/core/bot.js").ConversationItem} ConversationItem */
/** @typedef {import("../../../src/core/bot.js").Note} Note */
/** @typedef {import("../page-content.js").PageState} PageState */
/** @typedef {import("../page-content.js").CardTexts} CardTexts */
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
 */

/** A longer menu is folded, but never for the sake of one or two. */
const shownChoices = 12;

/**
 * One chapter per episode, oldest first: its card and the lines that followed it.
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

/**
 * @param {Element} container
 * @param {Chapter | null} chapter
 * @param {"owner" | "keeper"} mode of the first task, which has not begun when there is no chapter
 * @param {TalkActions} actions
 */
export function renewChapter(container, chapter, mode, actions) {
  if (!chapter) return renew(container, [emptyPart(mode)]);
  const { card, texts, lines } = chapter;
  const { question, turn = null, done } = card;
  const parts = [
    { key: `${card.episode}-head`, data: card.task, build: () => makeHead(card) },
    ...lines.map((line) => ({ key: line.id, data: line, build: () => makeLine(line, actions) })),
    ...(texts.heard
      ? [{ key: "heard", data: texts.heard, build: () => makeHeard(texts.heard ?? "") }]
      : []),
    ...(card.doing && !question && !turn && !done
      ? [{ key: "doing", data: card.doing, build: () => makeDoing(card.doing) }]
      : []),
    ...(question
      ? [
          {
            key: question.id,
            data: { ...question, view: null },
            build: () => makeQuestion(question, texts, actions),
          },
        ]
      : []),
    ...(turn && !done
      ? [
          {
            key: turn.id,
            data: { ...turn, view: null },
            build: () => makeTurn(turn, texts, actions),
          },
        ]
      : []),
    ...(done
      ? [
          {
            key: `${card.episode}-end`,
            data: done,
            build: () => makeSummary(done, texts.end ?? "", actions.next),
          },
        ]
      : []),
  ];
  renew(container, parts);
}

/**
 * @param {Element} container
 * @param {Chapter[]} chapters
 * @param {TalkActions} actions
 */
export function renewEarlier(container, chapters, actions) {
  renew(
    container,
    chapters.map((chapter) => ({
      key: chapter.card.episode,
      data: [chapter.texts, chapter.lines],
      build: () => makeEarlier(chapter, actions),
    })),
  );
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

/** @param {"owner" | "keeper"} mode */
function emptyPart(mode) {
  const { title, steps } = welcomes[mode];
  const build = () =>
    make("div.welcome", { "data-testid": "empty" }, [
      make("h3", {}, [title]),
      make(
        "ol",
        {},
        steps.map((step) => make("li", {}, [step])),
      ),
    ]);
  return { key: "empty", data: mode, build };
}

/** @param {Card} card */
function makeHead(card) {
  return make("header.card-head", { "data-testid": "card" }, [
    make("p.kicker", {}, [`${card.home} · task ${card.round}`]),
    make("h3", {}, [card.task]),
  ]);
}

/** @param {string} text */
function makeHeard(text) {
  return make("p.heard", { "data-testid": "heard" }, [text]);
}

/** @param {string} text */
function makeDoing(text) {
  return make("p.doing", { "aria-live": "off", "data-testid": "doing" }, [text]);
}

/**
 * @param {Line} line
 * @param {TalkActions} actions
 */
function makeLine(line, actions) {
  if (line.kind === "note") return makeNote(line.note, actions);
  return make("div.said", { "data-testid": "answer" }, [
    make("span.by", {}, [line.by]),
    make("p", {}, [line.text]),
  ]);
}

/**
 * @param {Note} note
 * @param {TalkActions} actions
 */
function makeNote(note, actions) {
  const { ballot } = note;
  const box = make(`div.note.${note.kind}`, { "data-testid": note.kind }, [
    make("p", {}, [note.text]),
  ]);
  if (!ballot) return box;
  const buttons = make("div.small-buttons");
  const fix = makeButton("Fix", { "data-testid": "fix" }, () => {
    buttons.hidden = true;
    const form = makeFixForm({
      onSave: (text) => {
        actions.fix(ballot, text);
        form.replaceWith(make("p.sent", {}, [`You corrected this: “${text}”`]));
      },
      onCancel: () => {
        form.remove();
        buttons.hidden = false;
        fix.focus();
      },
    });
    box.append(form);
    form.querySelector("input")?.focus();
  });
  const takeBack = makeButton("Take back", { "data-testid": "take-back" }, () => {
    actions.retract(ballot);
    buttons.replaceWith(make("p.sent", {}, ["You took this back."]));
  });
  buttons.append(fix, takeBack);
  box.append(buttons);
  return box;
}

/** @param {{ onSave: (text: string) => void, onCancel: () => void }} handlers */
function makeFixForm({ onSave, onCancel }) {
  const input = /** @type {HTMLInputElement} */ (
    make("input", {
      type: "text",
      maxlength: "4000",
      "aria-label": "The right answer",
      placeholder: "The right answer",
      "data-testid": "fix-text",
    })
  );
  const form = make("form.fix-form", {}, [
    input,
    make("button.primary", { type: "submit", "data-testid": "fix-save" }, ["Save"]),
    makeButton("Cancel", {}, onCancel),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) onSave(text);
  });
  return form;
}

/**
 * @param {CardQuestion} question
 * @param {CardTexts} texts
 * @param {TalkActions} actions
 */
function makeQuestion(question, texts, actions) {
  const choices = question.choices.filter(({ id }) => id !== "dk" && id !== "bad");
  const box = make("div.choices", { role: "group", "aria-label": "Answers" });
  /**
   * @param {string} label
   * @param {string} id
   * @param {string | null} place
   */
  const addChoice = (label, id, place) => {
    const button = makeButton(label, { "data-testid": "choice", "data-choice": id }, () => {
      setPressed(box, button);
      actions.press(question.id, id);
    });
    for (const on of ["pointerenter", "focus"]) {
      button.addEventListener(on, () => actions.point(place));
    }
    for (const off of ["pointerleave", "blur"]) {
      button.addEventListener(off, () => actions.point(null));
    }
    return button;
  };
  const buttons = choices.map(({ id, label, value }) => addChoice(label, id, value));
  const shown = buttons.length <= shownChoices + 2 ? buttons.length : shownChoices;
  box.append(...buttons.slice(0, shown));
  const rest = buttons.slice(shown);
  if (rest.length > 0) box.append(makeMore(rest));
  const other = makeButton("Somewhere else…", { "data-testid": "something-else" }, () =>
    actions.writeInstead(),
  );
  if (question.need.func !== "where") other.textContent = "Something else…";
  const unsure = addChoice("I don't know", "dk", null);
  unsure.setAttribute("data-testid", "dont-know");
  for (const button of [other, unsure]) button.classList.add("quiet");
  box.append(other, unsure);
  return make("div.question", { "data-testid": "question", "data-question": question.id }, [
    make("p.question-text", { id: `q-${question.id}`, "data-testid": "question-text" }, [
      question.text,
    ]),
    texts.about ? make("p.why", { "data-testid": "why" }, [texts.about]) : null,
    box,
    make("p.how", {}, [
      (texts.howToAnswer ?? "").replace("{time}", inReadersTime(question.deadline)),
    ]),
  ]);
}

/**
 * What the player sees and can do.
 * @param {CardTurn} turn
 * @param {CardTexts} texts
 * @param {TalkActions} actions
 */
function makeTurn(turn, texts, actions) {
  const box = make("div.choices", { role: "group", "aria-label": "What you can do" });
  const buttons = turn.choices.map(({ id, label }) => {
    const button = makeButton(label, { "data-testid": "move", "data-choice": id }, () => {
      setPressed(box, button);
      actions.press(turn.id, id);
    });
    return button;
  });
  const shown = buttons.length <= shownChoices + 2 ? buttons.length : shownChoices;
  box.append(...buttons.slice(0, shown));
  const rest = buttons.slice(shown);
  if (rest.length > 0) box.append(makeMore(rest));
  return make("div.question", { "data-testid": "turn", "data-turn": turn.id }, [
    make("p.question-text", {}, [texts.turn?.line ?? ""]),
    ...turn.sees.map((line) => make("p.why", { "data-testid": "sees" }, [line])),
    box,
    make("p.how", {}, [texts.turn?.how ?? ""]),
  ]);
}

/** @param {HTMLButtonElement[]} buttons */
function makeMore(buttons) {
  const more = makeButton(`${buttons.length} more…`, { "data-testid": "more" }, () => {
    more.replaceWith(...buttons);
    buttons[0]?.focus();
  });
  more.classList.add("quiet");
  return more;
}

/**
 * Marks the pressed choice. The choices come back after a while if the question is still open.
 * @param {HTMLElement} box
 * @param {HTMLButtonElement} pressed
 */
function setPressed(box, pressed) {
  const buttons = [...box.querySelectorAll("button")];
  for (const button of buttons) button.disabled = true;
  pressed.setAttribute("aria-pressed", "true");
  setTimeout(() => {
    for (const button of buttons) button.disabled = false;
    pressed.removeAttribute("aria-pressed");
  }, 4_000);
}

/**
 * @param {CardEnd} done
 * @param {string} text
 * @param {(() => void) | null} next
 */
function makeSummary(done, text, next) {
  const facts =
    done.facts.length > 0
      ? make("details", {}, [
          make("summary", {}, [`Facts I learned (${done.facts.length})`]),
          make(
            "ul",
            {},
            done.facts.map((fact) => make("li", {}, [fact])),
          ),
        ])
      : null;
  return make(
    `div.summary.${done.success ? "success" : "failure"}`,
    { "data-testid": "summary", "data-success": String(done.success) },
    [
      make("p", {}, [
        make("span.mark", { "aria-hidden": "true" }, [done.success ? "✔" : "–"]),
        text,
      ]),
      facts,
      next ? makeButton("Next task", { "data-testid": "next", class: "primary" }, next) : null,
    ],
  );
}

/**
 * @param {Chapter} chapter
 * @param {TalkActions} actions
 */
function makeEarlier({ card, texts, lines }, actions) {
  const box = make("details.earlier", { "data-testid": "earlier" }, [
    make("summary", {}, [
      make("span.kicker", {}, [`Task ${card.round}`]),
      make("span.earlier-task", {}, [card.task]),
    ]),
    ...lines.map((line) => makeLine(line, actions)),
    card.done ? makeSummary(card.done, texts.end ?? "", null) : null,
  ]);
  for (const part of box.querySelectorAll("[data-testid]")) {
    part.setAttribute("data-testid", `earlier-${part.getAttribute("data-testid")}`);
  }
  return box;
}

/** @param {number} at milliseconds since 1970 */
function inReadersTime(at) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? "" : `${date.toLocaleDateString([], { weekday: "long" })}, `;
  return day + date.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}
