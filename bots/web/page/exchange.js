/** One exchange: the question, what people said, what was made of it, and what is decided about it. */
import { make, makeButton } from "./dom.js";
import { makeLineForm, makeOpener } from "./line-form.js";
import {
  decided,
  flagWords,
  platformWords,
  routeWords,
  stateWords,
  understoodWords,
} from "./review-words.js";
import { formatTime, inWords } from "./time-words.js";
import { makeVerdict } from "./verdict.js";

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

/**
 * @param {Exchange} exchange
 * @param {ExchangeActions} actions
 */
export function makeExchange(exchange, actions) {
  const { question, home, round, campaign, mode, text, why, task, answers, flags } = exchange;
  const where = [
    home,
    `task ${round}: ${task.replace(/\.$/, "")}`,
    formatTime(exchange.askedAt),
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
    answer.isWords && !retracted
      ? makeVerdict(answer, (decision, hide) => actions.judge(answer.ballot, decision, hide))
      : null,
  ]);
}

/**
 * @param {Exchange} exchange
 * @param {ExchangeActions} actions
 */
function makeButtons(exchange, actions) {
  const { question, flags, campaign } = exchange;
  const isExcluded = flags.includes("excluded");
  const form = makeLineForm({
    label: "What is right, in your own words",
    button: "Say it",
    onSend: (text) => actions.answer(question, text),
  });
  if (campaign)
    form.append(
      make("p.kicker", {}, [
        "It counts as an answer of yours, and is kept only when you have agreed to this campaign, as everybody else.",
      ]),
    );
  return make("div", {}, [
    make("div.small-buttons", {}, [
      makeButton("Replay", { "data-do": `replay ${question}`, "data-testid": "replay-open" }, () =>
        actions.replay(exchange),
      ),
      makeOpener(
        "Say what is right…",
        { "data-do": `answer ${question}`, "data-testid": "answer-open" },
        form,
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

/** @param {ReviewLogLine} line */
export function makeLogLine(line) {
  return make("li", {}, [
    make("span", {}, [`${decided(line)}: ${line.asked}`]),
    make("small", {}, [`${line.reviewer}, ${formatTime(line.at)}`]),
  ]);
}
