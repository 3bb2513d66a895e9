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
    make("p", {}, [
      "Type the participant id that you were given. If you have none, choose one: any word and a few digits, not your real name.",
    ]),
    makeLine({ label: "Participant id", button: "Go on", most: 64, onSend: enter }),
  ]);
}

/** For somebody who would be asked for their id again and again. */
export function makeNoCookies() {
  return makeSection("Your browser blocks cookies", [
    make("p", {}, [
      "This study needs one cookie to know you from one question to the next. Allow cookies for this site, or open the link in another browser, then load this page again.",
    ]),
    makeButton("Load again", { class: "primary" }, () => location.reload()),
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
 * @returns {HTMLElement}
 */
export function makeStage(stage, actions) {
  switch (stage.at) {
    case "consent":
      return makeConsent(stage, actions);
    case "practice":
      return makePractice(stage, actions);
    case "question":
      return makeQuestion(stage, actions);
    case "waiting":
      return makeWaiting(stage);
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
function makeConsent({ lines, instructions, agree }, actions) {
  return makeSection("Do you want to take part?", [
    make("p", {}, [instructions]),
    ...lines.map((line) => make("p", {}, [line])),
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
 */
function makeQuestion(stage, actions) {
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
  const buttons = choices.map(({ id: choice, label }) => addChoice(label, choice));
  const folded = buttons.length > most + 2 ? buttons.slice(most) : [];
  for (const button of folded) button.hidden = true;
  const isWhere = choices.every(({ place }) => place !== null);
  const more = makeButton(
    `${folded.length} more${isWhere ? " places" : ""}`,
    { class: "quiet", "data-testid": "more" },
    () => {
      for (const button of folded) button.hidden = false;
      more.hidden = true;
      folded[0]?.focus();
    },
  );
  more.hidden = folded.length === 0;
  box.append(...buttons, more, opener, unsure, bad);
  const picture = makePicture(stage);
  picture.onclick = ({ target }) => press(target);
  picture.onkeydown = (event) => {
    if ((event.key === "Enter" || event.key === " ") && press(event.target)) event.preventDefault();
  };
  /** @param {EventTarget | null} target in the picture */
  const press = (target) => {
    const place = target instanceof Element ? target.closest("[data-place]") : null;
    const id = place?.getAttribute("data-place");
    const pressed = choices.find((choice) => choice.place !== null && choice.place === id);
    if (pressed) answer({ choice: pressed.id });
    return pressed !== undefined;
  };
  return makeSection(markAsked(asked), [
    why ? make("p.muted", {}, [why]) : null,
    unclear
      ? make("p.box.unclear", {}, [
          "I did not understand your answer. Please choose one, or say it in other words.",
        ])
      : null,
    picture,
    box,
    own,
    make("p.muted", {}, [`A robot is at work in ${home}: ${task}`]),
    makeFolded("The picture in words", [makeWords(stage)]),
    makeFolded("Instructions", [make("p", {}, [stage.instructions])]),
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
function makePicture({ drawing }) {
  return make("figure", {}, [parseDrawing(drawing)]);
}

/** @param {StageAt<"question">} stage */
function makeWords({ legend, list }) {
  const lines = list.map((line) => make("li", {}, [line]));
  return make("div", {}, [make("p.muted", {}, [legend]), make("ul", {}, lines)]);
}

/** So many answers are shown at first, that the picture and the ways out stay in sight. */
const most = 4;

const waits = {
  "the-start": ["The study hasn't started yet", "Keep this page open; questions will appear here."],
  "a-question": ["Waiting for the next question", "Keep this page open; it will appear here."],
  "the-reading": ["One moment", "Your answer is being read."],
  "the-end-of-a-pause": [
    "The study is paused",
    "Keep this page open, or come back later with the same link.",
  ],
  "another-day": ["That is enough for today", "Come back tomorrow with the same link."],
};

/** @param {StageAt<"waiting">} stage */
function makeWaiting({ for: what, instructions }) {
  const [title = "", text = ""] = waits[what];
  return makeSection(title, [
    make("p", {}, [text]),
    makeFolded("Instructions", [make("p", {}, [instructions])]),
  ]);
}

/** @param {StageAt<"done">} stage */
function makeDone({ debrief, pay, did, code, url, dataCode }) {
  return makeSection("You are done. Thank you!", [
    did === null ? null : make("p.box", { "data-testid": "did" }, [withoutThanks(did)]),
    withoutThanks(debrief) === "" ? null : make("p", {}, [withoutThanks(debrief)]),
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
 * The title has thanked already.
 * @param {string} text
 */
function withoutThanks(text) {
  const rest = text.replace(/^thank you(?: (?:very|so) much)?[.!:,]\s*/i, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
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
 */
function makeFolded(title, children) {
  return make("details", {}, [make("summary", {}, [title]), ...children]);
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
