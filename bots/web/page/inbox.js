/** Shows the page Inbox: questions of outside agents. */
import { html } from "htm/preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { onLine } from "./form.js";
import { openPage, useHeldPlace } from "./owner-page.js";
import { Outbox, readPerson } from "./store.js";
import { Note } from "./task/talk.js";
import { formatDeadline } from "./task/talk-question.js";

/** @import { InboxState, ShownCall } from "../content.js" */
/** @import { OwnerParts } from "./owner-page.js" */
/** @typedef {(path: "/api/press" | "/api/reply", said: { choice: string } | { text: string }) => void} Answer */

const asLocalOwner =
  "No password is set, so you approve as the owner of this computer. The agent is told so.";

/** @param {OwnerParts<InboxState>} parts */
function Inbox({ state: { calls, receipt, isLocal }, look, say, refresh }) {
  const [isWaiting, setWaiting] = useState(false);
  const [outbox] = useState(
    () =>
      new Outbox({
        key: "sous.inbox",
        onWaiting: setWaiting,
        onSettled: ({ error, refusal }) => {
          if (error || refusal) say(error ?? refusal);
          void refresh();
        },
      }),
  );
  useLayoutEffect(() => void outbox.flush(), []);
  const holdPlace = useHeldPlace("inbox", "call", calls);
  const [answered, setAnswered] = useState(/** @type {ShownCall | null} */ (null));
  /** @param {ShownCall} call @returns {Answer} */
  const answerTo = (call) => (path, said) => {
    setAnswered(call);
    look({ answered: call.id });
    void outbox.send(path, { question: call.id, ...said });
  };
  const fix = (/** @type {string} */ ballot, /** @type {string} */ text) =>
    outbox.send("/api/fix", { ballot, text });
  const actions = {
    ...(!answered?.isApproval && { fix }),
    retract: (/** @type {string} */ ballot) => outbox.send("/api/retract", { ballot }),
  };
  const approvesLocally = isLocal && calls.some(({ isApproval }) => isApproval);
  return html`
    <div role="status" class="answered">
      ${isWaiting && html`<p class="fault">Not delivered yet. I keep trying.</p>`}
      ${receipt && html`<${Note} key=${receipt.text} note=${receipt} actions=${actions} prefix="call-" />`}
    </div>
    ${approvesLocally && html`<p class="legend">${asLocalOwner}</p>`}
    <ul class="stack plain" style="--gap: 16px" id="inbox" tabindex="-1" aria-label="Questions" data-testid="calls">
      ${calls.length === 0 && html`<li class="panel empty">No agent is waiting for an answer. New questions appear here.</li>`}
      ${calls.map(
        (call, at) => html`
          <li key=${call.id} tabindex="-1" data-testid="call" onFocusIn=${() => holdPlace(at)}>
            <${AskedCall} call=${call} answer=${answerTo(call)} />
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {{ call: ShownCall, answer: Answer }} props */
function AskedCall({ call, answer }) {
  const { id: question, audience, picture, isApproval, deadline } = call;
  const lines = [...call.bound, ...call.added];
  const say = (/** @type {string} */ text, /** @type {HTMLInputElement} */ { form }) => {
    answer("/api/reply", { text });
    form?.reset();
  };
  const unsure = isApproval ? [] : [{ id: "dk", label: "I don't know" }];
  const otherwise = call.otherwise.replace("{time}", formatDeadline(deadline));
  return html`
    <article class="panel call stack" style="--gap: 10px" aria-labelledby="call-${question}">
      <p class="legend">
        ${call.isUrgent && html`<strong class="fault">Urgent.</strong> `}For ${audience}. ${call.headline}
      </p>
      <h2 class="question-text" id="call-${question}">${call.text}</h2>
      ${lines.length > 0 && html`<div class="as-written">${lines.join("\n")}</div>`}
      ${call.about && html`<p class="legend">${call.about}</p>`}
      ${picture !== null && html`<img src="/api/picture?question=${question}" alt=${picture} />`}
      <div class="choices" role="group" aria-label="Answers: ${call.text}">
        ${[...call.choices, ...unsure].map(
          ({ id: choice, label }) =>
            html`<button type="button" key=${choice} onClick=${() => answer("/api/press", { choice })}>${label}</button>`,
        )}
      </div>
      ${
        !isApproval &&
        html`
          <form class="pair" autocomplete="off" onSubmit=${onLine(say)}>
            <input name="words" type="text" maxlength="4000" aria-label="In your own words" placeholder="In your own words" required />
            <button type="submit">Send</button>
          </form>
        `
      }
      <p class="legend">${otherwise}</p>
    </article>
  `;
}

openPage({
  name: "Inbox",
  path: "/api/inbox",
  query: { answered: "", person: readPerson().id },
  Content: Inbox,
});
