/** Shows an exchange: a question with its answers. */
import { html } from "htm/preact";
import { useLineForm } from "../form.js";
import { formatDuration, formatTime, many } from "../words.js";
import { Button } from "./controls.js";

/** @import { ExchangeFlag, ReviewDecision } from "../../../../src/core/question/exchange.js" */
/** @import { Exchange, ExchangeAnswer, ReviewLogLine } from "../../../../src/core/campaign/review.js" */
/** @import { ReviewState } from "../../content.js" */
/** @import { Query } from "../review.js" */

/**
 * `judge` and `answer` resolve to whether it was stored.
 * @typedef {object} ReviewActions
 * @property {(exchange: Exchange) => void} replay
 * @property {(question: string, excluded: boolean) => void} exclude
 * @property {(ballot: string, decision: "keep" | "redact" | "drop", hide: string[]) => Promise<boolean>} judge
 * @property {(question: string, text: string) => Promise<boolean>} answer
 */

/** @param {{ exchange: Exchange, actions: ReviewActions }} props */
export function ExchangeItem({ exchange, actions }) {
  const { question, home, round, campaign, mode, text, why, task, answers, flags } = exchange;
  const where = [
    home,
    `task ${round}: ${task.replace(/\.$/, "")}`,
    formatTime(exchange.askedAt),
    `${mode} mode`,
  ];
  if (campaign) where.push(`campaign ${campaign}`);
  const id = `asked-${question}`;
  return html`
    <li>
      <article class="panel exchange stack" style="--gap: 8px" tabindex="-1" aria-labelledby=${id} data-testid="exchange">
        <p class="kicker">${where.join(" · ")}</p>
        <h3 id=${id}>${text}</h3>
        ${why && html`<p class="legend">${why}</p>`}
        ${
          flags.length > 0 &&
          html`
            <ul class="flags plain row" aria-label="Flags">
              ${flags.map((flag) => html`<li data-flag=${flag}>${flagWords[flag]}</li>`)}
            </ul>
          `
        }
        <${Answers} answers=${answers} actions=${actions} />
        <p class="outcome">${stateWords[exchange.state]} ${exchange.end ?? "The task goes on."}</p>
        <${ExchangeButtons} exchange=${exchange} actions=${actions} />
      </article>
    </li>
  `;
}

/** @param {{ answers: Exchange["answers"], actions: ReviewActions }} props */
function Answers({ answers, actions }) {
  if (answers === null)
    return html`<p class="legend">Answers are shown once the question is closed.</p>`;
  if (answers.length === 0) return null;
  return html`
    <ul class="plain" aria-label="Answers">
      ${answers.map(
        (answer) =>
          html`<${Answer} key=${answer.ballot} answer=${answer} judge=${actions.judge} />`,
      )}
    </ul>
  `;
}

/** @param {{ answer: ExchangeAnswer, judge: ReviewActions["judge"] }} props */
function Answer({ answer, judge }) {
  const { by, platform, route, afterMs, said, late, retracted, claims } = answer;
  const how = [by || "somebody", `${platformWords[platform] ?? platform}, ${routeWords[route]}`];
  how.push(`after ${formatDuration(afterMs)}`);
  if (late) how.push("late");
  if (retracted) how.push("taken back");
  return html`
    <li class=${retracted ? "answer old" : "answer"} data-testid="answer">
      <p class="answer-said"><q>${said}</q></p>
      <p class="kicker">${how.join(" · ")}</p>
      <p>${formatUnderstood(answer, claims)}</p>
      ${answer.isWords && !retracted && html`<${Verdict} answer=${answer} judge=${judge} />`}
    </li>
  `;
}

/** @param {{ exchange: Exchange, actions: ReviewActions }} props */
function ExchangeButtons({ exchange, actions }) {
  const { question, flags, campaign } = exchange;
  const isExcluded = flags.includes("excluded");
  const [openAnswer, answerForm] = useLineForm({
    opener: "Say what is right…",
    attributes: { "data-testid": "answer-open" },
    label: "What is right, in your own words",
    button: "Say it",
    hint: campaign
      ? html`
          <p class="kicker">
            It counts as an answer of yours, and is kept only when you have agreed to this campaign,
            as everybody else.
          </p>
        `
      : null,
    onSend: (text) => actions.answer(question, text),
  });
  return html`
    <div>
      <div class="small-buttons">
        <${Button} label="Replay" testid="replay-open" onPress=${() => actions.replay(exchange)} />
        ${openAnswer}
        <${Button}
          label="Exclude from releases"
          testid="exclude"
          aria-pressed=${isExcluded}
          onPress=${() => actions.exclude(question, !isExcluded)}
        />
      </div>
      ${
        isExcluded &&
        html`
          <p class="kicker">
            Nothing of this task is published, nor anything that relies on these answers.
          </p>
        `
      }
      ${answerForm}
    </div>
  `;
}

