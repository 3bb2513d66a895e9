/** One exchange: the question, what people said, what was made of it, and what is decided about it. */
import { make, makeButton } from "./dom.js";

/** @typedef {import("../review-content.js").Exchange} Exchange */
/** @typedef {import("../review-content.js").ExchangeAnswer} ExchangeAnswer */
/** @typedef {import("../review-content.js").ReviewLogLine} ReviewLogLine */
/** @typedef {import("../../../src/core/exchange.js").ExchangeFlag} ExchangeFlag */

/**
 * @typedef {object} ExchangeActions
 * @property {(exchange: Exchange) => void} replay
 * @property {(question: string, excluded: boolean) => void} exclude
 * @property {(ballot: string, decision: "keep" | "redact" | "drop", hide: string[]) => void} judge
 * @property {(question: string, text: string) => void} answer
 */

/** @type {Record<ExchangeFlag, string>} */
export const flagWords = {
  disagreement: "People disagree",
  late: "Late answer",
  unclear: "Not understood",
  unread: "Words not reviewed",
  excluded: "Excluded",
};

const stateWords = {
  open: "Still open.",
  answered: "Answered.",
  declined: "Nobody knew.",
  expired: "Nobody answered in time.",
  cancelled: "Withdrawn before it was answered.",
};

const routeWords = { button: "by button", form: "in a form", thread: "in a thread", page: "typed" };

/** @type {Record<string, string>} */
const platformWords = { web: "web", terminal: "terminal", slack: "Slack", discord: "Discord" };

const decisionWords = {
  keep: "goes out as it is",
  redact: "goes out without the hidden parts",
  drop: "does not go out",
};

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/**
 * @param {Exchange} exchange
 * @param {ExchangeActions} actions
 */
export function makeExchange(exchange, actions) {
  const { question, home, round, campaign, mode, text, why, task, answers, flags } = exchange;
  const where = [
    home,
    `task ${round}: ${task.replace(/\.$/, "")}`,
    time.format(exchange.askedAt),
    `${mode} mode`,
  ];
  if (campaign) where.push(`campaign ${campaign}`);
  const id = `asked-${question}`;
  return make("li", {}, [
    make("article.panel.exchange", { "aria-labelledby": id, "data-testid": "exchange" }, [
      make("p.kicker", {}, [where.join(" · ")]),
      make("h3", { id }, [text]),
      why ? make("p.legend", {}, [why]) : null,
      flags.length > 0 ? make("ul.flags", { "aria-label": "Flags" }, flags.map(makeFlag)) : null,
      makeAnswers(answers, actions),
      make("p.outcome", {}, [
        `${stateWords[exchange.state]} ${exchange.end ?? "The task goes on."}`,
      ]),
      makeButtons(exchange, actions),
    ]),
  ]);
}

/** @param {ExchangeFlag} flag */
function makeFlag(flag) {
  return make("li", { "data-flag": flag }, [flagWords[flag]]);
}

/**
 * @param {Exchange["answers"]} answers
 * @param {ExchangeActions} actions
 */
function makeAnswers(answers, actions) {
  if (answers === null)
    return make("p.legend", {}, ["What people say is shown when the last one has said it."]);
  if (answers.length === 0) return null;
  const items = answers.map((answer) => makeAnswer(answer, actions));
  return make("ul.answers", { "aria-label": "Answers" }, items);
}

/**
 * @param {ExchangeAnswer} answer
 * @param {ExchangeActions} actions
 */
function makeAnswer(answer, actions) {
  const { by, platform, route, afterMs, said, late, retracted, claims } = answer;
  const how = [by || "somebody", `${platformWords[platform] ?? platform}, ${routeWords[route]}`];
  how.push(`after ${inWords(afterMs)}`);
  if (late) how.push("late");
  if (retracted) how.push("taken back");
  return make(`li.answer${retracted ? ".old" : ""}`, { "data-testid": "answer" }, [
    make("p.answer-said", {}, [make("q", {}, [said])]),
    make("p.kicker", {}, [how.join(" · ")]),
    make("p.understood", {}, [understoodWords(answer, claims)]),
    answer.isWords && !retracted ? makeVerdict(answer, actions) : null,
  ]);
}

/**
 * @param {ExchangeAnswer} answer
 * @param {readonly string[]} claims
 */
function understoodWords({ understood }, claims) {
  if (claims.length > 0) return `Understood: ${claims.join("; ")}.`;
  switch (understood) {
    case null:
      return "Not read yet.";
    case "unclear":
      return "Not understood.";
    case "dont_know":
      return "Understood: they do not know.";
    case "bad_question":
      return "Understood: it is a bad question.";
    default:
      return "Understood.";
  }
}

/**
 * What becomes of a person's words when a release is made.
 * @param {ExchangeAnswer} answer
 * @param {ExchangeActions} actions
 */
