/** What a participant sees at each stage of a campaign. */
import { make, makeButton, parseDrawing } from "./dom.js";

/** @import { JoinStageState as Stage } from "../join-content.js" */
/**
 * @template {Stage["at"]} At
 * @typedef {Extract<Stage, { at: At }>} StageAt
 */

/**
 * @typedef {object} JoinActions
 * @property {(participant: string) => void} enter
 * @property {() => void} agree
 * @property {() => void} decline
 * @property {(at: number, choice: number) => void} practise
 * @property {(question: string, answer: { choice: string } | { text: string }) => void} answer
 */

/**
 * For somebody without a session.
 * @param {JoinActions} actions
 */
export function makeDoor({ enter }) {
  return makeSection("Who are you?", [
    make("p", {}, ["Please type the participant id that you were given."]),
    makeLine({ label: "Participant id", button: "Go on", most: 64, onSend: enter }),
  ]);
}

/** For somebody who does not want to take part. */
export function makeDeclined() {
  return makeSection("That is fine", [
    make("p", {}, ["Nothing was kept of you. You can close this page."]),
  ]);
}

/** @param {string} text what was deleted */
export function makeGone(text) {
  return makeSection("You have stopped", [make("p", {}, [text, " You can close this page."])]);
}

/**
 * @param {Stage} stage
 * @param {JoinActions} actions
 * @param {boolean} isFirst they have answered nothing yet: the instructions stand open
 * @returns {HTMLElement}
 */
export function makeStage(stage, actions, isFirst) {
  switch (stage.at) {
    case "consent":
      return makeConsent(stage, actions);
    case "practice":
      return makePractice(stage, actions);
    case "question":
      return makeQuestion(stage, actions, isFirst);
    case "waiting":
      return makeWaiting(stage, isFirst);
    case "done":
      return makeDone(stage);
    case "over":
      return makeSection("This study is over", [
        make("p", {}, ["No more answers are needed, and nothing was kept of you. Thank you."]),
      ]);
  }
}

/**
 * @param {StageAt<"consent">} stage
 * @param {JoinActions} actions
 */
function makeConsent({ lines, agree, pay }, actions) {
  return makeSection("Do you want to take part?", [
    ...lines.map((line) => make("p", {}, [line])),
    make("p", {}, [make("strong", {}, ["Pay: "]), pay]),
    make("div.choices", {}, [
      makeButton(agree, { class: "primary", "data-testid": "agree" }, actions.agree),
      makeButton("I do not take part", { "data-testid": "decline" }, actions.decline),
    ]),
  ]);
}

/**
 * @param {StageAt<"practice">} stage
 * @param {JoinActions} actions
 */
function makePractice({ instructions, number, of, text, choices }, actions) {
  return makeSection(`Practice ${number} of ${of}`, [
    make("p", {}, [instructions]),
    make("p", { id: "asked" }, [make("strong", {}, [text])]),
    make(
      "div.choices",
      { role: "group", "aria-labelledby": "asked" },
      choices.map((label, choice) =>
        makeButton(label, { "data-testid": "practice" }, () =>
          actions.practise(number - 1, choice),
        ),
      ),
    ),
  ]);
}

/**
 * @param {StageAt<"question">} stage
 * @param {JoinActions} actions
 * @param {boolean} isFirst
 */
function makeQuestion(stage, actions, isFirst) {
  const { id, home, task, asked, why, unclear, choices, other } = stage;
  const box = make("div.choices", { role: "group", "aria-label": "Answers" });
  /** @param {{ choice: string } | { text: string }} answer */
  const answer = (answer) => {
    for (const button of box.querySelectorAll("button")) button.disabled = true;
    actions.answer(id, answer);
  };
  /**
   * @param {string} label
   * @param {string} choice
   */
  const addChoice = (label, choice) =>
    makeButton(label, { "data-testid": "choice", "data-choice": choice }, () => answer({ choice }));
  const own = makeLine({
    label: "Your answer, in your own words",
    button: "Send",
    most: 4000,
    onSend: (words) => answer({ text: words }),
  });
  own.hidden = choices.length > 0;
  const opener = makeButton(other, { class: "quiet", "data-testid": "other" }, () => {
    own.hidden = false;
    opener.hidden = true;
    own.querySelector("input")?.focus();
  });
  opener.hidden = choices.length === 0;
  const unsure = addChoice("I don't know", "dk");
  const bad = addChoice("The question makes no sense", "bad");
  for (const button of [unsure, bad]) button.classList.add("quiet");
  box.append(...choices.map(({ id: choice, label }) => addChoice(label, choice)));
  box.append(opener, unsure, bad);
  return makeSection(markAsked(asked), [
    makeFolded("Instructions", [make("p", {}, [stage.instructions])], isFirst),
    make("p.muted", {}, [`A robot is at work in ${home}: ${task}`]),
    unclear
      ? make("p.box.unclear", {}, [
          "I did not understand your answer. Please choose one, or say it in other words.",
        ])
      : null,
    why ? make("p", {}, [why]) : null,
    makePicture(stage),
    box,
    own,
  ]);
}

