/** "What should I do?": a task in one's own words, what is asked back, and the orders that wait. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { newKey } from "./browser.js";
import { Button } from "./controls.js";
import { order } from "./server.js";
import { readPerson } from "./store.js";

/** @import { OrderReply } from "../../../src/core/bot.js" */
/** @import { Clarified } from "../../../src/core/question.js" */
/** @import { PageState } from "../content.js" */
/** @typedef {{ home: string | null, text: string, clarified?: Clarified }} Given */
/** @typedef {{ given: Given, reply: OrderReply } | { given: Given, failed: string }} Told */

/** Nothing is said to be done before the server has said so. @param {Given} given @returns {Promise<Told>} */
export async function giveOrder(given) {
  const body = { ...given, key: newKey(), person: readPerson() };
  const answer = await order("/api/order", body);
  if (answer.failed) return { given, failed: answer.text };
  return { given, reply: /** @type {OrderReply} */ (/** @type {unknown} */ (answer)) };
}

/** @param {{ told: Told | null, onGive: (given: Given) => void }} props */
export function OrderReplied({ told, onGive }) {
  if (!told) return null;
  if ("failed" in told) return html`<p class="heard" data-testid="order-failed">${told.failed}</p>`;
  const { given, reply } = told;
  return html`
    <div data-testid="order-reply" data-kind=${reply.kind}>
      <p class=${reply.kind === "asked" ? "question-text" : "heard"}>${reply.text}</p>
      <div class="choices" role="group" aria-label="Answers">
        ${reply.choices.map(
          ({ label, clarified }) =>
            html`<${Button} key=${label} label=${label} testid="order-choice" onPress=${() => onGive({ ...given, clarified })} />`,
        )}
      </div>
    </div>
  `;
}

/** @param {{ examples: PageState["examples"], onGive: (text: string) => void }} props */
export function OrderExamples({ examples, onGive }) {
  if (examples.length === 0) return null;
  return html`
    <div class="examples choices" role="group" aria-label="Examples">
      ${examples.map(
        (text) =>
          html`<${Button} key=${text} label=${text} class="quiet" testid="order-example" onPress=${() => onGive(text)} />`,
      )}
    </div>
  `;
}

/** @param {{ home: string, queue: readonly { id: string, sentence: string }[], say: (text: string) => void, onChanged: () => void }} props */
export function Queue({ home, queue, say, onChanged }) {
  const [isChanging, setChanging] = useState(false);
  if (queue.length === 0) return null;
  const change = async (/** @type {string} */ id, /** @type {"drop" | "first"} */ move) => {
    setChanging(true);
    const { text } = await order("/api/queue", { home, order: id, move });
    say(text);
    onChanged();
    setChanging(false);
  };
  return html`
    <section class="queue" aria-label="What I do next" data-testid="queue">
      <h3>Next</h3>
      <ol>
        ${queue.map(
          ({ id, sentence }, at) => html`
            <li key=${id} data-testid="queued">
              <span class="first-big">${sentence}</span>
              ${at > 0 && html`<${Button} label="Do first" class="quiet" testid="queue-first" isOff=${isChanging} onPress=${() => change(id, "first")} />`}
              <${Button} label="Drop" class="quiet" testid="queue-drop" isOff=${isChanging} onPress=${() => change(id, "drop")} />
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}
