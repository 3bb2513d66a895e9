/** Below the fold: facts, and what was not asked again. */
import { html } from "htm/preact";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */

/** @type {Record<string, string>} */
const statusWords = {
  contradicted: "out of date: the robot saw otherwise",
  superseded: "no longer so: it was moved since",
  retracted: "taken back",
  disputed: "somebody said otherwise: not used before it is settled",
};

/** @param {{ facts: HomeSnapshot["facts"] }} props */
export function Facts({ facts }) {
  const none = "Nothing yet. Answer a question, and what the robot learned stands here.";
  if (facts.length === 0) return html`<li class="empty">${none}</li>`;
  return facts.map(({ text, by, status }) => {
    const isOld = status !== "valid";
    const isStruck = status === "contradicted" || status === "retracted";
    return html`
      <li class=${isOld && "old"} data-status=${status}>
        <${isStruck ? "s" : "span"}>${text}<//>
        ${by && html`<small>${by}</small>`}
        ${isOld && html`<small class="status">${statusWords[status] ?? status}</small>`}
      </li>
    `;
  });
}

/** @param {{ reused: readonly string[] }} props */
export function Reused({ reused }) {
  const none =
    "Nothing yet. In the next task, questions that the robot need not ask again stand here.";
  if (reused.length === 0) return html`<li class="empty">${none}</li>`;
  return reused.map((text) => html`<li>${text}</li>`);
}