function makeVerdict({ ballot, by, review, released, suspicious }, actions) {
  const form = makeHideForm(ballot, suspicious, actions);
  /** @param {"keep" | "redact" | "drop"} decision */
  const state = (decision) => (review?.decision === decision ? "true" : "false");
  /** @param {"keep" | "drop"} decision */
  const judge = (decision) => () => actions.judge(ballot, decision, []);
  /** @param {string} decision */
  const named = (decision) => ({ "data-do": `${decision} ${ballot}`, "data-testid": decision });
  const told = review
    ? `${review.reviewer}, ${time.format(review.at)}: ${decisionWords[review.decision]}.`
    : "Nobody has read these words: they do not go out.";
  return make(
    "div.verdict",
    { role: "group", "aria-label": `Words of ${by || "somebody"}, in a release` },
    [
      make("div.small-buttons", {}, [
        makeButton("Keep", { ...named("keep"), "aria-pressed": state("keep") }, judge("keep")),
        makeButton(
          "Hide parts…",
          { ...named("redact"), "aria-pressed": state("redact"), "aria-expanded": "false" },
          (button) => {
            form.hidden = !form.hidden;
            button.setAttribute("aria-expanded", String(!form.hidden));
            if (!form.hidden) form.querySelector("input")?.focus();
          },
        ),
        makeButton("Drop", { ...named("drop"), "aria-pressed": state("drop") }, judge("drop")),
      ]),
      form,
      make("p.kicker", { "data-testid": "verdict" }, [told]),
      review?.decision === "redact"
        ? make("p.released", {}, [make("q", {}, [released ?? ""])])
        : null,
      suspicious.length > 0
        ? make("p.warning", {}, [`May tell who somebody is: ${suspicious.join(", ")}`])
        : null,
    ],
  );
}

/**
 * @param {string} ballot
 * @param {readonly string[]} suspicious
 * @param {ExchangeActions} actions
 */
function makeHideForm(ballot, suspicious, actions) {
  const label = "What is to be hidden; / between several parts";
  return makeForm(label, "Hide", suspicious.join(" / "), (text) => {
    const parts = text.split(" / ").map((part) => part.trim());
    actions.judge(
      ballot,
      "redact",
      parts.filter((part) => part !== ""),
    );
  });
}

/**
 * @param {Exchange} exchange
 * @param {ExchangeActions} actions
 */
function makeButtons(exchange, actions) {
  const { question, flags, campaign } = exchange;
  const isExcluded = flags.includes("excluded");
  const form = makeForm("What is right, in your own words", "Say it", "", (text) =>
    actions.answer(question, text),
  );
  if (campaign)
    form.append(
      make("p.kicker", {}, [
        "It counts as an answer of yours: the task goes into a release only when you have agreed to that, as everybody else.",
      ]),
    );
  return make("div", {}, [
    make("div.small-buttons", {}, [
      makeButton("Replay", { "data-do": `replay ${question}`, "data-testid": "replay-open" }, () =>
        actions.replay(exchange),
      ),
      makeButton(
        "Say what is right…",
        { "data-do": `answer ${question}`, "aria-expanded": "false", "data-testid": "answer-open" },
        (button) => {
          form.hidden = !form.hidden;
          button.setAttribute("aria-expanded", String(!form.hidden));
          if (!form.hidden) form.querySelector("input")?.focus();
        },
      ),
      makeButton(
        "Exclude from releases",
        {
          "data-do": `exclude ${question}`,
          "aria-pressed": String(isExcluded),
          "data-testid": "exclude",
        },
        () => actions.exclude(question, !isExcluded),
      ),
    ]),
    isExcluded
      ? make("p.kicker", {}, [
          "Nothing of this task goes into a release, nor what rests on these answers.",
        ])
      : null,
    form,
  ]);
}

/**
 * A line to type in, shown when it is wanted.
 * @param {string} label
 * @param {string} button
 * @param {string} value
 * @param {(text: string) => void} onSend
 */
function makeForm(label, button, value, onSend) {
  const input = /** @type {HTMLInputElement} */ (
    make("input", {
      type: "text",
      required: true,
      maxlength: "4000",
      value,
      "aria-label": label,
      placeholder: label,
    })
  );
  const form = make("form.fix-form", { hidden: true, autocomplete: "off" }, [
    input,
    make("button.primary", { type: "submit" }, [button]),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.value.trim() !== "") onSend(input.value.trim());
  });
  return form;
}

/** @param {ReviewLogLine} line */
export function makeLogLine(line) {
  return make("li", {}, [
    make("span", {}, [`${decided(line)}: ${line.asked}`]),
    make("small", {}, [`${line.reviewer}, ${time.format(line.at)}`]),
  ]);
}

/** @param {ReviewLogLine} line */
function decided(line) {
  if (line.about === "exchange") return line.excluded ? "Excluded" : "Included again";
  const whose = `the words of ${line.by || "somebody"}`;
  const parts = line.hidden.length === 1 ? "1 part" : `${line.hidden.length} parts`;
  return {
    keep: `Kept ${whose}`,
    redact: `Hid ${parts} of ${whose}`,
    drop: `Dropped ${whose}`,
  }[line.decision];
}

/** @param {number} ms "8 s", "3 min", "2 h" */
function inWords(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
