/** What becomes of a person's words when a release is made. */
import { html } from "htm/preact";
import { useLineForm } from "./line-form.js";
import { decisionWords } from "./review-words.js";
import { formatTime } from "./time-words.js";

/** @import { ExchangeAnswer } from "../owner-content.js" */
/** @import { ReviewActions } from "./exchange.js" */

/** @param {{ answer: ExchangeAnswer, judge: ReviewActions["judge"] }} props */
export function Verdict({ answer, judge }) {
  const { ballot, by, said, review, released, suspicious } = answer;
  const [openHiding, hideForm] = useLineForm({
    opener: "Hide parts…",
    attributes: { "data-testid": "redact", "aria-pressed": review?.decision === "redact" },
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
  /**
   * @param {"keep" | "drop"} decision
   * @param {string} label
   */
  const button = (decision, label) => html`
    <button
      type="button"
      aria-pressed=${review?.decision === decision}
      data-testid=${decision}
      onClick=${() => judge(ballot, decision, [])}
    >
      ${label}
    </button>
  `;
  return html`
    <div class=${review ? "verdict" : "verdict unread"} role="group" aria-label="Words of ${by || "somebody"}, in a release">
      <div class="small-buttons">
        ${button("keep", "Keep")} ${openHiding} ${button("drop", "Drop")}
      </div>
      ${hideForm}
      <p class="kicker" data-testid="verdict">
        ${
          review
            ? `${review.reviewer}, ${formatTime(review.at)}: ${decisionWords[review.decision]}.`
            : "Not reviewed yet, so this text won't be published."
        }
      </p>
      ${review?.decision === "redact" && html`<p class="released"><q>${released}</q></p>`}
      ${
        suspicious.length > 0 &&
        html`<p class="warning">May tell who somebody is: ${suspicious.join(", ")}</p>`
      }
    </div>
  `;
}

/** @param {string} text */
function splitParts(text) {
  const parts = text.split(" / ").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}