/**
 * What is asked about stands out in the question's words.
 * @param {StageAt<"question">["asked"]} pieces
 */
function markAsked(pieces) {
  return pieces.map(({ words, isAsked }) => (isAsked ? make("strong", {}, [words]) : words));
}

/** @param {StageAt<"question">} stage */
function makePicture({ drawing, legend, list }) {
  const words = list.map((line) => make("li", {}, [line]));
  return make("figure", {}, [
    make("figcaption.muted", {}, [legend]),
    parseDrawing(drawing),
    words.length > 0 ? makeFolded("The picture in words", [make("ul", {}, words)]) : null,
  ]);
}

const waits = {
  "the-start": ["It has not begun yet", "Stay on this page: questions come when it begins."],
  "a-question": ["A question comes", "Stay on this page. The next one appears by itself."],
  "the-reading": ["One moment", "Your answer is being read."],
  "the-end-of-a-pause": [
    "There is a pause",
    "Stay on this page, or come back later by the same link.",
  ],
  "another-day": ["That is enough for today", "Come back tomorrow by the same link."],
};

/**
 * @param {StageAt<"waiting">} stage
 * @param {boolean} isFirst
 */
function makeWaiting({ for: what, instructions }, isFirst) {
  const [title = "", text = ""] = waits[what];
  return makeSection(title, [
    make("p", {}, [text]),
    makeFolded("Instructions", [make("p", {}, [instructions])], isFirst),
  ]);
}

/** @param {StageAt<"done">} stage */
function makeDone({ debrief, pay, code, url, dataCode }) {
  return makeSection("You are done. Thank you!", [
    make("p", {}, [debrief]),
    make("p", {}, [make("strong", {}, ["Pay: "]), pay]),
    ...(code === null
      ? [
          make("p", {}, [
            "Your completion code was shown on another device, and is shown there again. If you do not have that device, please write to whoever sent you here.",
          ]),
        ]
      : makeCode("code", "Your completion code:", code)),
    url === null
      ? null
      : make("a.back", { href: url, rel: "noreferrer", "data-testid": "back" }, [
          "Back to whoever sent you",
        ]),
    ...(dataCode === null
      ? []
      : makeCode(
          "data-code",
          "To see or delete what you said on another device you need this code. Keep it, and show it to nobody:",
          dataCode,
        )),
  ]);
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} code
 */
function makeCode(id, label, code) {
  return [
    make("p", { id: `${id}-label` }, [label]),
    make("output.code", { "aria-labelledby": `${id}-label`, tabindex: "0", "data-testid": id }, [
      code,
    ]),
  ];
}

/**
 * @param {string | (Node | string)[]} title
 * @param {(Node | null)[]} children
 */
function makeSection(title, children) {
  return make("section", { "aria-labelledby": "stage-title" }, [
    make("h2", { id: "stage-title", tabindex: "-1" }, [title].flat()),
    ...children,
  ]);
}

/**
 * @param {string} title
 * @param {Node[]} children
 * @param {boolean} [open]
 */
function makeFolded(title, children, open = false) {
  return make("details", { open }, [make("summary", {}, [title]), ...children]);
}

/**
 * One line to be typed.
 * @param {{ label: string, button: string, most: number, onSend: (text: string) => void }} line
 */
function makeLine({ label, button, most, onSend }) {
  const input = /** @type {HTMLInputElement} */ (
    make("input", {
      id: "line",
      type: "text",
      maxlength: String(most),
      autocomplete: "off",
      required: true,
      "data-testid": "line",
    })
  );
  const form = make("form.own", {}, [
    make("label", { for: "line" }, [label]),
    input,
    make("button.primary", { type: "submit", "data-testid": "send" }, [button]),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) onSend(text);
  });
  return form;
}