/** @param {{ answer: ExchangeAnswer, judge: ReviewActions["judge"] }} props */
function Verdict({ answer, judge }) {
  const { ballot, by, said, review, released, suspicious } = answer;
  const decision = review?.decision ?? null;
  return html`
    <div class=${review ? "verdict" : "verdict unread"} role="group" aria-label="Words of ${by || "somebody"}, in a release">
      <${WordsButtons} ballot=${ballot} said=${said} decision=${decision} suspicious=${suspicious} judge=${judge} />
      <p class="kicker" data-testid="verdict">
        ${
          review
            ? `${review.reviewer}, ${formatTime(review.at)}: ${decisionWords[review.decision]}.`
            : "Not reviewed yet, so this text won't be published."
        }
      </p>
      ${decision === "redact" && html`<p class="released"><q>${released}</q></p>`}
      ${
        suspicious.length > 0 &&
        html`<p class="warning">May tell who somebody is: ${suspicious.join(", ")}</p>`
      }
    </div>
  `;
}

/** @param {Pick<ExchangeAnswer, "ballot" | "said" | "suspicious"> & { decision: ReviewDecision | null, judge: ReviewActions["judge"] }} props */
export function WordsButtons({ ballot, said, decision, suspicious, judge }) {
  const [openHiding, hideForm] = useLineForm({
    opener: "Hide parts…",
    attributes: {
      id: `hide-${ballot}`,
      "data-testid": "redact",
      "aria-pressed": decision === "redact",
    },
    label: "What is to be hidden; / between several parts",
    button: "Hide",
    value: suspicious.join(" / "),
    problem: (text) => {
      const missing = splitParts(text).find(
        (part) => !said.toLowerCase().includes(part.toLowerCase()),
      );
      return missing === undefined ? "" : `"${missing}" does not occur in these words.`;
    },
    onSend: (text) => judge(ballot, "redact", splitParts(text)),
  });
  const button = (/** @type {"keep" | "drop"} */ one, /** @type {string} */ label) => html`
    <${Button} label=${label} testid=${one} aria-pressed=${decision === one} onPress=${() => judge(ballot, one, [])} />
  `;
  const hideFound = async () => {
    if (await judge(ballot, "redact", [...suspicious]))
      document.getElementById(`hide-${ballot}`)?.focus();
  };
  const found = suspicious.map((words) => `“${words}”`).join(" and ");
  return html`
    <div class="small-buttons">
      ${button("keep", "Keep")} ${found && html`<${Button} label="Hide ${found}" testid="hide-found" onPress=${hideFound} />`}
      ${openHiding} ${button("drop", "Drop")}
    </div>
    ${hideForm}
  `;
}

/** @param {string} text */
function splitParts(text) {
  const parts = text.split(" / ").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

/** @type {Record<ExchangeFlag, string>} */
export const flagWords = {
  disagreement: "People disagree",
  late: "Late answer",
  unclear: "Not understood",
  unread: "Words not reviewed",
  excluded: "Excluded",
};

export const stateWords = {
  open: "Still open.",
  answered: "Answered.",
  declined: "Nobody knew.",
  expired: "Nobody answered in time.",
  cancelled: "Withdrawn before it was answered.",
};

export const decisionWords = {
  keep: "is published as it is",
  redact: "is published without the hidden parts",
  drop: "is not published",
};

/** Why the owner's answer was rejected, by verdict. @type {Record<string, string>} */
export const refusalWords = {
  "consent-needed":
    "you have not agreed to this campaign. The conversation page asks you when you answer there.",
  "enough-today": "you have answered as many questions of this campaign as anybody may today.",
  "opted-out": "you have opted out of being heard.",
  "not-allowed": "you may not answer here.",
  unknown: "its campaign is not in this database.",
};

export const routeWords = {
  button: "by button",
  form: "in a form",
  thread: "in a thread",
  page: "typed",
};

/** @type {Record<string, string>} */
export const platformWords = {
  web: "web",
  terminal: "terminal",
  slack: "Slack",
  discord: "Discord",
};

/** @param {ExchangeAnswer} answer @param {readonly string[]} claims */
export function formatUnderstood({ understood }, claims) {
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

/** @param {ReviewLogLine} line */
export function formatDecision(line) {
  if (line.about === "clearance")
    return `“${line.words}” is ${line.cleared ? "not a secret" : "a secret again"}: ${line.reason}`;
  if (line.about === "exchange")
    return `${line.excluded ? "Excluded" : "Included again"}: ${line.asked}`;
  const whose = `the words of ${line.by || "somebody"}`;
  const parts = many(line.hidden.length, "part");
  const done = {
    keep: `Kept ${whose}`,
    redact: `Hid ${parts} of ${whose}`,
    drop: `Dropped ${whose}`,
  }[line.decision];
  return `${done}: ${line.asked}`;
}

/** Returns "35 exchanges, 11 to 20". @param {ReviewState} state @param {Query} query */
export function formatCount({ total, exchanges, pageSize }, { skip, ...chosen }) {
  const isNarrow = Object.values(chosen).some((value) => value !== "");
  if (total === 0) return isNarrow ? "Nothing matches." : "Nothing was asked here yet.";
  const all = many(total, "exchange");
  return total > pageSize
    ? `${all}, ${Number(skip) + 1} to ${Number(skip) + exchanges.length}`
    : all;
}
