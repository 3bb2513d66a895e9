/** What agents outside Sous ask: each with its choices and a line for one's own words. */
import { html } from "htm/preact";
import { onLine } from "./form.js";
import { deliver } from "./server.js";
import { readPerson } from "./store.js";
import { Note } from "./talk-note.js";
import { formatDeadline } from "./talk-question.js";

/** @import { Note as NoteContent } from "../../../src/core/bot.js" */
/** @import { ShownCall } from "../content.js" */
/** @import { TalkActions } from "./talk.js" */
/** @typedef {(path: string, body: Record<string, unknown>) => void} Answer */

/** @param {{ calls: readonly ShownCall[], receipt: NoteContent | null, answer: Answer, actions: TalkActions }} props */
export function Calls({ calls, receipt, answer, actions }) {
  return html`
    ${calls.map((call) => html`<${Asked} key=${call.id} ...${{ call, answer }} />`)}
    <div role="status">
      ${receipt && html`<${Note} key=${receipt.text} note=${receipt} actions=${actions} prefix="call-" />`}
    </div>
  `;
}

/** The question that was answered here last. @type {string | null} */
let answered = null;

/**
 * What was made of this person's last answer to an agent; null before it is read.
 * @returns {Promise<NoteContent | null>}
 */
export async function readReceipt() {
  if (answered === null) return null;
  return deliver("/api/receipt", { question: answered, person: readPerson() });
}

/** @param {{ call: ShownCall, answer: Answer }} props */
function Asked({ call, answer }) {
  const { id: question, headline, text, about, picture, choices, otherwise, deadline } = call;
  const lines = [...call.bound, ...call.added];
  /** @type {Answer} */
  const send = (path, said) => {
    answered = question;
    answer(path, { question, ...said });
  };
  const press = (/** @type {string} */ choice) => send("/api/press", { choice });
  const say = (/** @type {string} */ text, /** @type {HTMLInputElement} */ { form }) => {
    send("/api/reply", { text });
    form?.reset();
  };
  const buttons = [...choices, { id: "dk", label: "I don't know" }];
  return html`
    <section class="call stack" style="--gap: 8px" data-testid="call">
      <p class="legend">${headline}</p>
      <p class="question-text">${text}</p>
      ${lines.length > 0 && html`<div class="as-written">${lines.join("\n")}</div>`}
      ${about && html`<p class="legend">${about}</p>`}
      ${picture !== null && html`<img src="/api/picture?question=${question}" alt=${picture} />`}
      <div class="choices" role="group" aria-label="Answers">
        ${buttons.map(
          ({ id, label }) =>
            html`<button type="button" key=${id} onClick=${() => press(id)}>${label}</button>`,
        )}
      </div>
      <form class="pair" autocomplete="off" onSubmit=${onLine(say)}>
        <input name="words" type="text" maxlength="4000" aria-label="In your own words" required />
        <button type="submit">Send</button>
      </form>
      <p class="legend">${otherwise.replace("{time}", formatDeadline(deadline))}</p>
    </section>
  `;
}
