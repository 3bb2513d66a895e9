/** What agents outside Sous ask: each with its choices and a line for one's own words. */
import { html } from "htm/preact";
import { formatDeadline } from "./talk-question.js";

/** @import { ShownCall } from "../page-content.js" */
/** @typedef {(path: string, body: object) => void} Answer */

/** @param {{ calls: readonly ShownCall[], answer: Answer }} props */
export function Calls({ calls, answer }) {
  return html`${calls.map((call) => html`<${Asked} key=${call.id} ...${{ call, answer }} />`)}`;
}

/** @param {{ call: ShownCall, answer: Answer }} props */
function Asked({ call, answer }) {
  const { id: question, headline, text, about, choices, otherwise, deadline } = call;
  const press = (/** @type {string} */ choice) => answer("/api/press", { question, choice });
  const buttons = [...choices, { id: "dk", label: "I don't know" }];
  return html`
    <section class="call" data-testid="call">
      <p class="legend">${headline}</p>
      <p class="question-text">${text}</p>
      ${about && html`<p class="legend">${about}</p>`}
      <div class="choices" role="group" aria-label="Answers">
        ${buttons.map(
          ({ id, label }) =>
            html`<button type="button" key=${id} onClick=${() => press(id)}>${label}</button>`,
        )}
      </div>
      <form class="own-words" autocomplete="off" onSubmit=${sendWords(question, answer)}>
        <input name="words" type="text" maxlength="4000" aria-label="In your own words" required />
        <button type="submit">Send</button>
      </form>
      <p class="legend">${otherwise.replace("{time}", formatDeadline(deadline))}</p>
    </section>
  `;
}

/**
 * @param {string} question
 * @param {Answer} answer
 */
function sendWords(question, answer) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const text = String(new FormData(form).get("words") ?? "").trim();
    if (text) answer("/api/reply", { question, text });
    form.reset();
  };
}
